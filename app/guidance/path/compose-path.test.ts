import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moment } from '../../astro/arbitraries'
import { castChart, PLANETS } from '../../astro/index.server'
import { CORPUS } from '../corpus/index'
import { isSourceKey } from '../corpus/sources'
import { BLOCKS } from '../corpus/types'
import { FORBIDDEN_TURNS } from '../forbidden-turns'
import { FORMULAIC, repeats, STRICT } from '../repeats'
import { composePath, practicesOf, WAY_ENTRIES } from './compose-path'
import { PHASES, type Phase } from './types'

const sentencesOf = (phases: readonly Phase[]) =>
  phases.flatMap(({ given, hindrance, counsel, practices }) => [
    ...given,
    ...hindrance,
    ...counsel,
    ...practices,
  ])

const anyPath = moment.map((input) => {
  const chart = castChart(input)
  return { chart, phases: composePath(chart) }
})

describe('the path of a chart', () => {
  it('has three phases with no part empty', () => {
    fc.assert(
      fc.property(anyPath, ({ phases }) => {
        expect(phases.map(({ name }) => name)).toEqual(PHASES)
        for (const { name, given, hindrance, counsel, practices } of phases) {
          expect(given.length, name).toBeGreaterThanOrEqual(3)
          expect(hindrance.length, name).toBeGreaterThanOrEqual(2)
          expect(counsel.length, name).toBeGreaterThanOrEqual(2)
          expect(practices.length, name).toBeGreaterThanOrEqual(3)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('never says a sentence twice, and none without its factor, rule and source', () => {
    fc.assert(
      fc.property(anyPath, ({ phases }) => {
        const said = sentencesOf(phases)
        expect(new Set(said.map(({ id }) => id)).size).toBe(said.length)
        expect(new Set(said.map(({ text }) => text)).size).toBe(said.length)
        for (const { id, text, reason } of said) {
          expect(id.startsWith(`${reason.factor}/`), id).toBe(true)
          expect(text.length, id).toBeGreaterThan(20)
          expect(reason.statement, id).toMatch(/^[A-Z].+\.$/)
          expect(reason.rule, id).toMatch(/^[A-Z‘].+\.$/)
          expect(isSourceKey(reason.source), id).toBe(true)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('composes each phase from the factors of that phase alone', () => {
    const own = {
      fortune: /^(lot\.|sect:|tension:lot-aspects)/,
      ruler: /^(ruler|tension:(?!lot))/,
      chain: /^(chain:|way\.)/,
    }
    fc.assert(
      fc.property(anyPath, ({ phases }) => {
        for (const phase of phases)
          for (const { reason } of sentencesOf([phase])) expect(reason.factor).toMatch(own[phase.name])
      }),
    )
  })

  it('states only what the chart has', () => {
    fc.assert(
      fc.property(anyPath, ({ chart, phases }) => {
        const { chain } = chart.partOfFortune
        const handedTo = chain.steps.slice(1).map(({ planet }) => `way.planet:${planet}`)
        const chainFactors = sentencesOf(phases.slice(2)).map(({ reason }) => reason.factor)
        for (const factor of chainFactors.filter((key) => key.startsWith('way.planet')))
          expect(handedTo).toContain(factor)
        for (const factor of chainFactors.filter((key) => key.startsWith('way.house')))
          expect(factor).toBe(`way.house:${chain.steps.at(-1)?.house}`)
        expect(chainFactors).toContain(`chain:${chain.ending.kind}`)
      }),
    )
  })

  it('is the same for the same chart, and its practices alone are those of the whole', () => {
    fc.assert(
      fc.property(anyPath, ({ chart, phases }) => {
        expect(composePath(chart)).toEqual(phases)
        expect(practicesOf(chart)).toEqual(phases.flatMap(({ practices }) => practices))
      }),
    )
  })

  it('admits where two testimonies disagree', () => {
    const charts = fc.sample(moment, { numRuns: 400, seed: 7 }).map((input) => composePath(castChart(input)))
    const admitted = charts.filter((phases) =>
      sentencesOf(phases).some(({ reason }) => reason.factor.startsWith('tension:')),
    )
    expect(admitted.length).toBeGreaterThan(20)
  })
})

describe('the words for the way', () => {
  const texts = WAY_ENTRIES.flatMap(({ factor, blocks }) =>
    BLOCKS.flatMap((block) =>
      (blocks[block] ?? []).map((text, i) => ({ id: `${factor}/${block}/${i + 1}`, text })),
    ),
  )
  const corpusTexts = [...CORPUS.entries.values()].flatMap(({ factor, blocks }) =>
    BLOCKS.flatMap((block) =>
      (blocks[block] ?? []).map((text, i) => ({ id: `${factor}/${block}/${i + 1}`, text })),
    ),
  )
  const rules = WAY_ENTRIES.map(({ factor, rule }) => ({ id: factor, text: rule }))

  it('are there for every planet, house and length', () => {
    const houses = Array.from({ length: 12 }, (_, i) => `way.house:${i + 1}`)
    const planets = PLANETS.map((planet) => `way.planet:${planet}`)
    const expected = [...houses, ...planets, 'way.length:rest', 'way.length:few', 'way.length:many']
    expect(WAY_ENTRIES.map(({ factor }) => factor).sort()).toEqual(expected.sort())
    for (const { factor, source, blocks } of WAY_ENTRIES) {
      expect(isSourceKey(source), factor).toBe(true)
      for (const block of ['fortunePath', 'spiritualGuidance', 'practicalSteps'] as const)
        expect(blocks[block]?.length, `${factor} ${block}`).toBeGreaterThan(0)
    }
  })

  it('neither promise nor predict', () => {
    const found = [...texts, ...rules].flatMap(({ id, text }) =>
      FORBIDDEN_TURNS.filter((turn) => turn.test(text)).map((turn) => `${id} ${turn}: ${text}`),
    )
    expect(found).toEqual([])
  })

  it('repeat neither themselves nor the analysis', () => {
    expect(repeats([...corpusTexts, ...texts], STRICT)).toEqual([])
    expect(
      repeats(
        [
          ...[...CORPUS.entries.values()].map(({ factor, rule }) => ({ id: factor as string, text: rule })),
          ...rules,
        ],
        FORMULAIC,
      ),
    ).toEqual([])
    for (const { id, text } of texts) expect(text, id).toMatch(/^[A-Z].{15,}[.?!]$/)
  })
})
