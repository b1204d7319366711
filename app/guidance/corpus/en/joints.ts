import type { Sign } from '#app/astro/index.server.ts'
import { variant } from '#app/guidance/seed.ts'
import type { Relation } from '#app/guidance/types.ts'

/** Words that begin with a capital letter within a sentence. */
const NAMES = /^(?:God|Friday|Monday|Sunday|Qur’an|Moses|Salman)\b/

/**
 * A sentence after a joint. A joint ends with a comma, a colon or a word, and the sentence goes on in small letters; or
 * it ends with a full stop.
 */
export function joined(joint: string, sentence: string): string {
  const goesOn = !/[.?!]$/.test(joint) && !NAMES.test(sentence)
  return `${joint} ${goesOn ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence}`
}

/** Between the parts of the letter, by what they join. */
export const JOINTS = {
  /** From a kind or plain headline to the gift. */
  giftAfterKind: [
    'Day to day it looks like this:',
    'On an ordinary day:',
    'It has an everyday form:',
    'In daily life it is simple:',
  ],
  /** From a hard headline to the gift. */
  giftAfterHard: ['Even so,', 'All the same,', 'For all that,'],
  /** From the gift to a difficulty of another subject. */
  difficultyAgainst: ['But', 'Yet', 'On other days,', 'On the other side,'],
  /** From the gift to a difficulty of the same subject. */
  difficultyOfGift: ['The same gift has another side:', 'It has its price:', 'The difficulty lies close by:'],
  /** From the gift to a difficulty that no hard fact causes. */
  difficultyOfEase: ['Even what goes well has its price:', 'Ease has a price as well:'],
  /** From the answer to the help. */
  help: ['There is help.', 'Help is near.', 'And there is help.'],
  /** To a help that calls itself so. */
  helpByName: ['And'],
  /** From all this to the step. */
  step: ['So, today:', 'For today, then:', 'Begin with this today:', 'Today one thing is enough:'],
} as const

/** The last sentence of the letter, in which the image of the gift returns, after the step. */
export function closing(close: string): string {
  if (/\bthen\b/i.test(close) || /^(?:One|Four|Last|Coals) /.test(close)) return close
  return joined(/^(?:The|A|An|Both|They|Your|This) /.test(close) ? 'Meanwhile' : 'Then', close)
}

/** Whether the ruler sees the lot, in one sentence after the place of the ruler. */
export function sightInShort(by: Relation, from: Sign, lot: Sign): string {
  return variant(SIGHTS[by], `${from} ${lot}`).replaceAll('{from}', from).replaceAll('{lot}', lot)
}

/** None names the lot and its sign together, because other parts do. */
const SIGHTS: Readonly<Record<Relation, readonly string[]>> = {
  with: ['So ruler and lot keep one house.', 'There the ruler has the lot beside it.'],
  sextile: [
    'From {from} the lot is in friendly view, by a sextile.',
    '{from} sees {lot} by a sextile, a regard that the books call affection.',
  ],
  square: [
    '{from} sees {lot} by a square, with some friction.',
    'From {from} the lot is seen from the side, by a square.',
  ],
  trine: [
    '{from} sees {lot} by a trine, the easiest of lines.',
    'From {from} the lot is in full view, by a trine.',
  ],
  opposition: [
    'From {from} the lot is seen straight across.',
    '{from} and {lot} face each other, so the ruler looks straight at it.',
  ],
  averse: [
    'From {from} the lot cannot be seen.',
    'No aspect joins {from} to {lot}, so the ruler does not see it.',
    '{from} has no view of {lot}, and the ruler works without seeing it.',
  ],
}
