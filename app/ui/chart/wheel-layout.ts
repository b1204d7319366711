import { allowedOrb } from '#app/astro/aspects.ts'
import { dmText } from '#app/astro/sexagesimal.ts'
import { type AspectPoint, type AspectType, type Planet, SIGNS, type Sign } from '#app/astro/types.ts'
import { type Box, spread, turn } from './spread.ts'

/**
 * The layout of the wheel, for the screen and for paper. Pure geometry: a square of SIZE units, y downwards, the
 * Ascendant at the left and the zodiac anticlockwise. No glyph or text touches another one, or a line of a cusp or an
 * axis: they are moved apart, and the part of a line where one of them stands is left out.
 */
export const SIZE = 500
const CENTRE = SIZE / 2

/** Radii in units, from the rim inwards. */
export const RADIUS = {
  rim: 196,
  sign: 182,
  scale: 168,
  scaleDegree: 165.5,
  scaleFifth: 164,
  scaleInner: 162.5,
  leadInner: 156,
  planet: 140,
  degree: 112,
  houses: 97.5,
  houseNumber: 85.5,
  aspects: 73.5,
} as const

/** Side of the 24 by 24 square in which a planet's or a sign's glyph is drawn, in units. */
export const GLYPH = 24
export const SIGN_GLYPH = 23
export const RETROGRADE_GLYPH = 15

/** Size of all letters on the wheel, in units: 12 px if the wheel is 360 px wide. */
export const TEXT_SIZE = 17

/**
 * The largest width of letters, as parts of their size: Source Serif 4 with tabular figures, and the names of the
 * angles in bold. tests/e2e/reports.both.spec.ts measures them in a browser.
 */
const LETTERS: Readonly<Record<string, number>> = { '°': 0.345, '′': 0.25, A: 0.74, s: 0.5, c: 0.58 }
const DIGIT = 0.53
const BOLD_CAPITAL = 0.86
/** From the middle line of a text to its highest and its lowest ink, as a part of its size. */
const TEXT_HALF_HEIGHT = 0.4
/** From the middle of a text down to its baseline, in units. */
export const TEXT_BASELINE = TEXT_SIZE * 0.34

/** Half the sides of a drawn glyph, strokes included: glyphs fill 19 of the 24 units of their square. */
const GLYPH_HALF = 9.5
const RETROGRADE_HALF = { width: 6, height: 6.5 } as const
/** Space between two neighbouring things. */
const MARGIN = 1
/** Length of the line from the rim to the nearest corner of a label. */
const LABEL_LEAD = 4
/** From the middle of an angle's name to the middle of its degree. */
const LINE_HEIGHT = 15
/** Step of the curve from a planet's degree to its glyph, in degrees. */
const LEAD_STEP = 5
/** A shorter piece of a line between two glyphs is left out. */
const SHORTEST_LINE = 2.5
/** How far a planet is moved to be clear of a cusp, in degrees: the maximum, and one step. */
const MOST_NUDGED = 16
const NUDGE = 4

type WheelPointName = Planet | 'Part of Fortune'

export interface WheelInput {
  /** Ecliptic longitudes in degrees. */
  ascendant: number
  midheaven: number
  cusps: readonly number[]
  points: readonly { name: WheelPointName; longitude: number; isRetrograde: boolean }[]
  /** `orb`: degrees from exact. */
  aspects: readonly { from: AspectPoint; to: AspectPoint; type: AspectType; orb: number }[]
  /** The planet that rules the lot's sign. */
  lotRuler: Planet
}

export interface Spot {
  x: number
  y: number
}

export type Angle = 'Asc' | 'IC' | 'Dsc' | 'MC'

/** One line of text, centred on its spot. */
export interface Text extends Spot {
  text: string
}

export interface Label {
  angle: Angle | null
  longitude: number
  /** The line of the cusp or axis, interrupted by glyphs and texts. */
  line: string
  /** The line from the rim to the label. */
  lead: string
  /** The name of an angle. */
  name: Text | null
  degree: Text
}

export interface WheelLayout {
  /**
   * The scale: a stroke at every fifth degree, longer at every tenth, and the angle at which a circle with one dash for
   * each degree starts.
   */
  scale: { strokes: string; turn: number }
  /** `sector`: the outline of the sign's part of the ring, for the sign of the lot. */
  signs: { sign: Sign; boundary: string; glyph: Spot; sector: string | null }[]
  cusps: (Label & { house: number; number: Text })[]
  /** Angles that are on no cusp, as in whole-sign and equal houses. */
  axes: Label[]
  points: {
    name: WheelPointName
    longitude: number
    isRetrograde: boolean
    /** The line from the true degree on the scale to the glyph. */
    lead: string
    glyph: Spot
    degree: Text
    /** Position beside the glyph. Null for a planet that is not retrograde. */
    retrograde: Spot | null
  }[]
  /** `weight` is 1 for an exact aspect and decreases to 0 at the largest orb. */
  aspects: {
    from: AspectPoint
    to: AspectPoint
    type: AspectType
    weight: number
    line: string
    ends: [Spot, Spot]
  }[]
  /** From the degree of the lot to that of its ruler. Null if the chart lacks either. */
  lotToRuler: { line: string; ends: [Spot, Spot] } | null
}

export function signAt(longitude: number): { sign: Sign; degree: number } {
  const place = turn(longitude)
  return { sign: SIGNS[Math.floor(place / 30) % 12]!, degree: place % 30 }
}

/** The width of each text that was measured. A wheel has a few thousand different texts at most. */
const widths = new Map<string, number>()

/** The largest width of a text, in units. Names of angles are bold. */
export function textWidth(text: string): number {
  let width = widths.get(text)
  if (width !== undefined) return width
  width = 0
  for (const letter of text) {
    width += LETTERS[letter] ?? (letter >= '0' && letter <= '9' ? DIGIT : BOLD_CAPITAL)
  }
  width *= TEXT_SIZE
  widths.set(text, width)
  return width
}

/** The box that the ink of a text covers. */
export function textBox({ text, x, y }: Text): Box {
  return { x, y, halfWidth: textWidth(text) / 2, halfHeight: TEXT_HALF_HEIGHT * TEXT_SIZE }
}

/** The box that the ink of a glyph covers: that of a planet, or of retrograde motion. */
export function glyphBox({ x, y }: Spot, kind: 'planet' | 'retrograde' = 'planet'): Box {
  return kind === 'planet'
    ? { x, y, halfWidth: GLYPH_HALF, halfHeight: GLYPH_HALF }
    : { x, y, halfWidth: RETROGRADE_HALF.width, halfHeight: RETROGRADE_HALF.height }
}

export function layoutWheel(chart: WheelInput): WheelLayout {
  const direction = (longitude: number): Spot => {
    const angle = ((180 + longitude - chart.ascendant) * Math.PI) / 180
    return { x: Math.cos(angle), y: -Math.sin(angle) }
  }
  const spot = (longitude: number, radius: number): Spot => {
    const { x, y } = direction(longitude)
    return { x: round(CENTRE + radius * x), y: round(CENTRE + radius * y) }
  }
  const radial = (longitude: number, from: number, to: number) =>
    polyline([spot(longitude, from), spot(longitude, to)])
  /** Radius and degree change evenly together, so that two curves in the same order never cross. */
  const spiral = (start: number, startRadius: number, end: number, endRadius: number) => {
    const steps = Math.max(1, Math.ceil(Math.abs(end - start) / LEAD_STEP))
    return polyline(
      Array.from({ length: steps + 1 }, (_, i) =>
        spot(start + ((end - start) * i) / steps, startRadius + ((endRadius - startRadius) * i) / steps),
      ),
    )
  }

  const angles = toAngles(chart)
  const offCusps = angles.filter(({ longitude }) => !chart.cusps.some((cusp) => sameDegree(cusp, longitude)))
  const marks = [
    ...chart.cusps.map((longitude) => ({
      longitude,
      angle: angles.find((each) => sameDegree(each.longitude, longitude))?.angle ?? null,
    })),
    ...offCusps,
  ]

  const pointAt = (point: WheelInput['points'][number], shown: number) => {
    const glyph = spot(shown, RADIUS.planet)
    const degree = {
      ...spot(shown, RADIUS.degree),
      text: `${Math.floor(signAt(point.longitude).degree)}°`,
    }
    return { glyph, degree, retrograde: point.isRetrograde ? beside(glyph, direction(shown)) : null }
  }
  const shown = placePoints(chart, marks, pointAt, direction)
  const points = chart.points.map((point, i) => ({
    ...point,
    lead: spiral(point.longitude, RADIUS.scale, shown[i]!, RADIUS.leadInner),
    ...pointAt(point, shown[i]!),
  }))

  const numberAt = (house: number, degrees: number): Text => ({
    ...spot(degrees, RADIUS.houseNumber),
    text: String(house),
  })
  const numbers = spread(
    chart.cusps.map((cusp, i) => ({
      target: cusp + turn(chart.cusps[(i + 1) % 12]! - cusp) / 2,
      boxesAt: (degrees: number) => [grown(textBox(numberAt(i + 1, degrees)))],
    })),
    perDegree(RADIUS.houseNumber),
  ).map((degrees, i) => numberAt(i + 1, degrees))

  const labelAt = ({ angle, longitude }: (typeof marks)[number], degrees: number) =>
    labelTexts(angle, dmText(signAt(longitude).degree), direction(degrees))
  const labels = spread(
    marks.map((mark) => ({
      target: mark.longitude,
      boxesAt: (degrees: number) => toTexts(labelAt(mark, degrees)).map((text) => grown(textBox(text))),
    })),
    perDegree(RADIUS.rim),
  )

  const inTheWay = [...points.flatMap(toBoxes), ...numbers.map(textBox)]
  const line = (longitude: number) =>
    clear(direction(longitude), inTheWay, RADIUS.scaleInner, RADIUS.aspects)
      .map(([from, to]) => radial(longitude, from, to))
      .join('')
  const label = (index: number): Label => {
    const { angle, longitude } = marks[index]!
    const at = labels[index]!
    return {
      angle,
      longitude,
      line: line(longitude),
      lead: spiral(longitude, RADIUS.rim, at, RADIUS.rim + LABEL_LEAD - 0.5),
      ...labelAt(marks[index]!, at),
    }
  }

  const longitudes = new Map<AspectPoint, number>([
    ...chart.points.map(({ name, longitude }) => [name, longitude] as const),
    ['Ascendant', chart.ascendant],
    ['Midheaven', chart.midheaven],
  ])
  const between = (from: AspectPoint, to: AspectPoint) => {
    const [a, b] = [longitudes.get(from), longitudes.get(to)]
    if (a === undefined || b === undefined) return null
    const ends: [Spot, Spot] = [spot(a, RADIUS.aspects), spot(b, RADIUS.aspects)]
    return { line: polyline(ends), ends }
  }
  const lot = longitudes.get('Part of Fortune')

  return {
    scale: {
      strokes: Array.from({ length: 72 }, (_, i) =>
        radial(i * 5, RADIUS.scale, i % 2 ? RADIUS.scaleFifth : RADIUS.scaleInner),
      ).join(''),
      turn: round(turn(chart.ascendant - 180)),
    },
    signs: SIGNS.map((sign, i) => ({
      sign,
      boundary: radial(i * 30, RADIUS.rim, RADIUS.scale),
      glyph: spot(i * 30 + 15, RADIUS.sign),
      sector:
        lot !== undefined && signAt(lot).sign === sign
          ? sector(spot, i * 30, i * 30 + 30, RADIUS.scale, RADIUS.rim)
          : null,
    })),
    cusps: chart.cusps.map((_, i) => ({ ...label(i), house: i + 1, number: numbers[i]! })),
    axes: offCusps.map((_, i) => label(chart.cusps.length + i)),
    points,
    aspects: chart.aspects.flatMap(({ from, to, type, orb }) => {
      const drawn = between(from, to)
      const weight = Math.max(0, Math.min(1, 1 - orb / allowedOrb(from, to)))
      return drawn ? [{ from, to, type, weight, ...drawn }] : []
    }),
    lotToRuler: between('Part of Fortune', chart.lotRuler),
  }
}

/** Degrees at which the glyphs are shown: apart from each other and, if their house has room, clear of its cusps. */
function placePoints(
  chart: WheelInput,
  marks: readonly { longitude: number }[],
  pointAt: (point: WheelInput['points'][number], shown: number) => DrawnPoint,
  direction: (longitude: number) => Spot,
): number[] {
  const targets = chart.points.map(({ longitude }) => longitude)
  const things = chart.points.map((point) => ({
    target: point.longitude,
    order: point.longitude,
    boxesAt: (degrees: number) => toBoxes(pointAt(point, degrees)).map(grown),
  }))
  const apart: number[] = []
  const solve = () =>
    spread(
      things.map((thing, i) => ({ ...thing, target: targets[i]! })),
      perDegree(RADIUS.degree),
      apart,
    )
  const ways = marks.map(({ longitude }) => ({ longitude, way: direction(longitude) }))
  /** The cusps and axes that are at the position of each point. */
  const cut = (shown: readonly number[]) =>
    shown.map((degrees, i) => {
      const boxes = toBoxes(pointAt(chart.points[i]!, degrees))
      return ways.filter(
        ({ longitude, way }) =>
          Math.abs(signed(longitude - degrees)) < REACH && boxes.some((box) => blocked(way, box) !== null),
      )
    })
  let best = solve()
  let touched = cut(best)
  for (let moved = NUDGE; moved <= MOST_NUDGED && total(touched) > 0; moved += NUDGE) {
    touched.forEach((cusps, i) => {
      for (const { longitude } of cusps) {
        const { longitude: trueLongitude } = chart.points[i]!
        const away = signed(trueLongitude - longitude) < 0 ? -NUDGE : NUDGE
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

/** No glyph reaches a cusp that is this many degrees away. */
const REACH = 20

/** Units of one degree at a radius. */
const perDegree = (radius: number) => (radius * Math.PI) / 180

const total = (lists: readonly (readonly unknown[])[]) => lists.reduce((sum, { length }) => sum + length, 0)

type DrawnPoint = Pick<WheelLayout['points'][number], 'glyph' | 'degree' | 'retrograde'>

/** The boxes of a point, without its line. */
export function toBoxes({ glyph, degree, retrograde }: DrawnPoint): Box[] {
  const boxes = [glyphBox(glyph), textBox(degree)]
  if (retrograde) boxes.push(glyphBox(retrograde, 'retrograde'))
  return boxes
}

const grown = (box: Box): Box => ({
  ...box,
  halfWidth: box.halfWidth + MARGIN / 2,
  halfHeight: box.halfHeight + MARGIN / 2,
})

/** The position beside a glyph: to its right in the upper and lower part of the wheel, below it at the sides. */
function beside(glyph: Spot, outwards: Spot): Spot {
  // Perpendicular to the direction from the centre: towards the right, or downwards if that is vertical.
  const [x, y] = [-outwards.y, outwards.x]
  const direction = Math.abs(x) > 0.35 ? Math.sign(x) : Math.sign(y)
  const distance = Math.min(
    (GLYPH_HALF + RETROGRADE_HALF.width + MARGIN / 2) / Math.max(Math.abs(x), 1e-9),
    (GLYPH_HALF + RETROGRADE_HALF.height + MARGIN / 2) / Math.max(Math.abs(y), 1e-9),
  )
  return { x: round(glyph.x + direction * x * distance), y: round(glyph.y + direction * y * distance) }
}

/** A label with its nearest corner at the end of its line, in any direction from the centre. */
function labelTexts(angle: Angle | null, degree: string, { x, y }: Spot): Pick<Label, 'name' | 'degree'> {
  const halfWidth = Math.max(textWidth(degree), angle ? textWidth(angle) : 0) / 2
  const halfHeight = TEXT_HALF_HEIGHT * TEXT_SIZE + (angle ? LINE_HEIGHT / 2 : 0)
  const radius = RADIUS.rim + LABEL_LEAD + Math.abs(x) * halfWidth + Math.abs(y) * halfHeight
  const middle = { x: CENTRE + radius * x, y: CENTRE + radius * y }
  const at = (text: string, down: number): Text => ({ x: round(middle.x), y: round(middle.y + down), text })
  return angle
    ? { name: at(angle, -LINE_HEIGHT / 2), degree: at(degree, LINE_HEIGHT / 2) }
    : { name: null, degree: at(degree, 0) }
}

export function toTexts({ name, degree }: Pick<Label, 'name' | 'degree'>): Text[] {
  return name ? [name, degree] : [degree]
}

/** The radii between which a line from the centre runs through a box; null if it misses the box. */
function blocked({ x, y }: Spot, box: Box): [number, number] | null {
  const [across, down] = [box.x - CENTRE, box.y - CENTRE]
  const [halfWidth, halfHeight] = [box.halfWidth + MARGIN / 2, box.halfHeight + MARGIN / 2]
  // Most lines are far from most boxes, or in the opposite direction.
  if (Math.abs(across * y - down * x) > halfWidth + halfHeight || across * x + down * y < 0) return null
  const [nearX, farX] = slab(x, across, halfWidth)
  const [nearY, farY] = slab(y, down, halfHeight)
  const from = Math.max(0, nearX, nearY)
  const to = Math.min(farX, farY)
  return from < to ? [from, to] : null
}

/** The interval in which a line with slope `way` is within half a width of the middle. */
function slab(way: number, middle: number, half: number): [number, number] {
  if (Math.abs(way) < 1e-9) {
    return Math.abs(middle) < half
      ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
      : [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  }
  const [a, b] = [(middle - half) / way, (middle + half) / way]
  return a < b ? [a, b] : [b, a]
}

/** The parts of a line from the centre at which there is no box, from its outer to its inner end. */
function clear(way: Spot, boxes: readonly Box[], outer: number, inner: number): [number, number][] {
  let free: [number, number][] = [[outer, inner]]
  for (const box of boxes) {
    const gap = blocked(way, box)
    if (!gap) continue
    const [near, far] = gap
    free = free.flatMap(([from, to]): [number, number][] => {
      if (near >= from || far <= to) return [[from, to]]
      return [
        [from, Math.min(from, far)],
        [Math.max(to, near), to],
      ]
    })
  }
  return free.filter(([from, to]) => from - to >= SHORTEST_LINE)
}

/** Part of a ring, as straight segments of three degrees. */
function sector(
  spot: (longitude: number, radius: number) => Spot,
  from: number,
  to: number,
  inner: number,
  outer: number,
): string {
  const steps = (to - from) / 3
  const along = (radius: number) =>
    Array.from({ length: steps + 1 }, (_, i) => spot(from + ((to - from) * i) / steps, radius))
  return `${polyline([...along(outer), ...along(inner).reverse()])}Z`
}

/** Degrees from -180 to 180. */
function signed(degrees: number): number {
  return turn(degrees + 180) - 180
}

function toAngles({ ascendant, midheaven }: WheelInput): { angle: Angle; longitude: number }[] {
  return [
    { angle: 'Asc', longitude: ascendant },
    { angle: 'IC', longitude: turn(midheaven + 180) },
    { angle: 'Dsc', longitude: turn(ascendant + 180) },
    { angle: 'MC', longitude: midheaven },
  ]
}

/** A cusp that was computed as an angle counts as the angle, whatever its last digits are. */
function sameDegree(a: number, b: number): boolean {
  const apart = Math.abs(turn(a) - turn(b))
  return Math.min(apart, 360 - apart) < 1e-6
}

function polyline([first, ...rest]: readonly Spot[]): string {
  return first ? `M${first.x} ${first.y}${rest.map(({ x, y }) => `L${x} ${y}`).join('')}` : ''
}

/** Rounds to a hundredth of a unit, which is less than any screen or printer shows. */
function round(value: number): number {
  return Math.round(value * 100) / 100
}
