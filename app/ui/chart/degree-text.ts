import * as sexagesimal from '#app/astro/sexagesimal.ts'
import { inDigits } from '#app/language/current.ts'

/** `22°37′`, `22°37′06″` and `+0°57′`, as the reader has chosen: used where one decimal is not specified. */
export const dmText = (degree: number): string => inDigits(sexagesimal.dmText(degree))
export const dmsText = (degree: number): string => inDigits(sexagesimal.dmsText(degree))
export const signedText = (degree: number, precise = false): string =>
  inDigits(sexagesimal.signedText(degree, precise))
