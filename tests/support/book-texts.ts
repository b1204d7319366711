import { readFileSync } from 'node:fs'

/** A line of a text of the Arabic and Latin Corpus, with its place. */
export interface TextLine {
  chapter: string
  section: string
  page: number
  line: number
  text: string
}

const read = (name: string) => readFileSync(new URL(`../../app/books/texts/${name}`, import.meta.url), 'utf8')

/**
 * Replaces runs of spaces by one, and removes a space before an Arabic vowel sign, which the transcription has in some
 * places.
 */
export function plainText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ ([\u064b-\u0652])/g, '$1')
}

/** The lines of a TEI file that marks pages, sections and lines with `pb`, `p` and `lb`. */
export function corpusLines(name: string): TextLine[] {
  const body = read(name).split('<body>')[1]!
  const lines: TextLine[] = []
  let chapter = ''
  let section = ''
  let page = 0
  for (const [, closing, tag, attributes, text] of body.matchAll(/<(\/?)(\w+)([^>]*)>|([^<]+)/g)) {
    if (text !== undefined) {
      const last = lines.at(-1)
      if (last) last.text += text
      continue
    }
    const number = / n="([^"]*)"/.exec(attributes!)?.[1] ?? ''
    if (closing) continue
    if (tag === 'div' && number) chapter = number
    if (tag === 'pb') page = Number(number)
    if (tag === 'p') section = number
    if (tag === 'lb') lines.push({ chapter, section, page, line: Number(number), text: '' })
    if (tag === 'cell' && lines.length > 0) lines.at(-1)!.text += ' '
  }
  return lines
}

/** The extracts of a book without line numbers, keyed by page and section as in '[p. 48; chapter VI]'. */
export function extracts(name: string): Map<string, string> {
  const blocks = read(name)
    .split(/^\[p\. /m)
    .slice(1)
  return new Map(
    blocks.map((block) => {
      const [key, ...text] = block.split(']\n')
      return [key!, plainText(text.join(']\n'))]
    }),
  )
}
