import { degreeInSign, signOf } from '#app/astro/zodiac.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { dmText } from './degree-text.ts'
import type { WheelInput } from './wheel-layout.ts'
import { wheelWords as words } from './wheel-messages.ts'

/** Describes the picture in one paragraph. */
export function wheelDescription({ ascendant, midheaven, points }: WheelInput): string {
  const place = (longitude: number) =>
    astroWords.place(dmText(degreeInSign(longitude)), astroWords.signs[signOf(longitude)])
  const { points: names } = astroWords
  return words.all([
    words.at(names.Ascendant, place(ascendant), false),
    words.at(names.Midheaven, place(midheaven), false),
    ...points.map(({ name, longitude, isRetrograde }) =>
      words.at(names[name], place(longitude), isRetrograde),
    ),
  ])
}
