"""Writes app/geo/reference/local-times.json: local times that Python's zoneinfo reads from compiled IANA time zones.

Usage: python3 tools/time-zones/reference.py FOLDER
FOLDER is the folder from which zones.ts made app/geo/data/zones.json. The output depends on nothing else.
"""
import datetime as dt
import json
import pathlib
import random
import sys
import zoneinfo

folder = pathlib.Path(sys.argv[1]).resolve()
root = pathlib.Path(__file__).resolve().parents[2]
zoneinfo.reset_tzpath([str(folder)])
version = (folder / "tzdata.zi").read_text().split("\n", 1)[0].split()[2]
names = json.loads((root / "app/geo/data/zones.json").read_text())
# Debian merges these zones of backzone, so zoneinfo does not know their histories.
apart = json.loads((root / "tools/time-zones/backzone.json").read_text())["zones"]
names = sorted({*names["zones"], *names["aliases"]} - set(apart))
utc = dt.timezone.utc
epoch = dt.datetime(1970, 1, 1, tzinfo=utc)
draw = random.Random(20260101)


def seconds(moment):
    return round((moment - epoch).total_seconds())


def at(zone, second):
    return (epoch + dt.timedelta(seconds=second)).astimezone(zone)


first, last = seconds(dt.datetime(1900, 1, 1, tzinfo=utc)), seconds(dt.datetime(2101, 1, 1, tzinfo=utc)) - 1


def change_between(zone, low, high):
    """The first second of the period that contains `high`. The offset at `low` must be different."""
    while high - low > 1:
        middle = (low + high) // 2
        if at(zone, middle).utcoffset() == at(zone, low).utcoffset():
            low = middle
        else:
            high = middle
    return high


offsets, walls = [], []
for name in names:
    zone = zoneinfo.ZoneInfo(name)
    for _ in range(4):
        second = draw.randint(first, last)
        offsets.append([name, second, round(at(zone, second).utcoffset().total_seconds())])
    changes = []
    for _ in range(40):
        low = draw.randint(first, last - 200 * 86400)
        high = low + 200 * 86400
        if at(zone, low).utcoffset() != at(zone, high).utcoffset():
            changes.append(change_between(zone, low, high))
    for change in changes[:3]:
        for second in (change - 1, change):
            offsets.append([name, second, round(at(zone, second).utcoffset().total_seconds())])
        wall = at(zone, change).replace(tzinfo=None, second=0) + dt.timedelta(minutes=draw.randint(-90, 90))
        both = [seconds(wall.replace(tzinfo=zone, fold=fold).astimezone(utc)) for fold in (0, 1)]
        walls.append([name, wall.isoformat(timespec="minutes"), *both])

target = root / "app/geo/reference/local-times.json"
target.parent.mkdir(exist_ok=True)
rows = lambda table: "[\n  " + ",\n  ".join(json.dumps(row) for row in table) + "\n ]"
target.write_text(
    '{\n "about": '
    + json.dumps(
        "Made by tools/time-zones/reference.py with Python's zoneinfo. offsets: zone, second since 1970 UTC, seconds east. "
        "walls: zone, wall time, second since 1970 UTC by the offset before a change and by the offset after it."
    )
    + f',\n "version": "{version}",\n "offsets": {rows(offsets)},\n "walls": {rows(walls)}\n}}\n'
)
print(f"IANA {version}: {len(offsets)} offsets, {len(walls)} wall times")
