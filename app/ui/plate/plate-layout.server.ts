import {
  type Chart,
  type Direction,
  FAINTEST_STAR,
  localSky,
  type Planet,
  SIGNS,
  STAR_FIGURES,
  type Star,
  starsAt,
} from '#app/astro/index.server.ts'
import { LOT_PATH, PLANET_PATHS, SIGN_PATHS } from '#app/ui/base/glyphs.tsx'
import { type Box, cornersOf, LabelPlaces, LED, type Marked } from './label-places.ts'
import {
  CENTRE,
  type Colour,
  type Ground,
  type Label,
  MARK_SIZE,
  NAME_SIZE,
  type PlateView,
  RADIUS,
  type Shape,
  type SkyLight,
} from './plate-view.ts'
import {
  atAzimuth,
  beside,
  circlePath,
  type Piece,
  pathOf,
  rosettePath,
  type Spot,
  spotOf,
  tenth,
  trace,
} from './projection.ts'

/** What the eye sees. An outer planet is drawn only if it rules the lot. */
const SEEN: readonly Planet[] = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn']
const MOST_NAMES = 12
/** A name lower than this would lie on the horizon. */
const LOWEST_NAMED = 4
/** Altitudes of the Sun at which the sky is dark, and at which only the brightest stars can be seen. */
const NIGHT = -18
const BRIGHT_TWILIGHT = -6
const STEP = 3
const ON_HORIZON = 1e-5
const RADIANS = Math.PI / 180
const LIGHT_RADIUS = 17
const GLYPH = 34
const LOT_GLYPH = 50
const SIGN_GLYPH = 24
const NAME_HALF_HEIGHT = 0.42
/** Stars brighter than this have rays. */
const BRIGHT = 1.6
/** Widths of magnitudes, each with the faintest that it has. */
const STAR_SIZES = [
  { until: 0.6, rosette: 11.5 },
  { until: BRIGHT, rosette: 9 },
  { until: 2.1, width: 7.2 },
  { until: 2.6, width: 6 },
  { until: 3.1, width: 4.8 },
  { until: FAINTEST_STAR, width: 3.6 },
] as const

interface Placed {
  spot: Spot
  direction: Direction
}

/** The drawing of a chart's sky. The same chart always gives the same drawing. */
export function layoutPlate(chart: Chart): PlateView {
  const sky = localSky(chart)
  const stars = starsAt(chart)
  const light = lightOf(chart.sunAltitude)
  const at = (longitude: number, latitude = 0): Placed => {
    const direction = sky.ofEcliptic(longitude, latitude)
    return { direction, spot: spotOf(direction) }
  }
  const course = (from: number, length: number): Piece[] => {
    const steps = Math.max(1, Math.ceil(length / STEP))
    const directions = Array.from({ length: steps + 1 }, (_, i) => at(from + (length * i) / steps).direction)
    // The Ascendant is on the horizon: it belongs to the side to which the curve goes on.
    if (Math.abs(directions[0]!.altitude) < ON_HORIZON)
      directions[0] = { ...directions[0]!, altitude: Math.sign(directions[1]!.altitude) * ON_HORIZON }
    return trace(directions)
  }
  const { partOfFortune: lot, ascendant } = chart
  const bodies = chart.planets
    .filter(({ name }) => SEEN.includes(name) || name === lot.ruler)
    .map((body) => ({ ...body, ...at(body.longitude, body.latitude) }))
  const [sun, moon] = [bodies[0]!, bodies[1]!]
  const lotPlace = at(lot.longitude)
  const ecliptic = course(ascendant, 360)
  const [from, to] = lot.reversed ? [moon, sun] : [sun, moon]
  const arcLength = turn(lot.longitude - ascendant)
  const arcPieces = course(ascendant, arcLength)
  const between = course(from.longitude, turn(to.longitude - from.longitude))

  const labels = new LabelPlaces()
  for (const body of [sun, moon]) labels.keepClear(body.spot, LIGHT_RADIUS + 3)
  for (const body of bodies.slice(2)) labels.keepClear(body.spot, 6)
  labels.keepClear(lotPlace.spot, 20)
  for (const piece of arcPieces) for (const spot of piece) labels.avoid(spot, 4)
  for (const piece of ecliptic) for (const spot of piece) labels.avoid(spot, 2)
  for (const star of stars.filter(({ altitude, magnitude }) => altitude > 0 && magnitude < FAINTEST_STAR)) {
    if (star.magnitude < BRIGHT) labels.keepClear(spotOf(star), 9)
    else labels.avoid(spotOf(star), star.magnitude < 2.1 ? 12 : 3)
  }

  const above: Ground = { shapes: [], glyphs: [], names: [] }
  const lights: Ground = { shapes: [], glyphs: [], names: [] }
  const below: Ground = { shapes: [], glyphs: [], names: [] }
  const groundOf = ({ altitude }: Direction) => (altitude >= 0 ? above : below)

  above.shapes.push(...network(light), ...figures(stars, light))
  above.shapes.push(...starShapes(stars, chart.sunAltitude))
  for (const piece of ecliptic)
    (isAbove(piece) ? above : below).shapes.push({ d: pathOf(piece), stroke: 'gilt', width: 1.6 })
  below.shapes.push(...rim())
  for (const piece of between)
    (isAbove(piece) ? above : below).shapes.push({
      d: pathOf(beside(piece, 9)),
      stroke: 'gold',
      width: 2.4,
      dash: [0.1, 7],
    })
  const boundaries = SIGNS.map((_, i) => signBoundary((longitude) => at(longitude), i * 30))
  above.shapes.push({ d: boundaries.join(''), stroke: 'gilt', width: 1.6 })

  // The lot first, then the planets: they keep the places nearest to their marks.
  const placeGlyph = (
    { spot, direction }: Placed,
    radius: number,
    size: number,
    path: string,
    colour: Colour,
    isRuler = false,
  ) => {
    const half = size / 2 + (isRuler ? 6 : 0)
    const box = labels.place({
      at: spot,
      radius,
      halfWidth: half,
      halfHeight: half,
      fits: direction.altitude >= 0 ? withinSky : withinRing,
      farthest: Number.POSITIVE_INFINITY,
      others: direction.altitude >= 0 ? undefined : alongRing(direction.azimuth, half),
    })
    if (!box) return
    const { shapes, glyphs } = groundOf(direction)
    if (isFar(box, spot, radius)) shapes.push(leader(spot, box, radius, colour))
    glyphs.push({ path, x: box.x, y: box.y, size, colour, width: 1.9 })
    if (isRuler) shapes.push({ d: circlePath(box, half), stroke: 'gold', width: 1.6 })
  }
  placeGlyph(lotPlace, 20, LOT_GLYPH, LOT_PATH, 'gold')
  for (const body of bodies.slice(2)) {
    groundOf(body.direction).shapes.push({ d: circlePath(body.spot, 5), fill: 'gold' })
    placeGlyph(body, 6, GLYPH, PLANET_PATHS[body.name], 'ink', body.name === lot.ruler)
  }
  lights.shapes.push(...sunShapes(sun.spot))
  lights.shapes.push(...moonShapes(moon.spot, sun.direction, moon.direction))
  lights.shapes.push({ d: rosettePath(lotPlace.spot, 20), fill: 'gold', stroke: 'leaf', width: 1 })

  const ascendantMark = at(ascendant).direction.azimuth
  const ascendantBox = labels.place({
    at: atAzimuth(ascendantMark, RADIUS.limb + 2),
    radius: 1,
    halfWidth: 0.85 * MARK_SIZE,
    halfHeight: NAME_HALF_HEIGHT * MARK_SIZE,
    fits: withinRing,
    farthest: 120,
  })
  if (ascendantBox) below.names.push({ text: 'Asc', x: ascendantBox.x, y: ascendantBox.y, anchor: 'middle' })
  below.shapes.push({ d: pointer(ascendantMark), fill: 'rubric' })

  const shown: Star[] = []
  for (const star of stars) {
    if (!star.named || star.altitude < LOWEST_NAMED || shown.length === MOST_NAMES) continue
    shown.push(star)
    const box = labels.place({
      at: spotOf(star),
      radius: star.magnitude < BRIGHT ? 9 : 4,
      halfWidth: (star.named.width * NAME_SIZE) / 2,
      halfHeight: NAME_HALF_HEIGHT * NAME_SIZE,
      fits: withinSky,
      farthest: 16,
    })
    if (box) above.names.push({ text: star.named.name, ...anchored(box, spotOf(star)) })
  }
  for (const [i, sign] of SIGNS.entries()) {
    const middle = at(i * 30 + 15)
    const box = labels.place({
      at: middle.spot,
      radius: 1,
      halfWidth: SIGN_GLYPH / 2,
      halfHeight: SIGN_GLYPH / 2,
      fits: middle.direction.altitude >= 0 ? withinSky : withinRing,
      farthest: 16,
    })
    if (box)
      groundOf(middle.direction).glyphs.push({
        path: SIGN_PATHS[sign],
        x: box.x,
        y: box.y,
        size: SIGN_GLYPH,
        colour: 'gilt',
        width: 1.9,
      })
  }
  for (const [letter, azimuth] of Object.entries({ N: 0, E: 90, S: 180, W: 270 }))
    below.names.push({
      text: letter,
      ...atAzimuth(azimuth, (RADIUS.sky + RADIUS.limb) / 2),
      anchor: 'middle',
    })

  const seenBodies = [
    ...bodies.map(({ name, direction }) => ({
      name: name === 'Sun' || name === 'Moon' ? `the ${name}` : name,
      direction,
    })),
    { name: 'the lot', direction: lotPlace.direction },
  ]
  const namesWhere = (isUp: boolean) =>
    seenBodies.filter(({ direction }) => direction.altitude >= 0 === isUp).map(({ name }) => name)
  return {
    light,
    glow:
      light === 'night'
        ? null
        : sun.direction.altitude >= 0
          ? sun.spot
          : atAzimuth(sun.direction.azimuth, RADIUS.sky),
    sky: above,
    page: below,
    lights,
    arc: pathOf(arcPieces.flat()),
    seen: {
      light,
      above: namesWhere(true),
      below: namesWhere(false),
      stars: shown.map(({ named }) => ({ name: named!.name, arabic: named!.arabic })),
    },
  }
}

function lightOf(sunAltitude: number): SkyLight {
  if (sunAltitude >= 0) return 'day'
  return sunAltitude < NIGHT ? 'night' : 'twilight'
}

const turn = (degrees: number) => ((degrees % 360) + 360) % 360

const isAbove = (piece: Piece) =>
  Math.hypot(piece[0]!.x - CENTRE, piece[0]!.y - CENTRE) <= RADIUS.sky + 0.1 &&
  Math.hypot(piece[1]!.x - CENTRE, piece[1]!.y - CENTRE) <= RADIUS.sky + 0.1

const withinSky: Marked['fits'] = (box) =>
  cornersOf(box).every(({ x, y }) => Math.hypot(x - CENTRE, y - CENTRE) < RADIUS.sky - 4)

const withinRing: Marked['fits'] = (box) => {
  const radius = Math.hypot(box.x - CENTRE, box.y - CENTRE)
  const corners = cornersOf(box).map(({ x, y }) => Math.hypot(x - CENTRE, y - CENTRE))
  return (
    radius > RADIUS.limb && Math.min(...corners) > RADIUS.limb + 2 && Math.max(...corners) < RADIUS.rim - 3
  )
}

/** The middle, the inner and the outer edge of the ring, in both directions from an azimuth. */
function alongRing(azimuth: number, half: number): Spot[] {
  const radii = [(RADIUS.limb + RADIUS.rim) / 2, RADIUS.limb + half + 8, RADIUS.rim - half - 10]
  return Array.from({ length: 80 }, (_, i) => (i % 2 === 0 ? i : -i)).flatMap((turn) =>
    radii.map((radius) => atAzimuth(azimuth + turn, radius)),
  )
}

/** Circles of altitude, and the lines from north to south and from east to west. */
function network(light: SkyLight): Shape[] {
  const centre = { x: CENTRE, y: CENTRE }
  const circles = [30, 60].map((altitude) => circlePath(centre, CENTRE - spotOf({ altitude, azimuth: 0 }).y))
  const r = RADIUS.sky
  const lines = `M${CENTRE} ${CENTRE - r}v${2 * r}M${CENTRE - r} ${CENTRE}h${2 * r}`
  return [{ d: circles.join('') + lines, stroke: 'edge', width: 0.8, opacity: light === 'day' ? 0.3 : 0.32 }]
}

/** The lines of the constellations, cut at the horizon. */
function figures(stars: readonly Star[], light: SkyLight): Shape[] {
  const drawn = STAR_FIGURES.flatMap((line) =>
    trace(line.map((star) => stars[star]!))
      .filter(isAbove)
      .map((piece) => pathOf(piece, Math.round)),
  )
  if (drawn.length === 0) return []
  return [{ d: drawn.join(''), stroke: 'gilt', width: 1.2, opacity: light === 'day' ? 0.28 : 0.55 }]
}

/** How much of a star is shown: all of it, if the light lets it be seen. */
function seenMagnitude(sunAltitude: number): number {
  if (sunAltitude >= 0) return Number.NEGATIVE_INFINITY
  if (sunAltitude > BRIGHT_TWILIGHT) return 1
  return sunAltitude > 2 * BRIGHT_TWILIGHT ? 2.6 : FAINTEST_STAR
}

function starShapes(stars: readonly Star[], sunAltitude: number): Shape[] {
  const faintest = seenMagnitude(sunAltitude)
  let brighter = Number.NEGATIVE_INFINITY
  return STAR_SIZES.flatMap((size): Shape[] => {
    const own = stars.filter(
      ({ altitude, magnitude }) => altitude > 0 && magnitude >= brighter && magnitude < size.until,
    )
    brighter = size.until
    if (own.length === 0) return []
    const opacity = size.until <= faintest ? undefined : 0.45
    if ('rosette' in size)
      return [
        { d: own.map((star) => rosettePath(spotOf(star), size.rosette)).join(''), fill: 'ink', opacity },
      ]
    const dots = own.map((star) => `${pathOf([spotOf(star)], Math.round)}h0`).join('')
    return [{ d: dots, stroke: 'ink', width: size.width, opacity }]
  })
}

function signBoundary(at: (longitude: number) => Placed, longitude: number): string {
  const { spot, direction } = at(longitude)
  const next = at(longitude + 0.5).spot
  if (direction.altitude < 1) return ''
  const length = Math.hypot(next.x - spot.x, next.y - spot.y)
  const [x, y] = [((next.y - spot.y) / length) * 7, (-(next.x - spot.x) / length) * 7]
  return pathOf([
    { x: spot.x + x, y: spot.y + y },
    { x: spot.x - x, y: spot.y - y },
  ])
}

/** The horizon with a mark at each fifth degree of azimuth, and the ring below it. */
function rim(): Shape[] {
  const centre = { x: CENTRE, y: CENTRE }
  const circle = (r: number) => circlePath(centre, r)
  const ticks = RADIUS.sky + 5
  const gap = (2 * Math.PI * ticks) / 72
  return [
    { d: circle(RADIUS.sky) + circle(RADIUS.limb), stroke: 'gilt', width: 2 },
    { d: circle(RADIUS.rim), stroke: 'gilt', width: 2.4 },
    { d: circle(RADIUS.rim - 7), stroke: 'gilt', width: 1 },
    { d: circle(ticks), stroke: 'gilt', width: 9, dash: [1.2, gap - 1.2] },
  ]
}

function pointer(azimuth: number): string {
  const [tip, left, right] = [
    atAzimuth(azimuth, RADIUS.sky),
    atAzimuth(azimuth - 1.4, RADIUS.limb),
    atAzimuth(azimuth + 1.4, RADIUS.limb),
  ]
  return `${pathOf([tip, left, right])}z`
}

function sunShapes(spot: Spot): Shape[] {
  return [
    { d: rosettePath(spot, LIGHT_RADIUS + 10, 16), fill: 'gold', stroke: 'gilt', width: 0.8 },
    { d: circlePath(spot, LIGHT_RADIUS - 5), fill: 'seal-deep', stroke: 'gilt', width: 1.2 },
  ]
}

/** The Moon with its phase, its bright side towards the Sun. */
function moonShapes(spot: Spot, sun: Direction, moon: Direction): Shape[] {
  const [sunHeight, moonHeight] = [sun.altitude * RADIANS, moon.altitude * RADIANS]
  const apart = (sun.azimuth - moon.azimuth) * RADIANS
  const elongation =
    Math.sin(sunHeight) * Math.sin(moonHeight) + Math.cos(sunHeight) * Math.cos(moonHeight) * Math.cos(apart)
  // From the zenith towards growing azimuth: the projection keeps angles.
  const bearing = Math.atan2(
    Math.sin(apart) * Math.cos(sunHeight),
    Math.cos(moonHeight) * Math.sin(sunHeight) - Math.sin(moonHeight) * Math.cos(sunHeight) * Math.cos(apart),
  )
  const way = moon.azimuth * RADIANS - bearing
  const [x, y] = [Math.sin(way), Math.cos(way)]
  const r = LIGHT_RADIUS - 2
  const ends = [1, -1].map((side) => `${tenth(spot.x + side * y * r)} ${tenth(spot.y - side * x * r)}`)
  const isCrescent = elongation > 0
  const turned = Math.round(Math.atan2(y, x) / RADIANS)
  const inner = `A${tenth(r * Math.abs(elongation))} ${r} ${turned} 0 ${isCrescent ? 0 : 1} ${ends[0]}`
  return [
    { d: circlePath(spot, r), fill: 'wash', stroke: 'gilt', width: 2 },
    { d: `M${ends[0]}A${r} ${r} 0 0 1 ${ends[1]}${inner}z`, fill: 'ink' },
  ]
}

/** Smaller type on a wide screen stays beside its star. */
function anchored(box: Box, { x }: Spot): Omit<Label, 'text'> {
  if (box.x - box.halfWidth > x) return { x: box.x - box.halfWidth, y: box.y, anchor: 'start' }
  if (box.x + box.halfWidth < x) return { x: box.x + box.halfWidth, y: box.y, anchor: 'end' }
  return { x: box.x, y: box.y, anchor: 'middle' }
}

const isFar = (box: Box, spot: Spot, radius: number) =>
  Math.hypot(
    Math.max(0, Math.abs(box.x - spot.x) - box.halfWidth),
    Math.max(0, Math.abs(box.y - spot.y) - box.halfHeight),
  ) >
  radius + LED

/** A line from a mark to its label. */
function leader(spot: Spot, box: Box, radius: number, colour: Colour): Shape {
  const length = Math.hypot(box.x - spot.x, box.y - spot.y)
  const way = { x: (box.x - spot.x) / length, y: (box.y - spot.y) / length }
  const end = length - Math.max(box.halfWidth, box.halfHeight)
  return {
    d: pathOf([
      { x: spot.x + way.x * radius, y: spot.y + way.y * radius },
      { x: spot.x + way.x * end, y: spot.y + way.y * end },
    ]),
    stroke: colour,
    width: 1.1,
    opacity: 0.7,
  }
}
