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
    'So the ruler and the lot share a house, and what you do well may be near to what does you good.',
    'So the ruler has the lot beside it, and you may not have to go far for what does you good.',
    'Your lot is in that very sign too, so the work and the joy in it may be one.',
    'The ruler is close to the lot, and you may notice quickly what does you good.',
    'Lot and ruler are therefore together, like a shop and the rooms above it.',
    'The way from the ruler to the lot is short, so a small effort may be enough.',
  ],
  sextile: [
    'From {from} the lot is in friendly view, by a sextile, so a little attention may be enough.',
    '{from} sees {lot} by a sextile, which the books call affection, and you may gladly do what is needed.',
    'In {from} the ruler sees the lot kindly, from two signs away, so what you need may be near.',
    'A sextile, a friendly line, joins {from} and {lot}, and your effort may be well spent.',
    'Two signs apart, {from} and {lot} look at each other as friends, so you may find the way without pushing.',
    'In {from} the ruler sees the lot with affection, by a sextile, so you may know what you need.',
  ],
  square: [
    '{from} sees {lot} by a square, with some friction, so what does you good may take some effort.',
    'In {from} the ruler sees the lot from the side, by a square, and you may have to turn a little to see what you need.',
    'A square joins {from} to {lot}, so you may know what does you good for some time before you do it.',
    'From {from} the lot can be seen, though at an uneasy angle, and some practice may be needed.',
    '{from} and {lot} stand at a right angle, so habit and well-being may not want the same thing at once.',
    'Between {from} and {lot} is a square, the line of disagreement, so work and well-being may need hours of their own.',
  ],
  trine: [
    '{from} sees {lot} by a trine, the easiest of lines, so this may come to you without a struggle.',
    'The ruler in {from} has the lot in full view, by a trine, and you may see early what does you good.',
    'Since {from} and {lot} are of one element, what you do may suit what you need.',
    'From {from} the lot is easy to see, and you may know without much thought what does you good.',
    'A trine makes {from} and {lot} agree, so you may seldom have to force anything here.',
    'There is a trine from {from} to the lot, a line of agreement, so your own way of working may be good for you.',
  ],
  opposition: [
    'From {from} the lot is seen straight across, so other people may show you what does you good.',
    '{from} and {lot} face each other, and you may find what does you good in talking with somebody.',
    'The ruler in {from} sees the lot from the far side of the circle, so some distance may show you what you need.',
    'Because {from} is opposite {lot}, a view from the other side may help you.',
    'For a ruler in {from} the lot is far away and in clear view, so you may see the goal before the way.',
    '{from} and {lot} are as far apart as two signs can be, so a question to somebody else may help.',
  ],
  averse: [
    'From {from} the lot cannot be seen, so others may notice before you do what does you good.',
    'No aspect joins {from} to {lot}, and you may find what does you good more by trying than by planning.',
    '{from} has no view of {lot}, so you may do what is good for you without noticing it.',
    'The lot is out of sight for a ruler in {from}, so it may help to ask in the evening what was good in the day.',
    'No planet in {from} can see {lot}, so your good days may sometimes surprise you.',
    'Without an aspect between {from} and {lot}, the two hardly know of each other, so you may have to remind yourself of what does you good.',
  ],
}

const LEADS = [
  'Look again at {fact}.',
  'Remember {fact}.',
  'Think again of {fact}.',
  'It began with {fact}.',
  'Back to {fact}.',
  'Once more to {fact}.',
  'Consider {fact}.',
  'The hard part was {fact}.',
] as const

const LEAD_FACTS: Joints['leadFacts'] = {
  with: '{planet} beside your lot',
  square: '{planet}’s square',
  opposition: '{planet}’s opposition',
  'ruler with': '{planet} beside {ruler}',
  'ruler across': '{planet} against {ruler}',
  easy: 'your lot, which nothing hard touches',
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
