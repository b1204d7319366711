import type { Box } from './spread.ts'

/** A square of SIZE units, y downwards. */
export const SIZE = 500
export const CENTRE = SIZE / 2

/** Radii in units, from the rim inwards. The web of aspects has half of the wheel's diameter. */
export const RADIUS = {
  rim: 196,
  sign: 182.5,
  scale: 171,
  scaleDegree: 169,
  scaleFifth: 167.8,
  scaleInner: 166.5,
  leadInner: 159.5,
  planet: 145.5,
  aspects: 98,
} as const

/** Side of the 24 by 24 square in which a planet's or a sign's glyph is drawn, in units. */
export const GLYPH = 24
export const SIGN_GLYPH = 23
export const RETROGRADE_GLYPH = 15

/** Size of all letters on the wheel, in units: 12 px if the wheel is 360 px wide. */
export const TEXT_SIZE = 17

/**
 * The largest width of letters, as parts of their size: Source Serif 4 with tabular figures, and the names of the
 * angles in bold. tests/e2e/reports.spec.ts measures them in a browser.
 */
const LETTERS: Readonly<Record<string, number>> = { '°': 0.345, '′': 0.25, A: 0.74, s: 0.5, c: 0.58 }
const DIGIT = 0.53
const BOLD_CAPITAL = 0.86
/** The joined letters of the names of the angles in Arabic. */
const ARABIC_LETTER = 0.55
/** From the middle line of a text to its highest and its lowest ink, in units. */
export const TEXT_HALF_HEIGHT = 0.4 * TEXT_SIZE
/** From the middle of a text down to its baseline, in units. */
export const TEXT_BASELINE = TEXT_SIZE * 0.34
/** From the middle of a line of text to the middle of the next. */
export const LINE_HEIGHT = 15

/** Half the sides of a drawn glyph, strokes included: glyphs fill 19 of the 24 units of their square. */
export const GLYPH_HALF = 9.5
export const RETROGRADE_HALF = { width: 6, height: 6.5 } as const
/** Space between two neighbouring things. */
export const MARGIN = 1

/** Step of the curve from a planet's degree to its glyph, in degrees. */
const LEAD_STEP = 5

export interface Spot {
  x: number
  y: number
}

/** One line of text, centred on its spot. */
export interface Text extends Spot {
  text: string
}

/** The width of each text that was measured. A wheel has a few thousand different texts at most. */
const widths = new Map<string, number>()

/** The largest width of a text, in units. Names of angles are bold. */
export function textWidth(text: string): number {
  let width = widths.get(text)
  if (width !== undefined) return width
  width = 0
  for (const letter of text) {
    width += LETTERS[letter] ?? measureLetter(letter)
  }
  width *= TEXT_SIZE
  widths.set(text, width)
  return width
}

function measureLetter(letter: string): number {
  if (letter >= '0' && letter <= '9') return DIGIT
  return letter > 'z' ? ARABIC_LETTER : BOLD_CAPITAL
}

/** The box that the ink of a text covers. */
export function textBox({ text, x, y }: Text): Box {
  return { x, y, halfWidth: textWidth(text) / 2, halfHeight: TEXT_HALF_HEIGHT }
}

/** The box that the ink of a glyph covers: that of a planet, or of retrograde motion. */
export function glyphBox({ x, y }: Spot, kind: 'planet' | 'retrograde' = 'planet'): Box {
  return kind === 'planet'
    ? { x, y, halfWidth: GLYPH_HALF, halfHeight: GLYPH_HALF }
    : { x, y, halfWidth: RETROGRADE_HALF.width, halfHeight: RETROGRADE_HALF.height }
}

export function withMargin(box: Box): Box {
  return { ...box, halfWidth: box.halfWidth + MARGIN / 2, halfHeight: box.halfHeight + MARGIN / 2 }
}

/** Units of one degree at a radius. */
export const perDegree = (radius: number) => (radius * Math.PI) / 180

/** Ecliptic longitudes on the wheel: the Ascendant at the left, the zodiac anticlockwise. */
export interface Circle {
  /** The direction from the centre. */
  direction(longitude: number): Spot
  spot(longitude: number, radius: number): Spot
  /** A straight line along one direction. */
  radial(longitude: number, from: number, to: number): string
  /** Radius and degree change evenly together, so that two curves in the same order never cross. */
  spiral(start: number, startRadius: number, end: number, endRadius: number): string
  /** Part of a ring, as straight segments of three degrees. */
  sector(from: number, to: number, inner: number, outer: number): string
}

export function circleFrom(ascendant: number): Circle {
  const direction = (longitude: number): Spot => {
    const angle = ((180 + longitude - ascendant) * Math.PI) / 180
    return { x: Math.cos(angle), y: -Math.sin(angle) }
  }
  const spot = (longitude: number, radius: number): Spot => {
    const { x, y } = direction(longitude)
    return { x: round(CENTRE + radius * x), y: round(CENTRE + radius * y) }
  }
  return {
    direction,
    spot,
    radial: (longitude, from, to) => polyline([spot(longitude, from), spot(longitude, to)]),
    spiral(start, startRadius, end, endRadius) {
      const steps = Math.max(1, Math.ceil(Math.abs(end - start) / LEAD_STEP))
      return polyline(
        Array.from({ length: steps + 1 }, (_, i) =>
          spot(start + ((end - start) * i) / steps, startRadius + ((endRadius - startRadius) * i) / steps),
        ),
      )
    },
    sector(from, to, inner, outer) {
      const steps = (to - from) / 3
      const along = (radius: number) =>
        Array.from({ length: steps + 1 }, (_, i) => spot(from + ((to - from) * i) / steps, radius))
      return `${polyline([...along(outer), ...along(inner).reverse()])}Z`
    },
  }
}

export function polyline([first, ...rest]: readonly Spot[]): string {
  return first ? `M${first.x} ${first.y}${rest.map(({ x, y }) => `L${x} ${y}`).join('')}` : ''
}

/** Rounds to a hundredth of a unit, which is less than any screen or printer shows. */
export function round(value: number): number {
  return Math.round(value * 100) / 100
}
