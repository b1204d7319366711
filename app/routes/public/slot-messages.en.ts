import { SIGNS, type Sign } from '#app/astro/index.server.ts'
import { HOUSE_SYSTEMS_IN_SENTENCE } from '#app/astro/types.ts'
import { ANONYMOUS_MEANS } from '#app/features/stories/story-messages.ts'

/** The words that slots of texts are filled with. Its keys are the type of every other language. */
export const messages = {
  anonymousMeans: ANONYMOUS_MEANS,
  houses: HOUSE_SYSTEMS_IN_SENTENCE,
  signs: Object.fromEntries(SIGNS.map((sign) => [sign, sign])) as Readonly<Record<Sign, string>>,
  /** A degree of a sign. */
  place: (degree: string, sign: string): string => `${degree} ${sign}`,
}

export type Messages = typeof messages
