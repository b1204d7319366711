"""Charts from the kernel itself, by jplephem and pyerfa, at random instants and places. The tests compare the engine with them.

Only the kernel is common with the engine: light deflection is that of eraLd, nutation IAU 2006/2000A, sidereal time
eraGst06a, UT1 from the daily values of the IERS, speeds by differences, cusps by halving. See README.md.
"""

import argparse
import datetime
import json
import os

import erfa
import numpy as np

from chain import ARCSEC, AU_PER_DAY_OF_LIGHT, BODIES, J2000, barycentric, mean_ecliptic, places, spherical, tdb_fraction
from earth_rotation import MJD, TT_MINUS_TAI, daily, tai_minus_utc
from tables import FULL_CIRCLE, rate

YEARLY = os.path.join(os.path.dirname(__file__), "../../app/astro/tables/delta-t.json")
MJD_J2000 = 51544.5
MS_PER_DAY = 86400000
EPOCH = datetime.datetime(2000, 1, 1, 12)
MS_J2000 = 946728000000


def times(ms):
    """TT and UT1, days since J2000, of UTC in milliseconds since 1970."""
    utc = (ms - MS_J2000) / MS_PER_DAY
    mjd = utc + MJD_J2000
    days, ut1_minus_utc, _ = daily()
    tai = tai_minus_utc(days)
    known_delta_t = TT_MINUS_TAI + tai - ut1_minus_utc
    first, last = days[0], days[0] + (len(days) - 1) // 5 * 5
    known = (mjd >= first) & (mjd < last)
    with open(YEARLY) as file:
        table = json.load(file)["table"]
    starts = [(datetime.datetime(int(year), 1, 1) - EPOCH).total_seconds() / 86400 for year in table]
    yearly = lambda at: np.interp(at, starts, list(table.values()))
    carried = known_delta_t[last - first] - yearly(last - MJD_J2000)
    delta_t = np.where(known, np.interp(mjd, days, known_delta_t), yearly(utc) + np.where(mjd >= last, carried, 0))
    to_tt = np.where(known, TT_MINUS_TAI + tai_minus_utc(np.clip(mjd, first, None)), delta_t)
    tt = utc + to_tt / 86400
    return tt, tt - delta_t / 86400


def true_node(tt):
    """The ascending node of the Moon's osculating orbit on the mean ecliptic of date; arc seconds, no nutation."""
    tdb = tdb_fraction(J2000, tt)
    earth, earth_velocity = barycentric("Earth", J2000, tdb)
    moon, moon_velocity = barycentric("Moon", J2000, tdb)
    day = np.full(tt.shape, J2000)
    normal = mean_ecliptic(day, tt, np.cross(moon - earth, moon_velocity - earth_velocity))
    return np.arctan2(normal[:, 0], -normal[:, 1]) / ARCSEC


def ascension_of(longitude, eps):
    return np.arctan2(np.sin(longitude) * np.cos(eps), np.cos(longitude))


def turned(angle):
    return (angle + np.pi) % (2 * np.pi) - np.pi


def halved(function, low, high):
    """The zero of an increasing function, by bisection."""
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if function(middle) < 0 else (low, middle)
    return (low + high) / 2


def angles(ramc, eps, latitude):
    """Ascendant, Midheaven and the cusps 11, 12, 2 and 3 of Placidus, from their definitions on the sphere; degrees."""
    declination = lambda lon: np.arcsin(np.sin(eps) * np.sin(lon))
    ahead = lambda lon: turned(ascension_of(lon, eps) - ramc)
    half_arc = lambda lon: np.arccos(-np.tan(latitude) * np.tan(declination(lon)))
    midheaven = halved(lambda lon: ahead(lon), *around(ramc, 0.2))
    low, high = midheaven + 1e-9, midheaven + np.pi - 1e-9
    share = lambda part: halved(lambda lon: (ahead(lon) % (2 * np.pi)) - part * half_arc(lon), low, high)
    # Below the horizon by the nocturnal arc, counted back from the lower meridian.
    below = lambda part: halved(
        lambda lon: (ahead(lon) % (2 * np.pi)) - np.pi + part * (np.pi - half_arc(lon)), low, high
    )
    found = [share(1), midheaven, share(1 / 3), share(2 / 3), below(2 / 3), below(1 / 3)]
    return [float(np.degrees(lon) % 360) for lon in found]


def around(angle, width):
    return angle - width, angle + width


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--out", required=True)
    arguments.add_argument("--count", type=int, required=True)
    arguments.add_argument("--seed", type=int, default=2000)
    given = arguments.parse_args()
    random = np.random.default_rng(given.seed)
    first = (datetime.datetime(1900, 1, 1) - datetime.datetime(1970, 1, 1)).total_seconds() * 1000
    last = (datetime.datetime(2101, 1, 1) - datetime.datetime(1970, 1, 1)).total_seconds() * 1000
    ms = np.sort(np.floor(first + (last - first) * random.random(given.count)))
    latitude = random.uniform(-66, 66, given.count).round(4)
    longitude = random.uniform(-180, 180, given.count).round(4)
    tt, ut1 = times(ms)

    shift = lambda at: erfa.nut06a(J2000, at)[0] / ARCSEC
    bodies = {}
    for name in BODIES:
        lon, lat, _ = places(name, J2000, tt, deflection=True)
        speed = rate(lambda at: places(name, J2000, at, deflection=True)[0] + shift(at), tt, half=0.005)
        bodies[name] = np.stack([(lon + shift(tt)) % FULL_CIRCLE, lat, speed], axis=1) / 3600
    node = (true_node(tt) + shift(tt)) % FULL_CIRCLE / 3600
    node_speed = rate(lambda at: true_node(at) + shift(at), tt, half=0.005) / 3600
    eps = erfa.obl06(J2000, tt) + erfa.nut06a(J2000, tt)[1]
    sidereal = erfa.gst06a(J2000, ut1, J2000, tt)

    instants = []
    for i in range(given.count):
        ramc = (sidereal[i] + np.radians(longitude[i])) % (2 * np.pi)
        instants.append(
            {
                "utc": int(ms[i]),
                "tt": round(float(tt[i]), 10),
                "ut1": round(float(ut1[i]), 10),
                "latitude": float(latitude[i]),
                "longitude": float(longitude[i]),
                "bodies": [[round(float(value), 8) for value in bodies[name][i]] for name in BODIES],
                "trueNode": [round(float(node[i]), 8), round(float(node_speed[i]), 8)],
                "obliquity": round(float(np.degrees(eps[i])), 8),
                "sidereal": round(float(np.degrees(sidereal[i])), 8),
                "angles": [round(value, 8) for value in angles(ramc, eps[i], np.radians(latitude[i]))],
            }
        )
    with open(given.out, "w") as file:
        file.write('{"instants": [\n' + ",\n".join(json.dumps(row, separators=(",", ":")) for row in instants) + "\n]}\n")


if __name__ == "__main__":
    main()
