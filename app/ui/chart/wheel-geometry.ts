import type { Box } from './spread.ts'

/** From the middle of a line of text to the middle of the next, as a part of its size. */
export const LINE_HEIGHT = 0.88

/** How a wheel is laid out: a square of `size` units, y downwards. */
export interface WheelPlan {
  size: number
  /** Radii in units, from the rim inwards. House numbers have a ring of their own, just outside the web of aspects. */
  radius: Readonly<
    Record<
      | 'rim'
      | 'sign'
      | 'scale'
      | 'scaleDegree'
      | 'scaleFifth'
      | 'scaleInner'
      | 'leadInner'
      | 'planet'
      | 'numbers'
      | 'number'
      | 'aspects',
      number
    >
  >
  /** Size of degrees and of the names of angles, in units. */
  text: number
  /** Size of minutes, of house numbers and of facts, in units. */
  small: number
  /** From the middle of a line of a point to the middle of the next, as a part of its size. */
  leading: number
  /** Whether a degree has its sign beside it, and a planet its speed and its dignity below. */
  isFull: boolean
}

function planOf({
  size,
  rim,
  web,
  ...rest
}: { size: number; rim: number; web: number } & Omit<WheelPlan, 'size' | 'radius'>): WheelPlan {
  const scale = rim - 22
  const scaleInner = scale - 4.5
  const leadInner = scaleInner - 6
  return {
    ...rest,
    size,
    radius: {
      rim,
      sign: rim - 11,
      scale,
      scaleDegree: scale - 2,
      scaleFifth: scale - 3.2,
      scaleInner,
      leadInner,
      planet: leadInner - 13.5,
      numbers: web + 1.35 * rest.small,
      number: web + 0.675 * rest.small,
      aspects: web,
    },
  }
}

/** The wheel of reports, dialogs and paper: its degrees are 12 px high, and its smallest letters 10 px, if it is 360 px wide. */
export const SMALL_PLAN = planOf({
  size: 500,
  rim: 208,
  web: 85,
  text: 17,
  small: 14,
  leading: LINE_HEIGHT,
  isFull: false,
})

/** The wheel that has a page of its own. A unit is a pixel. */
export const FULL_PLAN = planOf({
  size: 760,
  rim: 346,
  web: 173,
  text: 13,
  small: 11,
  leading: 1.1,
  isFull: true,
})

/** Side of the 24 by 24 square in which a planet's or a sign's glyph is drawn, in units. */
export const GLYPH = 24
export const SIGN_GLYPH = 20
export const SIGN_BESIDE = 16
export const RETROGRADE_GLYPH = 15

/**
 * The largest width of letters, as parts of their size: Source Serif 4 with tabular figures, and the names of the
 * angles in bold. tests/e2e/reports.spec.ts measures them in a browser.
 */
const LETTERS: Readonly<Record<string, number>> = {
  '°': 0.345,
  '′': 0.25,
  '″': 0.42,
  '+': 0.56,
  '−': 0.56,
  A: 0.74,
  s: 0.5,
  c: 0.58,
  m: 0.87,
}
const NARROW = 'filjt'
const NARROW_LETTER = 0.37
const LETTER = 0.64
const DIGIT = 0.53
const BOLD_CAPITAL = 0.86
/** The joined letters of the names of the angles in Arabic. */
const ARABIC_LETTER = 0.55
/** From the middle line of a text to its highest and its lowest ink, as a part of its size. */
const HALF_HEIGHT = 0.4
/** From the middle of a text down to its baseline, as a part of its size. */
export const BASELINE = 0.34

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
  size: number
}

/** The width of each text that was measured, for size 1. A wheel has a few thousand different texts at most. */
const widths = new Map<string, number>()

/** The largest width of a text, in units. Names of angles are bold. */
export function textWidth(text: string, size: number): number {
  let width = widths.get(text)
  if (width === undefined) {
    width = 0
    for (const letter of text) width += LETTERS[letter] ?? measureLetter(letter)
    widths.set(text, width)
  }
  return width * size
}

function measureLetter(letter: string): number {
  if (letter >= '0' && letter <= '9') return DIGIT
  if (letter > 'z') return ARABIC_LETTER
  if (letter < 'a') return BOLD_CAPITAL
  return NARROW.includes(letter) ? NARROW_LETTER : LETTER
}

/** The box that the ink of a text covers. */
export function textBox({ text, size, x, y }: Text): Box {
  return { x, y, halfWidth: textWidth(text, size) / 2, halfHeight: HALF_HEIGHT * size }
}

/** The box that the ink of a glyph covers, which is as large as its square is drawn. */
export function glyphBox({ x, y }: Spot, size = GLYPH): Box {
  const half = (GLYPH_HALF * size) / GLYPH
  return { x, y, halfWidth: half, halfHeight: half }
}

/** The box of the mark of retrograde motion, which is narrower than its square. */
export function retrogradeBox({ x, y }: Spot): Box {
  return { x, y, halfWidth: RETROGRADE_HALF.width, halfHeight: RETROGRADE_HALF.height }
}

export function withMargin(box: Box): Box {
  return { ...box, halfWidth: box.halfWidth + MARGIN / 2, halfHeight: box.halfHeight + MARGIN / 2 }
}

/** Units of one degree at a radius. */
export const perDegree = (radius: number) => (radius * Math.PI) / 180

/** Ecliptic longitudes on the wheel: the Ascendant at the left, the zodiac anticlockwise. */
export interface Circle {
  centre: number
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

export function circleFrom(ascendant: number, { size }: WheelPlan): Circle {
  const centre = size / 2
  const direction = (longitude: number): Spot => {
    const angle = ((180 + longitude - ascendant) * Math.PI) / 180
    return { x: Math.cos(angle), y: -Math.sin(angle) }
  }
  const spot = (longitude: number, radius: number): Spot => {
    const { x, y } = direction(longitude)
    return { x: round(centre + radius * x), y: round(centre + radius * y) }
  }
  return {
    centre,
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
