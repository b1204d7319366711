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
  const patterns = listTexts(kindsOf(language), kind, key).map(toPattern)
  const isIn = (text: string) => patterns.some((pattern) => pattern.test(text))
  for (const chart of births(MOST_BIRTHS, SEED)) {
    const reading = compose({ chart, language })
    const { headline, letter, inShort, blocks } = reading
    const parts = BLOCKS.flatMap((block) => blocks[block].map(({ text }) => text))
    if (![headline.text, ...letter, ...Object.values(inShort), ...parts].some(isIn)) continue
    const text = readingText(reading)
    const marked = patterns.reduce((so, pattern) => so.replace(pattern, `${BEGIN}$&${END}`), text)
    const { utc, latitude, longitude, rulers } = chart
    return `Birth: ${JSON.stringify({ utc, latitude, longitude, rulers })}\n\n${marked}`
  }
  throw new CommandError(
    `None of ${MOST_BIRTHS} random births has the paragraph '${key}' of the kind '${kind}'.`,
  )
}

type Kinds = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/**
 * The paragraphs by pairs of facts; the knots by lot, `Leo 8`; the helps by difficulty and cause, `trust delay`; the bridges by what
 * the gift says and the difficulty, `open trust delay`.
 */
function kindsOf(language: Language): Kinds {
  const { pairs, knots, helps, bridges } = corpusOf(language)
  const joined = (texts: Readonly<Record<string, object>>) =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([name, some]) =>
        Object.entries(some).map(([key, text]): [string, unknown] => [`${name} ${key}`, text]),
      ),
    )
  return { ...pairs, knots: joined(knots), helps: joined(helps), bridges: joined(bridges) }
}

/** The texts of one paragraph: itself, and its shorter forms. */
function listTexts(kinds: Kinds, kind: string, key: string): string[] {
  if (!Object.hasOwn(kinds, kind)) {
    throw new CommandError(`There is no kind '${kind}'. The kinds are: ${Object.keys(kinds).join(', ')}`)
  }
  const paragraphs = listParagraphs(kinds[kind]!)
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
function listParagraphs(texts: Kinds[string]): Map<string, string[]> {
  return new Map(
    Object.entries(texts).flatMap(([key, entry]): [string, string[]][] =>
      Array.isArray(entry)
        ? entry.map((one, i) => [`${key} ${i + 1}`, listWords(one)])
        : [[key, listWords(entry)]],
    ),
  )
}

function listWords(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry]
  return Object.entries(entry as object).flatMap(([name, one]) => (name === 'passage' ? [] : listWords(one)))
}

/** Names stand in the slots of a headline, and a name may begin a sentence. */
function toPattern(text: string): RegExp {
  const pieces = text.split(/\{\w+\}/).map((piece) => piece.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(pieces.join('[\\p{L} ,،]+?'), 'iu')
}

/** A reading as text: its four lines and the letter, then its blocks in paragraphs. */
function readingText(reading: Reading): string {
  const { inShort, letter, plan, blocks, readFrom } = reading
  const parts = BLOCKS.map((block) => {
    const paragraphs = blocks[block].map(({ text, opensParagraph }, i) => {
      const own = opensParagraph || block === 'practicalSteps'
      return `${i === 0 ? '' : own ? '\n\n' : ' '}${text}`
    })
    return `## ${block}\nRead from: ${readFrom[block]}\n\n${paragraphs.join('')}`
  })
  const short = Object.entries(inShort).map(([name, text]) => `${name}: ${text}`)
  return [short.join('\n'), ...letter, `Plan: ${plan}`, ...parts].join('\n\n')
}
