export const SIZE = 360
export const CENTRE = SIZE / 2
/** Radii, from the zodiac inwards: the ring of signs, the arc between the lights, the same arc from the Ascendant. */
export const RING = { outer: 174, inner: 146 }
export const MEASURED = 116
export const CARRIED = 80
/** Half the width of a glyph's disc. */
export const DISC = 14
/** Two discs on the circle of the lights need this many degrees between them. */
const DISC_DEGREES = 15
/** An arc shorter than this has no room for its number. */
const NUMBERED_DEGREES = 40

export interface Spot {
  x: number
  y: number
}

/**
 * A point of the picture. The Ascendant is at the left and the signs run counterclockwise, so that the half above the
 * horizon is at the top.
 * @param from degrees from the Ascendant in the order of the signs
 */
export function spot(from: number, radius: number): Spot {
  const angle = ((180 + from) * Math.PI) / 180
  return { x: round(CENTRE + radius * Math.cos(angle)), y: round(CENTRE - radius * Math.sin(angle)) }
}

/** The path of an arc in the order of the signs. @param from, length degrees; the length in [0, 360) */
export function arcPath(from: number, length: number, radius: number): string {
  const [start, end] = [spot(from, radius), spot(from + length, radius)]
  const isLarge = length > 180 ? 1 : 0
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${isLarge} 0 ${end.x} ${end.y}`
}

/** An arrowhead whose tip lies on a circle; it points in the order of the signs. */
export function arrowHead(at: number, radius: number): string {
  const back = at - (8 / radius) * (180 / Math.PI)
  const [tip, outer, inner] = [spot(at, radius), spot(back, radius + 4.5), spot(back, radius - 4.5)]
  return `M${tip.x} ${tip.y}L${outer.x} ${outer.y}L${inner.x} ${inner.y}Z`
}

/** Degrees from the edge of a disc to its middle, on a circle. */
export const discDegrees = (radius: number): number => (DISC / radius) * (180 / Math.PI)

/**
 * Where the discs of the Sun and Moon are drawn: at their places, or moved apart evenly if they would overlap.
 * @param from, to degrees in [0, 360)
 */
export function discPlaces(from: number, to: number): { from: number; to: number } {
  const ahead = to - from
  const gap = ahead > 180 ? ahead - 360 : ahead <= -180 ? ahead + 360 : ahead
  const missing = (DISC_DEGREES - Math.abs(gap)) / 2
  if (missing <= 0) return { from, to }
  const step = gap < 0 ? -missing : missing
  return { from: from - step, to: to + step }
}

/** The position of a step's number on its arc; null if the arc is too short for it. */
export function numberSpot(from: number, length: number, radius: number): Spot | null {
  return length < NUMBERED_DEGREES ? null : spot(from + length / 2, radius)
}

const SIZES = [0.6, 0.9, 0.6, 1.3]

const STARS = Array.from({ length: 64 }, (_, i) => {
  // The golden angle spreads points evenly over a disc.
  const { x, y } = spot(i * 137.508, 140 * Math.sqrt((i + 0.5) / 64))
  // Whole numbers: fewer bytes.
  return { x: Math.round(x), y: Math.round(y), size: SIZES[i % SIZES.length]! }
}).filter(({ y }) => y < CENTRE - 22)

/**
 * Decorative stars above the horizon, always in the same places: for each size a path of lines without length, which
 * round ends make visible. They do not show the real sky.
 */
export const STAR_PATHS = [...new Set(SIZES)].map((size) => ({
  width: 2 * size,
  path: STARS.filter((star) => star.size === size)
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join(''),
}))

function round(value: number): number {
  return Math.round(value * 10) / 10
}
