import type { Planet } from '#app/astro/index.server.ts'
import type { Corpus } from '#app/guidance/corpus/corpus.ts'
import { fillChosen } from '#app/guidance/corpus/template.ts'
import { type ChosenTrack, elementOf, type TrackWitness } from '#app/guidance/judge/choose-tracks.ts'
import { pairOf, type RankedFact } from '#app/guidance/judge/facts-by-rank.ts'
import type {
  BesideConditionKey,
  BesideKey,
  CloseKey,
  HeadlineKey,
  LotKey,
  SightKey,
} from '#app/guidance/pairs.ts'
import { variant } from '#app/guidance/seed.ts'
import type { HardCondition, Judgement, NearItem, Sentence } from '#app/guidance/types.ts'
import type { Part, Plan } from './plan.ts'
import type { Story } from './story.ts'
import { sentence, witnesses } from './voice.ts'

/** Fortune Path: the lot, how its gift becomes the difficulty, and what the plan tells of the chart. */
export function fortunePath(
  judgement: Judgement,
  [gift, difficulty, help]: readonly [ChosenTrack, ChosenTrack, ChosenTrack],
  facts: readonly RankedFact[],
  corpus: Corpus,
  story: Story,
  plan: Plan,
): Sentence[] {
  const elsewhere = [difficulty, help].flatMap(({ witnesses }) =>
    witnesses.flatMap(({ fact }) => (fact.is === 'regard' && fact.to === 'lot' ? [fact.planet] : [])),
  )
  const isSightTold = difficulty.pair.of === 'hard' && difficulty.pair.key.startsWith('averse')
  const parts = new PartWriter(judgement, gift, facts, corpus, elsewhere, isSightTold)
  const [told, ...others] = plan.path.flatMap((part) => parts.write(part))
  return [
    { ...parts.lot(), opensParagraph: true },
    { ...parts.knot(story.knot, difficulty), opensParagraph: true },
    ...(told ? [{ ...told, opensParagraph: true }, ...others] : []),
  ]
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

  private part(part: Part | 'lot', text: string, because: readonly TrackWitness[]): Sentence {
    const track = part === 'lot' ? this.gift.name : null
    return sentence(`fortunePath/${part}`, text, track, witnesses(this.corpus, because))
  }

  lot(): Sentence {
    const { lotSign, place } = this.judgement
    const { text } = this.texts.lot[`${lotSign.sign} ${place.place}` as LotKey]
    return this.part('lot', text, [
      first(lotSign),
      first(place),
      { fact: lotSign.witnesses[0]!, rule: 'lot.what' },
    ])
  }

  /** The knot is read from the lot and from the hard fact of the difficulty. */
  knot(text: string, difficulty: ChosenTrack): Sentence {
    const { lotSign } = this.judgement
    const because = [...difficulty.witnesses.slice(0, 1), first(lotSign)]
    return sentence('fortunePath/knot', text, difficulty.name, witnesses(this.corpus, because))
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

  sight(): Sentence[] {
    const { ruler, sight, lotSign, place } = this.judgement
    const key: SightKey = `${ruler.planet} ${sight.by}`
    const text = variant([this.texts.sight[key]].flat(), `${key} ${lotSign.sign} ${place.place}`)
    return this.isSightTold ? [] : [this.part('sight', text, [first(sight)])]
  }

  view(): Sentence[] {
    const isStrong = this.facts.slice(0, STRONGEST).some(({ key }) => SIGHT.includes(key))
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

/** Headlines that say whether the ruler sees the lot. */
const SIGHT: readonly HeadlineKey[] = ['averse', 'sees', 'joins']

/** How many of the strongest facts are told in full. */
const STRONGEST = 2

const first = ({ witnesses, rule }: Pick<NearItem, 'witnesses' | 'rule'>): TrackWitness => ({
  fact: witnesses[0]!,
  rule,
})
