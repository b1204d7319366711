import { degreeInSign, dmsText, signOf } from '#app/astro/index.server.ts'
import { astroWords } from '#app/language/astro-messages.ts'

/** A longitude as a degree of its sign: `22°37′06″ Cancer`. */
export const positionWords = (longitude: number): string =>
  astroWords.place(dmsText(degreeInSign(longitude)), astroWords.signs[signOf(longitude)])
