import type { Reading } from './compose/composer.ts'
import { BLOCKS } from './corpus/types.ts'

/**
 * The facts about the lot, its ruler, the helps and the tests that more than two parts of a reading tell: the words that
 * name the fact, then the ids of the parts. A part tells a fact if it has both words.
 */
export function toldTooOften({ judgement, headline, blocks }: Reading): string[] {
  const { lotSign, ruler, helps, tests } = judgement
  const parts = [headline, ...BLOCKS.flatMap((block) => blocks[block])]
  const facts = [
    ['lot', lotSign.sign],
    ...[ruler, ...helps, ...tests].map(({ planet, sign }) => [planet, sign]),
  ]
  return facts.flatMap((words) => {
    const told = parts.filter(({ text }) => words.every((word) => text.includes(word)))
    return told.length > 2 ? [[...words, ...told.map(({ id }) => id)].join(' ')] : []
  })
}
