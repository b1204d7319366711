import { describe, expect, it } from 'vitest'
import { THEME_WORDS } from '#app/guidance/theme-words.ts'
import THEME_SENTENCES from '#tests/bench/theme-sentences.json'
import UNSEEN_SENTENCES from '#tests/bench/unseen-sentences.json'
import { FITTING_SENTENCES } from './fitting-sentences.ts'

const RUN = 5
/** The share of the words of two sentences, without the common words below, that both have. */
const MOST_SHARED = 1 / 3

/** Words that do not show the subject. */
const COMMON = new Set(
  `a an the i me my we our us you he him his she her it its they them their and or but of to in on at for from with by as is
   was were be been am are had have has did do not no that this who whom which what when where how so if than then there all
   one up out into over after before until while about could would will can`.split(/\s+/),
)

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? []

function prepared(text: string) {
  const words = wordsOf(text)
  const runs = words.slice(RUN - 1).map((_, place) => words.slice(place, place + RUN).join(' '))
  return { text, runs: new Set(runs), subject: new Set(words.filter((word) => !COMMON.has(word))) }
}

type Prepared = ReturnType<typeof prepared>

function shared(one: Set<string>, other: Set<string>): number {
  let count = 0
  for (const word of one) if (other.has(word)) count += 1
  return count
}

function areAlike(one: Prepared, other: Prepared): boolean {
  const both = shared(one.subject, other.subject)
  const either = one.subject.size + other.subject.size - both
  return shared(one.runs, other.runs) > 0 || both / either > MOST_SHARED
}

const all = (texts: Readonly<Record<string, readonly string[]>>) => Object.values(texts).flat()
const FITTED = [...all(FITTING_SENTENCES), ...Object.values(THEME_WORDS).flatMap(({ about }) => about)].map(
  prepared,
)

/** Two sentences that were written separately and have the same subject. */
const KNOWN = [
  'The farm came down to me from my grandfather with all of its debts. / debts and property that came down from a grandfather',
]

describe('the sentences that the vectors are fitted to', () => {
  it.each([
    ['first', THEME_SENTENCES, KNOWN],
    ['second', UNSEEN_SENTENCES, []],
  ])('do not include the %s set of the bench, or similar sentences', (_, set, known) => {
    const found = all(set)
      .map(prepared)
      .flatMap((one) =>
        FITTED.filter((other) => areAlike(one, other)).map((other) => `${one.text} / ${other.text}`),
      )
    expect(found).toEqual(known)
  })

  it('are about the same number for each theme, each once and without spaces around it', () => {
    expect(Object.keys(FITTING_SENTENCES).sort()).toEqual(Object.keys(THEME_WORDS).sort())
    for (const [theme, { length }] of Object.entries(FITTING_SENTENCES)) {
      expect(length, theme).toBeGreaterThanOrEqual(135)
      expect(length, theme).toBeLessThanOrEqual(160)
    }
    const texts = all(FITTING_SENTENCES)
    expect(texts.filter((text) => text === '' || text !== text.trim())).toEqual([])
    expect(new Set(texts).size).toBe(texts.length)
  })
})

it('the second set has ten sentences for each theme, and none has the name of its theme', () => {
  expect(Object.keys(UNSEEN_SENTENCES).sort()).toEqual(Object.keys(THEME_WORDS).sort())
  for (const [theme, texts] of Object.entries(UNSEEN_SENTENCES)) {
    expect(texts, theme).toHaveLength(10)
    for (const text of texts) expect(wordsOf(text), text).not.toContain(theme)
  }
})
