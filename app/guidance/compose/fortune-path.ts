import type { Planet } from '#app/astro/index.server.ts'
import type { Corpus } from '#app/guidance/corpus/corpus.ts'
import { fillChosen } from '#app/guidance/corpus/template.ts'
import { type ChosenTrack, elementOf, type TrackWitness } from '#app/guidance/judge/choose-tracks.ts'
import { pairOf, type RankedFact } from '#app/guidance/judge/facts-by-rank.ts'
import { isOuter } from '#app/guidance/judge/standing.ts'
import type {
  BesideConditionKey,
  BesideKey,
  ClassKey,
  CloseKey,
  HeadlineKey,
  LotKey,
  QualifierKey,
  RulerSignKey,
  SightKey,
} from '#app/guidance/pairs.ts'
import { variant } from '#app/guidance/seed.ts'
import type { HardCondition, Judgement, NearItem, Sentence } from '#app/guidance/types.ts'
import type { Part, Plan } from './plan.ts'
import { sentence, witnesses } from './voice.ts'

/** Fortune Path by a plan: the lot, its ruler, the way to the gift. */
export function fortunePath(
  judgement: Judgement,
  [gift, difficulty, help]: readonly [ChosenTrack, ChosenTrack, ChosenTrack],
  facts: readonly RankedFact[],
  corpus: Corpus,
  plan: Plan,
): Sentence[] {
  const told = [difficulty, help].flatMap(({ witnesses }) =>
    witnesses.flatMap(({ fact }) => (fact.is === 'regard' && fact.to === 'lot' ? [fact.planet] : [])),
  )
  const isSightTold = difficulty.pair.of === 'hard' && difficulty.pair.key.startsWith('averse')
  const parts = new PartWriter(judgement, gift, facts, corpus, told, isSightTold)
  return plan.flatMap((paragraph) => {
    const [first, ...others] = paragraph.flatMap((part) => parts.write(part))
    return first ? [{ ...first, opensParagraph: true }, ...others] : []
  })
}

class PartWriter {
  private readonly texts: Corpus['pairs']

  constructor(
    private readonly judgement: Judgement,
    private readonly gift: ChosenTrack,
    private readonly facts: readonly RankedFact[],
    private readonly corpus: Corpus,
    /** Planets whose regard of the lot the difficulty or the help tells. */
    private readonly toldElsewhere: readonly Planet[],
    /** True if the difficulty tells that the ruler does not see the lot. */
    private readonly isSightTold: boolean,
  ) {
    this.texts = corpus.pairs
  }

  write(part: Part): Sentence[] {
    return this[part]()
  }

  private part(part: Part, text: string, because: readonly TrackWitness[]): Sentence {
    const track = part === 'lot' ? this.gift.name : null
    return sentence(`fortunePath/${part}`, text, track, witnesses(this.corpus, because))
  }

  lot(): Sentence[] {
    const { lotSign, place } = this.judgement
    const { text } = this.texts.lot[`${lotSign.sign} ${place.place}` as LotKey]
    return [
      this.part('lot', text, [
        first(lotSign),
        first(place),
        { fact: lotSign.witnesses[0]!, rule: 'lot.what' },
      ]),
    ]
  }

  /** The first planet with the lot or near an aspect to it, of the two strongest facts, that nothing else tells. */
  near(): Sentence[] {
    const { beside, close, lotSign } = this.judgement
    const keys = this.facts.slice(0, STRONGEST).map(({ key }) => key)
    const item: (NearItem & { hard?: HardCondition | null }) | undefined = [...beside, ...close].find(
      ({ planet, by }) => {
        const key = by === 'with' ? `beside ${planet}` : `aspect ${planet} ${by}`
        return keys.includes(key as HeadlineKey) && !this.toldElsewhere.includes(planet)
      },
    )
    if (!item) return []
    const text =
      item.by === 'with'
        ? this.texts.beside[`${item.planet} ${elementOf(lotSign.sign)}` as BesideKey]
        : this.texts.close[`${item.planet} ${item.by}` as CloseKey]
    if (!item.hard) return [this.part('near', text, [first(item)])]
    const condition = this.texts.besideCondition[`${item.planet} ${item.hard}` as BesideConditionKey]
    const fact = item.witnesses[1]!
    const rule =
      fact.is === 'qualifier'
        ? (`qualifier.${fact.qualifier}` as const)
        : (`rank.${item.hard as 'low'}` as const)
    return [this.part('near', `${text} ${condition}`, [first(item), { fact, rule }])]
  }

  /** The house by the chart's own cusps, which names another gift than the place. */
  count(): Sentence[] {
    const { place, lotSign } = this.judgement
    const text = variant(this.texts.count[`${place.house as 1}`], `${lotSign.sign} ${place.place}`)
    return [this.part('count', text, [{ fact: place.witnesses[0]!, rule: 'count' }])]
  }

  /**
   * The ruler in its sign, with what qualifies it most: at most two qualifiers, otherwise its class. In mutual reception
   * it is no guest and no stranger.
   */
  ruler(): Sentence[] {
    const { planet, sign, rank, qualifiers, witnesses, rule, mutual } = this.judgement.ruler
    const classKey = (rank in SOFT_RANKS ? `${planet} ${softRank(planet, rank)}` : null) as ClassKey | null
    const text = [
      this.texts.rulerSign[
        (isOuter(planet) ? `${planet} ${elementOf(sign)}` : `${planet} ${sign}`) as RulerSignKey
      ],
      ...(classKey && qualifiers.length === 0 && !mutual ? [this.texts.rulerClass[classKey]] : []),
      ...qualifiers.map((one) => this.texts.qualifier[`${planet} ${one}` as QualifierKey]),
    ].join(' ')
    return [
      this.part('ruler', text, [
        { fact: witnesses[0]!, rule: 'lot.ruler' },
        { fact: witnesses[2]!, rule },
        ...witnesses.flatMap((fact): TrackWitness[] =>
          fact.is === 'qualifier' ? [{ fact, rule: `qualifier.${fact.qualifier}` }] : [],
        ),
      ]),
    ]
  }

  reception(): Sentence[] {
    const { ruler, sight } = this.judgement
    const fact = sight.witnesses.find(({ is }) => is === 'received')
    if (!ruler.host || !fact || ruler.mutual) return []
    const how = ruler.hostSees === 'with' ? 'with' : 'sees'
    return [
      this.part('reception', this.texts.reception[`host ${ruler.host} ${how}`], [
        { fact, rule: 'reception' },
      ]),
    ]
  }

  mutual(): Sentence[] {
    return this.judgement.ruler.mutual ? this.end() : []
  }

  place(): Sentence[] {
    const { planet, place, witnesses } = this.judgement.ruler
    const text = this.texts.rulerPlace[`${planet} ${place as 1}`]
    return [
      this.part('place', text, [
        { fact: witnesses[1]!, rule: `place.${place}` },
        { fact: witnesses[0]!, rule: `ruler.${planet}` },
      ]),
    ]
  }

  sight(): Sentence[] {
    const { ruler, sight } = this.judgement
    const key: SightKey = `${ruler.planet} ${sight.by}`
    return this.isSightTold ? [] : [this.part('sight', this.texts.sight[key], [first(sight)])]
  }

  view(): Sentence[] {
    const isStrong = this.facts.slice(0, STRONGEST).some(({ key }) => key === 'averse' || key === 'sees')
    return isStrong || this.judgement.sight.close ? this.sight() : []
  }

  end(): Sentence[] {
    const { end } = this.judgement
    const [planet, other] = end.planets
    const part = (text: string) => [this.part('end', text, [first(end)])]
    if (end.kind === 'ring') {
      const which = variant([1, 2, 3, 4, 5, 6], end.key)
      const { listed, planet: nameOf } = this.corpus.names
      return part(fillChosen(this.texts.end[`ring ${which as 1}`], { ring: listed(end.planets.map(nameOf)) }))
    }
    return end.kind === 'pair' && planet && other ? part(this.texts.end[`pair ${pairOf(planet, other)}`]) : []
  }
}

/** How many of the strongest facts are told in full. */
const STRONGEST = 2

/** The ranks that planet and sign alone do not fix. */
const SOFT_RANKS = { kin: true, bound: true, face: true, hosted: true, stranger: true }

/** Uranus, Neptune and Pluto have no dignities in the old books. */
const softRank = (planet: Judgement['ruler']['planet'], rank: string): string =>
  isOuter(planet) && rank !== 'stranger' ? 'hosted' : rank

const first = ({ witnesses, rule }: Pick<NearItem, 'witnesses' | 'rule'>): TrackWitness => ({
  fact: witnesses[0]!,
  rule,
})
