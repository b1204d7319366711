import { describe, expect, it } from 'vitest'
import { HOUSE_SYSTEM_KEYS } from '#app/astro/types.ts'
import { aspectText, chartType, otherHousesReason, savedHouseOfLot, viewReason } from './report-chart.ts'

describe('an aspect in words', () => {
  it('says what the signs have, if that is another aspect or none', () => {
    expect(aspectText({ type: 'Square', bySign: null })).toBe('Square')
    expect(aspectText({ type: 'Square', bySign: 'Trine' })).toBe('Square, trine by sign')
    expect(aspectText({ type: 'Trine', bySign: 'Aversion' })).toBe('Trine, none by sign')
  })
})

describe('houses in words', () => {
  it('names each system, on its own and within a sentence', () => {
    expect(chartType('whole-sign')).toBe('Western Whole signs')
    expect(chartType('equal')).toBe('Western Equal')
    for (const system of HOUSE_SYSTEM_KEYS) expect(chartType(system)).toMatch(/^Western [A-Z][a-z]+/)
  })

  it('gives a reason only if the houses are not the requested ones, or not those of the saved chart', () => {
    const same = { houseSystem: 'placidus', askedSystem: 'placidus', savedSystem: 'placidus' } as const
    expect([otherHousesReason(same), viewReason(same)]).toEqual([null, null])
    const polar = { houseSystem: 'porphyry', askedSystem: 'placidus', savedSystem: 'porphyry' } as const
    expect(otherHousesReason(polar)).toContain('Placidus houses cannot be calculated this close to the pole')
    expect(viewReason(polar)).toBeNull()
    const view = { houseSystem: 'equal', askedSystem: 'equal', savedSystem: 'porphyry' } as const
    expect(otherHousesReason(view)).toBeNull()
    expect(viewReason(view)).toContain('use Porphyry')
  })

  it('names the house in the saved chart only if neither of both counts is that', () => {
    const lot = { house: 5, wholeSignPlace: 5, savedHouse: 4 }
    const chart = { houseSystem: 'whole-sign', savedSystem: 'placidus', partOfFortune: lot } as const
    expect(savedHouseOfLot(chart)).toEqual({ by: 'Placidus', house: 4 })
    const saved = { ...chart, houseSystem: 'placidus', partOfFortune: { ...lot, house: 4 } } as const
    expect(savedHouseOfLot(saved)).toBeNull()
    const agreeing = { ...saved, partOfFortune: { house: 5, wholeSignPlace: 5, savedHouse: 5 } } as const
    expect(savedHouseOfLot(agreeing)).toBeNull()
  })
})
