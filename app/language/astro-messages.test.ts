import { describe, expect, it } from 'vitest'
import { HOUSE_SYSTEM_NAMES, HOUSE_SYSTEMS, LOTS, PLANETS, SIGNS } from '#app/astro/index.server.ts'
import { HOUSE_SYSTEMS_IN_SENTENCE } from '#app/astro/types.ts'
import { ordinal } from '#app/format.ts'
import { astroWords as words } from './astro-messages.ts'

describe('names of what is in a chart', () => {
  it('are those of the engine in English', () => {
    const named = <Value>(table: object, name: (value: Value) => string) =>
      Object.fromEntries(Object.entries(table).map(([key, value]) => [key, name(value)]))
    expect(Object.keys(words.signs)).toEqual(SIGNS)
    expect(Object.keys(words.planets)).toEqual(PLANETS)
    expect(words.lots).toEqual(named<{ name: string }>(LOTS, ({ name }) => name))
    expect(words.lotMatters).toEqual(named<{ standsFor: string }>(LOTS, ({ standsFor }) => standsFor))
    expect(words.houseSystems).toEqual(HOUSE_SYSTEM_NAMES)
    expect(words.houseSystemsInSentence).toEqual(HOUSE_SYSTEMS_IN_SENTENCE)
    expect(words.houseSystemMethods).toEqual(
      named<{ description: string }>(HOUSE_SYSTEMS, ({ description }) => description),
    )
    for (let house = 1; house <= 12; house++) expect(words.ordinal(house)).toBe(ordinal(house))
  })
})
