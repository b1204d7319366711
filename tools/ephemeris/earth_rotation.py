"""Makes app/astro/tables/earth-rotation.json: TT minus UT1 as the IERS measured it, and TT minus UTC. See README.md.

The daily values are those of EOP 20 C04 from 1962, followed by those of finals2000A with their prediction of a year.
UT1 has no leaps, so every fifth day is enough: linear interpolation is accurate to a millisecond.
"""

import argparse
import datetime
import importlib.metadata
import json
import os

import astropy_iers_data
import erfa
import numpy as np

DATA = os.path.join(os.path.dirname(astropy_iers_data.__file__), "data")
STEP_DAYS = 5
UNIT = 1e-4
TT_MINUS_TAI = 32.184
MJD = 2400000.5


def daily():
    """Day (MJD), UT1 - UTC in seconds, and the first day whose values are predictions."""
    values = {}
    with open(os.path.join(DATA, "eopc04.1962-now")) as file:
        for line in file:
            if not line.startswith("#"):
                values[int(float(line[16:26]))] = float(line[50:62])
    predicted = None
    with open(os.path.join(DATA, "finals2000A.all")) as file:
        for line in file:
            day, flag, value = int(float(line[7:15])), line[57], line[58:68].strip()
            if not value:
                break
            if flag == "P" and predicted is None:
                predicted = day
            values.setdefault(day, float(value))
    days = sorted(values)
    assert days == list(range(days[0], days[-1] + 1))
    return np.array(days), np.array([values[day] for day in days]), predicted


def tai_minus_utc(days):
    year, month, day, fraction = erfa.jd2cal(MJD, np.asarray(days, dtype=float))
    return erfa.dat(year, month, day, fraction)


def steps(days):
    """Changes of TAI - UTC: [MJD, seconds on that day, additional seconds a day]. The last is 0 since 1972."""
    rows = []
    for day in days:
        # Read within the day, because a step comes at its end.
        value, later = tai_minus_utc([day, day + 0.5])
        rate = round(2 * (later - value), 7)
        expected = rows and rows[-1][1] + rows[-1][2] * (day - rows[-1][0])
        if not rows or rate != rows[-1][2] or abs(value - expected) > 1e-3:
            rows.append([int(day), round(float(value), 7), float(rate)])
    return rows


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--out", required=True)
    out = arguments.parse_args().out
    days, ut1_minus_utc, predicted = daily()
    delta_t = TT_MINUS_TAI + tai_minus_utc(days) - ut1_minus_utc
    last = (len(days) - 1) // STEP_DAYS * STEP_DAYS
    kept = np.rint(delta_t[: last + 1 : STEP_DAYS] / UNIT).astype(int)
    between = np.interp(days[: last + 1], days[: last + 1 : STEP_DAYS], kept * UNIT)
    errors = np.abs(between - delta_t[: last + 1])
    print(f"{len(kept)} values; a straight line misses the daily ones by {errors.max():.5f} s at worst, {np.sqrt(np.mean(errors**2)):.5f} rms")
    table = {
        "source": "IERS EOP 20 C04 and finals2000A, by astropy-iers-data " + importlib.metadata.version("astropy-iers-data"),
        "predictedFrom": (datetime.date(1858, 11, 17) + datetime.timedelta(predicted)).isoformat(),
        "firstMjd": int(days[0]),
        "stepDays": STEP_DAYS,
        "unit": UNIT,
        "taiMinusUtc": steps(days),
        "deltaT": [int(kept[0]), *(int(step) for step in np.diff(kept))],
    }
    with open(out, "w") as file:
        head, values = json.dumps(table)[:-1].split('"deltaT": ')
        file.write("{\n  " + head[1:].replace(', "', ',\n  "') + '"deltaT": ' + values + "\n}\n")


if __name__ == "__main__":
    main()
