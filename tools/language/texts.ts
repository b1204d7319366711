import { globSync, readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '#app/language/language.ts'
import { inLanguage } from '#app/language/request-language.server.ts'

/** A text and its English, with the file and the keys that lead to it. */
export interface TextPair {
  id: string
  english: string
  text: string
}

type Node = unknown
/** What fills the slots of a text that is a function. */
const SLOTS = [3, 3, 3, 3]

/** Every text of a language that is not English: messages, the corpus of the reading, and pages. */
export async function textsIn(language: Language): Promise<TextPair[]> {
  if (language === 'en' || !LANGUAGES.includes(language))
    throw new Error(`There are no translations into ${language}.`)
  return [...(await messagesIn(language)), ...(await corpusIn(language)), ...pagesIn(language)]
}

async function messagesIn(language: Language): Promise<TextPair[]> {
  const pairs: TextPair[] = []
  for (const file of globSync(`app/**/*messages.${language}.ts`)) {
    const module: object = await import(`#${file.replace(`.${language}.ts`, '.ts')}`)
    const translated: object = await import(`#${file}`)
    const keys = new Set(Object.values(translated).flatMap((words: object) => Object.keys(words)))
    for (const [name, words] of Object.entries(module) as [string, object][]) {
      if (typeof words !== 'object' || !Object.keys(words).some((key) => keys.has(key))) continue
      const read = (of: Language) => inLanguage(of, () => leaves({ ...words, ...reread(words) }, name))
      pairs.push(...joined(file, read('en'), read(language)))
    }
  }
  return pairs
}

/** The properties of translated words in the current language: a spread would copy the English ones. */
const reread = (words: object) =>
  Object.fromEntries(Object.keys(words).map((key) => [key, Reflect.get(words, key)]))

async function corpusIn(language: Language): Promise<TextPair[]> {
  const pairs: TextPair[] = []
  for (const file of globSync(`app/guidance/corpus/${language}/**/*.ts`, {
    exclude: (name) => /test\.ts$|index\.ts$/.test(String(name)),
  })) {
    const english = file.replace(`/${language}/`, '/en/').replace('en/illustrations', 'illustrations')
    const [source, translated] = [await importIfThere(english), await importIfThere(file)]
    pairs.push(...joined(file, leaves(source, ''), leaves(translated, '')))
  }
  return pairs
}

async function importIfThere(file: string): Promise<object> {
  return globSync(file).length > 0 ? await import(`#${file}`) : {}
}

/** Paragraphs of the pages, without their marks. */
function pagesIn(language: Language): TextPair[] {
  return globSync(`content/${language}/*.md`).flatMap((file) => {
    const paragraphs = readFileSync(file, 'utf8')
      .split(/\n\s*\n|\n(?=- )/)
      .map(plain)
    return paragraphs.map((text, index) => ({ id: `${file} ${index + 1}`, english: '', text }))
  })
}

const plain = (markdown: string) =>
  markdown
    .replace(/\{%.*?%\}/gs, 'Q')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[[\]*#`|]|^---$|^\w+: |'$|(?<=: )'/gm, '')
    .replace(/\s+/g, ' ')
    .trim()

function joined(file: string, english: Map<string, string>, translated: Map<string, string>): TextPair[] {
  return [...translated].map(([key, text]) => ({
    id: `${file} ${key}`,
    english: english.get(key) ?? '',
    text,
  }))
}

/** Every text below a value, by the keys that lead to it. */
function leaves(value: Node, at: string): Map<string, string> {
  if (typeof value === 'string') return new Map([[at, value]])
  if (typeof value === 'function') return leaves(filled(value as (...slots: unknown[]) => unknown), at)
  if (typeof value !== 'object' || value === null) return new Map()
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return new Map([[at, value.join(' ')]])
  return new Map(
    Object.entries(value).flatMap(([key, one]) => {
      const { id } = (one ?? {}) as { id?: string }
      return [...leaves(one, `${at} ${id ?? key}`.trim())]
    }),
  )
}

function filled(text: (...slots: unknown[]) => unknown): unknown {
  try {
    return text(...SLOTS)
  } catch {
    return ''
  }
}
