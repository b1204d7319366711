import { PLANETS, type Planet } from '#app/astro/index.server.ts'
import type { ClassicalPair, HeadlineKey } from '#app/guidance/pairs.ts'
import type { Fact, Judgement, NearItem, Qualifier } from '#app/guidance/types.ts'
import type { RuleId } from './rules.ts'
import { isOuter } from './standing.ts'

/** A fact that can open a reading. */
export interface RankedFact {
  /** Names the headline. */
  key: HeadlineKey
  /** 1 is the strongest. */
  rank: number
  /** The planets that the headline must name. */
  planets: readonly Planet[]
  fact: Fact
  rule: RuleId
}

/** How far a qualifier changes the ruler's condition. Those that are not listed change it little. */
const STRONG_QUALIFIERS: readonly Qualifier[] = ['heart', 'burnt', 'back', 'first', 'second']
const STRONG_RANKS = ['home', 'honoured', 'away', 'low'] as const

/**
 * The facts of a chart about its lot, the strongest first: what stands with the lot; what is within three degrees of an
 * aspect to it; the ruler's condition; its reception; what stands with the ruler; the Sun and the Moon; the end of the
 * chain; sight; the rest. The order is ours: presence before aspect before rulership, as the old authors judge a place.
 */
export function factsByRank(judgement: Judgement): RankedFact[] {
  const facts = [
    ...near(1, judgement.beside, ({ planet }) => `beside ${planet}`),
    ...near(2, judgement.close, ({ planet, by }) => `aspect ${planet} ${by}` as HeadlineKey),
    ...conditions(judgement),
    ...receptions(judgement),
    ...near(5, judgement.withRuler, ({ planet }) => `with-ruler ${planet}` as HeadlineKey),
    ...near(6, judgement.lights, ({ planet }) => `light ${planet}` as HeadlineKey),
    ...ends(judgement),
    ...rest(judgement),
  ]
  return facts.sort((a, b) => a.rank - b.rank)
}

function near(rank: number, items: readonly NearItem[], key: (item: NearItem) => HeadlineKey): RankedFact[] {
  return items.map((item) => ({
    key: key(item),
    // The old seven count before the planets that the old books do not know.
    rank: isOuter(item.planet) ? rank + 6.5 : rank,
    planets: [item.planet],
    fact: item.witnesses[0]!,
    rule: item.rule,
  }))
}

function conditions({ ruler }: Judgement): RankedFact[] {
  const { planet, rank, qualifiers, witnesses } = ruler
  const factOf = (is: Fact['is'], qualifier?: Qualifier) =>
    witnesses.find((fact) => fact.is === is && (fact.is !== 'qualifier' || fact.qualifier === qualifier))!
  const strong = STRONG_RANKS.find((one) => one === rank)
  return [
    ...qualifiers
      .filter((one) => STRONG_QUALIFIERS.includes(one))
      .map((one) => ({
        key: (one === 'burnt' || one === 'back' ? `${one} ${planet}` : one) as HeadlineKey,
        rank: 3.2,
        planets: [planet],
        fact: factOf('qualifier', one),
        rule: `qualifier.${one}` as const,
      })),
    ...(strong && !isOuter(planet)
      ? [
          {
            key: `${strong} ${planet}` as HeadlineKey,
            rank: 3,
            planets: [planet],
            fact: factOf('rank'),
            rule: ruler.rule,
          },
        ]
      : []),
  ]
}

function receptions({ ruler, sight }: Judgement): RankedFact[] {
  const { planet, host, mutual, hostSees } = ruler
  if (!host) return []
  const fact = sight.witnesses.find(({ is }) => is === 'received') ?? ruler.witnesses[2]!
  if (mutual) {
    const key = `mutual ${((PLANETS.indexOf(planet) + PLANETS.indexOf(host)) % 3) + 1}` as HeadlineKey
    return [{ key, rank: 2.9, planets: [planet, host], fact, rule: 'end.pair' }]
  }
  if (hostSees === 'with')
    return [{ key: `present ${host}`, rank: 4, planets: [host], fact, rule: 'reception' }]
  return []
}

function ends({ end, ruler }: Judgement): RankedFact[] {
  const [fact] = end.witnesses
  const { planets, kind, rule } = end
  if (!fact) return []
  if (kind === 'ring') return [{ key: 'ring', rank: 7, planets, fact, rule }]
  if (kind === 'pair') return ruler.mutual ? [] : [{ key: 'pair', rank: 7, planets, fact, rule }]
  const [planet] = planets
  // A ruler in its own sign ends its own chain.
  if (!planet || planet === ruler.planet) return []
  return [{ key: `end ${planet}`, rank: 7, planets, fact, rule }]
}

function rest({ ruler, sight }: Judgement): RankedFact[] {
  const [fact] = sight.witnesses
  if (!fact) return []
  const key = sight.by === 'averse' ? 'averse' : 'sees'
  return [{ key, rank: 8, planets: [ruler.planet], fact, rule: sight.rule }]
}

/** Two planets as the keys of pairs name them. */
export function pairOf(a: Planet, b: Planet): ClassicalPair | 'modern' {
  if (isOuter(a) || isOuter(b)) return 'modern'
  return (PLANETS.indexOf(a) < PLANETS.indexOf(b) ? `${a} ${b}` : `${b} ${a}`) as ClassicalPair
}
