"""Makes app/astro/reference/iau-functions.json: what pyerfa has for frame.ts, nutation.ts, nodes.ts and
deflection.ts, which share no code with it. Angles are degrees; `tt` and `ut1` are days since J2000.
"""

import argparse
import json

import erfa
import numpy as np

from chain import J2000

#: From 1900 to 2100, and J2000 itself.
DAYS = [-36524.75, -30011.125, -22222.375, -14000.6, -7305.5, 0.0, 1826.2, 9000.9, 17321.33, 25000.75, 31000.05, 36890.5]
#: Five and ten centuries away, where the higher powers of sidereal time count.
FAR_DAYS = [-365250.0, -182625.4, 182625.1, 365250.7]
#: TT minus UT1 of these rows, days: large, so that the one is not taken for the other.
DELTA_T = 0.25
#: Half of the step of a slope, days.
HALF = 0.001
#: The same for precession, whose slope is all but constant.
PRECESSION_HALF = 100
#: Longitude, latitude, distance and their changes a day of a planet; longitude and its change a day, and distance, of the Sun.
SKIES = [
    # Near the Sun and behind it, on each side.
    [100.3, 0.1, 1.7, 1.2, 0.05, -0.003, 100.0, 0.98, 1.01],
    [99.6, -0.2, 1.4, 1.3, -0.07, 0.004, 100.0, 0.96, 0.99],
    [359.9, 0.3, 30.2, -0.02, 0.001, 0.01, 0.2, 1.01, 0.985],
    # Behind the Sun's disc, and behind its middle.
    [100.02, 0.03, 1.7, 1.2, 0.05, -0.003, 100.0, 0.98, 1.01],
    [100.003, 0.002, 30.0, 0.5, 0.05, 0.8, 100.0, 0.98, 1.01],
    # Square to the Sun, and opposite.
    [10.0, 1.5, 1.2, 0.6, 0.03, 0.008, 100.0, 0.97, 1.0],
    [280.2, -2.5, 4.1, -0.1, 0.02, -0.005, 100.0, 0.97, 1.0],
    # Between the Earth and the Sun.
    [101.0, -0.5, 0.3, -0.6, 0.2, 0.001, 100.0, 0.97, 1.0],
    # Far from the ecliptic, the last faster than any planet.
    [140.0, 17.0, 33.0, 0.03, 0.004, -0.01, 100.0, 0.97, 1.0],
    [60.0, -17.0, 29.0, 0.03, -0.004, 0.01, 100.0, 0.95, 1.015],
    [120.0, 40.0, 5.0, 2.0, 5.0, 0.01, 100.0, 0.97, 1.0],
]


def slope(function, at, half):
    return (function(at + half) - function(at - half)) / (2 * half)


def unit(longitude, latitude):
    return erfa.s2c(np.radians(longitude), np.radians(latitude))


def bent(sky, days):
    """Longitude and latitude after the Sun has bent the light, degrees, some days later."""
    lon, lat, rho, lon_rate, lat_rate, rho_rate, sun, sun_rate, em = sky
    p = unit(lon + lon_rate * days, lat + lat_rate * days)
    e = -unit(sun + sun_rate * days, 0.0)
    q = em * e + (rho + rho_rate * days) * p
    to = erfa.ld(1.0, p, q / np.linalg.norm(q), e, em, 1e-6)
    theta, phi = erfa.c2s(to)
    return np.degrees(theta) % 360, np.degrees(phi)


def bending(sky):
    lon, lat, _, lon_rate, *_ = sky
    shift = lambda days: (bent(sky, days)[0] - lon - lon_rate * days + 180) % 360 - 180
    return {
        "sky": sky,
        # Arc seconds, and arc seconds a day.
        "longitude": round(float(shift(0)) * 3600, 7),
        "latitude": round(float(bent(sky, 0)[1] - lat) * 3600, 7),
        "rate": round(float(slope(shift, 0, HALF)) * 3600, 6),
    }


def frame(tt):
    longitude, obliquity = erfa.nut00b(J2000, tt)
    eps = erfa.obl06(J2000, tt)
    ut1 = tt - DELTA_T
    mean = erfa.gmst06(J2000, ut1, J2000, tt)
    precession = lambda at: erfa.p06e(J2000, at)[12]
    centuries = tt / 36525
    shift = lambda at: erfa.nut00b(J2000, at)[0]
    degrees = lambda angle, places: round(float(np.degrees(angle)), places)
    return {
        "tt": tt,
        "ut1": ut1,
        "nutation": [degrees(longitude, 14), degrees(obliquity, 14), degrees(slope(shift, tt, HALF), 13)],
        "obliquity": degrees(eps, 13),
        "meanSidereal": degrees(mean % (2 * np.pi), 11),
        "sidereal": degrees((mean + erfa.ee00(J2000, tt, eps, longitude)) % (2 * np.pi), 11),
        "precessionRate": degrees(slope(precession, tt, PRECESSION_HALF), 16),
        "arguments": {
            "moonAnomaly": degrees(erfa.fal03(centuries) % (2 * np.pi), 11),
            "elongation": degrees(erfa.fad03(centuries) % (2 * np.pi), 11),
            "node": degrees(erfa.faom03(centuries) % (2 * np.pi), 11),
        },
    }


def far(tt):
    row = frame(tt)
    return {"tt": tt, "ut1": row["ut1"], "meanSidereal": row["meanSidereal"], "node": row["arguments"]["node"]}


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--out", required=True)
    out = arguments.parse_args().out
    rows = lambda items: ",\n".join(json.dumps(item, separators=(",", ":")) for item in items)
    with open(out, "w") as file:
        parts = {"instants": map(frame, DAYS), "farInstants": map(far, FAR_DAYS), "bending": map(bending, SKIES)}
        file.write("{" + ",\n".join(f'"{name}": [\n{rows(items)}\n]' for name, items in parts.items()) + "}\n")


if __name__ == "__main__":
    main()
