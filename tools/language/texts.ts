import { existsSync, globSync, readFileSync } from 'node:fs'
import type ts from 'typescript'
import { births } from '#app/guidance/births.ts'
import { compose } from '#app/guidance/index.server.ts'
import { LANGUAGES, type Language } from '#app/language/language.ts'
import { inLanguage } from '#app/language/request-language.server.ts'
import { filledTemplates, SlotTypes } from './slots.ts'

/** A text and its English, with the file and the keys that lead to it. */
export interface TextPair {
  id: string
  english: string
  text: string
  /** The text with other values in its slots. */
  others: readonly string[]
}

/** A module of English texts, and that of the same texts in the other language. */
interface Files {
  file: string
  other: string
}

/** Whole readings, in which sentences and joints stand together as readers see them. */
const READINGS = { count: 200, seed: 11 }

/** Every text of a language that is not English: messages, the corpus of the reading, readings, and pages. */
export async function textsIn(language: Language): Promise<TextPair[]> {
  if (language === 'en' || !LANGUAGES.includes(language))
    throw new Error(`There are no translations into ${language}.`)
  const messages = globSync(`app/**/*messages.${language}.ts`).map((file) => ({
    file: file.replace(`.${language}.ts`, '.ts'),
    other: file,
  }))
  const corpus = globSync(`app/guidance/corpus/${language}/**/*.ts`, {
    exclude: (name) => /test\.ts$|index\.ts$/.test(String(name)),
  }).map((other) => ({
    file: other.replace(`/${language}/`, '/en/').replace('en/illustrations', 'illustrations'),
    other,
  }))
  const types = new SlotTypes([...messages, ...corpus].flatMap(Object.values<string>))
  const reader = new Reader(types)
  return [
    ...(await messagesIn(language, messages, reader)),
    ...(await corpusIn(language, corpus, reader)),
    ...readingsIn(language),
    ...pagesIn(language),
  ]
}

async function messagesIn(language: Language, files: readonly Files[], reader: Reader): Promise<TextPair[]> {
  const pairs: TextPair[] = []
  for (const { file, other } of files) {
    const module: object = await import(`#${file}`)
    const translated: object = await import(`#${other}`)
    const keys = new Set(Object.values(translated).flatMap((words: object) => Object.keys(words)))
    for (const [name, words] of Object.entries(module) as [string, object][]) {
      if (typeof words !== 'object' || !Object.keys(words).some((key) => keys.has(key))) continue
      const read = (of: Language) =>
        inLanguage(of, () =>
          reader.leaves({ ...words, ...reread(words) }, name, reader.types.ofExport(file, name)),
        )
      pairs.push(...joined(other, read('en'), read(language)))
    }
  }
  return pairs
}

/** The properties of translated words in the current language: a spread would copy the English ones. */
const reread = (words: object) =>
  Object.fromEntries(Object.keys(words).map((key) => [key, Reflect.get(words, key)]))

async function corpusIn(language: Language, files: readonly Files[], reader: Reader): Promise<TextPair[]> {
  const pairs: TextPair[] = []
  for (const { file, other } of files) {
    const read = async (of: Language, from: string) => {
      const module: object = existsSync(from) ? await import(`#${from}`) : {}
      return inLanguage(
        of,
        () =>
          new Map(
            Object.entries(module).flatMap(([name, words]) => [
              ...reader.leaves(words, name, reader.types.ofExport(from, name)),
            ]),
          ),
      )
    }
    pairs.push(...joined(other, await read('en', file), await read(language, other)))
  }
  return pairs
}

function readingsIn(language: Language): TextPair[] {
  return [...births(READINGS.count, READINGS.seed)].flatMap((chart, at) => {
    const { headline, letter, blocks, readFrom, steps, realLifeExamples } = compose({ chart, language })
    const texts = Object.entries({
      headline: headline.text,
      letter,
      blocks,
      readFrom,
      steps,
      realLifeExamples,
    })
    return texts.flatMap(([name, part]) =>
      stringsIn(part).map((text) => ({ id: `reading ${at + 1} ${name}`, english: '', text, others: [] })),
    )
  })
}

/** The Arabic texts in a part of a reading, which has keys and ids too. */
function stringsIn(part: unknown): string[] {
  if (typeof part === 'string') return /[\u0621-\u064a]/.test(part) ? [part] : []
  return Object.values(part ?? {}).flatMap(stringsIn)
}

/** Paragraphs of the pages, without their marks. */
function pagesIn(language: Language): TextPair[] {
  return globSync(`content/${language}/*.md`).flatMap((file) => {
    const paragraphs = readFileSync(file, 'utf8')
      .split(/\n\s*\n|\n(?=- )/)
      .map(plain)
    return paragraphs.map((text, index) => ({ id: `${file} ${index + 1}`, english: '', text, others: [] }))
  })
}

const plain = (markdown: string) =>
  markdown
    .replace(/\{%.*?%\}/gs, 'Q')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[[\]*#`|]|^---$|^\w+: |'$|(?<=: )'/gm, '')
    .replace(/\s+/g, ' ')
    .trim()

function joined(file: string, english: Texts, translated: Texts): TextPair[] {
  return [...translated].map(([key, [text = '', ...others]]) => ({
    id: `${file} ${key}`,
    english: english.get(key)?.[0] ?? '',
    text,
    others,
  }))
}

/** Texts by the keys that lead to them, each with all its fillings. */
type Texts = Map<string, readonly string[]>

class Reader {
  constructor(readonly types: SlotTypes) {}

  /** Every text below a value. */
  leaves(value: unknown, at: string, type: ts.Type | undefined): Texts {
    if (typeof value === 'string') return new Map([[at, filledTemplates(value)]])
    if (typeof value === 'function') return new Map([[at, this.filled(value as Text, type)]])
    if (typeof value !== 'object' || value === null || value instanceof RegExp) return new Map()
    if (isListOfWords(value)) return new Map([[at, filledTemplates(value.join(' '))]])
    return new Map(
      Object.entries(value).flatMap(([key, one]) => {
        const { id } = (one ?? {}) as { id?: string }
        return [...this.leaves(one, `${at} ${id ?? key}`.trim(), this.types.ofProperty(type, key))]
      }),
    )
  }

  private filled(text: Text, type: ts.Type | undefined): string[] {
    const hasPieces = this.types.hasPieces(type)
    const made = this.types.fillings(type).flatMap((slots) => {
      try {
        return splitParts(text(...slots), hasPieces)
      } catch {
        return []
      }
    })
    return [...new Set(made)]
  }
}

type Text = (...slots: unknown[]) => unknown

const isListOfWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one !== 'object')

function splitParts(made: unknown, hasPieces: boolean): string[] {
  if (typeof made === 'string') return [made]
  if (isListOfWords(made)) return hasPieces ? [made.join('')] : made
  return typeof made === 'object'
    ? Object.values(made ?? {}).flatMap((one) => splitParts(one, hasPieces))
    : []
}
