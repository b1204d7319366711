import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOTS } from '#app/astro/index.server.ts'
import { inLanguage } from '#app/language/request-language.server.ts'
import { corpusLines, extracts, plainText, type TextLine } from '#tests/support/book-texts.ts'
import { citationWords } from './citation-messages.ts'
import {
  isPassageId,
  PASSAGE_IDS,
  type Passage,
  passageFor,
  passagesOn,
  TOPICS,
  toCitation,
  WORKS,
} from './index.ts'

const passages = PASSAGE_IDS.map(passageFor)
const from = (...works: Passage['work'][]) => passages.filter(({ work }) => works.includes(work))

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V']
const arabic = corpusLines('al-qabisi/al-qabisi-arabic.xml')
const latin = corpusLines('al-qabisi/al-qabisi-latin.xml')
const books = {
  lilly: extracts('lilly/christian-astrology-1647.txt'),
  firmicus: extracts('firmicus/mathesis-1897.txt'),
  valens: extracts('valens/anthologiae-1908.txt'),
}

/** The lines that a passage of al-Qabisi names, in its work's own way of counting. */
function linesOf({ work, place }: Passage): TextLine[] {
  const [first, last] = place.lines!
  const [chapter] = place.section.split('.')
  if (work === 'qabisi')
    return arabic.filter((line) => line.chapter === chapter && line.line >= first && line.line <= last)
  const at = (page: number, line: number) => latin.findIndex((l) => l.page === page && l.line === line)
  return latin.slice(at(place.pages[0]!, first), at(place.pages.at(-1)!, last) + 1)
}

const joined = (lines: TextLine[], work: Passage['work']) => {
  const text = plainText(lines.map((line) => line.text).join('\n'))
  return work === 'qabisi-latin' ? text.replace(/(\w)- (\w)/g, '$1$2') : text
}

describe('the passages', () => {
  it('are many, on every topic, and have ids that can be anchors', () => {
    expect(passages.length).toBeGreaterThanOrEqual(60)
    for (const topic of TOPICS) expect(passagesOn(topic).length, topic).toBeGreaterThan(0)
    for (const { id, work } of passages) {
      expect(id).toMatch(/^[a-z]+\.[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(id.split('.')[0]).toBe(work.split('-')[0])
    }
    expect(isPassageId('qabisi.lot-of-fortune')).toBe(true)
    expect(isPassageId('toString')).toBe(false)
  })

  it('have one sentence for their rule, and English without leftovers', () => {
    for (const { id, claim, english, original } of passages) {
      expect(claim, id).toMatch(/^[A-Z][^\n]*\.$/)
      expect(english.length, id).toBeGreaterThan(10)
      expect(`${claim}${english}`, id).not.toMatch(/ {2}|undefined|[\u0600-\u06ff]/)
      expect(original, id).toBe(plainText(original))
    }
  })

  it('cover what the reading names', () => {
    const signs =
      'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces'.split(' ')
    const planets = 'sun moon mercury venus mars jupiter saturn'.split(' ')
    const twelve = Array.from({ length: 12 }, (_, index) => index + 1)
    const needed = [
      ...signs.map((sign) => `lilly.${sign}`),
      ...planets.flatMap((planet) => [`qabisi.${planet}`, `lilly.${planet}`, `lilly.${planet}-ill`]),
      ...twelve.flatMap((n) => [`qabisi.house-${n}`, `firmicus.place-${n}`, `lilly.house-${n}`]),
    ]
    expect(needed.filter((id) => !isPassageId(id))).toEqual([])
  })
})

describe('the quotations from al-Qabisi', () => {
  it.each(
    from('qabisi', 'qabisi-latin').map((passage) => [toCitation(passage), passage] as const),
  )('%s', (_, passage) => {
    const lines = linesOf(passage)
    const { original, place, work } = passage
    expect(joined(lines, work)).toContain(original)
    // Not one line more than the quotation needs.
    expect(joined(lines.slice(1), work)).not.toContain(original)
    expect(joined(lines.slice(0, -1), work)).not.toContain(original)
    expect([...new Set(lines.map(({ page }) => page))]).toEqual(place.pages)
    const { chapter, section } = lines[0]!
    const named = work === 'qabisi' ? chapter : ROMAN[Number(chapter)]
    expect(`${named}.${section}`).toBe(place.section)
  })
})

describe('the quotations from Lilly, Firmicus and Valens', () => {
  it.each(
    from('lilly', 'firmicus', 'valens').map((passage) => [toCitation(passage), passage] as const),
  )('%s', (_, { place, original, work }) => {
    const page = books[work as keyof typeof books].get(`${place.pages.join('–')}; ${place.section}`)
    expect(page).toBeDefined()
    let rest = page!
    for (const part of original.split(' … ')) {
      expect(rest).toContain(part)
      rest = rest.slice(rest.indexOf(part) + part.length)
    }
  })
})

it('places are in Arabic on Arabic pages', () => {
  const sources = Object.values(LOTS).flatMap(({ source, variants }) => [
    source,
    ...variants.map((variant) => `${variant.author}, ${variant.source}`),
  ])
  const inArabic = inLanguage('ar', () => [...passages.map(toCitation), ...sources.map(citationWords.book)])
  expect(inArabic.filter((place) => /[A-Za-z]/.test(place))).toEqual([])
  expect(inArabic).toContain('القبيصي، المدخل 5.3، ص 140، الأسطر 6-8')
  expect(inArabic.find((place) => place.includes('المواليد'))).toMatch(/الفصل 1\d\d، ص \d/)
})

describe('the kept texts', () => {
  it('name their licence and their source', () => {
    const folder = 'app/books/texts/al-qabisi'
    expect(readFileSync(join(folder, 'LICENSE'), 'utf8')).toContain(
      'Attribution-ShareAlike 4.0 International',
    )
    for (const word of ['University of Würzburg', 'version 0.4.0', 'CC BY-SA 4.0'])
      expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain(word)
    expect(WORKS.qabisi.licence.url).toContain('by-sa/4.0')
  })

  it('are read by tests alone', () => {
    const files = (folder: string): string[] =>
      readdirSync(folder).flatMap((name) => {
        const path = join(folder, name)
        return statSync(path).isDirectory() ? files(path) : [path]
      })
    const readers = files('app')
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
      .filter((path) =>
        /al-qabisi-(arabic|latin)|christian-astrology-1647|mathesis-1897|anthologiae-1908/.test(
          readFileSync(path, 'utf8'),
        ),
      )
    expect(readers).toEqual([])
  })
})
