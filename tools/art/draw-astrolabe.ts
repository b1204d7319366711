/**
 * Draws `public/art/astrolabe.svg`: the plate of an astrolabe for Makkah under its rete, computed and not sketched. Run
 * with `npx tsx tools/art/draw-astrolabe.ts > public/art/astrolabe.svg`.
 *
 * Stereographic projection from the south celestial pole onto the plane of the equator, south at the top, bounded by
 * the tropic of Capricorn, as on the instrument. Star positions: J2000, Hipparcos.
 */
const RADIANS = Math.PI / 180
const OBLIQUITY = 23.44
const LATITUDE = 21.42
const LIMB = 470
const TROPIC = 420
const EQUATOR = TROPIC / Math.tan(((90 + OBLIQUITY) / 2) * RADIANS)
const CANCER = EQUATOR * Math.tan(((90 - OBLIQUITY) / 2) * RADIANS)
/** Degrees by which the rete is turned over the plate. */
const TURN = 24

/** Right ascension and declination in degrees, and visual magnitude, of stars that historical astrolabes show. */
const STARS: [number, number, number][] = [
  [2.1, 29.09, 2.1], // Alpheratz
  [45.57, 4.09, 2.5], // Menkar
  [47.04, 40.96, 2.1], // Algol
  [68.98, 16.51, 0.9], // Aldebaran
  [78.63, -8.2, 0.1], // Rigel
  [79.17, 46.0, 0.1], // Capella
  [88.79, 7.41, 0.5], // Betelgeuse
  [101.29, -16.72, -1.5], // Sirius
  [114.83, 5.22, 0.4], // Procyon
  [141.9, -8.66, 2.0], // Alphard
  [152.09, 11.97, 1.4], // Regulus
  [165.93, 61.75, 1.8], // Dubhe
  [177.26, 14.57, 2.1], // Denebola
  [201.3, -11.16, 1.0], // Spica
  [213.92, 19.18, -0.1], // Arcturus
  [233.67, 26.71, 2.2], // Alphecca
  [263.73, 12.56, 2.1], // Rasalhague
  [279.23, 38.78, 0.0], // Vega
  [297.7, 8.87, 0.8], // Altair
  [310.36, 45.28, 1.3], // Deneb
  [326.05, 9.88, 2.4], // Enif
  [346.19, 15.21, 2.5], // Markab
]

type Point = [number, number]

const n = (value: number) => String(Math.round(value * 10) / 10)
const at = ([x, y]: Point) => `${n(x)} ${n(y)}`
const polar = (angle: number, radius: number): Point => [
  Math.cos(angle * RADIANS) * radius,
  -Math.sin(angle * RADIANS) * radius,
]
/** The point on the rete for a right ascension and declination. */
const onRete = (ra: number, dec: number): Point =>
  polar(90 + TURN - ra, EQUATOR * Math.tan(((90 - dec) / 2) * RADIANS))

function ecliptic(longitude: number): Point {
  const l = longitude * RADIANS
  const e = OBLIQUITY * RADIANS
  const ra = Math.atan2(Math.sin(l) * Math.cos(e), Math.cos(l)) / RADIANS
  return onRete(ra, Math.asin(Math.sin(l) * Math.sin(e)) / RADIANS)
}

/** The band of the zodiac on the rete; it touches the outer tropic where Capricorn begins. */
const RING = {
  centre: polar(90 + TURN - 270, (TROPIC - CANCER) / 2),
  outer: (TROPIC + CANCER) / 2,
  inner: (TROPIC + CANCER) / 2 - 34,
}

const circle = ([x, y]: Point, r: number, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"${more}/>`
const strokes = (segments: [Point, Point][]) =>
  `<path d="${segments.map(([a, b]) => `M${at(a)}L${at(b)}`).join('')}"/>`
const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

const sinLat = Math.sin(LATITUDE * RADIANS)
const cosLat = Math.cos(LATITUDE * RADIANS)

/** The circle of one altitude above the horizon of Makkah. */
function almucantar(altitude: number): { centre: Point; radius: number } {
  const below = sinLat + Math.sin(altitude * RADIANS)
  return {
    centre: [0, -(EQUATOR * cosLat) / below],
    radius: (EQUATOR * Math.cos(altitude * RADIANS)) / below,
  }
}

function plate(): string {
  const horizon = almucantar(0)
  const altitudes = range(10, 80, 10).map(almucantar)
  const azimuths = range(-75, 75, 15).map((azimuth) => {
    const tan = Math.tan(azimuth * RADIANS)
    return circle(
      [(EQUATOR / cosLat) * tan, (EQUATOR * sinLat) / cosLat],
      EQUATOR / cosLat / Math.cos(azimuth * RADIANS),
    )
  })
  return [
    `<g clip-path="url(#tropic)" opacity=".42">`,
    circle(horizon.centre, horizon.radius, ' stroke-width="2"'),
    ...altitudes.map(({ centre, radius }) => circle(centre, radius)),
    `<g clip-path="url(#sky)">${azimuths.join('')}</g>`,
    strokes([
      [
        [0, -TROPIC],
        [0, TROPIC],
      ],
      [
        [-TROPIC, 0],
        [TROPIC, 0],
      ],
    ]),
    '</g>',
    `<g opacity=".5">${circle([0, 0], EQUATOR)}${circle([0, 0], CANCER)}</g>`,
  ].join('\n')
}

function limb(): string {
  const ticks = range(0, 359, 1).map((degree): [Point, Point] => {
    const length = degree % 30 === 0 ? 42 : degree % 5 === 0 ? 18 : 9
    return [polar(degree, LIMB - length), polar(degree, LIMB)]
  })
  return [
    circle([0, 0], LIMB, ' stroke-width="2.5"'),
    circle([0, 0], LIMB - 18),
    circle([0, 0], TROPIC, ' stroke-width="2.5"'),
    `<g opacity=".75">${strokes(ticks)}</g>`,
  ].join('\n')
}

function eclipticRing(): string {
  const centre = RING.centre
  const towards = ([px, py]: Point, r: number): Point => {
    const length = Math.hypot(px - centre[0], py - centre[1])
    return [centre[0] + ((px - centre[0]) / length) * r, centre[1] + ((py - centre[1]) / length) * r]
  }
  const marks = range(0, 355, 5).map((longitude): [Point, Point] => {
    const point = ecliptic(longitude)
    return [towards(point, longitude % 30 === 0 ? RING.inner : RING.outer - 12), towards(point, RING.outer)]
  })
  return [
    circle(centre, RING.outer, ' stroke-width="3"'),
    circle(centre, RING.outer - 12),
    circle(centre, RING.inner, ' stroke-width="2"'),
    strokes(marks),
  ].join('\n')
}

/** A leaf from the nearest band of the rete that points at its star. */
function pointer([ra, dec, magnitude]: [number, number, number]): string {
  const star = onRete(ra, dec)
  const distance = Math.hypot(...star)
  const { centre } = RING
  const fromRing = Math.hypot(star[0] - centre[0], star[1] - centre[1])
  const band = fromRing > RING.outer ? RING.outer : RING.inner
  const scale = band / fromRing
  let foot: Point = [centre[0] + (star[0] - centre[0]) * scale, centre[1] + (star[1] - centre[1]) * scale]
  const toTropic = TROPIC - distance
  if (toTropic < Math.abs(fromRing - band))
    foot = [(star[0] / distance) * TROPIC, (star[1] / distance) * TROPIC]
  const along: Point = [star[0] - foot[0], star[1] - foot[1]]
  const length = Math.hypot(...along)
  if (length < 12 || (fromRing < RING.outer && fromRing > RING.inner)) return rosette(star, magnitude)
  const side: Point = [-along[1] / length, along[0] / length]
  const bend = Math.min(26, length * 0.35)
  const shift = (t: number, s: number): Point => [
    foot[0] + along[0] * t + side[0] * s,
    foot[1] + along[1] * t + side[1] * s,
  ]
  return `<path d="M${at(shift(0, -8))}Q${at(shift(0.45, bend))} ${at(star)}Q${at(shift(0.55, bend + 11))} ${at(shift(0, 8))}" fill="#0c1428"/>${rosette(star, magnitude)}`
}

/** Eight rays; they are longer for brighter stars. */
function rosette([x, y]: Point, magnitude: number): string {
  const long = 11 - magnitude * 2
  const corners = range(0, 15, 1).map((index) => {
    const [dx, dy] = polar(index * 22.5, index % 2 === 0 ? long : long * 0.42)
    return at([x + dx, y + dy])
  })
  return `<path d="M${corners.join('L')}Z" fill="#ecd08e" stroke="none"/>`
}

function svg(): string {
  const horizon = almucantar(0)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-500 -500 1000 1000" width="1000" height="1000">
<defs><clipPath id="tropic">${circle([0, 0], TROPIC)}</clipPath><clipPath id="sky">${circle(horizon.centre, horizon.radius)}</clipPath></defs>
<g fill="none" stroke="#c9a75c" stroke-width="1.2">
${plate()}
${limb()}
<g stroke="#dcb968">
${eclipticRing()}
<g stroke-width="1.6">${STARS.map(pointer).join('\n')}</g>
${circle([0, 0], 9, ' fill="#0c1428" stroke-width="2.5"')}
</g></g></svg>
`
}

process.stdout.write(svg())
