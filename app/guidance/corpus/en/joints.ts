import type { Joints } from '#app/guidance/corpus/corpus.ts'
import { capital } from './names.ts'

/** Words that begin with a capital letter within a sentence. */
const NAMES = /^(?:God|Friday|Monday|Sunday|Qur’an|Moses|Salman)\b/

/**
 * A sentence after a joint. A joint ends with a comma, a colon or a word, and the sentence goes on in small letters; or
 * it ends with a full stop, also where the sentence has a colon of its own.
 */
export function joined(between: string, sentence: string): string {
  const joint = /^[^.?!]*:/.test(sentence) ? between.replace(/:$/, '.') : between
  const goesOn = !/[.?!]$/.test(joint) && !NAMES.test(sentence)
  return `${joint} ${goesOn ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence}`
}

const BETWEEN: Joints['between'] = {
  giftAfterHard: ['Even so,', 'All the same,', 'At the same time,'],
  difficultyAgainst: ['But', 'Yet', 'On other days,', 'At other times,'],
  difficultyOfGift: [
    'The difficulty lies close by:',
    'There is a hard side too:',
    'One thing is hard all the same:',
  ],
  difficultyOfEase: ['Even what goes well can be hard in one way:', 'Ease can be hard too:'],
  help: ['One thing can help:', 'A help is near:', 'This can help:'],
}

export const JOINTS: Joints = {
  between: BETWEEN,
  joined,
  opened: (text) =>
    text
      .split(/(?<=[.?!]’?) /)
      .map(capital)
      .join(' '),
}
