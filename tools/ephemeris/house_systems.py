"""Cusps of each house system by Swiss Ephemeris, for the tests of app/astro/house-systems.ts.

Keeps the instants of the file and computes the cusps of every system in LETTERS again. It needs pyswisseph (AGPL), which
is in no requirements file and in no part of Qismah: only the numbers are kept.
"""

import argparse
import json

import swisseph as swe

# The key in app/astro/types.ts, and the letter for swe_houses_armc.
LETTERS = {
    "placidus": b"P",
    "porphyry": b"O",
    "equal": b"E",
    "whole-sign": b"W",
    "alcabitius": b"B",
    "regiomontanus": b"R",
}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", help="app/astro/reference/house-systems.json; written in place")
    path = parser.parse_args().file
    with open(path) as file:
        reference = json.load(file)
    for row in reference["rows"]:
        sky = row["ramc"], row["latitude"], row["obliquity"]
        row["cusps"] = {
            system: [round(cusp, 6) for cusp in swe.houses_armc(*sky, letter)[0]] for system, letter in LETTERS.items()
        }
    letters = ", ".join(letter.decode() for letter in LETTERS.values())
    reference["meta"]["source"] = f"Swiss Ephemeris {swe.version} through pyswisseph, swe_houses_armc with {letters}"
    with open(path, "w") as file:
        json.dump(reference, file, separators=(",", ":"))


main()
