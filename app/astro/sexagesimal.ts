import { degreeInSign, signOf } from './zodiac.ts'

export interface Sexagesimal {
  /** 0 to 29 within a sign; 0 to 180 for a distance. */
  degrees: number
  /** 0 to 59. */
  minutes: number
  /** 0 to 59. */
  seconds: number
}

/** Half of the smallest step that a degree can be off by after arithmetic, in seconds of arc. */
const ARITHMETIC = 1e-6

/**
 * An angle in degrees, minutes and seconds of arc. It is truncated and not rounded, so that minutes and seconds never
 * read 60 and a place within a sign never reads 30 degrees.
 * @param degree degrees, >= 0
 */
export function sexagesimal(degree: number): Sexagesimal {
  // 12.3 degrees are stored as 12.299999999999999: slightly below a whole second counts as that second, except if that
  // would be the next whole degree, and with it perhaps the next sign.
  const whole = Math.floor(degree)
  const seconds = Math.min(3599, Math.floor((degree - whole) * 3600 + ARITHMETIC))
  return { degrees: whole, minutes: Math.floor(seconds / 60), seconds: seconds % 60 }
}

/** `22°37′06″`: degrees within a sign, or any distance in degrees. */
export function dmsText(degree: number): string {
  const { degrees, minutes, seconds } = sexagesimal(degree)
  return `${degrees}°${twoDigits(minutes)}′${twoDigits(seconds)}″`
}

/** `22°37′`: degrees within a sign, or any distance in degrees, without the seconds. */
export function dmText(degree: number): string {
  const { degrees, minutes } = sexagesimal(degree)
  return `${degrees}°${twoDigits(minutes)}′`
}

/**
 * `+0°57′`, `−11°06′`: a speed or a declination, in degrees.
 *
 * @param precise with seconds of arc
 */
export function signedText(degree: number, precise = false): string {
  return `${degree < 0 ? '−' : '+'}${(precise ? dmsText : dmText)(Math.abs(degree))}`
}

/** `22°37′06″ Cancer`: a place on the ecliptic, from its longitude in degrees. */
export function positionText(longitude: number): string {
  return `${dmsText(degreeInSign(longitude))} ${signOf(longitude)}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
