import { FAINTEST_STAR, SIGNS, type Star } from '#app/astro/index.server.ts'
import type { SkyBody } from '#app/astro/types.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { LOT_PATH, PLANET_PATHS, SIGN_PATHS } from '#app/ui/base/glyphs.tsx'
import { type Box, isLed, LabelPlaces, type Marked, toCorners } from './label-places.ts'
import { plateWords as words } from './plate-messages.ts'
import { BRIGHT, LIGHT_RADIUS, LOT_RADIUS, pointer } from './plate-shapes.server.ts'
import {
  CENTRE,
  type Colour,
  type Ground,
  type Label,
  MAIN_SIZE,
  MARK_SIZE,
  NAME_SIZE,
  RADIUS,
  type Shape,
} from './plate-view.ts'
import { atAzimuth, circlePath, projectSpot, type Spot, toPathData } from './projection.ts'
import type { Placed, Scene } from './sky-scene.server.ts'

const MOST_NAMES = 12
/** Stars that a small picture names. */
const MAIN_NAMES = 4
/** A name lower than this would lie on the horizon. */
const LOWEST_NAMED = 4
const GLYPH = 34
const LOT_GLYPH = 50
const SIGN_GLYPH = 24
const NAME_HALF_HEIGHT = 0.42
const PLANET_RADIUS = 6
const FARTHEST_BODY_NAME = 125
/** Degrees of azimuth. */
const FARTHEST_TURN = 24
/** The largest mean width of the letters of a name in Arabic, and of a word, as multiples of the size of type. */
const ARABIC_LETTER = 0.5
const LETTER = 0.62

interface Grounds {
  above: Ground
  below: Ground
}

const chooseGround = ({ above, below }: Grounds, { direction }: Placed) =>
  direction.altitude >= 0 ? above : below

/**
 * Puts glyphs and names into the drawing. The lot and the planets come first, so that they have the places nearest to
 * their marks.
 *
 * @returns the stars that are to be named, though one without room is not
 */
export function placeLabels(scene: Scene, grounds: Grounds): Star[] {
  const places = clearedPlaces(scene)
  placeGlyph(places, grounds, {
    ...scene.lot,
    of: 'lot',
    radius: LOT_RADIUS,
    size: LOT_GLYPH,
    path: LOT_PATH,
    colour: 'gold',
    isRuler: false,
  })
  for (const planet of scene.planets) {
    const { name: of } = planet
    chooseGround(grounds, planet).shapes.push({
      d: circlePath(planet.spot, PLANET_RADIUS - 1),
      of,
      fill: 'gold',
    })
    placeGlyph(places, grounds, {
      ...planet,
      of,
      radius: PLANET_RADIUS,
      size: GLYPH,
      path: PLANET_PATHS[planet.name],
      colour: 'ink',
    })
  }
  markAscendant(places, grounds.below, scene.ascendant)
  const named = scene.stars.filter(
    ({ named, altitude }) => named && words.star(named) && altitude >= LOWEST_NAMED,
  )
  const shown = named.slice(0, MOST_NAMES)
  const { sun, moon, lot } = scene
  nameBody(places, grounds, { ...lot, of: 'lot', radius: LOT_RADIUS })
  nameBody(places, grounds, { ...sun, of: 'Sun', radius: LIGHT_RADIUS + 3 })
  nameBody(places, grounds, { ...moon, of: 'Moon', radius: LIGHT_RADIUS + 3 })
  for (const [i, star] of shown.entries()) nameStar(places, grounds.above, star, i < MAIN_NAMES)
  placeSigns(places, grounds, scene)
  const { north, east, south, west } = astroWords.directions
  for (const [letter, azimuth] of [
    [north, 0],
    [east, 90],
    [south, 180],
    [west, 270],
  ] as const)
    grounds.below.names.push({
      text: letter,
      ...atAzimuth(azimuth, (RADIUS.sky + RADIUS.limb) / 2),
      anchor: 'middle',
    })
  return shown
}

/** Room for labels: beside the marks, and away from lines and stars where that is possible. */
function clearedPlaces({ sun, moon, planets, lot, arc, ecliptic, stars }: Scene): LabelPlaces {
  const places = new LabelPlaces()
  for (const body of [sun, moon]) places.keepClear(body.spot, LIGHT_RADIUS + 3)
  for (const body of planets) places.keepClear(body.spot, PLANET_RADIUS)
  places.keepClear(lot.spot, LOT_RADIUS)
  for (const piece of arc) for (const spot of piece) places.avoid(spot, 4)
  for (const piece of ecliptic) for (const spot of piece) places.avoid(spot, 2)
  for (const star of stars.filter(({ altitude, magnitude }) => altitude > 0 && magnitude < FAINTEST_STAR)) {
    if (star.magnitude < BRIGHT) places.keepClear(projectSpot(star), 9)
    else places.avoid(projectSpot(star), star.magnitude < 2.1 ? 12 : 3)
  }
  return places
}

interface GlyphToPlace extends Placed {
  of: SkyBody
  /** Of its mark. */
  radius: number
  size: number
  path: string
  colour: Colour
  /** Whether it has a ring. */
  isRuler: boolean
}

function placeGlyph(places: LabelPlaces, grounds: Grounds, glyph: GlyphToPlace): void {
  const { of, spot, direction, radius, size, path, colour, isRuler } = glyph
  const half = size / 2 + (isRuler ? 6 : 0)
  const box = places.place({
    at: spot,
    radius,
    halfWidth: half,
    halfHeight: half,
    fits: direction.altitude >= 0 ? withinSky : withinRing,
    farthest: Number.POSITIVE_INFINITY,
    others: direction.altitude >= 0 ? undefined : alongRing(direction.azimuth, half),
  })
  if (!box) return
  const { shapes, glyphs } = chooseGround(grounds, glyph)
  if (isLed(box, spot, radius)) shapes.push({ ...leader(spot, box, radius, colour), of })
  glyphs.push({ path, of, x: box.x, y: box.y, size, colour })
  if (isRuler) shapes.push({ d: circlePath(box, half), of, stroke: 'gold', width: 1.6 })
}

function markAscendant(places: LabelPlaces, { names, shapes }: Ground, azimuth: number): void {
  const box = places.place({
    at: atAzimuth(azimuth, RADIUS.limb + 2),
    radius: 1,
    halfWidth: 0.85 * MARK_SIZE,
    halfHeight: NAME_HALF_HEIGHT * MARK_SIZE,
    fits: withinRing,
    farthest: 120,
  })
  if (box) names.push({ text: astroWords.angles.Asc, x: box.x, y: box.y, anchor: 'middle' })
  shapes.push({ d: pointer(azimuth), fill: 'rubric' })
}

function nameBody(
  places: LabelPlaces,
  grounds: Grounds,
  { of, radius, ...placed }: Placed & { of: keyof typeof words.inPicture; radius: number },
): void {
  const { spot, direction } = placed
  const text = words.inPicture[of]
  const isUp = direction.altitude >= 0
  const halfWidth = (text.length * LETTER * MAIN_SIZE) / 2
  const label = { at: spot, radius, halfWidth, halfHeight: NAME_HALF_HEIGHT * MAIN_SIZE }
  const others = isUp ? undefined : alongRing(direction.azimuth, halfWidth, FARTHEST_TURN)
  const placeWhere = (isAllowed: Marked['fits']) => {
    const within = (ground: Marked['fits']) => (box: Box) => ground(box) && isAllowed(box)
    const inSky = { ...label, fits: within(withinSky), farthest: FARTHEST_BODY_NAME }
    // A wide name has no room in the ring beside the horizon in east and west.
    return isUp
      ? places.place(inSky)
      : (places.place({ ...inSky, fits: within(withinRing), others }) ?? places.place(inSky))
  }
  const box = placeWhere((free) => places.isPlain(free, spot, radius)) ?? placeWhere(() => true)
  if (!box) return
  const { bodyNames, shapes } = withinSky(box) ? grounds.above : grounds.below
  if (isLed(box, spot, radius)) shapes.push({ ...leader(spot, box, radius, 'ink'), of })
  bodyNames.push({ of, text, ...anchored(box, spot) })
}

function nameStar(places: LabelPlaces, { names }: Ground, star: Star, isMain: boolean): void {
  const size = isMain ? MAIN_SIZE : NAME_SIZE
  const name = words.star(star.named!)
  const width = name === star.named!.name ? star.named!.width : name.length * ARABIC_LETTER
  const box = places.place({
    at: projectSpot(star),
    radius: star.magnitude < BRIGHT ? 9 : 4,
    halfWidth: (width * size) / 2,
    halfHeight: NAME_HALF_HEIGHT * size,
    fits: withinSky,
    farthest: 16,
  })
  if (box) names.push({ text: name, ...anchored(box, projectSpot(star)), ...(isMain ? { isMain } : {}) })
}

function placeSigns(places: LabelPlaces, grounds: Grounds, { at }: Scene): void {
  for (const [i, sign] of SIGNS.entries()) {
    const middle = at(i * 30 + 15)
    const box = places.place({
      at: middle.spot,
      radius: 1,
      halfWidth: SIGN_GLYPH / 2,
      halfHeight: SIGN_GLYPH / 2,
      fits: middle.direction.altitude >= 0 ? withinSky : withinRing,
      farthest: 16,
    })
    if (!box) continue
    const { x, y } = box
    chooseGround(grounds, middle).glyphs.push({
      path: SIGN_PATHS[sign],
      x,
      y,
      size: SIGN_GLYPH,
      colour: 'gilt',
    })
  }
}

const withinSky: Marked['fits'] = (box) =>
  toCorners(box).every(({ x, y }) => Math.hypot(x - CENTRE, y - CENTRE) < RADIUS.sky - 4)

const withinRing: Marked['fits'] = (box) => {
  const radius = Math.hypot(box.x - CENTRE, box.y - CENTRE)
  const corners = toCorners(box).map(({ x, y }) => Math.hypot(x - CENTRE, y - CENTRE))
  return (
    radius > RADIUS.limb && Math.min(...corners) > RADIUS.limb + 2 && Math.max(...corners) < RADIUS.rim - 3
  )
}

/** The middle, the inner and the outer edge of the ring, in both directions from an azimuth. */
function alongRing(azimuth: number, half: number, turns = 80): Spot[] {
  const radii = [(RADIUS.limb + RADIUS.rim) / 2, RADIUS.limb + half + 8, RADIUS.rim - half - 10]
  return Array.from({ length: turns }, (_, i) => (i % 2 === 0 ? i : -i)).flatMap((turn) =>
    radii.map((radius) => atAzimuth(azimuth + turn, radius)),
  )
}

/** Smaller type on a wide screen stays beside its star. */
function anchored(box: Box, { x }: Spot): Omit<Label, 'text'> {
  if (box.x - box.halfWidth > x) return { x: box.x - box.halfWidth, y: box.y, anchor: 'start' }
  if (box.x + box.halfWidth < x) return { x: box.x + box.halfWidth, y: box.y, anchor: 'end' }
  return { x: box.x, y: box.y, anchor: 'middle' }
}

/** A line from a mark to its label. */
function leader(spot: Spot, box: Box, radius: number, colour: Colour): Shape {
  const length = Math.hypot(box.x - spot.x, box.y - spot.y)
  const way = { x: (box.x - spot.x) / length, y: (box.y - spot.y) / length }
  const end = length - Math.max(box.halfWidth, box.halfHeight)
  return {
    d: toPathData([
      { x: spot.x + way.x * radius, y: spot.y + way.y * radius },
      { x: spot.x + way.x * end, y: spot.y + way.y * end },
    ]),
    stroke: colour,
    width: 1.1,
    opacity: 0.7,
  }
}
