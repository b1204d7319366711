import { describe, expect, it } from 'vitest'
import { CHART_WORDS, HADITH_ARABIC, speakerBefore } from '#tests/support/passage-rules.ts'
import { FORBIDDEN_PHRASES } from './corpus/en/forbidden.ts'
import { HADITH, hadithForTrack, hadithSpeaker } from './hadith.ts'
import { hadithNarrator, hadithReference } from './passage.ts'
import { TRACKS } from './types.ts'

const LETTERS = /[\u0621-\u064a]/g

describe('the hadith', () => {
  it('occur once each, named by their collection and number', () => {
    expect(new Set(HADITH.map(({ id }) => id)).size).toBe(HADITH.length)
    expect(new Set(HADITH.map(({ arabic }) => arabic)).size).toBe(HADITH.length)
    for (const { id, collection, number } of HADITH)
      expect(id).toBe(`${collection === 'Sahih Muslim' ? 'muslim' : 'bukhari'}-${number}`)
  })

  it.each(TRACKS)('are two to four for %s', (track) => {
    const hadith = hadithForTrack(track)
    expect(hadith.length).toBeGreaterThanOrEqual(2)
    expect(hadith.length).toBeLessThanOrEqual(4)
    for (const one of hadith) expect(one.track).toBe(track)
  })

  it.each(HADITH)('$id has a reference that can be looked up', ({
    collection,
    number,
    book,
    narrator,
    grade,
  }) => {
    expect(Number(number)).toBeGreaterThan(0)
    // The last numbers of the two collections in this numbering.
    expect(Number(number)).toBeLessThanOrEqual(collection === 'Sahih Muslim' ? 3033 : 7563)
    expect(book).toMatch(/^[A-Z]/)
    expect(narrator).toMatch(/^(?:al-)?[A-Z]/)
    expect(grade).toBe('Sahih')
  })

  it.each(HADITH)('$id is Arabic, with plain English under sixty words', ({ arabic, english }) => {
    expect(arabic).toMatch(HADITH_ARABIC)
    expect(arabic.match(LETTERS)?.length).toBeGreaterThan(15)
    expect(arabic).toMatch(/[\u064b-\u0652]/)
    expect(english.split(/\s+/).length).toBeLessThan(60)
    expect(english).toMatch(/^[A-Z].+[.’]$/)
    expect(english.match(/‘/g)?.length).toBe(english.match(/(?<![A-Za-z])’|(?<=[.!?])’/g)?.length)
    expect(english).toContain(', peace be upon him, ')
    expect(english).not.toMatch(/\bAllah\b/)
    expect(FORBIDDEN_PHRASES.filter((turn) => turn.test(english))).toEqual([])
  })

  it('speak of no star, scale, share or decree', () => {
    for (const { english } of HADITH) expect(english).not.toMatch(CHART_WORDS)
  })

  it.each(HADITH)('$id has its speaker before the Arabic', ({ id, arabic }) => {
    expect(hadithSpeaker(id)).toMatch(speakerBefore(arabic))
  })

  it('have a narrator in the case that follows «عن»', () => {
    const names = HADITH.map((one) => hadithNarrator(one, 'ar'))
    expect(names.filter((name) => /(?<!\p{L})و?(?:أبو|أخو|ذو)(?!\p{L})/u.test(name))).toEqual([])
  })

  it('are cited by collection and number, and a part is marked as a part', () => {
    const cited = (id: string) => hadithReference(HADITH.find((one) => one.id === id)!)
    expect(cited('bukhari-6114')).toBe('Sahih al-Bukhari 6114')
    expect(cited('muslim-2699')).toBe('from Sahih Muslim 2699')
  })
})
