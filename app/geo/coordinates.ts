/** Latitude and longitude as people type them, to degrees (north and east positive). Pure; shared with the browser. */

type Axis = { limit: number; positive: string; negative: string }

const LATITUDE: Axis = { limit: 90, positive: 'N', negative: 'S' }
const LONGITUDE: Axis = { limit: 180, positive: 'E', negative: 'W' }

const MAX_LENGTH = 40
const WHOLE = '(\\d{1,3})'
const NUMBER = '(\\d{1,3}(?:\\.\\d*)?|\\.\\d+)'
const DEGREE_SIGN = '\\s*(?:°|:|\\s)\\s*'
const MINUTE_SIGN = "\\s*(?:'|:|\\s)\\s*"
const DECIMAL = new RegExp(`^${NUMBER}\\s*°?$`)
const DEGREES_MINUTES = new RegExp(`^${WHOLE}${DEGREE_SIGN}${NUMBER}\\s*'?$`)
const DEGREES_MINUTES_SECONDS = new RegExp(`^${WHOLE}${DEGREE_SIGN}${WHOLE}${MINUTE_SIGN}${NUMBER}\\s*"?$`)

/** Degrees, or null for what cannot be read or lies outside -90 to 90. Accepts `41.0082`, `41,0082`, `41°00'30"N`, `41 00 30 N`, `N41:00:30`. */
export function parseLatitude(given: string | number): number | null {
  return typeof given === 'number' ? inRange(given, LATITUDE) : parseAngle(given, LATITUDE)
}

/** Degrees, or null for what cannot be read or lies outside -180 to 180. The same forms, with E and W. */
export function parseLongitude(given: string | number): number | null {
  return typeof given === 'number' ? inRange(given, LONGITUDE) : parseAngle(given, LONGITUDE)
}

function parseAngle(text: string, axis: Axis): number | null {
  if (text.length > MAX_LENGTH) return null
  const plain = plainSigns(text)
  const side = `[${axis.positive}${axis.negative}]`
  const match = new RegExp(`^(${side})?\\s*([+-])?\\s*([^+-]*?)\\s*(${side})?$`, 'i').exec(plain)
  if (!match) return null
  const [, before, sign, rest = '', after] = match
  const letter = (before ?? after)?.toUpperCase()
  if ((before && after) || (letter && sign)) return null
  const size = angleSize(rest)
  if (size === null) return null
  const degrees = sign === '-' || letter === axis.negative ? -size : size
  return inRange(degrees, axis)
}

function angleSize(text: string): number | null {
  const match = DECIMAL.exec(text) ?? DEGREES_MINUTES.exec(text) ?? DEGREES_MINUTES_SECONDS.exec(text)
  if (!match) return null
  const [degrees = 0, minutes = 0, seconds = 0] = match.slice(1).map(Number)
  return minutes < 60 && seconds < 60 ? degrees + minutes / 60 + seconds / 3600 : null
}

function inRange(degrees: number, axis: Axis): number | null {
  if (!(Math.abs(degrees) <= axis.limit)) return null
  return degrees === 0 ? 0 : degrees
}

/** Arabic and Persian digits as those from 0 to 9. */
export function plainDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
}

/**
 * Typographic signs, unit letters, decimal commas and Arabic or Persian digits to their plain forms. A last `s` means
 * seconds only if minutes are marked `m`; otherwise it means south.
 */
function plainSigns(text: string): string {
  return plainDigits(text)
    .replace(/[−–—]/g, '-')
    .replace(/[º˚]/g, '°')
    .replace(/[’‘′´`]/g, "'")
    .replace(/[“”″]|''/g, '"')
    .replace(/(\d)[,٫](\d)/g, '$1.$2')
    .replace(/(\d)\s*d(?:eg)?(?![a-z])/gi, '$1°')
    .replace(/(\d)\s*m(?:in)?\s*([\d.]+)\s*s(?:ec)?(?![a-z])/gi, `$1'$2"`)
    .replace(/(\d)\s*m(?:in)?(?![a-z])/gi, "$1'")
    .trim()
}
