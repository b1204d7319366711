"""Makes app/astro/tables/nutation.json: the 77 terms of IAU 2000B, and prints how far they are from eraNut00b.

Each row has the multiples of l, l', F, D and the Moon's node; then, in 0.1 micro arc seconds, for the longitude the sine,
its change in a century and the cosine, and for the obliquity the cosine, its change in a century and the sine.
"""

import argparse
import importlib.metadata
import json
import os

import erfa
import numpy as np
import skyfield

from chain import ARCSEC, J2000

TERMS = 77
#: These replace the terms of the planets; milliarcseconds.
FIXED = (-0.135, 0.388)
#: Arc seconds at J2000, and in a century (Simon et al. 1994). IAU 2000B uses no other terms of them.
ARGUMENTS = [
    [485868.249036, 1717915923.2178],
    [1287104.79305, 129596581.0481],
    [335779.526232, 1739527262.8478],
    [1072260.70369, 1602961601.2090],
    [450160.398036, -6962890.5431],
]


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--out", required=True)
    out = arguments.parse_args().out
    series = np.load(os.path.join(os.path.dirname(skyfield.__file__), "data", "nutation.npz"))
    rows = np.concatenate(
        [
            series["nals_t"][:TERMS],
            series["lunisolar_longitude_coefficients"][:TERMS],
            series["lunisolar_obliquity_coefficients"][:TERMS],
        ],
        axis=1,
    ).astype(int)
    check(rows)
    head = {
        "source": "IAU 2000B (McCarthy and Luzum 2003), by skyfield " + importlib.metadata.version("skyfield"),
        "delaunay": ARGUMENTS,
        "fixedMilliarcseconds": FIXED,
    }
    with open(out, "w") as file:
        file.write(json.dumps(head)[:-1] + ',\n"terms": [\n')
        file.write(",\n".join(json.dumps(row.tolist(), separators=(",", ":")) for row in rows) + "\n]}\n")


def check(rows):
    tt = np.linspace(-36600, 36900, 999)
    t = tt / 36525
    angles = np.array([a + b * t for a, b in ARGUMENTS]) * ARCSEC
    phase = rows[:, :5] @ angles
    ps, pst, pc, ec, ect, es = (column[:, None] for column in rows[:, 5:].T)
    longitude = np.sum((ps + pst * t) * np.sin(phase) + pc * np.cos(phase), axis=0) / 1e7 + FIXED[0] / 1e3
    obliquity = np.sum((ec + ect * t) * np.cos(phase) + es * np.sin(phase), axis=0) / 1e7 + FIXED[1] / 1e3
    for what, own, theirs in zip(("longitude", "obliquity"), (longitude, obliquity), erfa.nut00b(J2000, tt)):
        print(f"{what}: {np.abs(own - theirs / ARCSEC).max():.9f} arc seconds from eraNut00b")


if __name__ == "__main__":
    main()
