import { PLANETS, type Planet } from '#app/astro/index.server.ts'
import type { ClassicalPair, HeadlineKey } from '#app/guidance/pairs.ts'
import type { Fact, Judgement, NearItem, Qualifier, RuleId } from '#app/guidance/types.ts'
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
  /** True if the old books count it as a hindrance. */
  hard: boolean
}

/** How far a qualifier changes the ruler's condition. Those that are not listed change it little. */
const STRONG_QUALIFIERS: readonly Qualifier[] = ['heart', 'burnt', 'back', 'first', 'second']
const STRONG_RANKS = ['home', 'honoured', 'away', 'low'] as const

/**
 * The facts of a chart about its lot, the strongest first: what stands with the lot; what is within three degrees of an
 * aspect to it, its ruler among them; the ruler's condition; its reception; what stands with the ruler; the Sun and the Moon; the end of the
 * chain; sight; the rest. The order is ours: presence before aspect before rulership, as the old authors judge a place.
 */
export function factsByRank(judgement: Judgement): RankedFact[] {
  const facts = [
    ...near(1, judgement.beside, ({ planet }) => `beside ${planet}`),
    ...near(2, judgement.close, ({ planet, by }) => `aspect ${planet} ${by}` as HeadlineKey),
    ...sightOfRuler(judgement),
    ...conditions(judgement),
    ...receptions(judgement),
    ...near(5, companions(judgement), ({ planet }) => `with-ruler ${planet}` as HeadlineKey),
    ...near(
      6,
      distantLights(judgement),
      ({ planet, by }) => `light ${planet}${isHardAspect(by) ? ' hard' : ''}` as HeadlineKey,
    ),
    ...ends(judgement),
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
    hard: isHard(item, rank),
  }))
}

/** A close square or opposition; Saturn or Mars in one sign with the lot or its ruler. That a light sees is not hard. */
function isHard({ planet, by }: NearItem, rank: number): boolean {
  if (by === 'with') return planet === 'Saturn' || planet === 'Mars'
  return rank === 2 && isHardAspect(by)
}

const isHardAspect = (by: NearItem['by']): boolean => by === 'square' || by === 'opposition'

/** The planets with the ruler, without its host and a Sun that hides it: other facts tell of them. */
function companions({ ruler, withRuler }: Judgement): NearItem[] {
  const hidden = ruler.qualifiers.some((one) => one === 'burnt' || one === 'heart')
  return withRuler.filter(({ planet }) => planet !== ruler.host && !(planet === 'Sun' && hidden))
}

/** The lights that see the lot, without those near an exact aspect to it. */
function distantLights({ close, lights }: Judgement): NearItem[] {
  return lights.filter(({ planet }) => !close.some((item) => item.planet === planet))
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
        hard: one === 'burnt' || one === 'back' || one === 'first',
      })),
    ...(strong && !isOuter(planet)
      ? [
          {
            key: `${strong} ${planet}` as HeadlineKey,
            rank: 3,
            planets: [planet],
            fact: factOf('rank'),
            rule: ruler.rule,
            hard: strong === 'away' || strong === 'low',
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
    return [{ key, rank: 2.9, planets: [planet, host], fact, rule: 'end.pair', hard: false }]
  }
  if (hostSees === 'with')
    return [{ key: `present ${host}`, rank: 4, planets: [host], fact, rule: 'reception', hard: false }]
  return []
}

function ends({ end, ruler }: Judgement): RankedFact[] {
  const [fact] = end.witnesses
  const { planets, kind, rule } = end
  if (!fact) return []
  const common = { rank: 7, planets, fact, rule, hard: false }
  if (kind === 'ring') return [{ ...common, key: planets.includes(ruler.planet) ? 'ring' : 'ring-beyond' }]
  if (kind === 'pair') return ruler.mutual ? [] : [{ ...common, key: 'pair' }]
  const [planet] = planets
  // A ruler in its own sign ends its own chain.
  if (!planet || planet === ruler.planet) return []
  return [{ ...common, key: `end ${planet}` }]
}

/** Whether the ruler sees the lot comes last, unless it does so almost to the degree. */
function sightOfRuler({ ruler, sight: { by, close, witnesses, rule } }: Judgement): RankedFact[] {
  const told = { planets: [ruler.planet], fact: witnesses[0]!, rule }
  if (by === 'averse') return [{ ...told, key: 'averse', rank: 8, hard: true }]
  return close
    ? [{ ...told, key: `ruler ${by}`, rank: 2, hard: isHardAspect(by) }]
    : [{ ...told, key: by === 'with' ? 'joins' : 'sees', rank: 8, hard: false }]
}

/** Two planets as the keys of pairs name them. */
export function pairOf(a: Planet, b: Planet): ClassicalPair | 'modern' {
  if (isOuter(a) || isOuter(b)) return 'modern'
  return (PLANETS.indexOf(a) < PLANETS.indexOf(b) ? `${a} ${b}` : `${b} ${a}`) as ClassicalPair
}
