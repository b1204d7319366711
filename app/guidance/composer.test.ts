import { describe, expect, it } from 'vitest'
import { type Chart, castChart, PLANETS } from '../astro/index.server'
import { compose, type Reading } from './composer'
import { CORPUS, corpusOf } from './corpus/index'
import { isSourceKey } from './corpus/sources'
import { BLOCKS, type FactorKey } from './corpus/types'
import { factorsOf } from './factors'
import { FORBIDDEN_TURNS } from './forbidden-turns'
import { sequence } from './seed'
import { tensionBetween } from './tensions'

const CHARTS = 5000
const LATEST = Date.UTC(2025, 0, 1)
const EARLIEST = Date.UTC(1900, 0, 2)

/** Births spread over 125 years and from the south of Patagonia to well within the polar circle. */
function* births(count: number, seed: number): Generator<Chart> {
  const random = sequence(seed)
  for (let i = 0; i < count; i++)
    yield castChart({
      utc: EARLIEST + Math.floor(random() * (LATEST - EARLIEST)),
      latitude: -55 + random() * 127,
      longitude: -180 + random() * 360,
      rulers: i % 4 === 3 ? 'modern' : 'traditional',
    })
}

const all = (reading: Reading) => BLOCKS.flatMap((block) => reading.blocks[block])
const NOON = castChart({ utc: Date.UTC(1978, 6, 15, 12, 30), latitude: 41.0082, longitude: 28.9784 })

describe('an analysis', () => {
  it(`holds its promises over ${CHARTS} charts`, { timeout: 120_000 }, () => {
    const faults: string[] = []
    const check = (fine: boolean, fault: string, chart: Chart) => {
      if (!fine) faults.push(`${chart.utc} ${chart.latitude} ${chart.longitude}: ${fault}`)
    }
    for (const chart of births(CHARTS, 20260101)) {
      const reading = compose({ chart })
      const sentences = all(reading)
      const keys = factorsOf(chart).map(({ key }) => key)
      const told = new Set(sentences.map(({ reason }) => reason.factor))
      check(new Set(sentences.map(({ id }) => id)).size === sentences.length, 'an id repeats', chart)
      check(new Set(sentences.map(({ text }) => text)).size === sentences.length, 'a sentence repeats', chart)
      for (const block of BLOCKS) {
        const { length } = reading.blocks[block]
        const most = block === 'practicalSteps' ? 6 : 7
        check(length >= 4 && length <= most, `${block} has ${length} sentences`, chart)
      }
      for (const { id, reason } of sentences) {
        const rule = CORPUS.entries.get(reason.factor)?.rule
        check(reason.rule === rule && isSourceKey(reason.source), `${id} lacks rule or source`, chart)
        check(/^[A-Z].+\.$/.test(reason.statement), `${id} states ${reason.statement}`, chart)
        const stated = FORBIDDEN_TURNS.some((turn) => turn.test(reason.statement))
        check(!stated && !/undefined|NaN/.test(reason.statement), `${id} states ${reason.statement}`, chart)
      }
      for (const key of keys) check(told.has(key), `${key} has no word`, chart)
      check(reading.realLifeExamples.length === 3, 'not three examples', chart)
      check([2, 3].includes(reading.ayahs.length), 'not two or three ayahs', chart)
      check(new Set(reading.ayahs).size === reading.ayahs.length, 'an ayah twice', chart)
    }
    expect(faults.slice(0, 20)).toEqual([])
  })

  it('is the same bytes for the same chart and corpus', () => {
    for (const chart of births(40, 7)) {
      const again = structuredClone(chart)
      expect(JSON.stringify(compose({ chart: again }))).toBe(JSON.stringify(compose({ chart })))
    }
  })

  it('names the corpus version, which changes with any word', () => {
    expect(compose({ chart: NOON }).corpusVersion).toBe(CORPUS.version)
    const [first, ...rest] = [...CORPUS.entries.values()]
    const edited = corpusOf([{ ...first!, rule: `${first!.rule} ` }, ...rest], CORPUS.illustrations)
    expect(edited.version).not.toBe(CORPUS.version)
  })

  it('differs in text where the lot’s sign or house or the ruler’s condition differs', {
    timeout: 60_000,
  }, () => {
    const telling = /^(lot\.(sign|house)|ruler\.(dignity|motion|solar)):/
    const byText = new Map<string, string>()
    for (const chart of births(1500, 99)) {
      const condition = factorsOf(chart).filter(({ key }) => telling.test(key))
      const state = condition.map(({ key }) => key).join(' ')
      const reading = compose({ chart })
      const text = all(reading)
        .map((s) => s.text)
        .join(' ')
      expect(byText.get(text) ?? state).toBe(state)
      byText.set(text, state)
      for (const { key } of condition)
        expect(all(reading).some(({ reason }) => reason.factor === key)).toBe(true)
    }
  })

  it('changes its words when one condition of the ruler changes', () => {
    const texts = (['direct', 'stationary', 'retrograde'] as const).map((motion) => {
      const chart = structuredClone(NOON)
      for (const planet of chart.planets)
        if (planet.name === chart.partOfFortune.ruler) planet.motion = motion
      return all(compose({ chart })).filter(({ reason }) => reason.factor === `ruler.motion:${motion}`)
    })
    for (const told of texts) expect(told.length).toBeGreaterThan(0)
  })

  it('speaks in the order lot, ruler, condition, aspects, chain', () => {
    for (const chart of births(50, 3)) {
      const order = factorsOf(chart).map(({ key }) => key)
      for (const block of BLOCKS) {
        const places = compose({ chart })
          .blocks[block].filter(({ id }) => !id.startsWith('tension:'))
          .map(({ reason }) => order.indexOf(reason.factor))
        expect(places).toEqual([...places].sort((a, b) => a - b))
      }
    }
  })

  it('says so in its first block when the birth is at twilight', () => {
    const chart = { ...structuredClone(NOON), sectUncertain: true, sunAltitude: 0.4 }
    const { fortunePath } = compose({ chart }).blocks
    expect(fortunePath.some(({ reason }) => reason.factor === 'sect:twilight')).toBe(true)
  })

  it('says when houses are counted by Porphyry', () => {
    const chart = castChart({ utc: Date.UTC(1990, 5, 1, 10), latitude: 70, longitude: 25 })
    const house = factorsOf(chart).find(({ key }) => key.startsWith('lot.house'))
    expect(house?.statement).toContain('Porphyry')
  })
})

describe('where testimonies disagree', () => {
  it('says so before the second of them, or leaves it out', () => {
    let seen = 0
    for (const chart of births(300, 11)) {
      const { blocks } = compose({ chart })
      for (const block of BLOCKS) {
        const tensions = blocks[block].filter(({ id }) => id.startsWith('tension:'))
        expect(tensions.length).toBeLessThanOrEqual(1)
        seen += tensions.length
        const at = blocks[block].findIndex(({ id }) => id.startsWith('tension:'))
        if (at >= 0) expect(at).toBeLessThan(blocks[block].length - 1)
      }
    }
    expect(seen).toBeGreaterThan(100)
  })

  it('is never silent where two factors of a weighing block disagree', () => {
    for (const chart of births(300, 12)) {
      const factors = new Map(factorsOf(chart).map((factor) => [factor.key, factor]))
      const { blocks } = compose({ chart })
      for (const block of ['fortunePath', 'currentBlockages', 'spiritualGuidance'] as const) {
        const told = blocks[block].map(({ reason }) => reason.factor)
        const spoken = told.flatMap((key) => factors.get(key) ?? [])
        for (const one of spoken)
          for (const other of spoken) {
            const kind = tensionBetween(one, other)
            if (kind) expect(told).toContain(`tension:${kind}`)
          }
      }
    }
  })
})

describe('illustrations', () => {
  it('has an illustration for each sign, house and ruler', () => {
    const served = new Set<FactorKey>(CORPUS.illustrations.flatMap((one) => one.for))
    for (const key of CORPUS.entries.keys())
      if (/^lot\.(sign|house):/.test(key)) expect(served.has(key), key).toBe(true)
    for (const planet of PLANETS.slice(0, 7)) expect(served.has(`ruler:${planet}`), planet).toBe(true)
    for (const one of CORPUS.illustrations)
      for (const key of one.for) expect(CORPUS.entries.has(key), `${one.id} for ${key}`).toBe(true)
  })
})
