import type { Joints } from '#app/guidance/corpus/corpus.ts'
import { capital } from './names.ts'

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

const BETWEEN: Joints['between'] = {
  giftAfterKind: [
    'Day to day it looks like this:',
    'On an ordinary day:',
    'In daily life it is simple:',
    'A small example says it best:',
    'In small things you can see it:',
  ],
  giftAfterHard: ['Even so,', 'All the same,', 'Still,', 'At the same time,'],
  difficultyAgainst: ['But', 'Yet', 'On other days,', 'At other times,'],
  difficultyOfGift: [
    'The same gift has another side:',
    'The difficulty lies close by:',
    'There is a hard side too:',
  ],
  difficultyOfEase: ['Even what goes well can be hard in one way:', 'Ease can be hard too:'],
  help: ['There is help.', 'Help is near.', 'And there is help.'],
  helpByName: ['And'],
  step: ['So, today:', 'For today, then:', 'Begin with this today:', 'Today one thing is enough:'],
}

export function closing(close: string): string {
  if (/\bthen\b/i.test(close) || /^(?:One|Coals) /.test(close)) return close
  return joined(/^(?:The|A|An|Both|They|Your|This) /.test(close) ? 'Meanwhile' : 'Then', close)
}

/**
 * None names the lot and its sign together, because other parts do. There are many, because nearly every reading has
 * one of them.
 */
const SIGHTS: Joints['sights'] = {
  with: [
    'So the ruler and the lot share a house.',
    'So the ruler has the lot beside it.',
    'Your lot is in that very sign too.',
    'So the lot is close to its ruler.',
    'Lot and ruler are therefore together.',
    'The way from the ruler to the lot is short.',
  ],
  sextile: [
    'From {from} the lot is in friendly view, by a sextile.',
    '{from} sees {lot} by a sextile, which the books call affection.',
    'In {from} the ruler sees the lot kindly, from two signs away.',
    'A sextile, a friendly line, joins {from} and {lot}.',
    'Two signs apart, {from} and {lot} look at each other as friends.',
    'In {from} the ruler is near enough to see the lot with affection, by a sextile.',
  ],
  square: [
    '{from} sees {lot} by a square, with some friction.',
    'In {from} the ruler sees the lot from the side, by a square.',
    'A square joins {from} to {lot}, so the view is clear and not quite easy.',
    'From {from} the lot can be seen, though at an uneasy angle.',
    '{from} and {lot} stand at a right angle and do not quite agree.',
    'Between {from} and {lot} is a square, the line of disagreement.',
  ],
  trine: [
    '{from} sees {lot} by a trine, the easiest of lines.',
    'The ruler in {from} has the lot in full view, by a trine.',
    'Since {from} and {lot} are of one element, the two see each other easily.',
    'From {from} the lot is easy to see.',
    'A trine makes {from} and {lot} agree.',
    'There is a trine from {from} to the lot, a line of agreement.',
  ],
  opposition: [
    'From {from} the lot is seen straight across.',
    '{from} and {lot} face each other, so the ruler looks straight at it.',
    'The ruler in {from} sees the lot from the far side of the circle.',
    'Because {from} is opposite {lot}, the two signs face each other.',
    'For a ruler in {from} the lot is opposite, far away and in clear view.',
    '{from} and {lot} look at each other from as far away as two signs can be.',
  ],
  averse: [
    'From {from} the lot cannot be seen.',
    'No aspect joins {from} to {lot}, so the ruler does not see it.',
    '{from} has no view of {lot}, and the ruler works without seeing it.',
    'The lot is out of sight for a ruler in {from}.',
    'No planet in {from} can see {lot}, because the two signs have no aspect.',
    'Without an aspect between {from} and {lot}, the two hardly know of each other.',
  ],
}

const LEADS = [
  'Look again at {fact}:',
  'Remember {fact}:',
  'Think again of {fact}:',
  'It began with {fact}:',
  'Back to {fact}:',
  'Once more, {fact}:',
  'Consider {fact}:',
  'The hard part was {fact}:',
] as const

const LEAD_FACTS: Joints['leadFacts'] = {
  with: '{planet} beside your lot',
  square: '{planet}’s square',
  opposition: '{planet}’s opposition',
  'ruler with': '{planet} beside {ruler}',
  'ruler across': '{planet} against {ruler}',
  easy: 'a lot without a hard fact',
  lot: 'your lot in the {place} place',
  ruler: '{ruler} in the {place} place',
  away: '{ruler} far from home',
  low: '{ruler} in its fall',
  stranger: '{ruler} as a stranger',
  averse: '{ruler} out of sight of your lot',
  burnt: '{ruler} hidden by the Sun',
  back: '{ruler} going backwards',
  first: '{ruler} about to turn back',
}

export const JOINTS: Joints = {
  between: BETWEEN,
  joined,
  closing,
  opened: (text) =>
    text
      .split(/(?<=[.?!]’?) /)
      .map(capital)
      .join(' '),
  callsItselfHelp: /\bhelp/i,
  leads: LEADS,
  leadFacts: LEAD_FACTS,
  sights: SIGHTS,
}
