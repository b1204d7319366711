import { dmText } from '#app/astro/sexagesimal.ts'
import { degreeInSign, normalizeDegrees, signedDegrees } from '#app/astro/zodiac.ts'
import { type Box, spread, touch } from './spread.ts'
import {
  type Circle,
  GLYPH_HALF,
  glyphBox,
  LINE_HEIGHT,
  MARGIN,
  perDegree,
  RADIUS,
  RETROGRADE_HALF,
  round,
  type Spot,
  TEXT_HALF_HEIGHT,
  type Text,
  textBox,
  textWidth,
  withMargin,
} from './wheel-geometry.ts'
import { blocked } from './wheel-lines.ts'

/** How far a planet is moved to be clear of a cusp, in degrees: the maximum, and one step. */
const MOST_NUDGED = 16
const NUDGE = 4
/** No glyph reaches a cusp that is this many degrees away. */
const REACH = 20
/** Farther from its place, in degrees, a point and those within CROWD of it are shown without minutes. */
const MOST_MOVED = 14
const CROWD = 12
/** Two numbers that nearly touch read as the degrees and minutes of one. */
const SPACE = 1
/** The step in which a free place for the number of a house is looked for, in degrees. */
const NUMBER_STEP = 0.5
/** Distances from the circle of the aspects at which that place is looked for, in units. The first free one is taken. */
const NUMBER_RISES = [
  ...Array.from({ length: 11 }, (_, i) => 4 * i),
  ...Array.from({ length: 17 }, (_, i) => -4 * i - 1),
]

interface Point {
  longitude: number
  isRetrograde: boolean
}

interface PointToDraw extends Point {
  /** Whether the minutes are shown. */
  isPrecise: boolean
}

export interface DrawnPoint {
  glyph: Spot
  degree: Text
  /** Below the degree. Null where there is no room. */
  minutes: Text | null
  /** Position beside the glyph. Null for a planet that is not retrograde. */
  retrograde: Spot | null
}

interface Placed {
  /** Each point with the degrees at which it is shown. */
  points: (DrawnPoint & { shown: number })[]
  /** The numbers of the houses. */
  numbers: Text[]
}

/**
 * Points and numbers of houses, apart from each other. A point is clear of the lines if its house has room. Degrees have
 * their minutes, except where these would take the glyphs far from their places.
 *
 * @param lines the longitudes of all cusps and axes
 */
export function placePoints(
  points: readonly Point[],
  cusps: readonly number[],
  lines: readonly number[],
  circle: Circle,
): Placed {
  const ways = lines.map((longitude) => ({ longitude, way: circle.direction(longitude) }))
  const precise = points.map((point) => ({ ...point, isPrecise: true }))
  for (;;) {
    const shown = spreadPoints(precise, ways, circle)
    const placed = precise.map((point, i) => ({ ...pointAt(point, shown[i]!, circle), shown: shown[i]! }))
    const numbers = placeNumbers(cusps, placed.flatMap(toBoxes), circle)
    const spoilt = [
      ...precise.flatMap(({ longitude }, i) =>
        Math.abs(shown[i]! - longitude) > MOST_MOVED ? [longitude] : [],
      ),
      ...numbers.flatMap(({ isMoved, middle }) => (isMoved ? [middle] : [])),
    ]
    const crowded = precise.filter(
      ({ isPrecise, longitude }, i) =>
        isPrecise &&
        (spoilt.some((other) => Math.abs(signedDegrees(other - longitude)) < CROWD) ||
          linesThrough(toBoxes(placed[i]!), shown[i]!, ways).length > 0),
    )
    if (crowded.length === 0) return { points: placed, numbers: numbers.map(({ number }) => number) }
    for (const point of crowded) point.isPrecise = false
  }
}

/**
 * Each number in the free place of its house that is nearest to its middle: on the circle of the aspects, else farther
 * out, else inside of the circle. Only a house too narrow for any letter has its number beside it.
 */
function placeNumbers(cusps: readonly number[], taken: readonly Box[], circle: Circle) {
  const boxes = [...taken]
  return cusps.map((cusp, i) => {
    const half = normalizeDegrees(cusps[(i + 1) % 12]! - cusp) / 2
    for (const { rise, away } of numberPlaces(half)) {
      const number = numberAt(String(i + 1), cusp + half + away, rise, circle)
      const box = withMargin(textBox(number))
      if (boxes.some((other) => touch(box, other))) continue
      boxes.push(box)
      return { number, middle: cusp + half, isMoved: rise !== 0 || Math.abs(away) > half }
    }
    throw new RangeError('The circle has no room for the numbers of the houses')
  })
}

function* numberPlaces(half: number): Generator<{ rise: number; away: number }> {
  for (const rise of NUMBER_RISES) for (const away of awayUpTo(half)) yield { rise, away }
  for (const away of awayUpTo(180)) yield { rise: 0, away }
}

function* awayUpTo(most: number): Generator<number> {
  yield 0
  for (let away = NUMBER_STEP; away <= most; away += NUMBER_STEP) yield* [-away, away]
}

/** A number that stands on the circle of the aspects, or so much higher. Negative: it hangs below the circle. */
function numberAt(text: string, degrees: number, rise: number, circle: Circle): Text {
  const { x, y } = circle.direction(degrees)
  const depth = MARGIN + (Math.abs(x) * textWidth(text)) / 2 + Math.abs(y) * TEXT_HALF_HEIGHT
  return { ...circle.spot(degrees, RADIUS.aspects + rise + (rise < 0 ? -depth : depth)), text }
}

function withSpace(box: Box): Box {
  return withMargin({ ...box, halfWidth: box.halfWidth + SPACE })
}

interface Way {
  longitude: number
  way: Spot
}

/** Degrees at which the points are shown: solved again with the points on a line moved away, as long as that helps. */
function spreadPoints(points: readonly PointToDraw[], ways: readonly Way[], circle: Circle): number[] {
  const targets = points.map(({ longitude }) => longitude)
  const apart: number[] = []
  const solve = () =>
    spread(
      points.map((point, i) => ({
        target: targets[i]!,
        order: point.longitude,
        boxesAt: (degrees: number) => toBoxes(pointAt(point, degrees, circle)).map(withSpace),
      })),
      perDegree(RADIUS.planet),
      apart,
    )
  /** The lines that are at the position of each point. */
  const cut = (shown: readonly number[]) =>
    points.map((point, i) => linesThrough(toBoxes(pointAt(point, shown[i]!, circle)), shown[i]!, ways))
  let best = solve()
  let touched = cut(best)
  for (let moved = NUDGE; moved <= MOST_NUDGED && total(touched) > 0; moved += NUDGE) {
    touched.forEach((crossed, i) => {
      for (const { longitude } of crossed) {
        const { longitude: trueLongitude } = points[i]!
        const away = signedDegrees(trueLongitude - longitude) < 0 ? -NUDGE : NUDGE
        if (Math.abs(targets[i]! + away - trueLongitude) <= MOST_NUDGED) targets[i]! += away
      }
    })
    const shown = solve()
    const now = cut(shown)
    if (total(now) > total(touched)) break
    best = shown
    touched = now
  }
  return best
}

function linesThrough(boxes: readonly Box[], degrees: number, ways: readonly Way[]): Way[] {
  return ways.filter(
    ({ longitude, way }) =>
      Math.abs(signedDegrees(longitude - degrees)) < REACH && boxes.some((box) => blocked(way, box) !== null),
  )
}

const total = (lists: readonly (readonly unknown[])[]) => lists.reduce((sum, { length }) => sum + length, 0)

/** A glyph with its degree towards the centre. */
function pointAt(point: PointToDraw, shown: number, circle: Circle): DrawnPoint {
  const outwards = circle.direction(shown)
  const glyph = circle.spot(shown, RADIUS.planet)
  const [degrees, minutes] = dmText(degreeInSign(point.longitude)).split(/(?<=°)/) as [string, string]
  const lines = point.isPrecise ? [degrees, minutes] : [degrees]
  const half = {
    width: Math.max(...lines.map(textWidth)) / 2,
    height: TEXT_HALF_HEIGHT + ((lines.length - 1) * LINE_HEIGHT) / 2,
  }
  const inwards = { x: -outwards.x, y: -outwards.y }
  const middle = nextTo(glyph, inwards, half.width + MARGIN / 2, half.height + MARGIN / 2)
  const [degree, below] = lines.map((text, i) => ({
    x: middle.x,
    y: round(middle.y + (i - (lines.length - 1) / 2) * LINE_HEIGHT),
    text,
  }))
  return {
    glyph,
    degree: degree!,
    minutes: below ?? null,
    retrograde: point.isRetrograde ? retrogradeMark(glyph, outwards) : null,
  }
}

export function toDegreeTexts({ degree, minutes }: DrawnPoint): Text[] {
  return minutes ? [degree, minutes] : [degree]
}

/** The boxes of a point, without its line. */
export function toBoxes(point: DrawnPoint): Box[] {
  const { glyph, retrograde } = point
  const boxes = [glyphBox(glyph), ...toDegreeTexts(point).map(textBox)]
  if (retrograde) boxes.push(glyphBox(retrograde, 'retrograde'))
  return boxes
}

/** To the right of a glyph in the upper and lower part of the wheel, below it at the sides. */
function retrogradeMark(glyph: Spot, outwards: Spot): Spot {
  // Perpendicular to the direction from the centre: towards the right, or downwards if that is vertical.
  const [x, y] = [-outwards.y, outwards.x]
  const sign = Math.abs(x) > 0.35 ? Math.sign(x) : Math.sign(y)
  return nextTo(glyph, { x: sign * x, y: sign * y }, RETROGRADE_HALF.width, RETROGRADE_HALF.height)
}

/** The nearest middle of a box that is clear of a glyph, in a direction from it. */
function nextTo(glyph: Spot, { x, y }: Spot, halfWidth: number, halfHeight: number): Spot {
  const distance = Math.min(
    (GLYPH_HALF + halfWidth + MARGIN / 2) / Math.max(Math.abs(x), 1e-9),
    (GLYPH_HALF + halfHeight + MARGIN / 2) / Math.max(Math.abs(y), 1e-9),
  )
  return { x: round(glyph.x + x * distance), y: round(glyph.y + y * distance) }
}
