import { describe, expect, it } from 'vitest'
import { castChart } from '#app/astro/index.server.ts'
import { compose } from './compose/composer.ts'
import { ILLUSTRATIONS } from './corpus/illustrations.ts'
import { chooseRealExamples, type ExampleSource, makeThemeProfile, profileAgreement } from './examples.ts'
import { THEME_WORDS } from './theme-words.ts'
import { TRACK_THEMES, trackOfTheme } from './themes.ts'

const CHART = castChart({ utc: Date.UTC(1990, 5, 1, 12), latitude: 51.5, longitude: 0 })
const profile = makeThemeProfile(CHART)
const [first, second] = profile.themes as [string, string]

const source = (id: number, themes: string[], more: Partial<ExampleSource> = {}): ExampleSource => ({
  id,
  themes,
  alignment: null,
  lot: null,
  ...more,
})

describe('choosing real-life examples', () => {
  it('keeps their order, leaves out those that share no theme, and shows three at most', () => {
    const sources = [
      source(1, [second]),
      source(2, ['unheard of']),
      ...[3, 4, 5].map((id) => source(id, [first, second])),
    ]
    const chosen = chooseRealExamples(profile, sources)
    expect(chosen.map(({ id }) => id).slice(0, 2)).toEqual([1, 3])
    expect(chosen).toHaveLength(3)
    expect(chooseRealExamples(profile, [source(2, ['unheard of'])])).toEqual([])
  })

  it('names the themes of an example, and the fact of the chart behind its track', () => {
    const [chosen] = chooseRealExamples(profile, [source(1, [second, first])])
    const track = compose({ chart: CHART }).tracks.find(({ name }) => chosen?.factor === `track:${name}`)
    expect(TRACK_THEMES[track!.name]).toContain(first)
    expect(chosen?.reason).toContain(`it touches on ${first} and ${second}. In your chart: `)
    expect(chosen?.reason.toLowerCase()).toContain(track!.witnesses[0]!.toLowerCase())
  })

  it('puts a light and a dark story before two of a kind', () => {
    const sources = [1, 2, 3, 4].map((id) => source(id, [first], { alignment: id === 4 ? 'dark' : 'light' }))
    expect(chooseRealExamples(profile, sources).map(({ id }) => id)).toEqual([1, 4, 2])
  })

  it('keeps examples that were read, and fills only the other places', () => {
    const kept = [source(7, [second]), source(8, [first]), source(9, ['unheard of'])]
    const likelier = [1, 7, 2].map((id) => source(id, [first], { alignment: 'light' }))
    expect(chooseRealExamples(profile, likelier, { kept }).map(({ id }) => id)).toEqual([7, 8, 1])
  })

  it('counts what an event’s chart has in common with this one, and names it', () => {
    const { sign, house, ruler } = profile.lot
    const alike = source(1, [first], { lot: { sign, house, ruler } })
    const other = source(2, [first], { lot: { sign: sign === 'Leo' ? 'Virgo' : 'Leo', house: 13, ruler } })
    expect(profileAgreement(profile, alike)).toBeGreaterThan(profileAgreement(profile, other))
    expect(chooseRealExamples(profile, [alike])[0]?.reason).toContain(
      `the Part of Fortune of its own chart, too, stands in ${sign}, in the`,
    )
    expect(chooseRealExamples(profile, [other])[0]?.reason).not.toContain('its own chart')
  })
})

describe('written illustrations', () => {
  it('say why they are shown: the person’s trait, and a fact of the chart', () => {
    for (const { reason } of compose({ chart: CHART }).realLifeExamples)
      expect(reason).toMatch(/^it is about [a-z][^:]+: [^;]+; in your chart: .+\.$/)
  })
})

describe('the themes of the tracks', () => {
  it('are those of the stories, each with words to find it by', () => {
    const ofTracks = new Set(Object.values(TRACK_THEMES).flat())
    const ofTales = new Set(ILLUSTRATIONS.flatMap(({ themes }) => themes))
    expect(Object.keys(THEME_WORDS).filter((theme) => !ofTracks.has(theme) || !ofTales.has(theme))).toEqual(
      [],
    )
    for (const theme of [...ofTracks, ...ofTales]) expect(THEME_WORDS[theme], theme).toBeDefined()
  })

  it('each lead to one track', () => {
    for (const theme of Object.keys(THEME_WORDS)) expect(trackOfTheme(theme), theme).toBeDefined()
  })
})
