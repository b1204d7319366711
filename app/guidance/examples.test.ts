import { describe, expect, it } from 'vitest'
import { castChart } from '../astro/index.server'
import { CORPUS } from './corpus/index'
import { agreement, chooseReal, type ExampleSource, likenessOf } from './examples'
import { THEME_WORDS } from './theme-words'

const likeness = likenessOf(castChart({ utc: Date.UTC(1990, 5, 1, 12), latitude: 51.5, longitude: 0 }))
const [first, second] = likeness.themes as [string, string]

const source = (id: number, themes: string[], more: Partial<ExampleSource> = {}): ExampleSource => ({
  id,
  themes,
  alignment: null,
  lot: null,
  ...more,
})

describe('choosing real-life examples', () => {
  it('keeps their order, leaves out what shares no theme, and shows three at most', () => {
    const sources = [
      source(1, [second]),
      source(2, ['unheard of']),
      ...[3, 4, 5].map((id) => source(id, [first, second])),
    ]
    const chosen = chooseReal(likeness, sources)
    expect(chosen.map(({ id }) => id).slice(0, 2)).toEqual([1, 3])
    expect(chosen).toHaveLength(3)
    expect(chooseReal(likeness, [source(2, ['unheard of'])])).toEqual([])
  })

  it('says what an example touches on, and the fact of the chart that it was chosen for', () => {
    const [chosen] = chooseReal(likeness, [source(1, [second, first])])
    const factor = likeness.factors.find(({ key }) => key === chosen?.factor)
    expect(chosen?.reason).toBe(`it touches on ${first} and ${second}. ${factor?.statement}`)
    expect(CORPUS.entries.get(factor!.key)?.themes).toContain(first)
  })

  it('puts a light and a dark story before two of a kind', () => {
    const sources = [1, 2, 3, 4].map((id) => source(id, [first], { alignment: id === 4 ? 'dark' : 'light' }))
    expect(chooseReal(likeness, sources).map(({ id }) => id)).toEqual([1, 4, 2])
  })

  it('leaves what was read in its place, and fills only the rest', () => {
    const kept = [source(7, [second]), source(8, [first]), source(9, ['unheard of'])]
    const likelier = [1, 7, 2].map((id) => source(id, [first], { alignment: 'light' }))
    expect(chooseReal(likeness, likelier, { kept }).map(({ id }) => id)).toEqual([7, 8, 1])
  })

  it('counts what an event’s chart has in common with this one, and says it', () => {
    const { sign, house, ruler } = likeness.lot
    const alike = source(1, [first], { lot: { sign, house, ruler } })
    const other = source(2, [first], { lot: { sign: sign === 'Leo' ? 'Virgo' : 'Leo', house: 13, ruler } })
    expect(agreement(likeness, alike)).toBeGreaterThan(agreement(likeness, other))
    expect(chooseReal(likeness, [alike])[0]?.reason).toContain(
      `the Part of Fortune of its own chart, too, stands in ${sign}, in the`,
    )
    expect(chooseReal(likeness, [other])[0]?.reason).not.toContain('its own chart')
  })
})

describe('the words of the themes', () => {
  it('are there for every theme that a text or a tale names, and for no other', () => {
    const named = new Set([
      ...[...CORPUS.entries.values()].flatMap(({ themes }) => themes),
      ...CORPUS.illustrations.flatMap(({ themes }) => themes),
    ])
    expect(Object.keys(THEME_WORDS).sort()).toEqual([...named].sort())
  })
})
