/**
 * `29.9°`: used where the specification requires one decimal. It is cut and not rounded, so that a position in a sign
 * is never written as 30.0°.
 */
export function degreeText(degree: number): string {
  return `${(Math.floor(degree * 10 + 1e-7) / 10).toFixed(1)}°`
}

/** `22°37′`, `22°37′06″` and `+0°57′`: used on screens and paper where one decimal is not specified. */
export { dmsText, dmText, signedText } from '#app/astro/sexagesimal.ts'

/** `3.4°`: the distance of an aspect from exact, rounded to one decimal. */
export function orbText(orb: number): string {
  return `${orb.toFixed(1)}°`
}
