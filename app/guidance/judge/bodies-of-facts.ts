import type { SkyBody } from '#app/astro/types.ts'
import type { Fact, Judgement } from '#app/guidance/types.ts'

/** All facts of a judgement: every reason of a reading that is read from the chart is one of them. */
export const factsOf = (judgement: Judgement): Fact[] =>
  Object.values({ ...judgement })
    .flat()
    .flatMap((item) => (item !== null && typeof item === 'object' ? item.witnesses : []))

interface Told {
  bodies: readonly SkyBody[]
  /** True if the fact is how the first stands to the second. */
  isBetween: boolean
}

/** The bodies that a fact speaks of. The Lot of Spirit and what a person named have no place in the picture of a sky. */
export function bodiesOf(fact: Fact): Told {
  switch (fact.is) {
    case 'lot-sign':
    case 'lot-place':
      return alone('lot')
    case 'lot-bound':
    case 'rules':
      return alone('lot', fact.planet)
    case 'planet-in':
    case 'rank':
      return alone(fact.planet)
    case 'sect':
      return fact.uncertain ? alone(fact.planet, 'Sun') : alone(fact.planet)
    case 'qualifier':
      return NEAR_SUN.includes(fact.qualifier) ? between(fact.planet, 'Sun') : alone(fact.planet)
    case 'regard':
    case 'overcomes':
    case 'course':
      return between(fact.planet, fact.to)
    case 'received':
      return between(fact.planet, fact.host)
    case 'from-lot':
      return alone('lot', ...fact.planets)
    case 'end':
      return alone(...fact.planets)
    case 'spirit':
    case 'named':
      return alone()
  }
}

const NEAR_SUN: readonly string[] = ['heart', 'burnt', 'beams', 'sheltered']

const alone = (...bodies: SkyBody[]): Told => ({ bodies, isBetween: false })
const between = (a: SkyBody, b: SkyBody): Told => ({ bodies: [a, b], isBetween: true })
