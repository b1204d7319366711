import { allowedOrb } from '#app/astro/aspects.ts'
import { type AspectPoint, type AspectType, type Planet, SIGNS, type Sign } from '#app/astro/types.ts'
import { normalizeDegrees, signOf } from '#app/astro/zodiac.ts'
import {
  type Circle,
  circleFrom,
  polyline,
  round,
  type Spot,
  type Text,
  textBox,
  type WheelPlan,
} from './wheel-geometry.ts'
import { type Angle, placeLabels, toScaleMarks } from './wheel-labels.ts'
import { interruptedLine } from './wheel-lines.ts'
import { type DrawnPoint, placeNumbers, placePoints, toBoxes } from './wheel-points.ts'

type WheelPointName = Planet | 'Part of Fortune'

export interface WheelInput {
  /** Ecliptic longitudes in degrees. */
  ascendant: number
  midheaven: number
  cusps: readonly number[]
  points: readonly {
    name: WheelPointName
    longitude: number
    isRetrograde: boolean
    /** What a full wheel says below the minutes, a line each. */
    facts?: readonly string[]
  }[]
  /** `orb`: degrees from exact. */
  aspects: readonly { from: AspectPoint; to: AspectPoint; type: AspectType; orb: number }[]
  /** The planet that rules the lot's sign. */
  lotRuler: Planet
}

export interface Label {
  angle: Angle | null
  longitude: number
  /** The line of the cusp or axis, with one gap where it passes behind glyphs and texts. */
  line: string
  /** The line from the rim to the label. */
  lead: string
  /** The name of an angle. */
  name: Text | null
  degree: Text
  minutes: Text
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
    /** The sign that it is in. */
    inSign: Sign
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
export function layoutWheel(chart: WheelInput, plan: WheelPlan): WheelLayout {
  const { radius } = plan
  const circle = circleFrom(chart.ascendant, plan)
  const marks = toScaleMarks(chart)
  const labels = placeLabels(marks, circle, plan)
  const points = placePoints(
    chart.points,
    marks.map(({ longitude }) => longitude),
    circle,
    plan,
  )
  const numbers = placeNumbers(chart.cusps, circle, plan)
  const inTheWay = [...points.flatMap(toBoxes), ...numbers.map(textBox)]
  const drawn = marks.map(
    (mark, i): Label => ({
      ...mark,
      ...labels[i]!,
      line: interruptedLine(circle, mark.longitude, inTheWay, radius.scaleInner, radius.aspects),
    }),
  )
  const houses = chart.cusps.length
  return {
    scale: {
      strokes: Array.from({ length: 72 }, (_, i) =>
        circle.radial(i * 5, radius.scale, i % 2 ? radius.scaleFifth : radius.scaleInner),
      ).join(''),
      turn: round(normalizeDegrees(chart.ascendant - 180)),
    },
    signs: layoutSigns(chart, circle, plan),
    cusps: drawn.slice(0, houses).map((label, i) => ({ ...label, house: i + 1, number: numbers[i]! })),
    axes: drawn.slice(houses),
    points: chart.points.map(({ name, longitude, isRetrograde }, i) => {
      const { shown, ...place } = points[i]!
      return {
        name,
        longitude,
        isRetrograde,
        inSign: signOf(longitude),
        ...place,
        lead: circle.spiral(longitude, radius.scale, shown, radius.leadInner),
      }
    }),
    ...layoutAspects(chart, circle, plan),
  }
}

function layoutSigns({ points }: WheelInput, circle: Circle, { radius }: WheelPlan): WheelLayout['signs'] {
  const lot = points.find(({ name }) => name === 'Part of Fortune')
  const lotSign = lot && signOf(lot.longitude)
  return SIGNS.map((sign, i) => ({
    sign,
    boundary: circle.radial(i * 30, radius.rim, radius.scale),
    glyph: circle.spot(i * 30 + 15, radius.sign),
    sector: sign === lotSign ? circle.sector(i * 30, i * 30 + 30, radius.scale, radius.rim) : null,
  }))
}

function layoutAspects(
  chart: WheelInput,
  circle: Circle,
  { radius }: WheelPlan,
): Pick<WheelLayout, 'aspects' | 'lotToRuler'> {
  const longitudes = new Map<AspectPoint, number>([
    ...chart.points.map(({ name, longitude }) => [name, longitude] as const),
    ['Ascendant', chart.ascendant],
    ['Midheaven', chart.midheaven],
  ])
  const between = (from: AspectPoint, to: AspectPoint) => {
    const [a, b] = [longitudes.get(from), longitudes.get(to)]
    if (a === undefined || b === undefined) return null
    const ends: [Spot, Spot] = [circle.spot(a, radius.aspects), circle.spot(b, radius.aspects)]
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
