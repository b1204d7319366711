import { dmText } from '#app/astro/sexagesimal.ts'
import { degreeInSign, normalizeDegrees, signedDegrees } from '#app/astro/zodiac.ts'
import { type Box, spread } from './spread.ts'
import {
  type Circle,
  GLYPH_HALF,
  glyphBox,
  MARGIN,
  perDegree,
  RETROGRADE_HALF,
  retrogradeBox,
  round,
  SIGN_BESIDE,
  type Spot,
  type Text,
  textBox,
  textWidth,
  type WheelPlan,
  withMargin,
} from './wheel-geometry.ts'
import { blocked } from './wheel-lines.ts'

/** How far a planet is moved to be clear of a cusp, in degrees: the maximum, and one step. */
const MOST_NUDGED = 16
const NUDGE = 4
/** No glyph reaches a cusp that is this many degrees away. */
const REACH = 20
/** The width of a mark of retrograde motion with its space. */
const RETROGRADE_BESIDE = 2 * RETROGRADE_HALF.width + MARGIN
/** A point that is less than this above or below the middle, as a part of its radius, is at a side of the wheel. */
const SIDE = 0.5
/** Half of the space around a point, in units. It is wider than the space between the parts of the point. */
const SPACE = 2

interface Point {
  longitude: number
  isRetrograde: boolean
  /** What a full wheel says below the minutes. */
  facts?: readonly string[]
}

export interface DrawnPoint {
  glyph: Spot
  degree: Text
  /** Beside the degree, in a full wheel. */
  sign: Spot | null
  minutes: Text
  facts: readonly Text[]
  /** Position beside the glyph, or in a full wheel beside the sign. Null for a planet that is not retrograde. */
  retrograde: Spot | null
}

/** Points apart from each other, each with the degrees at which it is shown. A point is clear of the lines if its house has room. */
export function placePoints(
  points: readonly Point[],
  lines: readonly number[],
  circle: Circle,
  plan: WheelPlan,
): (DrawnPoint & { shown: number })[] {
  const ways = lines.map((longitude) => ({ longitude, way: circle.direction(longitude) }))
  const shown = spreadPoints(points, ways, circle, plan)
  return points.map((point, i) => ({ ...pointAt(point, shown[i]!, circle, plan), shown: shown[i]! }))
}

/** The number of each house in the ring of numbers, as near to the middle of the house as the others allow. */
export function placeNumbers(cusps: readonly number[], circle: Circle, { radius, small }: WheelPlan): Text[] {
  const numberAt = (house: number, degrees: number): Text => ({
    ...circle.spot(degrees, radius.number),
    text: String(house + 1),
    size: small,
  })
  return spread(
    cusps.map((cusp, house) => ({
      target: cusp + normalizeDegrees(cusps[(house + 1) % 12]! - cusp) / 2,
      boxesAt: (degrees: number) => [withMargin(textBox(numberAt(house, degrees)))],
    })),
    perDegree(radius.number),
  ).map((degrees, house) => numberAt(house, degrees))
}

function withSpace(box: Box): Box {
  return { ...box, halfWidth: box.halfWidth + SPACE, halfHeight: box.halfHeight + SPACE }
}

interface Way {
  longitude: number
  way: Spot
}

/** Degrees at which the points are shown: solved again with the points on a line moved away, as long as that helps. */
function spreadPoints(
  points: readonly Point[],
  ways: readonly Way[],
  circle: Circle,
  plan: WheelPlan,
): number[] {
  const targets = points.map(({ longitude }) => longitude)
  const apart: number[] = []
  const boxesOf = (point: Point, degrees: number) => toBoxes(pointAt(point, degrees, circle, plan))
  const solve = () =>
    spread(
      points.map((point, i) => ({
        target: targets[i]!,
        order: point.longitude,
        boxesAt: (degrees: number) => boxesOf(point, degrees).map(withSpace),
      })),
      perDegree(plan.radius.planet),
      apart,
    )
  /** The lines that are at the position of each point. */
  const cut = (shown: readonly number[]) =>
    points.map((point, i) => linesThrough(boxesOf(point, shown[i]!), shown[i]!, ways, circle.centre))
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

function linesThrough(boxes: readonly Box[], degrees: number, ways: readonly Way[], centre: number): Way[] {
  return ways.filter(
    ({ longitude, way }) =>
      Math.abs(signedDegrees(longitude - degrees)) < REACH &&
      boxes.some((box) => blocked(way, box, centre) !== null),
  )
}

const total = (lists: readonly (readonly unknown[])[]) => lists.reduce((sum, { length }) => sum + length, 0)

/** A glyph, and towards the centre its degree, then its minutes, then what else is said of it. */
function pointAt(point: Point, shown: number, circle: Circle, plan: WheelPlan): DrawnPoint {
  const outwards = circle.direction(shown)
  const inwards = { x: -outwards.x, y: -outwards.y }
  const glyph = circle.spot(shown, plan.radius.planet)
  const [degree, minutes] = dmText(degreeInSign(point.longitude)).split(/(?<=°)/) as [string, string]
  const { text, small, leading, isFull } = plan
  const texts = [
    { text: degree, size: text },
    ...[minutes, ...(isFull ? (point.facts ?? []) : [])].map((line) => ({ text: line, size: small })),
  ]
  // A full wheel has the sign beside the degree, and then the mark of retrograde motion.
  const beside = isFull ? SIGN_BESIDE + (point.isRetrograde ? RETROGRADE_BESIDE : 0) : 0
  const widths = texts.map((line, i) => textWidth(line.text, line.size) + (i === 0 ? beside : 0))
  const centres: number[] = []
  let height = 0
  for (const { size } of texts) {
    centres.push(height + (leading * size) / 2)
    height += leading * size
  }
  const half = { width: Math.max(...widths) / 2, height: height / 2 }
  // At the sides the degree is on the line of the glyph. Elsewhere the first line is the outermost: in the lower part of
  // the wheel it is the lowest.
  const isSide = Math.abs(inwards.y) <= SIDE
  const down = inwards.y < -SIDE ? -1 : 1
  const middle = isSide
    ? {
        x: glyph.x + Math.sign(inwards.x) * (GLYPH_HALF + half.width + MARGIN),
        y: glyph.y + half.height - centres[0]!,
      }
    : nextTo(glyph, inwards, half.width + MARGIN / 2, half.height + MARGIN / 2)
  const towards = isSide ? Math.sign(inwards.x) : inwards.x
  const lines = texts.map(
    (line, i): Text => ({
      ...line,
      // Towards the glyph where that is beside the lines.
      x: round(middle.x - towards * (half.width - widths[i]! / 2)),
      y: round(middle.y + down * (centres[i]! - half.height)),
    }),
  )
  const [first, second, ...facts] = lines as [Text, Text, ...Text[]]
  // The degree is nearer to the glyph than what is beside it.
  const right = inwards.x < 0 ? -1 : 1
  const along = (width: number): Spot => ({
    x: round(first.x + right * (widths[0]! / 2 - beside + width)),
    y: first.y,
  })
  return {
    glyph,
    degree: { ...first, x: round(first.x - (right * beside) / 2) },
    sign: isFull ? along(SIGN_BESIDE / 2) : null,
    minutes: second,
    facts,
    retrograde: point.isRetrograde
      ? isFull
        ? along(SIGN_BESIDE + RETROGRADE_BESIDE / 2)
        : retrogradeMark(glyph, outwards)
      : null,
  }
}

/** The boxes of a point, without its line. */
export function toBoxes({ glyph, degree, sign, minutes, facts, retrograde }: DrawnPoint): Box[] {
  const boxes = [glyphBox(glyph), ...[degree, minutes, ...facts].map(textBox)]
  if (sign) boxes.push(glyphBox(sign, SIGN_BESIDE))
  if (retrograde) boxes.push(retrogradeBox(retrograde))
  return boxes
}

/** To the right of a glyph in the upper and lower part of the wheel, below it at the sides. */
function retrogradeMark(glyph: Spot, { x, y }: Spot): Spot {
  // Perpendicular to the direction from the centre, or exactly downwards.
  const right = Math.sign(-y)
  const way = Math.abs(y) <= SIDE ? { x: 0, y: 1 } : { x: -y * right, y: x * right }
  return nextTo(glyph, way, RETROGRADE_HALF.width, RETROGRADE_HALF.height)
}

/** The nearest middle of a box that is clear of a glyph, in a direction from it. */
function nextTo(glyph: Spot, { x, y }: Spot, halfWidth: number, halfHeight: number): Spot {
  const distance = Math.min(
    (GLYPH_HALF + halfWidth + MARGIN / 2) / Math.max(Math.abs(x), 1e-9),
    (GLYPH_HALF + halfHeight + MARGIN / 2) / Math.max(Math.abs(y), 1e-9),
  )
  return { x: round(glyph.x + x * distance), y: round(glyph.y + y * distance) }
}
