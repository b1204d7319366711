import type { Corpus } from '#app/guidance/corpus/corpus.ts'
import type { CauseHelps, LotKnots } from '#app/guidance/corpus/knot-texts.ts'
import type { ChosenTrack } from '#app/guidance/judge/choose-tracks.ts'
import { contradictionOf } from '#app/guidance/judge/contradictions.ts'
import { knotOf } from '#app/guidance/judge/knot.ts'
import type { LotKey, Place, TurnKey } from '#app/guidance/pairs.ts'
import { variant } from '#app/guidance/seed.ts'
import type { Cause, InShort, Judgement, Manner, TrackName } from '#app/guidance/types.ts'

/** The texts of one reading that tell one thing: the gift, how it becomes the difficulty, and what helps against that. */
export interface Story {
  gift: string
  /** How the gift becomes the difficulty. */
  knot: string
  /** The gift in use, and the same overdone. */
  trait: LotKnots['traits'][Manner]
  /** The last sentence of a letter. */
  last: string
  /** The difficulty in one sentence of every day, joined to the gift if it seems to deny it. */
  difficulty: string
  /** The same after the knot. */
  difficultyAfterKnot: string
  /** The difficulty from inside, if one is written for this lot. */
  scene?: string
  /** What keeps the difficulty going. */
  keeps: string
  help: CauseHelps['own']
}

export function lotTexts({ knots }: Corpus, lot: LotKey): LotKnots {
  const [sign, place] = lot.split(' ') as [keyof Corpus['knots'], string]
  return knots[sign][Number(place) as Place]
}

export function difficultyTexts({ helps }: Corpus, turn: TurnKey): CauseHelps {
  const [subject, cause] = turn.split(' ') as [TrackName, Cause]
  const byCause: Readonly<Partial<Record<Cause, CauseHelps>>> = helps[subject]
  const texts = byCause[cause]
  if (!texts) throw new RangeError(`No difficulty is written for ${turn}`)
  return texts
}

/**
 * The difficulty beside the gift of a lot. What seems to deny the gift says where the one holds, and where the other. A lead of
 * the lot needs the knot before it, so that the difficulty alone has neither.
 */
export function difficultyBeside(
  corpus: Corpus,
  lot: LotKey,
  turn: TurnKey,
): Pick<Story, 'difficulty' | 'difficultyAfterKnot'> {
  const { bridges, joints } = corpus
  const { plain, lead } = difficultyTexts(corpus, turn)
  const stance = contradictionOf(lot, turn)
  const bridge = stance && (bridges[stance] as Readonly<Record<string, string>>)[turn]
  const own = lotTexts(corpus, lot).leads?.[turn]
  return {
    difficulty: bridge && !own ? joints.joined(bridge, plain) : plain,
    difficultyAfterKnot: joints.joined(own ?? bridge ?? lead, plain),
  }
}

export function storyOf(
  corpus: Corpus,
  judgement: Judgement,
  tracks: readonly [ChosenTrack, ChosenTrack, ChosenTrack],
): Story {
  const { lot, cause, manner, difficulty, helper } = knotOf(judgement, tracks)
  const { gift, knots, traits, last, scenes } = lotTexts(corpus, lot)
  const { keeps, [helper]: help } = difficultyTexts(corpus, difficulty)
  const inOtherWords = (corpus.pairs.keeps as Readonly<Partial<Record<TurnKey, readonly string[]>>>)[
    difficulty
  ]
  return {
    gift,
    knot: knots[cause],
    trait: traits[manner],
    last,
    ...difficultyBeside(corpus, lot, difficulty),
    scene: scenes?.[difficulty],
    keeps: variant([keeps, ...(inOtherWords ?? [])], `keeps ${lot} ${tracks[1].pair.key}`),
    help,
  }
}

/** A reading in four sentences. */
export const inShortOf = ({ gift, difficulty, help }: Story, today: string): InShort => ({
  gift,
  difficulty,
  help: help.short,
  today,
})
