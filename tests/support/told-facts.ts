import type { Planet, Sign } from '#app/astro/index.server.ts'
import type { Reading } from '#app/guidance/compose/composer.ts'
import { corpusOf } from '#app/guidance/corpus/index.ts'
import { BLOCKS } from '#app/guidance/types.ts'

/**
 * The facts about the lot, its ruler, the helps and the tests that more than two parts of a reading tell: the names that
 * stand for the fact, then the ids of the parts. A part tells a fact if it has both names.
 */
export function toldTooOften({ judgement, headline, blocks, language }: Reading): string[] {
  const { lotSign, ruler, helps, tests } = judgement
  const parts = [headline, ...BLOCKS.flatMap((block) => blocks[block])]
  const { isNamedIn } = corpusOf(language).names
  const facts: ('lot' | Planet | Sign)[][] = [
    ['lot', lotSign.sign],
    ...[ruler, ...helps, ...tests].map(({ planet, sign }) => [planet, sign]),
  ]
  return facts.flatMap((names) => {
    const told = parts.filter(({ text }) => names.every((name) => isNamedIn(name, text)))
    return told.length > 2 ? [[...names, ...told.map(({ id }) => id)].join(' ')] : []
  })
}
