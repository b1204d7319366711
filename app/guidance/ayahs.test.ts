import { describe, expect, it } from 'vitest'
import { bare, OF_THE_CHART } from '#tests/support/passage-rules.ts'
import { AYAHS, ayahsForTrack } from './ayahs.ts'
import { ayahText } from './quran.server.ts'
import { TRACKS } from './types.ts'

/** Verses that are left out, and why. */
const LEFT_OUT: readonly [reference: string, reason: string][] = [
  ['55:9', 'the scales: al-mizan is also the Arabic name of Libra'],
  ['17:35', 'the scales'],
  ['65:3', 'a measure set for everything'],
  ['4:32', 'what is allotted to each'],
  ['11:6', 'provision and its place written down'],
  ['3:26', 'sovereignty and rank given and taken away'],
  ['4:7', 'shares laid down'],
  ['65:7', 'provision measured out'],
  ['57:22', 'decree'],
  ['41:35', 'great fortune (hazz)'],
  ['3:191', 'the creation of the heavens'],
  ['57:4', 'the creation of the heavens'],
  ['25:62', 'goes on from the constellations of 25:61'],
  ['53:39', 'of the Reckoning, in a sura named The Star'],
  ['32:7', 'of God’s creating, not of how people should work'],
  ['21:89', 'the prayer of a childless man; the answer would read as a promise'],
]

const verses = AYAHS.flatMap(({ surah, from, to }) =>
  Array.from({ length: to - from + 1 }, (_, i) => `${surah}:${from + i}`),
)
const textOf = (one: (typeof AYAHS)[number]) => ayahText(one).verses.map(({ arabic }) => arabic)
const name = ({ surah, from, to }: (typeof AYAHS)[number]) => `${surah}:${from}-${to}`

describe('the chosen passages', () => {
  it('are complete verses of one sura, in order, each chosen once', () => {
    expect(new Set(verses).size).toBe(verses.length)
    for (const one of AYAHS) {
      expect(one.from, name(one)).toBeLessThanOrEqual(one.to)
      expect(textOf(one), name(one)).toHaveLength(one.to - one.from + 1)
    }
    const order = AYAHS.map(({ surah, from }) => surah * 1000 + from)
    expect(order).toEqual([...order].sort((a, b) => a - b))
  })

  it('each have a meaning and one to three tracks', () => {
    for (const one of AYAHS) {
      expect(one.meaningInBrief, name(one)).toMatch(/^[A-Z].{15,450}[.?]$/)
      expect(one.tracks.length, name(one)).toBeGreaterThanOrEqual(1)
      expect(one.tracks.length, name(one)).toBeLessThanOrEqual(3)
      expect(new Set(one.tracks).size, name(one)).toBe(one.tracks.length)
      expect(one.themes.length, name(one)).toBeGreaterThan(0)
    }
  })

  it.each(LEFT_OUT)('leave out %s: %s', (reference) => {
    expect(verses).not.toContain(reference)
  })

  it('name no star, sign, scale, share or decree', () => {
    const found = AYAHS.filter((one) => OF_THE_CHART.test(bare(textOf(one).join(' ')))).map(name)
    expect(found).toEqual([])
  })

  it.each([
    [25, 61],
    [55, 9],
    [65, 3],
    [4, 32],
    [41, 35],
    [53, 1],
  ])('would fail that test with %i:%i', (surah, verse) => {
    const text = ayahText({ surah, from: verse, to: verse, meaningInBrief: '' }).verses[0]!.arabic
    expect(bare(text)).toMatch(OF_THE_CHART)
  })

  it.each([
    [20, 25, 28],
    [94, 7, 8],
    [103, 1, 3],
    [93, 1, 3],
    [17, 23, 24],
    [76, 8, 9],
    [95, 4, 6],
  ])('include all of %i:%i to %i', (surah, from, to) => {
    expect(AYAHS.find((one) => one.surah === surah && one.from === from)?.to).toBe(to)
  })

  it('name a prophet with the same honorific each time', () => {
    const prophets = /\b(?:Moses|Aaron|Abraham|Jacob|Joseph|[Tt]he Prophet|the prophets|His Messenger)\b/
    for (const one of AYAHS) {
      const named = prophets.test(one.meaningInBrief)
      expect(/, peace be upon (?:him|them)[,:;.]/.test(one.meaningInBrief), name(one)).toBe(named)
    }
  })

  it('speak of God by that name', () => {
    for (const one of AYAHS) expect(one.meaningInBrief, name(one)).not.toMatch(/\b(?:Allah|Lord God)\b/)
  })

  it.each([
    [2, 286, /You are our Protector/],
    [2, 261, /He is boundless and knows all/],
    [12, 54, /I will keep him for myself/],
    [20, 45, /quick to harm us, or go beyond all bounds/],
    [24, 22, /favoured and have plenty/],
    [28, 23, /a crowd who water.*what is the matter/],
  ])('render every clause of %i:%i', (surah, from, clause) => {
    expect(AYAHS.find((one) => one.surah === surah && one.from === from)?.meaningInBrief).toMatch(clause)
  })

  // 42:36 says it; these verses go on from it.
  it('name the words that come from an earlier verse', () => {
    for (const from of [37, 38])
      expect(AYAHS.find((one) => one.surah === 42 && one.from === from)?.meaningInBrief).toMatch(
        /as (?:the verse before|verse 36) says/,
      )
  })

  it('cover every theme at least three times', () => {
    const counts = new Map<string, number>()
    for (const theme of AYAHS.flatMap(({ themes }) => themes)) counts.set(theme, (counts.get(theme) ?? 0) + 1)
    expect([...counts].filter(([, n]) => n < 3)).toEqual([])
  })
})

describe('the passages for a track', () => {
  it.each(TRACKS)('number at least six for %s', (track) => {
    const passages = ayahsForTrack(track)
    expect(passages.length).toBeGreaterThanOrEqual(6)
    for (const { tracks } of passages) expect(tracks).toContain(track)
  })
})
