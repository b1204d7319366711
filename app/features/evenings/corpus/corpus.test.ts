import { describe, expect, it } from 'vitest'
import { AYAHS, corpusOf, HADITH, TRACKS } from '#app/guidance/index.server.ts'
import { LANGUAGES } from '#app/language/language.ts'
import {
  bare,
  CHART_WORDS,
  HADITH_ARABIC,
  OF_THE_CHART,
  speakerBefore,
} from '#tests/support/passage-rules.ts'
import { planOf } from '../season.ts'
import { eveningCorpus } from './index.ts'
import { PASSAGES, passageOf } from './passages.ts'

const EVENINGS = Array.from({ length: 30 }, (_, index) => index + 1)
const own = PASSAGES.flatMap((one) => (one.kind === 'hadith' && 'arabic' in one ? [one] : []))
const ownVerses = PASSAGES.flatMap((one) => (one.kind === 'ayah' && one.meaningInBrief ? [one] : []))

describe('the passages', () => {
  it('are thirty, each once', () => {
    const names = PASSAGES.map((one) => (one.kind === 'ayah' ? one.ref : one.id))
    expect(names).toHaveLength(30)
    expect(new Set(names).size).toBe(30)
  })

  it.each(LANGUAGES)('can all be shown in %s, whole and with their place', (language) => {
    for (const evening of EVENINGS) {
      const shown = passageOf(evening, language)
      const { reference } = shown.kind === 'ayah' ? shown.ayah : shown.hadith
      expect(reference).toMatch(/\d/)
      if (shown.kind === 'hadith') {
        expect(shown.hadith.narrator).toBeTruthy()
        expect(shown.hadith.speaker).toMatch(speakerBefore(shown.hadith.arabic))
      }
    }
  })

  it('name no star, sign, scale, share or decree', () => {
    for (const evening of EVENINGS) {
      const shown = passageOf(evening, 'en')
      const [arabic, english] =
        shown.kind === 'ayah'
          ? [shown.ayah.verses.map((verse) => verse.arabic).join(' '), shown.ayah.meaning]
          : [shown.hadith.arabic, shown.hadith.english]
      if (shown.kind === 'ayah') expect(bare(arabic), arabic).not.toMatch(OF_THE_CHART)
      expect(english).not.toMatch(CHART_WORDS)
    }
  })

  it('have a meaning of their own only where the list has none', () => {
    const listed = AYAHS.map(({ surah, from, to }) => `${surah}:${from}${from === to ? '' : `-${to}`}`)
    expect(ownVerses.filter(({ ref }) => listed.includes(ref))).toEqual([])
    expect(own.filter(({ id }) => HADITH.some((one) => one.id === id))).toEqual([])
    for (const { meaningInBrief } of ownVerses) {
      expect(meaningInBrief).toMatch(/^[A-Z].{15,450}[.?]$/)
      expect(meaningInBrief).not.toMatch(/\b(?:Allah|Lord God)\b/)
      const named = /\b(?:Solomon|[Tt]he Prophet)\b/.test(meaningInBrief!)
      expect(/, peace be upon him[,:;.]/.test(meaningInBrief!)).toBe(named)
    }
  })

  it.each(own)('$id is Arabic, with plain English under sixty words and its place', (one) => {
    expect(one.id).toBe(`${one.collection === 'Sahih Muslim' ? 'muslim' : 'bukhari'}-${one.number}`)
    expect(one.arabic).toMatch(/[\u064b-\u0652]/)
    expect(one.arabic).toMatch(HADITH_ARABIC)
    expect(one.english.split(/\s+/).length).toBeLessThan(60)
    expect(one.english).toContain(', peace be upon him, ')
    expect(one.english).not.toMatch(/\bAllah\b/)
  })
})

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const { openings, subjects } = eveningCorpus(language)
  const all = TRACKS.flatMap((track) => subjects[track].map((one) => ({ ...one, track })))
  /** With its question. Arabic needs fewer words. */
  const [least, most] = language === 'ar' ? [40, 75] : [60, 90]

  it('have an opening for each evening, all different', () => {
    expect(openings).toHaveLength(30)
    expect(new Set(openings).size).toBe(30)
  })

  it('open in fifteen to thirty-five words, in English in twenty or more', () => {
    const counts = openings.map((text) => text.split(/\s+/).length)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(language === 'ar' ? 15 : 20)
    expect(Math.max(...counts)).toBeLessThanOrEqual(35)
  })

  it('name a part of the season on its last or first evening', () => {
    const part = (evening: number) => [4, 7].filter((first) => planOf(evening).item >= first).length
    const borders = EVENINGS.filter((evening) =>
      [evening - 1, evening + 1].some((other) => part(other) !== part(evening)),
    )
    const names = language === 'ar' ? /القسم|من هنا/ : /\b(?:(?:first|second|last) part|from here on)\b/i
    expect(EVENINGS.filter((evening) => names.test(openings[evening - 1]!))).toEqual(borders)
  })

  it('are ten for each subject, of this length, each with a question', () => {
    for (const { track, text, question } of all) {
      const words = `${text} ${question}`.split(/\s+/).length
      expect(words, `${track}: ${text}`).toBeGreaterThanOrEqual(least)
      expect(words, `${track}: ${text}`).toBeLessThanOrEqual(most)
      expect(question).toMatch(/[?؟]$/)
    }
    expect(new Set(all.map(({ text }) => text)).size).toBe(140)
  })

  it('predict nothing, promise nothing and frighten nobody', () => {
    const texts = [...openings, ...all.flatMap(({ text, question, step }) => [text, question, step ?? ''])]
    expect(texts.filter((text) => corpusOf(language).forbiddenIn(text) !== null)).toEqual([])
  })

  it('assume no partner, job or loss of their reader', () => {
    const { assuming } = corpusOf(language)
    const texts = all.filter(({ track }) => track !== 'loss').map(({ text }) => text)
    for (const pattern of Object.values(assuming))
      expect(texts.filter((text) => pattern.test(text))).toEqual([])
  })
})

it('both languages have a step on the same evenings', () => {
  const steps = LANGUAGES.map((language) =>
    TRACKS.map((track) => eveningCorpus(language).subjects[track].map(({ step }) => step !== undefined)),
  )
  expect(steps[0]).toEqual(steps[1])
})
