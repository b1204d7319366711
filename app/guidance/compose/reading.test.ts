import { describe, expect, it } from 'vitest'
import { type Chart, castChart, PLANETS, SIGNS } from '#app/astro/index.server.ts'
import { isPassageId } from '#app/books/index.ts'
import { births } from '#app/guidance/births.ts'
import { TRACK_TEXTS } from '#app/guidance/corpus/en/index.ts'
import { LINKS } from '#app/guidance/corpus/en/links.ts'
import { MOVES } from '#app/guidance/corpus/en/moves.ts'
import { PLACE_TEXTS } from '#app/guidance/corpus/en/places.ts'
import {
  BOUND_STYLES,
  QUALIFIER_TEXTS,
  RANK_TEXTS,
  RULER_TEXTS,
  TEST_TEXTS,
} from '#app/guidance/corpus/en/ruler.ts'
import { RULE_TEXTS } from '#app/guidance/corpus/en/rules.ts'
import { SIGN_TEXTS } from '#app/guidance/corpus/en/signs.ts'
import { BLOCKS, type Block } from '#app/guidance/corpus/types.ts'
import { forbiddenPhraseIn } from '#app/guidance/forbidden-phrases.ts'
import { judge, judgementKey } from '#app/guidance/judge/judge.ts'
import { type Sentence, TRACKS, type TrackName } from '#app/guidance/types.ts'
import { compose, composeJudgement, type Reading } from './composer.ts'
import { composePath } from './path.ts'

const CHARTS = 5000
const CHART_BLOCKS: readonly Block[] = [
  'fortunePath',
  'currentBlockages',
  'lightSidePattern',
  'darkSideWarning',
]
const LAHORE = { utc: Date.UTC(1962, 8, 13, 15, 12), latitude: 31.5497, longitude: 74.3436 }

const all = (reading: Reading): Sentence[] => BLOCKS.flatMap((block) => reading.blocks[block])
const textsOf = (reading: Reading) => all(reading).map(({ text }) => text)

const turns = new Map<string, string | null>()

/** Caches the result, because most sentences occur in many charts. */
function turnIn(text: string): string | null {
  const known = turns.get(text)
  if (known !== undefined) return known
  const found = forbiddenPhraseIn(text)
  turns.set(text, found)
  return found
}

/** Names of this chart's sign, house or planets. */
function namesOf({ judgement }: Reading): RegExp {
  const { lotSign, ruler, help, test } = judgement
  const planets = [ruler.planet, help?.planet, test?.planet].filter(Boolean)
  const signs = [lotSign.sign, ruler.sign]
  return new RegExp(`\\b(?:${[...signs, ...planets].join('|')}|\\w+ house)\\b`)
}

const faultsOver = (count: number, seed: number, check: (chart: Chart, reading: Reading) => string[]) => {
  const faults: string[] = []
  for (const chart of births(count, seed)) {
    const reading = compose({ chart })
    for (const fault of check(chart, reading)) faults.push(`${chart.utc} ${chart.latitude}: ${fault}`)
    if (faults.length > 20) break
  }
  return faults.slice(0, 10)
}

describe('a reading', () => {
  it('(a) is identical for the same judgement, over 1000 shifts of a minute', {
    timeout: 60_000,
  }, () => {
    let same = 0
    for (const chart of births(1000, 1)) {
      const later = castChart({
        utc: Date.parse(chart.utc) + 60_000,
        latitude: chart.latitude,
        longitude: chart.longitude,
        rulers: chart.rulers,
      })
      if (judgementKey(judge(chart)) !== judgementKey(judge(later))) continue
      same++
      expect(JSON.stringify(compose({ chart: later }))).toBe(JSON.stringify(compose({ chart })))
    }
    expect(same).toBeGreaterThan(800)
  })

  it('(b) names a sign, house or planet of this chart first in each chart block', { timeout: 60_000 }, () => {
    expect(
      faultsOver(2000, 2, (_, reading) =>
        CHART_BLOCKS.flatMap((block) => {
          const first = reading.blocks[block][0]?.text ?? ''
          return namesOf(reading).test(first) ? [] : [`${block}: ${first}`]
        }),
      ),
    ).toEqual([])
  })

  it('(c) joins every later sentence to the one before', { timeout: 60_000 }, () => {
    const nounsOf = (track: TrackName | null) => (track ? TRACK_TEXTS[track].nouns : [])
    expect(
      faultsOver(2000, 3, (_, { blocks }) =>
        BLOCKS.filter((block) => block !== 'practicalSteps').flatMap((block) =>
          blocks[block].flatMap(({ text, track }, i) => {
            const before = blocks[block][i - 1]
            if (!before || LINKS.some((link) => link.test(text))) return []
            const nouns = nounsOf(track ?? before.track).filter((noun) => text.toLowerCase().includes(noun))
            return nouns.some((noun) => before.text.toLowerCase().includes(noun)) ? [] : [`${block}: ${text}`]
          }),
        ),
      ),
    ).toEqual([])
  })

  it('(d) has exactly three tracks, and all three in every block', { timeout: 60_000 }, () => {
    expect(
      faultsOver(2000, 4, (_, { tracks, blocks, steps, realLifeExamples }) => {
        const names = tracks.map(({ name }) => name)
        const faults = new Set(names).size === 3 ? [] : ['not three tracks']
        for (const { name, witnesses } of tracks)
          if (new Set(witnesses).size < 2) faults.push(`${name} has the witnesses ${witnesses.join(' ')}`)
        for (const block of BLOCKS) {
          const covered = new Set(blocks[block].flatMap(({ track }) => track ?? []))
          if (covered.size !== 3 || names.some((name) => !covered.has(name)))
            faults.push(`${block}: ${[...covered].join()}`)
        }
        if (new Set(steps.map(({ track }) => track)).size !== 3) faults.push('steps')
        if (names.some((name) => !realLifeExamples.some(({ factor }) => factor === `track:${name}`)))
          faults.push(`an example is missing: ${names}`)
        return faults
      }),
    ).toEqual([])
  })

  it('(e) answers the difficulty with one counsel and one step', { timeout: 60_000 }, () => {
    expect(
      faultsOver(1000, 5, ({ utc }, { tracks, blocks, steps }) => {
        const [, difficulty] = tracks
        const counsels = blocks.spiritualGuidance.filter(({ id }) => id.endsWith('/counsel'))
        const fine =
          counsels.length === 1 &&
          counsels[0]?.track === difficulty?.name &&
          steps.filter(({ track }) => track === difficulty?.name).length === 1
        return fine ? [] : [utc]
      }),
    ).toEqual([])
  })

  it('(e) names the test in Blockages whenever it is a witness of the difficulty', () => {
    for (const chart of births(1000, 6)) {
      const reading = compose({ chart })
      const { test } = reading.judgement
      if (!test) continue
      const named = new RegExp(`\\b${test.planet} in ${test.sign} (?:sees|faces|stands)`)
      const isNamed = reading.blocks.currentBlockages.some(({ text }) => named.test(text))
      const speaks = reading.tracks[1]?.witnesses.some(
        (fact) => fact.startsWith(test.planet) && / (?:sees|faces|stands in the same)/.test(fact),
      )
      if (speaks) expect(isNamed, chart.utc).toBe(true)
    }
  })

  it('(f) has no sentence about sentences', () => {
    const about =
      /\b(?:sentences? (?:above|below|that follow)|two counsels|the next sentence says|as said above|this paragraph|the following sentences)\b/i
    expect(faultsOver(1000, 7, (_, reading) => textsOf(reading).filter((text) => about.test(text)))).toEqual(
      [],
    )
  })

  it('(g) has no words about an end if the chain of rulers is a ring', () => {
    let rings = 0
    for (const chart of births(2000, 8)) {
      if (chart.partOfFortune.chain.ending.kind !== 'loop') continue
      rings++
      const text = textsOf(compose({ chart })).join(' ')
      expect(text).not.toMatch(/comes to rest|last keeper|the end of the chain|chain of rulers ends/)
    }
    expect(rings).toBeGreaterThan(100)
  })

  it('(h) has nothing empty, unfilled or repeated', { timeout: 60_000 }, () => {
    expect(
      faultsOver(CHARTS, 9, (_, reading) => {
        const sentences = all(reading)
        const faults: string[] = []
        const least: Record<Block, number> = {
          fortunePath: 8,
          currentBlockages: 8,
          spiritualGuidance: 6,
          practicalSteps: 3,
          lightSidePattern: 4,
          darkSideWarning: 4,
        }
        for (const block of BLOCKS)
          if (reading.blocks[block].length !== least[block])
            faults.push(`${block} ${reading.blocks[block].length}`)
        if (new Set(sentences.map(({ id }) => id)).size !== sentences.length) faults.push('an id twice')
        if (new Set(sentences.map(({ text }) => text)).size !== sentences.length) faults.push('a text twice')
        for (const { id, text, because } of sentences) {
          if (!/^[A-Z‘’].*[.?!’)]$/s.test(text)) faults.push(`${id} begins or ends: ${text}`)
          if (/[{}]|undefined|NaN| {2}|\.\.|,,|: :|, ,| [,.;:?]/.test(text)) faults.push(`${id}: ${text}`)
          if (because.length < 1 || because.length > 3) faults.push(`${id} has ${because.length} witnesses`)
          for (const { fact, rule } of because)
            if (!/^[A-Z].+\.$/.test(fact) || !/^[A-Z].+\.$/.test(rule)) faults.push(`${id}: ${fact} ${rule}`)
          const turn = turnIn(text)
          if (turn) faults.push(`${id} ‘${turn}’: ${text}`)
        }
        for (const line of Object.values(reading.readFrom))
          if (!/^[A-Z].+\.$/.test(line) || /undefined|\{/.test(line)) faults.push(line)
        return faults
      }),
    ).toEqual([])
  })

  it('(h) shares little with another reading, and more with one of the same sign and house', {
    timeout: 60_000,
  }, () => {
    const readings = [...births(3000, 10)].map((chart) => compose({ chart }))
    const share = (a: Reading, b: Reading) => {
      const [one, other] = [textsOf(a), new Set(textsOf(b))]
      return one.filter((text) => other.has(text)).length / one.length
    }
    const random = readings.slice(1).map((reading, i) => share(reading, readings[i]!))
    const byLot = new Map<string, Reading>()
    const alike: number[] = []
    for (const reading of readings) {
      const { lotSign, place } = reading.judgement
      const key = `${lotSign.sign} ${place.key}`
      const earlier = byLot.get(key)
      if (earlier) alike.push(share(reading, earlier))
      byLot.set(key, reading)
    }
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    expect(mean(random)).toBeLessThan(0.06)
    expect(mean(alike)).toBeGreaterThan(0.2)
    expect(mean(alike)).toBeLessThan(0.35)
  })

  it('(i) uses every template and every piece', { timeout: 240_000 }, () => {
    const reached = new Set<string>()
    const wanted = fragmentIds()
    let charts = 0
    for (const chart of births(30_000, 53)) {
      const judgement = judge(chart)
      composeJudgement(judgement, chart.engineVersion, reached)
      // The outer planets rule three signs only in the modern tradition, which a quarter of the births use.
      if (
        chart.rulers === 'traditional' &&
        ['Scorpio', 'Aquarius', 'Pisces'].includes(judgement.lotSign.sign)
      ) {
        const { latitude, longitude } = chart
        const modern = castChart({ utc: Date.parse(chart.utc), latitude, longitude, rulers: 'modern' })
        composeJudgement(judge(modern), chart.engineVersion, reached)
      }
      if (charts < 3000) composePath(chart, reached)
      charts++
      if (charts % 500 === 0 && wanted.every((id) => reached.has(id))) break
    }
    expect(wanted.filter((id) => !reached.has(id))).toEqual([])
  })

  it('(j) cites only passages that the books have', () => {
    for (const [id, { passage, reference, ours, rule }] of Object.entries(RULE_TEXTS)) {
      expect(rule, id).toMatch(/^[A-Z].+\.$/)
      if (passage) expect(isPassageId(passage), `${id}: ${passage}`).toBe(true)
      expect([passage, reference, ours || null].filter(Boolean), id).toHaveLength(1)
    }
  })

  it('never says that a planet, sign or lot gives something', () => {
    const doer = new RegExp(
      `\\b(?:${[...PLANETS, ...SIGNS].join('|')}|[Ll]ot|[Rr]uler|[Cc]hart) (?:gives?|grants?|guards?|protects?|rewards?|blesses|sends?|brings?|promises|provides?|punishes|decides|makes|causes)\\b`,
    )
    expect(faultsOver(2000, 12, (_, reading) => textsOf(reading).filter((text) => doer.test(text)))).toEqual(
      [],
    )
  })

  it('never praises the Sun or the Moon for their motion, and names no small dignity beside a great one', () => {
    for (const chart of births(1000, 13)) {
      const { judgement, blocks } = compose({ chart })
      const text = blocks.fortunePath.map((one) => one.text).join(' ')
      if (['Sun', 'Moon'].includes(judgement.ruler.planet))
        expect(text).not.toMatch(/turning back|stood still/)
      if (judgement.ruler.rank !== 'footing') expect(text).not.toMatch(/small footing|small corner/)
    }
  })

  it('closes ‘the ruler of the lot’ with a comma if the sentence goes on', () => {
    for (const chart of births(1000, 16)) {
      const reading = compose({ chart })
      const facts = all(reading).flatMap(({ because }) => because.map(({ fact }) => fact))
      for (const text of [...facts, ...reading.realLifeExamples.map(({ reason }) => reason)])
        expect(text).not.toMatch(/, the ruler of the lot [a-z]/)
    }
  })

  it('asks no planet for help, and gives no sign or planet a human fault', () => {
    const named = [...PLANETS, ...SIGNS].join('|')
    const person = new RegExp(`\\bone looks to\\b|^The same (?:${named}) |\\bhouse and its ruler\\b`)
    expect(
      faultsOver(1000, 17, (_, reading) => textsOf(reading).filter((text) => person.test(text))),
    ).toEqual([])
  })

  it('describes the ruler’s own sight of the lot as the ruler’s, never as another planet’s', () => {
    for (const chart of births(1000, 14)) {
      const { judgement, blocks } = compose({ chart })
      const turn = blocks.fortunePath.find(({ id }) => id === 'fortunePath/turn')
      expect(turn?.because[0]?.fact).toContain(judgement.ruler.planet)
      expect([judgement.help?.planet, judgement.test?.planet]).not.toContain(judgement.ruler.planet)
    }
  })

  it('reads the help from the same finding in Fortune Path and in Blockages', () => {
    for (const chart of births(1000, 18)) {
      const { judgement, blocks } = compose({ chart })
      const help = blocks.fortunePath.find(({ id }) => id.endsWith('/help'))?.text ?? ''
      const source = blocks.currentBlockages.find(({ id }) => id.endsWith('/relief'))?.text ?? ''
      const planet = /(?:read from|come?s to rest with|no further than) (?:the )?(\w+)/.exec(help)?.[1]
      if (help.startsWith('The Lot of Spirit')) expect(source).toContain('the Lot of Spirit')
      else if (planet) expect(source).toContain(planet)
      else for (const one of judgement.end.planets) expect(source).toContain(one)
    }
  })

  it('says if the help is a strained aspect, and that its rule is ours', () => {
    let strained = 0
    for (const chart of births(1000, 19)) {
      const { judgement, blocks } = compose({ chart })
      const help = blocks.fortunePath.find(({ id }) => id.endsWith('/help'))
      if (!help?.text.includes('read from') || !['square', 'opposition'].includes(judgement.help?.by ?? ''))
        continue
      strained++
      expect(help.text).toMatch(/strained aspect/)
      expect(help.because.some(({ ours, rule }) => ours && /square or an opposition/.test(rule))).toBe(true)
    }
    expect(strained).toBeGreaterThan(30)
  })

  it('says that a close aspect is applying only if it is nearer an hour later', () => {
    const counts = { applying: 0, separating: 0 }
    for (const chart of births(3000, 20)) {
      const { judgement, blocks } = compose({ chart })
      const text = [...blocks.fortunePath, ...blocks.currentBlockages].map((one) => one.text).join(' ')
      for (const item of [judgement.help, judgement.test]) {
        if (!item?.course) continue
        const sentence = new RegExp(
          `The \\w+ of (?:the )?${item.planet} and (?:the )?${judgement.ruler.planet} is (.*?)\\.`,
        ).exec(text)
        if (!sentence) continue
        counts[item.course]++
        expect(sentence[1]).toMatch(
          item.course === 'applying' ? /still closing|not yet exact/ : /past its exact/,
        )
        const gap = (at: Chart) => {
          const [a, b] = [item.planet, judgement.ruler.planet].map(
            (name) => at.planets.find((one) => one.name === name)?.longitude ?? 0,
          ) as [number, number]
          const apart = Math.abs(((a - b + 540) % 360) - 180)
          const exact = { with: 0, sextile: 60, square: 90, trine: 120, opposition: 180 }[item.by]
          return Math.abs(apart - exact)
        }
        const later = castChart({
          utc: Date.parse(chart.utc) + 600_000,
          latitude: chart.latitude,
          longitude: chart.longitude,
          rulers: chart.rulers,
        })
        expect(gap(chart)).toBeLessThanOrEqual(6)
        // Within a minute of arc the aspect can become exact and pass in that hour.
        if (gap(chart) > 1 / 60) expect(gap(later) < gap(chart), chart.utc).toBe(item.course === 'applying')
      }
    }
    expect(Math.min(counts.applying, counts.separating)).toBeGreaterThan(20)
  })

  it('states no trait of the reader as a fact', () => {
    const open = /\b(?:at your best|on a good day|times when|may|can|is read as|your good side is)\b/
    expect(
      faultsOver(1000, 21, (_, { blocks }) =>
        blocks.lightSidePattern.map(({ text }) => text).filter((text) => !open.test(text)),
      ),
    ).toEqual([])
  })

  it('names each house once by signs if the chart’s houses give another number', () => {
    for (const chart of births(500, 22)) {
      const { blocks } = compose({ chart })
      for (const { text } of blocks.fortunePath.slice(1)) expect(text).not.toMatch(/by Placidus|by Porphyry/)
    }
  })

  it('changes only the sentences that depend on a changed finding', () => {
    const judgement = judge(castChart(LAHORE))
    const other = { ...judgement, spirit: { ...judgement.spirit, place: 5, key: 'spirit:Virgo/5' } }
    const [a, b] = [composeJudgement(judgement), composeJudgement(other)]
    expect(textsOf(b).filter((text) => !textsOf(a).includes(text)).length).toBeLessThanOrEqual(9)
  })
})

/** The id of every fragment that a reading or a path can contain. */
function fragmentIds(): string[] {
  const each = (id: string, list: readonly unknown[] | undefined) =>
    (list ?? []).map((_, i) => `${id}/${i + 1}`)
  const old = PLANETS.slice(0, 7)
  return [
    ...Object.entries(MOVES).flatMap(([move, list]) => each(`move/${move}`, list)),
    ...SIGNS.flatMap((sign) => [
      ...each(`sign/${sign}/manner`, SIGN_TEXTS[sign].manner),
      ...each(`sign/${sign}/light`, SIGN_TEXTS[sign].light),
    ]),
    ...Object.entries(PLACE_TEXTS).flatMap(([place, texts]) => [
      ...each(`place/${place}/good`, texts.good),
      ...each(`place/${place}/wayIn`, texts.wayIn),
      ...each(`place/${place}/trial`, texts.trial),
    ]),
    ...Object.entries(RANK_TEXTS).flatMap(([rank, texts]) => [
      ...each(`rank/${rank}/is`, texts.is),
      ...each(`rank/${rank}/effect`, texts.effect),
    ]),
    ...Object.entries(QUALIFIER_TEXTS).flatMap(([qualifier, texts]) => [
      `qualifier/${qualifier}/is/1`,
      ...each(`qualifier/${qualifier}/so`, texts.so),
    ]),
    ...PLANETS.flatMap((planet) => [
      ...each(`keeper/${planet}/trial`, RULER_TEXTS[planet].trial),
      `keeper/${planet}/light/1`,
    ]),
    ...Object.entries(TEST_TEXTS).flatMap(([planet, texts]) => [
      ...(planet === 'Mercury' ? [] : each(`test/${planet}/soft`, texts?.soft)),
      ...each(`test/${planet}/own`, texts?.hard.ofSect),
      ...each(`test/${planet}/contrary`, texts?.hard.contrary),
    ]),
    ...old.filter((planet) => planet in BOUND_STYLES).map((planet) => `bound/${planet}`),
    ...TRACKS.flatMap((track) => {
      const texts = TRACK_TEXTS[track]
      const pieces = [
        'lived',
        'carried',
        'question',
        'inside',
        'outward',
        'limit',
        'support',
        'handover',
        'counsel',
        'strength',
        'mercy',
        'light',
        'shadow',
      ] as const
      return [
        ...pieces.flatMap((piece) => each(`${track}/${piece}`, texts[piece])),
        ...each(`${track}/steps/today`, texts.steps.today),
        ...each(`${track}/steps/week`, texts.steps.week),
        ...each(`${track}/steps/month`, texts.steps.month),
        ...each(`${track}/practices`, texts.practices),
      ]
    }),
  ]
}
