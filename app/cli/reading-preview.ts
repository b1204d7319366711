import { letterParts } from '#app/features/analysis/letter-parts.ts'
import { births } from '#app/guidance/births.ts'
import { BLOCKS, compose, corpusOf, type Reading } from '#app/guidance/index.server.ts'
import type { Language } from '#app/language/language.ts'
import { CommandError } from './terminal.ts'

const SEED = 27
const MOST_BIRTHS = 20_000
const KEYS_SHOWN = 30
const [BEGIN, END] = ['>>> ', ' <<<']

/** The reading of the first random birth that has this paragraph, with the paragraph marked. @throws CommandError */
export function makePreview(kind: string, key: string, language: Language): string {
  const patterns = listTexts(corpusOf(language).pairs, kind, key).map(toPattern)
  const isIn = (text: string) => patterns.some((pattern) => pattern.test(text))
  for (const chart of births(MOST_BIRTHS, SEED)) {
    const reading = compose({ chart, language })
    if (
      !isIn(reading.headline.text) &&
      !BLOCKS.some((block) => reading.blocks[block].some(({ text }) => isIn(text)))
    )
      continue
    const text = readingText(reading)
    const marked = patterns.reduce((so, pattern) => so.replace(pattern, `${BEGIN}$&${END}`), text)
    const { utc, latitude, longitude, rulers } = chart
    return `Birth: ${JSON.stringify({ utc, latitude, longitude, rulers })}\n\n${marked}`
  }
  throw new CommandError(
    `None of ${MOST_BIRTHS} random births has the paragraph '${key}' of the kind '${kind}'.`,
  )
}

type Pairs = ReturnType<typeof corpusOf>['pairs']

/** The texts of one paragraph: itself, and its shorter forms. */
function listTexts(pairs: Pairs, kind: string, key: string): string[] {
  if (!Object.hasOwn(pairs, kind)) {
    throw new CommandError(`There is no kind '${kind}'. The kinds are: ${Object.keys(pairs).join(', ')}`)
  }
  const paragraphs = listParagraphs(pairs[kind as keyof Pairs])
  const found = paragraphs.get(key)
  if (found) return found
  const keys = [...paragraphs.keys()]
  const alike = keys.filter((one) => one.split(' ')[0] === key.split(' ')[0])
  const shown = (alike.length > 0 ? alike : keys).slice(0, KEYS_SHOWN)
  throw new CommandError(
    `There is no paragraph '${key}' of the kind '${kind}'. ${alike.length > 0 ? 'Keys like it' : 'Some keys'}: ${shown.join(', ')}`,
  )
}

/** A difficulty has several answers. Their keys end with a number: `trust 1`, `trust 2`. */
function listParagraphs(texts: Pairs[keyof Pairs]): Map<string, string[]> {
  return new Map(
    Object.entries<unknown>(texts).flatMap(([key, entry]): [string, string[]][] =>
      Array.isArray(entry)
        ? entry.map((one, i) => [`${key} ${i + 1}`, listWords(one)])
        : [[key, listWords(entry)]],
    ),
  )
}

function listWords(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry]
  return Object.entries(entry as Record<string, string>).flatMap(([name, text]) =>
    name === 'passage' ? [] : [text],
  )
}

/** Names stand in the slots of a headline, and a name may begin a sentence. */
function toPattern(text: string): RegExp {
  const pieces = text.split(/\{\w+\}/).map((piece) => piece.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(pieces.join('[\\p{L} ,،]+?'), 'iu')
}

/** A reading as text: headline and letter, then its blocks in paragraphs. */
function readingText(reading: Reading): string {
  const { headline, plan, blocks, readFrom } = reading
  const parts = BLOCKS.map((block) => {
    const paragraphs = blocks[block].map(({ text, opensParagraph }, i) => {
      const own = opensParagraph || block === 'practicalSteps'
      return `${i === 0 ? '' : own ? '\n\n' : ' '}${text}`
    })
    return `## ${block}\nRead from: ${readFrom[block]}\n\n${paragraphs.join('')}`
  })
  return [`# ${headline.text}`, ...letterParts(reading), `Plan: ${plan}`, ...parts].join('\n\n')
}
