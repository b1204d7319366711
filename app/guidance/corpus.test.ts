import { describe, expect, it } from 'vitest'
import { ASPECT_TYPES, PLANETS, SIGNS } from '../astro/index.server'
import { AYAHS } from './ayahs'
import { CORPUS } from './corpus/index'
import { isSourceKey, SOURCES } from './corpus/sources'
import { BLOCKS, type FactorKey, TENSIONS } from './corpus/types'
import { FORBIDDEN_TURNS } from './forbidden-turns'
import { FORMULAIC, repeats, STRICT } from './repeats'

const entries = [...CORPUS.entries.values()]
const sentences = entries.flatMap((entry) =>
  BLOCKS.flatMap((block) =>
    (entry.blocks[block] ?? []).map((text, i) => ({ id: `${entry.factor}/${block}/${i + 1}`, text })),
  ),
)
const rules = entries.map(({ factor, rule }) => ({ id: `${factor}/rule`, text: rule }))
const tales = CORPUS.illustrations.map(({ id, text }) => ({ id, text }))
const briefs = AYAHS.map(({ surah, from, meaningInBrief }) => ({
  id: `${surah}:${from}`,
  text: meaningInBrief,
}))

const houses = Array.from({ length: 12 }, (_, i) => i + 1)
const EXPECTED: FactorKey[] = [
  ...SIGNS.flatMap((s): FactorKey[] => [`lot.sign:${s}`, `ruler.sign:${s}`]),
  ...houses.flatMap((h): FactorKey[] => [`lot.house:${h}`, `ruler.house:${h}`]),
  ...PLANETS.map((p): FactorKey => `ruler:${p}`),
  ...PLANETS.slice(0, 7).map((p): FactorKey => `lot.face:${p}`),
  ...(['day', 'night', 'twilight'] as const).map((s): FactorKey => `sect:${s}`),
  ...(
    ['domicile', 'exaltation', 'triplicity', 'term', 'face', 'detriment', 'fall', 'peregrine'] as const
  ).map((d): FactorKey => `ruler.dignity:${d}`),
  ...(['direct', 'stationary', 'retrograde'] as const).map((m): FactorKey => `ruler.motion:${m}`),
  ...(['cazimi', 'combust', 'under-beams', 'free', 'is-sun'] as const).map(
    (s): FactorKey => `ruler.solar:${s}`,
  ),
  ...PLANETS.flatMap((p) =>
    ASPECT_TYPES.flatMap((t): FactorKey[] => [`lot.aspect:${p}.${t}`, `ruler.aspect:${p}.${t}`]),
  ),
  ...(['own-sign', 'mutual-reception', 'loop'] as const).map((c): FactorKey => `chain:${c}`),
  ...TENSIONS.map((t): FactorKey => `tension:${t}`),
]

describe('the corpus', () => {
  it('has one entry for every factor a chart can have, and no other', () => {
    expect([...CORPUS.entries.keys()].sort()).toEqual([...EXPECTED].sort())
  })

  it('gives every entry a rule, a known source, themes and sentences', () => {
    for (const { factor, rule, source, themes, blocks } of entries) {
      expect(rule, factor).toMatch(/^[A-Z‘].{30,}[.’]$/)
      expect(rule.match(/[.!?](?=\s)/g), `${factor}: one sentence`).toBeNull()
      expect(isSourceKey(source), `${factor}: ${source}`).toBe(true)
      expect(themes.length, factor).toBeGreaterThan(1)
      expect(Object.values(blocks).flat().length, factor).toBeGreaterThan(2)
    }
    for (const citation of Object.values(SOURCES)) expect(citation.length).toBeGreaterThan(30)
  })

  it('speaks of the sign, house and ruler in every block', () => {
    for (const { factor, blocks } of entries)
      if (/^(lot\.(sign|house)|ruler(\.(sign|house))?):/.test(factor))
        expect(Object.keys(blocks).sort(), factor).toEqual([...BLOCKS].sort())
  })

  it('holds several hundred sentences, each a sentence', () => {
    expect(sentences.length).toBeGreaterThan(900)
    for (const { id, text } of sentences) expect(text, id).toMatch(/^[A-Z‘].{15,}[.?!’]$/)
  })

  it('only names themes that an ayah answers', () => {
    const answered = new Set(AYAHS.flatMap(({ themes }) => themes))
    const unanswered = entries.flatMap(({ themes }) => themes.filter((theme) => !answered.has(theme)))
    expect(unanswered).toEqual([])
  })

  it('never promises, predicts, frightens or calls on a verse as proof', () => {
    const found = [...sentences, ...rules, ...tales, ...briefs].flatMap(({ id, text }) =>
      FORBIDDEN_TURNS.filter((turn) => turn.test(text)).map((turn) => `${id} ${turn}: ${text}`),
    )
    expect(found).toEqual([])
  })

  it('never says the same thing twice, nor the same thing with a word swapped', () => {
    expect(repeats([...sentences, ...tales], STRICT)).toEqual([])
    expect(repeats(rules, FORMULAIC)).toEqual([])
  })
})

describe('the test for repeats', () => {
  it('catches boilerplate with a word swapped', () => {
    const swapped = [
      { id: 'a', text: 'The Sun in Leo brings warmth and courage to your daily work.' },
      { id: 'b', text: 'The Moon in Leo brings warmth and courage to your daily work.' },
    ]
    expect(repeats(swapped, STRICT)).not.toEqual([])
    expect(repeats(swapped, FORMULAIC)).not.toEqual([])
  })
})
