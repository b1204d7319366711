import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FORBIDDEN_PHRASES } from '#app/guidance/corpus/en/forbidden.ts'
import { EN } from '#app/guidance/corpus/en/index.ts'
import { PAIR_TEXTS } from '#app/guidance/corpus/en/pairs/index.ts'
import type { TrackTexts } from '#app/guidance/corpus/types.ts'
import { isSaid } from '#app/guidance/said.ts'
import { TRACKS } from '#app/guidance/types.ts'
import { findRepeats, STRICT_BOUNDS } from '#tests/support/repeats.ts'

const here = import.meta.dirname
const present = TRACKS.filter((name) => readdirSync(here).includes(`${name}.ts`))
const tracks: TrackTexts[] = await Promise.all(
  present.map(
    async (name) => (await import(/* @vite-ignore */ join(here, `${name}.ts`)))[name] as TrackTexts,
  ),
)

/** How many pieces of each kind a track has. */
const COUNTS = {
  lived: 4,
  inside: 4,
  outward: 3,
  support: 3,
  counsel: 4,
  mercy: 2,
  light: 3,
  shadow: 3,
} as const
type Kind = keyof typeof COUNTS
const KINDS = Object.keys(COUNTS) as Kind[]

/** How the pieces of a kind must begin and end, to fit the text before and after them. */
const SHAPES: Partial<Record<Kind, RegExp>> = {
  lived: /^(You may know this from|It may show when|Think of|This is) /,
  inside: /^(You may|Inside,|It can) /,
  outward: /^(From outside,|Others may|To other people this) /,
  support: /^(That|This help)\b/,
  shadow: /^The same\b/,
}

/** The words that the shape requires. Only the rest of a piece must not be repeated elsewhere. */
const FIXED =
  /^(You may know this from|not to|The same|The Prophet, peace be upon him, said that|The Qur’an says that)\s/g

const ONE_SENTENCE: readonly Kind[] = ['lived', 'outward', 'support', 'mercy', 'light']

const pieces = tracks.flatMap((track) =>
  KINDS.flatMap((kind) =>
    track[kind].map((text, i) => ({ id: `${track.track}/${kind}/${i + 1}`, kind, text, track })),
  ),
)
const actions = tracks.flatMap(({ track, steps, practices }) =>
  [
    ...(['today', 'week'] as const).map((when) => [when, steps[when]] as const),
    ['practice', practices] as const,
  ].flatMap(([when, list]) => list.map((action, i) => ({ id: `${track}/${when}/${i + 1}`, ...action }))),
)
const all = [
  ...pieces.map(({ id, text }) => ({ id, text })),
  ...actions.map(({ id, text }) => ({ id, text })),
]

const failing = <T extends { id: string; text: string }>(list: readonly T[], ok: (one: T) => boolean) =>
  list.filter((one) => !ok(one)).map(({ id, text }) => `${id}: ${text}`)

/** Ends of sentences inside a text: a mark, perhaps a closing quote, a space and a capital. */
const sentences = (text: string) => text.split(/[.?!]’? (?=[A-Z‘])/).length

describe('the texts of the tracks', () => {
  it('have as many pieces as the plans need', () => {
    expect(tracks.length).toBeGreaterThan(0)
    for (const track of tracks) {
      expect(present).toContain(track.track)
      for (const kind of KINDS) expect(track[kind], `${track.track}/${kind}`).toHaveLength(COUNTS[kind])
      expect(track.steps.week.length, track.track).toBeGreaterThan(2)
      expect(track.practices, track.track).toHaveLength(6)
    }
  })

  it('leave every practice and two steps of a time to a person who has said nothing of their life', () => {
    for (const { track, practices, steps } of tracks.filter((one) => one.track !== 'loss')) {
      expect(practices.filter(({ text }) => !isSaid(EN, text, {}))).toEqual([])
      for (const list of [steps.today, steps.week])
        expect(list.filter(({ text }) => isSaid(EN, text, {})).length, track).toBeGreaterThan(1)
    }
  })

  it('have two steps for each answer to the difficulty, and none for another', () => {
    for (const { track, steps } of tracks) {
      const answered = steps.today.map(({ answers }) => answers)
      const passages = PAIR_TEXTS.guidance[track].map(({ passage }) => passage)
      expect(answered.toSorted(), track).toEqual([...passages, ...passages].toSorted())
      if (track !== 'loss') expect(steps.today.filter(({ text }) => !isSaid(EN, text, {}))).toEqual([])
    }
  })

  it('have a step for each cause that the difficulty can have', () => {
    const missing = Object.keys(PAIR_TEXTS.turn).filter((key) => {
      const [track, cause] = key.split(' ')
      const { today, week } = tracks.find((one) => one.track === track)!.steps
      return [today, week].some((steps) => {
        const fitting = steps.filter(({ causes }) => causes.some((one) => one === cause))
        return !fitting.some(({ text }) => track === 'loss' || isSaid(EN, text, {}))
      })
    })
    expect(missing).toEqual([])
  })

  it('have no step that serves nothing', () => {
    const serves = tracks.flatMap(({ steps }) => [...steps.today, ...steps.week].map(({ causes }) => causes))
    expect(serves.filter(({ length }) => length === 0)).toEqual([])
  })

  it('name the track and its difficulty in words that fit inside a sentence', () => {
    for (const { track, title, difficulty } of tracks)
      for (const phrase of [title, difficulty]) expect(phrase, track).toMatch(/^[a-z][^.?!]+$/)
  })

  it('begin and end as their place in the plan requires', () => {
    expect(failing(pieces, ({ kind, text }) => SHAPES[kind]?.test(text) ?? true)).toEqual([])
  })

  it('are complete sentences, as many as their place allows', () => {
    expect(failing([...pieces, ...actions], ({ text }) => /^[A-Z‘].{15,}[.?]’?$/.test(text))).toEqual([])
    const one = pieces.filter(({ kind }) => ONE_SENTENCE.includes(kind))
    expect(failing(one, ({ text }) => sentences(text) === 1)).toEqual([])
    const counsel = pieces.filter(({ kind }) => kind === 'counsel')
    expect(failing(counsel, ({ text }) => sentences(text) === 2)).toEqual([])
    expect(failing([...pieces, ...actions], ({ text }) => sentences(text) < 3)).toEqual([])
  })

  it('name a virtue in Arabic and in plain English at the start of each counsel', () => {
    const counsel = pieces.filter(({ kind }) => kind === 'counsel')
    expect(failing(counsel, ({ text }) => /^[A-Z][a-zA-Z’]+(?:[ -][a-zA-Z’-]+)?, [a-z]/.test(text))).toEqual(
      [],
    )
  })

  it('speak to the reader in the light and in the shadow', () => {
    const both = pieces.filter(({ kind }) => kind === 'light' || kind === 'shadow')
    expect(failing(both, ({ text }) => /\byou(r|rs|rself)?\b/i.test(text))).toEqual([])
  })

  it('name no time in a step, because it is shown after a time', () => {
    const times = { today: /\btoday\b/i, week: /\bthis week\b/i }
    for (const [when, time] of Object.entries(times)) {
      const steps = actions.filter(({ id }) => id.includes(`/${when}/`))
      expect(failing(steps, ({ text }) => !time.test(text))).toEqual([])
    }
  })

  it('give each step a short reason, and no reason twice', () => {
    for (const { id, why } of actions) {
      expect(why, id).toMatch(/^[a-z‘][^.?!]*$/)
      expect(why.split(/\s+/).length, `${id}: ${why}`).toBeGreaterThanOrEqual(2)
      expect(why.split(/\s+/).length, `${id}: ${why}`).toBeLessThanOrEqual(7)
    }
    expect(new Set(actions.map(({ why }) => why)).size).toBe(actions.length)
  })

  it('use no word of the chart, because only the judgement is about the sky', () => {
    const chart =
      /\b(?:planets?|zodiac|horoscope|chart|ascendant|dispositor|Lot of|Part of Fortune|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Aries|Taurus|Gemini|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces)\b/
    expect(failing(all, ({ text }) => !chart.test(text))).toEqual([])
  })

  it('use no old-fashioned word', () => {
    const old =
      /\b(?:telephone|supper|beholden|who(?:m)?ever|lest|amid|amongst|hence|thereby|whilst|oneself|one (?:may|can|must|should|has)|apt to|shall)\b/i
    expect(failing(all, ({ text }) => !old.test(text))).toEqual([])
  })

  it('use typographic quotes and apostrophes', () => {
    const texts = [...all, ...actions.map(({ id, why }) => ({ id, text: why }))]
    expect(failing(texts, ({ text }) => !/['"“”]|\s{2}/.test(text))).toEqual([])
  })

  it('never promise, predict or frighten', () => {
    const texts = [...all, ...actions.map(({ id, why }) => ({ id, text: why }))]
    expect(failing(texts, ({ text }) => !FORBIDDEN_PHRASES.some((turn) => turn.test(text)))).toEqual([])
  })

  it('never repeat a text, nor a text with one word changed', () => {
    expect(
      findRepeats(
        all.map(({ id, text }) => ({ id, text: text.replace(FIXED, '') })),
        STRICT_BOUNDS,
      ),
    ).toEqual([])
  })
})
