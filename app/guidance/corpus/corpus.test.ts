import { describe, expect, it } from 'vitest'
import { HOUSE_SYSTEM_KEYS, PLANETS, SIGNS } from '#app/astro/index.server.ts'
import { isSaid } from '#app/guidance/said.ts'
import { THEME_WORDS } from '#app/guidance/theme-words.ts'
import { CAUSES, type Fact, QUALIFIERS, RANKS, RELATIONS, TRACKS } from '#app/guidance/types.ts'
import { LANGUAGES } from '#app/language/language.ts'
import type { Corpus } from './corpus.ts'
import { corpusOf } from './index.ts'
import { fillChosen, notSaidTwice } from './template.ts'

const ENGLISH = corpusOf('en')
const HOUSES = SIGNS.map((_, i) => i + 1)

/** Every text of a reading under its path, such as 'pairs/lot/Leo 5/letter'. What is not a word is left out. */
function textsOf({ pairs, tracks, rules, reflections, illustrations }: Corpus): Map<string, string> {
  const within = (path: string, value: unknown): [string, string][] => {
    if (typeof value === 'string') return [[path, value]]
    return Object.entries(value ?? {}).flatMap(([key, one]) =>
      /^(?:passage|answers|causes|parts|track|id|shows|eases|themes|for|ours)$/.test(key)
        ? []
        : within(`${path}/${key}`, one),
    )
  }
  return new Map(within('', { pairs, tracks, rules, reflections, illustrations }))
}

const slotsOf = (text = ''): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot!)

/** Facts with each of their values. */
function facts(): Fact[] {
  const [sign] = SIGNS
  const inHouses = HOUSES.flatMap((place) => [place, 1].map((house) => ({ place, house })))
  return [
    ...SIGNS.flatMap((sign): Fact[] => [
      { is: 'lot-sign', sign },
      ...HOUSES.map((place): Fact => ({ is: 'spirit', sign, place })),
      ...([10, 11] as const).map((nth): Fact => ({ is: 'from-lot', nth, sign, place: 1, planets: [] })),
    ]),
    ...HOUSE_SYSTEM_KEYS.flatMap((system) =>
      inHouses.map((at): Fact => ({ is: 'lot-place', ...at, system })),
    ),
    ...PLANETS.flatMap((planet): Fact[] => [
      { is: 'lot-bound', planet },
      { is: 'rules', planet, sign, tradition: 'traditional' },
      { is: 'rules', planet, sign, tradition: 'modern' },
      { is: 'end', kind: 'planet', planets: [planet], place: 1 },
      ...inHouses.map((at): Fact => ({ is: 'planet-in', planet, sign, ...at })),
      ...RANKS.map((rank): Fact => ({ is: 'rank', planet, sign, rank, host: null })),
      ...QUALIFIERS.map((qualifier): Fact => ({ is: 'qualifier', planet, qualifier })),
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((n): Fact => {
        return { is: 'sect', planet, day: n % 2 > 0, fits: n % 4 > 1, uncertain: n > 4 }
      }),
      ...(['lot', ...PLANETS] as const).flatMap((to): Fact[] => [
        { is: 'overcomes', planet, to },
        ...RELATIONS.map((by): Fact => ({ is: 'regard', planet, to, by, close: false })),
        ...RELATIONS.map((by): Fact => ({ is: 'regard', planet, to, by, close: true })),
      ]),
      ...PLANETS.flatMap((to): Fact[] => [
        { is: 'received', planet, host: to },
        { is: 'from-lot', nth: 10, sign, place: 1, planets: [planet, to] },
        { is: 'end', kind: 'pair', planets: [planet, to], place: null },
        { is: 'end', kind: 'ring', planets: [planet, to, 'Mars'], place: null },
        ...RELATIONS.map((by): Fact => ({ is: 'course', planet, to, by, course: 'applying' })),
        ...RELATIONS.map((by): Fact => ({ is: 'course', planet, to, by, course: 'separating' })),
      ]),
    ]),
  ]
}

/** Every sentence that is made from names, with all names. */
function madeSentences({ facts: words, joints, names, sentences, pairs }: Corpus): string[] {
  const signs = SIGNS.map(names.sign)
  const planets = PLANETS.map(names.planet)
  const slots = PLANETS.flatMap((planet, i) => ({
    sign: signs[i]!,
    rulerSign: signs[11 - i]!,
    ruler: names.planet(planet),
    host: planets[9 - i]!,
    planet: planets[9 - i]!,
    place: names.nth(i + 3),
    ring: names.listed(planets.slice(i).slice(0, 4)),
    ...names.agreement(planet),
  }))
  const headlines = Object.values(pairs.headline).flatMap(({ text, second }) => [
    text,
    notSaidTwice(second, false),
    notSaidTwice(second, true),
  ])
  return [
    ...facts().flatMap((fact) => [words.text(fact), words.clause(fact), words.short(fact)]),
    ...[...headlines, ...Object.values(pairs.opening)].flatMap((text) =>
      slots.map((one) => joints.opened(fillChosen(text, one))),
    ),
    ...SIGNS.map((sign) =>
      sentences.fromLot({
        nth: 10,
        sign,
        place: 1,
        planets: ['Sun', 'Mars'],
        key: '',
        rule: 'track',
        witnesses: [],
      }),
    ),
    ...Object.keys(THEME_WORDS).map((theme) =>
      sentences.chosen(
        sentences.similarity({
          themes: [theme, 'trust'],
          sign: 'Leo',
          house: 2,
          fact: { is: 'lot-sign', sign: 'Leo' },
        }),
      ),
    ),
  ]
}

describe.each(LANGUAGES.map(corpusOf))('the texts in $language', (corpus) => {
  const texts = textsOf(corpus)

  it('are as many as in English, under the same keys', () => {
    const english = [...textsOf(ENGLISH).keys()]
    expect([...texts.keys()].filter((path) => !english.includes(path))).toEqual([])
    expect(english.filter((path) => !texts.get(path))).toEqual([])
  })

  it('fill no slot that their kind of text does not have', () => {
    const english = textsOf(ENGLISH)
    const ofHeadlines = [
      ...['sign', 'rulerSign', 'ruler', 'host', 'place', 'ring'],
      ...Object.keys(corpus.names.agreement('Sun')),
    ]
    const foreign = [...texts].filter(([path, text]) => {
      const known = path.startsWith('/pairs/headline/') ? ofHeadlines : slotsOf(english.get(path))
      return slotsOf(text).some((slot) => !known.includes(slot))
    })
    expect(foreign).toEqual([])
  })

  it('make whole sentences with every name', () => {
    const faulty = /[{}]|undefined|null|NaN|[ {2}]{2}|\.\.| [,.;:?،؛؟]|^$/
    const made = new Set(madeSentences(corpus))
    expect([...made].filter((text) => faulty.test(text)).slice(0, 5)).toEqual([])
    expect(made.size).toBeGreaterThan(5000)
  })

  it('leave a step for every answer and cause, and every practice, to a person who has said nothing', () => {
    for (const track of TRACKS.filter((one) => one !== 'loss')) {
      const { steps, practices } = corpus.tracks[track]
      const isOpen = ({ text }: { text: string }) => isSaid(corpus, text, {})
      expect(
        [...steps.today, ...practices].filter((one) => !isOpen(one)),
        track,
      ).toEqual([])
      for (const cause of CAUSES.filter((one) => steps.week.some(({ causes }) => causes.includes(one))))
        expect(steps.week.filter((one) => one.causes.includes(cause)).some(isOpen), `${track} ${cause}`).toBe(
          true,
        )
    }
  })

  it('promise, predict and frighten nowhere', () => {
    expect([...texts].filter(([, text]) => corpus.forbiddenIn(text) !== null)).toEqual([])
  })
})
