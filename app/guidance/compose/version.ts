import { hash } from '#app/guidance/seed.ts'
import { BLOCKS } from '#app/guidance/types.ts'
import { LANGUAGES } from '#app/language/language.ts'
import type { Reading } from './composer.ts'

type Written = Omit<Reading, 'corpusVersion'>

/** The version of a reading. It follows the words of this reading, so that a changed text concerns its readers only. */
export function versionOf({
  language,
  headline,
  letter,
  inShort,
  blocks,
  realLifeExamples,
}: Written): string {
  const words = [
    headline.text,
    letter,
    inShort,
    BLOCKS.map((block) => blocks[block].map(({ text }) => text)),
    realLifeExamples.map(({ text }) => text),
  ]
  const version = `4-${hash(JSON.stringify(words)).toString(16)}`
  return language === LANGUAGES[0] ? version : `${language}-${version}`
}
