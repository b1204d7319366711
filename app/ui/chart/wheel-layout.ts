import { type AspectPoint, type AspectType, type Planet, SIGNS, type Sign } from '#app/astro/types.ts'
import { spread, turn } from './spread.ts'

/**
 * Where everything on the wheel stands, for the screen and the page alike. Pure geometry: a square of
 * SIZE units, y downwards, the Ascendant at the left and the zodiac running anticlockwise.
 */
export const SIZE = 500
const CENTRE = SIZE / 2

/** Radii, from the rim inwards. */
export const RADIUS = {
  angleLabel: 229,
  cuspLabel: 224,
  rim: 205,
  sign: 189.5,
  scale: 174,
  scaleDegree: 171,
  scaleFifth: 169,
  scaleInner: 167,
  leadInner: 160,
  planet: 147,
  degree: 125,
  retrograde: 109.5,
  houses: 101,
  houseNumber: 94,
  aspects: 87,
} as const

/** Side of a planet's and a sign's glyph. */
export const GLYPH = 24
export const SIGN_GLYPH = 23

/** Least distances, degrees: glyphs of 24 units at 147, labels of 36 by 28 at 224, numbers of 15 at 94. */
const PLANETS_APART = 11
const LABELS_APART = 12
const NUMBERS_APART = 10.5
/** Step of the curve from a planet's degree to its glyph. */
const LEAD_STEP = 5

export type WheelPointName = Planet | 'Part of Fortune'

export interface WheelInput {
  /** Ecliptic longitudes in degrees. */
  ascendant: number
  midheaven: number
  cusps: readonly number[]
  points: readonly { name: WheelPointName; longitude: number; isRetrograde: boolean }[]
  aspects: readonly { from: AspectPoint; to: AspectPoint; type: AspectType }[]
}

export interface Spot {
  x: number
  y: number
}

export type Angle = 'Asc' | 'IC' | 'Dsc' | 'MC'

export interface WheelLayout {
  /** The scale: a stroke at every fifth degree, longer at every tenth, and the turn of a circle dashed by degrees. */
  scale: { strokes: string; turn: number }
  signs: { sign: Sign; boundary: string; glyph: Spot }[]
  cusps: {
    house: number
    longitude: number
    angle: Angle | null
    line: string
    /** From the rim to the label. */
    lead: string
    label: Spot
    number: Spot
  }[]
  /** Angles that stand on no cusp, as they may in whole-sign and equal houses. */
  axes: { angle: Angle; longitude: number; line: string; lead: string; label: Spot }[]
  points: {
    name: WheelPointName
    longitude: number
    isRetrograde: boolean
    /** From its true degree on the scale to its glyph. */
    lead: string
    glyph: Spot
    degree: Spot
    retrograde: Spot
  }[]
  aspects: { from: AspectPoint; to: AspectPoint; type: AspectType; line: string; ends: [Spot, Spot] }[]
}

export function signAt(longitude: number): { sign: Sign; degree: number } {
  const place = turn(longitude)
  return { sign: SIGNS[Math.floor(place / 30) % 12]!, degree: place % 30 }
}

export function layoutWheel(chart: WheelInput): WheelLayout {
  const spot = (longitude: number, radius: number): Spot => {
    const angle = ((180 + longitude - chart.ascendant) * Math.PI) / 180
    return { x: round(CENTRE + radius * Math.cos(angle)), y: round(CENTRE - radius * Math.sin(angle)) }
  }
  const radial = (longitude: number, from: number, to: number) =>
    polyline([spot(longitude, from), spot(longitude, to)])
  /** Radius and degree change evenly together, so that two leads in the same order never cross. */
  const spiral = (start: number, startRadius: number, end: number, endRadius: number) => {
    const steps = Math.max(1, Math.ceil(Math.abs(end - start) / LEAD_STEP))
    return polyline(
      Array.from({ length: steps + 1 }, (_, i) =>
        spot(start + ((end - start) * i) / steps, startRadius + ((endRadius - startRadius) * i) / steps),
      ),
    )
  }

  const shown = spread(
    chart.points.map(({ longitude }) => longitude),
    PLANETS_APART,
  )
  const angles = anglesOf(chart)
  const offCusps = angles.filter(({ longitude }) => !chart.cusps.some((cusp) => sameDegree(cusp, longitude)))
  const marks = [...chart.cusps, ...offCusps.map(({ longitude }) => longitude)]
  const labels = spread(marks, Math.min(LABELS_APART, 180 / marks.length))
  const numbers = spread(
    chart.cusps.map((cusp, i) => cusp + turn(chart.cusps[(i + 1) % 12]! - cusp) / 2),
    NUMBERS_APART,
  )
  const longitudes = new Map<AspectPoint, number>([
    ...chart.points.map(({ name, longitude }) => [name, longitude] as const),
    ['Ascendant', chart.ascendant],
    ['Midheaven', chart.midheaven],
  ])

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
    })),
    cusps: chart.cusps.map((longitude, i) => {
      const angle = angles.find((each) => sameDegree(each.longitude, longitude))?.angle ?? null
      return {
        house: i + 1,
        longitude,
        angle,
        line: radial(longitude, RADIUS.scaleInner, RADIUS.aspects),
        lead: spiral(longitude, RADIUS.rim, labels[i]!, RADIUS.rim + 4),
        label: spot(labels[i]!, angle ? RADIUS.angleLabel : RADIUS.cuspLabel),
        number: spot(numbers[i]!, RADIUS.houseNumber),
      }
    }),
    axes: offCusps.map(({ angle, longitude }, i) => {
      const label = labels[chart.cusps.length + i]!
      return {
        angle,
        longitude,
        line: radial(longitude, RADIUS.scaleInner, RADIUS.aspects),
        lead: spiral(longitude, RADIUS.rim, label, RADIUS.rim + 4),
        label: spot(label, RADIUS.angleLabel),
      }
    }),
    points: chart.points.map(({ name, longitude, isRetrograde }, i) => ({
      name,
      longitude,
      isRetrograde,
      lead: spiral(longitude, RADIUS.scale, shown[i]!, RADIUS.leadInner),
      glyph: spot(shown[i]!, RADIUS.planet),
      degree: spot(shown[i]!, RADIUS.degree),
      retrograde: spot(shown[i]!, RADIUS.retrograde),
    })),
    aspects: chart.aspects.flatMap(({ from, to, type }) => {
      const [a, b] = [longitudes.get(from), longitudes.get(to)]
      if (a === undefined || b === undefined) return []
      const ends: [Spot, Spot] = [spot(a, RADIUS.aspects), spot(b, RADIUS.aspects)]
      return { from, to, type, line: polyline(ends), ends }
    }),
  }
}

function anglesOf({ ascendant, midheaven }: WheelInput): { angle: Angle; longitude: number }[] {
  return [
    { angle: 'Asc', longitude: ascendant },
    { angle: 'IC', longitude: turn(midheaven + 180) },
    { angle: 'Dsc', longitude: turn(ascendant + 180) },
    { angle: 'MC', longitude: midheaven },
  ]
}

/** A cusp that was computed as an angle is the angle, whatever the last digits. */
function sameDegree(a: number, b: number): boolean {
  const apart = Math.abs(turn(a) - turn(b))
  return Math.min(apart, 360 - apart) < 1e-6
}

function polyline([first, ...rest]: readonly Spot[]): string {
  return first ? `M${first.x} ${first.y}${rest.map(({ x, y }) => `L${x} ${y}`).join('')}` : ''
}

/** A hundredth of a unit is less than any screen or printer shows. */
function round(value: number): number {
  return Math.round(value * 100) / 100
}
