import { allowedOrb } from '#app/astro/aspects.ts'
import { type AspectPoint, type AspectType, type Planet, SIGNS, type Sign } from '#app/astro/types.ts'
import { normalizeDegrees, signOf } from '#app/astro/zodiac.ts'
import {
  type Circle,
  circleFrom,
  polyline,
  RADIUS,
  round,
  type Spot,
  type Text,
  textBox,
} from './wheel-geometry.ts'
import { type Angle, placeLabels, toScaleMarks } from './wheel-labels.ts'
import { interruptedLine } from './wheel-lines.ts'
import { type DrawnPoint, placePoints, toBoxes } from './wheel-points.ts'

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
  points: (DrawnPoint & {
    name: WheelPointName
    longitude: number
    isRetrograde: boolean
    /** The line from the true degree on the scale to the glyph. */
    lead: string
  })[]
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

/**
 * The layout of the wheel, for the screen and for paper. No glyph or text touches another one, or a line of a cusp or
 * an axis: they are moved apart, and the part of a line where one of them stands is left out.
 */
export function layoutWheel(chart: WheelInput): WheelLayout {
  const circle = circleFrom(chart.ascendant)
  const marks = toScaleMarks(chart)
  const labels = placeLabels(marks, circle)
  const placed = placePoints(
    chart.points,
    chart.cusps,
    marks.map(({ longitude }) => longitude),
    circle,
  )
  const inTheWay = [...placed.points.flatMap(toBoxes), ...placed.numbers.map(textBox)]
  const drawn = marks.map(
    (mark, i): Label => ({
      ...mark,
      ...labels[i]!,
      line: interruptedLine(circle, mark.longitude, inTheWay, RADIUS.scaleInner, RADIUS.aspects),
    }),
  )
  const houses = chart.cusps.length
  return {
    scale: {
      strokes: Array.from({ length: 72 }, (_, i) =>
        circle.radial(i * 5, RADIUS.scale, i % 2 ? RADIUS.scaleFifth : RADIUS.scaleInner),
      ).join(''),
      turn: round(normalizeDegrees(chart.ascendant - 180)),
    },
    signs: layoutSigns(chart, circle),
    cusps: drawn.slice(0, houses).map((label, i) => ({ ...label, house: i + 1, number: placed.numbers[i]! })),
    axes: drawn.slice(houses),
    points: chart.points.map((point, i) => {
      const { shown, ...place } = placed.points[i]!
      return {
        ...point,
        ...place,
        lead: circle.spiral(point.longitude, RADIUS.scale, shown, RADIUS.leadInner),
      }
    }),
    ...layoutAspects(chart, circle),
  }
}

function layoutSigns({ points }: WheelInput, circle: Circle): WheelLayout['signs'] {
  const lot = points.find(({ name }) => name === 'Part of Fortune')
  const lotSign = lot && signOf(lot.longitude)
  return SIGNS.map((sign, i) => ({
    sign,
    boundary: circle.radial(i * 30, RADIUS.rim, RADIUS.scale),
    glyph: circle.spot(i * 30 + 15, RADIUS.sign),
    sector: sign === lotSign ? circle.sector(i * 30, i * 30 + 30, RADIUS.scale, RADIUS.rim) : null,
  }))
}

function layoutAspects(chart: WheelInput, circle: Circle): Pick<WheelLayout, 'aspects' | 'lotToRuler'> {
  const longitudes = new Map<AspectPoint, number>([
    ...chart.points.map(({ name, longitude }) => [name, longitude] as const),
    ['Ascendant', chart.ascendant],
    ['Midheaven', chart.midheaven],
  ])
  const between = (from: AspectPoint, to: AspectPoint) => {
    const [a, b] = [longitudes.get(from), longitudes.get(to)]
    if (a === undefined || b === undefined) return null
    const ends: [Spot, Spot] = [circle.spot(a, RADIUS.aspects), circle.spot(b, RADIUS.aspects)]
    return { line: polyline(ends), ends }
  }
  return {
    aspects: chart.aspects.flatMap(({ from, to, type, orb }) => {
      const drawn = between(from, to)
      const weight = Math.max(0, Math.min(1, 1 - orb / allowedOrb(from, to)))
      return drawn ? [{ from, to, type, weight, ...drawn }] : []
    }),
    lotToRuler: between('Part of Fortune', chart.lotRuler),
  }
}
