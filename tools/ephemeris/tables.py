"""The layout of the tables, and how they are made and read: the only place with the file's format.

The file, little-endian throughout:

    u32  CRC-32 of all that follows
    u32  length of the header in bytes, a multiple of 4
    JSON header (ASCII, padded with spaces): version, source, the span, and for each body its series
    body series after series: 32-bit integers, the low 16 bits of 24-bit ones, 16-bit integers, the high 8 bits of
         24-bit ones, 8-bit integers; each plane by segments, and padded with zeros to a multiple of 4 bytes

A series is cut in segments of equal length. Each has `counts` Chebyshev coefficients, as integers of `unit` (arc
seconds, or AU for distances): those that need 32 bits first, then 24, 16, 8. A coefficient of a high order is small, so
the widths fall with the order.
"""

import json
import math
import zlib

import numpy as np

from chain import BODIES, J2000, places

VERSION = 1
#: TT, days since J2000. The engine computes charts from 1899-12-31 to 2101-01-02; the tables have eight months more on each side.
START = 2414760.5 - J2000
DAYS = 73920
ARCSECONDS = 0.0005
#: Days in a segment, coefficients of longitude, latitude and distance, unit of distance (AU). The distance is needed only
#: for the Sun's bending of light, for which a thousandth is enough. The bending does not affect the Moon.
LAYOUT = {
    "Sun": (64, 28, 18, 7, 1e-4),
    "Moon": (32, 38, 37, 0, 0),
    "Mercury": (40, 30, 25, 12, 1e-4),
    "Venus": (64, 35, 25, 8, 1e-4),
    "Mars": (64, 32, 23, 6, 1e-4),
    "Jupiter": (64, 24, 15, 6, 5e-4),
    "Saturn": (64, 21, 13, 5, 1e-3),
    "Uranus": (96, 26, 15, 5, 1e-3),
    "Neptune": (96, 24, 14, 5, 1e-3),
    "Pluto": (96, 24, 16, 5, 1e-3),
}
#: Sampled at more points than there are coefficients, so that the error of the truncation is small everywhere.
MORE_POINTS = 12
FULL_CIRCLE = 360 * 3600


def fit(name):
    """Chebyshev coefficients of a body: for longitude, latitude (arc seconds) and distance (AU), a row for each segment."""
    days, *counts, _ = LAYOUT[name]
    segments = DAYS // days
    points = max(counts) + MORE_POINTS
    angles = [math.pi * (i + 0.5) / points for i in range(points)]
    x = np.array([math.cos(angle) for angle in angles])
    weights = np.array([[math.cos(k * angle) * (1 if k == 0 else 2) / points for angle in angles] for k in range(points)])
    tt = START + days * (np.arange(segments)[:, None] + 0.5) + days / 2 * x[None, :]
    longitude, latitude, distance = places(name, J2000, tt.ravel())
    shape = (segments, points)
    longitude = np.unwrap(longitude.reshape(shape), axis=1, period=FULL_CIRCLE)
    result = []
    for values, count in zip((longitude, latitude.reshape(shape), distance.reshape(shape)), counts):
        result.append(np.stack([np.sum(values * weights[k], axis=1) for k in range(count)], axis=1) if count else None)
    # Full turns are in the first coefficient only, which is kept within half a turn of 0.
    result[0][:, 0] = (result[0][:, 0] + FULL_CIRCLE / 2) % FULL_CIRCLE - FULL_CIRCLE / 2
    return result


def whole(coefficients, unit):
    """Coefficients as integers of the unit, rounded up or down so that the slopes at a segment's ends stay exact.

    The slope there is the sum of k^2 c_k, separately for even and for odd k, and rounding each coefficient to the nearest
    would have its largest effect there. From the highest order down, each is rounded to the side that keeps the sum closer.
    """
    exact = coefficients / unit
    numbers = np.rint(exact)
    error = np.zeros((2, len(exact)))
    for k in range(exact.shape[1] - 1, 0, -1):
        down = np.floor(exact[:, k])
        if_down = error[k % 2] + k * k * (down - exact[:, k])
        if_up = if_down + k * k
        goes_up = np.abs(if_up) < np.abs(if_down)
        numbers[:, k] = down + goes_up
        error[k % 2] = np.where(goes_up, if_up, if_down)
    return numbers.astype(np.int64)


def counts_by_width(numbers):
    """How many coefficients, in order, need 32, 24, 16 and 8 bits."""
    most = np.abs(numbers).max(axis=0)
    bits = [8 if m < 2**7 else 16 if m < 2**15 else 24 if m < 2**23 else 32 for m in most]
    assert max(most) < 2**31
    for k in range(len(bits) - 2, -1, -1):
        bits[k] = max(bits[k], bits[k + 1])
    return [bits.count(width) for width in (32, 24, 16, 8)]


def planes(numbers, counts):
    a, b, c, _ = np.cumsum(counts)
    long, middle, short, tiny = np.split(numbers, [a, b, c], axis=1)
    for plane, kind in (
        (long, "<i4"),
        (middle & 0xFFFF, "<u2"),
        (short, "<i2"),
        (middle >> 16, "i1"),
        (tiny, "i1"),
    ):
        data = np.ascontiguousarray(plane).astype(kind).tobytes()
        yield data + bytes(-len(data) % 4)


def encode(fitted, source):
    bodies, body = [], b""
    for name in BODIES:
        days, *_, distance_unit = LAYOUT[name]
        series = []
        for values, unit in zip(fitted[name], (ARCSECONDS, ARCSECONDS, distance_unit)):
            if values is None:
                continue
            numbers = whole(values, unit)
            counts = counts_by_width(numbers)
            series.append({"unit": unit, "counts": counts})
            body += b"".join(planes(numbers, counts))
        bodies.append({"name": name, "days": days, "series": series})
    header = {"version": VERSION, **source, "start": START, "days": DAYS, "bodies": bodies}
    text = json.dumps(header, separators=(",", ":")).encode("ascii")
    text += b" " * (-len(text) % 4)
    rest = len(text).to_bytes(4, "little") + text + body
    return zlib.crc32(rest).to_bytes(4, "little") + rest


def decode(file):
    """Header and, for each body, its coefficients as the file holds them."""
    assert int.from_bytes(file[:4], "little") == zlib.crc32(file[4:])
    size = int.from_bytes(file[4:8], "little")
    header = json.loads(file[8 : 8 + size])
    at = 8 + size

    def plane(kind, segments, count):
        nonlocal at
        values = np.frombuffer(file, kind, segments * count, at).reshape(segments, count).astype(np.int64)
        at += -(-values.size * np.dtype(kind).itemsize // 4) * 4
        return values

    bodies = {}
    for body in header["bodies"]:
        segments = header["days"] // body["days"]
        bodies[body["name"]] = []
        for series in body["series"]:
            n32, n24, n16, n8 = series["counts"]
            long, low = plane("<i4", segments, n32), plane("<u2", segments, n24)
            short, high, tiny = plane("<i2", segments, n16), plane("i1", segments, n24), plane("i1", segments, n8)
            numbers = np.concatenate([long, high * 65536 + low, short, tiny], axis=1)
            bodies[body["name"]].append(numbers * series["unit"])
    assert at == len(file)
    return header, bodies


def evaluate(days, coefficients, tt):
    """Value and daily change of a series at instants in TT days since J2000."""
    turn = (tt - START) / days
    segment = np.clip(np.floor(turn).astype(int), 0, len(coefficients) - 1)
    x = 2 * (turn - segment) - 1
    own = coefficients[segment].T
    value = np.polynomial.chebyshev.chebval(x, own, tensor=False)
    slope = np.polynomial.chebyshev.chebval(x, np.polynomial.chebyshev.chebder(own), tensor=False)
    return value, slope * 2 / days


def rate(function, tt, half=0.02):
    """Daily change of an angle in arc seconds, from four points."""
    a, b, c, d = (function(tt + k * half) for k in (-2, -1, 1, 2))
    turned = lambda p, q: (q - p + FULL_CIRCLE / 2) % FULL_CIRCLE - FULL_CIRCLE / 2
    return (8 * turned(b, c) - turned(a, d)) / (12 * half)
