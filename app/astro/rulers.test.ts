import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anySign, anyStanding } from '#tests/support/arbitraries.ts'
import { CLASSICAL_PLANETS, DEFAULT_RULERS, dispositorGraph, rulerChain, rulerOf } from './rulers.ts'
import { type Chart, PLANETS, type Planet, type RulerTradition, SIGNS, type Sign } from './types.ts'

const tradition = fc.constantFrom<RulerTradition>('traditional', 'modern')

type Standings = Record<Planet, { sign: Sign; house: number }>

/** Each planet in the sign given, all others in their first domicile. */
function standing(signs: Partial<Record<Planet, Sign>>): Standings {
  return Object.fromEntries(
    PLANETS.map((planet) => {
      const own = SIGNS.find((sign) => Object.values(DEFAULT_RULERS[sign]).includes(planet)) ?? 'Aries'
      return [planet, { sign: signs[planet] ?? own, house: 1 }]
    }),
  ) as Standings
}

function chartOf(standings: Standings, rulers: RulerTradition): Pick<Chart, 'planets' | 'rulers'> {
  const planets = PLANETS.map((name) => ({
    name,
    ...standings[name],
    longitude: 0,
    degree: 0,
    latitude: 0,
    speed: 1,
    isRetrograde: false,
    motion: 'direct' as const,
    dignities: [],
    strength: 0,
    solarPhase: null,
  }))
  return { planets, rulers }
}

test('each of the seven rules by the traditional scheme, each of the ten by the modern one', () => {
  expect(new Set(SIGNS.map((sign) => rulerOf(sign, 'traditional')))).toEqual(new Set(CLASSICAL_PLANETS))
  expect(new Set(SIGNS.map((sign) => rulerOf(sign, 'modern')))).toEqual(new Set(PLANETS))
})

test('the modern scheme gives three signs to the planets found later', () => {
  const differ = SIGNS.filter((sign) => rulerOf(sign, 'modern') !== rulerOf(sign, 'traditional'))
  expect(differ.map((sign) => [sign, rulerOf(sign, 'modern')])).toEqual([
    ['Scorpio', 'Pluto'],
    ['Aquarius', 'Uranus'],
    ['Pisces', 'Neptune'],
  ])
})

describe('a chain of rulers', () => {
  test('always ends, has no planet twice, and each step rules the sign before it', () => {
    fc.assert(
      fc.property(anySign, anyStanding, tradition, (startSign, planets, scheme) => {
        const { steps, ending } = rulerChain(startSign, planets, scheme)
        const names = steps.map((step) => step.planet)
        expect(new Set(names).size).toBe(names.length)
        expect(names.length).toBeGreaterThan(0)
        let sign = startSign
        for (const step of steps) {
          expect(step.planet).toBe(rulerOf(sign, scheme))
          expect(step).toEqual({ planet: step.planet, ...planets[step.planet] })
          sign = step.sign
        }
        const circle = ending.kind === 'own-sign' ? [ending.planet] : ending.planets
        expect(names.slice(-circle.length)).toEqual(circle)
        expect(rulerOf(sign, scheme)).toBe(circle[0])
        const size = { 'own-sign': [1, 1], 'mutual-reception': [2, 2], loop: [3, 10] }[ending.kind]
        expect(circle.length).toBeGreaterThanOrEqual(size[0] ?? 0)
        expect(circle.length).toBeLessThanOrEqual(size[1] ?? 0)
      }),
      { numRuns: 1000 },
    )
  })

  test('ends in a planet in its own sign', () => {
    const { steps, ending } = rulerChain('Aries', standing({ Mars: 'Gemini', Mercury: 'Leo' }))
    expect(steps.map((step) => step.planet)).toEqual(['Mars', 'Mercury', 'Sun'])
    expect(ending).toEqual({ kind: 'own-sign', planet: 'Sun' })
  })

  test('ends in a mutual reception', () => {
    const { ending } = rulerChain('Leo', standing({ Sun: 'Aries', Mars: 'Taurus', Venus: 'Scorpio' }))
    expect(ending).toEqual({ kind: 'mutual-reception', planets: ['Mars', 'Venus'] })
  })

  test('ends in a loop of three', () => {
    const { ending } = rulerChain('Leo', standing({ Sun: 'Cancer', Moon: 'Aries', Mars: 'Leo' }))
    expect(ending).toEqual({ kind: 'loop', planets: ['Sun', 'Moon', 'Mars'] })
  })

  test('follows an edited table', () => {
    const table = { ...DEFAULT_RULERS, Aries: { traditional: 'Saturn', modern: 'Saturn' } } as const
    const { ending } = rulerChain('Aries', standing({ Saturn: 'Capricorn' }), 'traditional', table)
    expect(ending).toEqual({ kind: 'own-sign', planet: 'Saturn' })
  })
})

describe('the graph of dispositors', () => {
  test('contains every planet of the scheme once, and a final dispositor only if all chains end in it', () => {
    fc.assert(
      fc.property(anyStanding, tradition, (planets, scheme) => {
        const graph = dispositorGraph(chartOf(planets, scheme))
        const members = scheme === 'modern' ? [...PLANETS] : CLASSICAL_PLANETS
        expect(graph.dispositions.map(({ planet }) => planet)).toEqual(members)
        expect(graph.components.flatMap((component) => component.planets).sort()).toEqual([...members].sort())
        const ends = members.map((planet) => rulerChain(planets[planet].sign, planets, scheme).ending)
        const finals = new Set(ends.map((end) => (end.kind === 'own-sign' ? end.planet : null)))
        expect(graph.finalDispositor).toBe(finals.size === 1 ? [...finals][0] : null)
      }),
      { numRuns: 1000 },
    )
  })

  test('a planet in its own sign beside a mutual reception is not the final dispositor', () => {
    const planets = standing({
      Sun: 'Leo',
      Moon: 'Leo',
      Mercury: 'Leo',
      Venus: 'Aries',
      Mars: 'Taurus',
      Jupiter: 'Leo',
      Saturn: 'Leo',
    })
    const graph = dispositorGraph(chartOf(planets, 'traditional'))
    expect(graph.finalDispositor).toBeNull()
    expect(graph.components).toEqual([
      {
        ending: { kind: 'own-sign', planet: 'Sun' },
        planets: ['Sun', 'Moon', 'Mercury', 'Jupiter', 'Saturn'],
      },
      { ending: { kind: 'mutual-reception', planets: ['Mars', 'Venus'] }, planets: ['Venus', 'Mars'] },
    ])
  })

  test('one planet in its own sign, to which all others lead, is the final dispositor', () => {
    const planets = standing({
      Sun: 'Leo',
      Moon: 'Leo',
      Mercury: 'Cancer',
      Venus: 'Gemini',
      Mars: 'Leo',
      Jupiter: 'Aries',
      Saturn: 'Leo',
    })
    expect(dispositorGraph(chartOf(planets, 'traditional')).finalDispositor).toBe('Sun')
  })

  test('two mutual receptions are two components', () => {
    const planets = standing({
      Sun: 'Leo',
      Moon: 'Leo',
      Mercury: 'Pisces',
      Venus: 'Aries',
      Mars: 'Taurus',
      Jupiter: 'Gemini',
      Saturn: 'Leo',
    })
    expect(dispositorGraph(chartOf(planets, 'traditional')).components).toEqual([
      { ending: { kind: 'own-sign', planet: 'Sun' }, planets: ['Sun', 'Moon', 'Saturn'] },
      {
        ending: { kind: 'mutual-reception', planets: ['Jupiter', 'Mercury'] },
        planets: ['Mercury', 'Jupiter'],
      },
      { ending: { kind: 'mutual-reception', planets: ['Mars', 'Venus'] }, planets: ['Venus', 'Mars'] },
    ])
  })

  test('an edited table adds the planets that it makes rulers, and the rulers of their signs', () => {
    const table = {
      ...DEFAULT_RULERS,
      Leo: { traditional: 'Pluto', modern: 'Pluto' },
      Gemini: { traditional: 'Neptune', modern: 'Neptune' },
    } as const
    const planets = standing({ Sun: 'Leo', Pluto: 'Gemini', Neptune: 'Cancer', Moon: 'Cancer' })
    const { dispositions } = dispositorGraph(chartOf(planets, 'traditional'), table)
    expect(dispositions.map(({ planet }) => planet)).toEqual([...CLASSICAL_PLANETS, 'Neptune', 'Pluto'])
    expect(dispositions.slice(-2)).toEqual([
      { planet: 'Neptune', sign: 'Cancer', dispositor: 'Moon' },
      { planet: 'Pluto', sign: 'Gemini', dispositor: 'Neptune' },
    ])
  })
})
