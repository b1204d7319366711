import { SIGNS, type Sign } from '#app/astro/index.server.ts'
import { HOUSE_SYSTEMS_IN_SENTENCE } from '#app/astro/types.ts'
import { ANONYMOUS_MEANS } from '#app/features/stories/story-messages.ts'
import { translated } from '#app/language/current.ts'
import { ar } from './slot-messages.ar.ts'

/** The words that slots of texts are filled with. */
export const slotWords = translated({
  en: {
    anonymousMeans: ANONYMOUS_MEANS,
    houses: HOUSE_SYSTEMS_IN_SENTENCE,
    signs: Object.fromEntries(SIGNS.map((sign) => [sign, sign])) as Readonly<Record<Sign, string>>,
    /** A degree of a sign. */
    place: (degree: string, sign: string): string => `${degree} ${sign}`,
  },
  ar,
})
