import type { Corpus } from '#app/guidance/corpus/corpus.ts'
import type { GuidanceText } from '#app/guidance/corpus/pair-texts.ts'
import { SHADE_UNFIT } from '#app/guidance/corpus/shade-causes.ts'
import type { CausedStep } from '#app/guidance/corpus/types.ts'
import { causeOf } from '#app/guidance/judge/causes.ts'
import { type ChosenTrack, secondGift, turnOf } from '#app/guidance/judge/choose-tracks.ts'
import type { FirmKey, LotKey, TurnKey } from '#app/guidance/pairs.ts'
import { isSaid, type Said } from '#app/guidance/said.ts'
import { variant } from '#app/guidance/seed.ts'
import type { Cause, Judgement, ReadingStep, Sentence, TrackName } from '#app/guidance/types.ts'
import { lotTexts, type Story } from './story.ts'
import { sentence, textWitness, witnesses } from './voice.ts'

type Tracks = readonly [ChosenTrack, ChosenTrack, ChosenTrack]

/** A difficulty in one sentence, for the letter. */
export const difficultyInShort = (corpus: Corpus, judgement: Judgement, difficulty: ChosenTrack): string =>
  variantOf(corpus.pairs.difficulty, judgement, difficulty)

/** The difficulty as others see it and from inside, what keeps it going, and what helps against that. */
export function currentBlockages(
  corpus: Corpus,
  judgement: Judgement,
  [, difficulty, help]: Tracks,
  story: Story,
): Sentence[] {
  const { name } = difficulty
  const because = witnesses(corpus, difficulty.witnesses)
  const inside = story.scene ?? sceneOf(corpus, judgement, difficulty)
  return [
    opening(sentence('currentBlockages/difficulty', story.difficultyAfterKnot, name, because)),
    sentence('currentBlockages/inside', inside, name, because.slice(0, 1)),
    opening(sentence('currentBlockages/keeps', story.keeps, name, because.slice(0, 1))),
    opening(sentence('currentBlockages/help', story.help.text, help.name, witnesses(corpus, help.witnesses))),
    ...firmHand(corpus, judgement),
  ]
}

/** A difficulty as it is lived, in words that name no lot. */
export const sceneOf = (corpus: Corpus, judgement: Judgement, difficulty: ChosenTrack): string =>
  variantOf(corpus.pairs.inside, judgement, difficulty)

const variantOf = (
  texts: Readonly<Record<TurnKey, readonly string[]>>,
  { lotSign, place }: Judgement,
  difficulty: ChosenTrack,
): string => variant(texts[turnOf(difficulty)], `${difficulty.pair.key} ${lotSign.sign} ${place.place}`)

/** What Light or Shadow says of a difficulty: each text that fits its cause. */
export const shadesFor = (
  { pairs }: Corpus,
  name: TrackName,
  cause: Cause,
  side: 'light' | 'shadow',
): string[] =>
  pairs.shade[name].filter((_, i) => !SHADE_UNFIT[name]?.[i]?.[side]?.includes(cause)).map((one) => one[side])

const opening = (one: Sentence): Sentence => ({ ...one, opensParagraph: true })

/** Saturn or Mars in a kind aspect to the lot, where nothing hard is told of it and Fortune Path is not long. */
function firmHand(corpus: Corpus, judgement: Judgement): Sentence[] {
  const { firm, test, place, ruler } = judgement
  if (ruler.qualifiers.length > 0 || secondGift(judgement)) return []
  if (!firm || firm.to !== 'lot' || firm.planet === test?.planet || !firm.close) return []
  const text = corpus.pairs.firm[`${firm.planet} ${place.place}` as FirmKey]
  const because = witnesses(corpus, [{ fact: firm.witnesses[0]!, rule: 'firm' }])
  return [opening(sentence('currentBlockages/firm', text, null, because))]
}

/** The steps that suit the cause of a difficulty. */
const forCause = <Step extends CausedStep>(steps: readonly Step[], cause: Cause): Step[] =>
  steps.filter(({ causes }) => causes.includes(cause))

/**
 * The answer to the difficulty: one for whose passage there is a step that suits its cause. Which of these is drawn by
 * the lot alone, so that a passage follows the difficulty, and no planet.
 */
export function guidanceFor(corpus: Corpus, [gift, difficulty]: readonly ChosenTrack[]): GuidanceText {
  const steps = forCause(corpus.tracks[difficulty!.name].steps.today, causeOf(difficulty!.pair))
  const fitting = corpus.pairs.guidance[difficulty!.name].filter(({ passage }) =>
    steps.some(({ answers }) => answers === passage),
  )
  return variant(fitting, `${gift!.pair.key} ${turnOf(difficulty!)}`)
}

/** The turn from the cause of a difficulty to a passage, and the passage. Nothing of the chart stands beside it. */
export function spiritualGuidance(corpus: Corpus, tracks: Tracks): Sentence[] {
  const [gift, difficulty] = tracks
  const { name, pair } = difficulty
  const { pairs, sentences } = corpus
  const turn = turnOf(difficulty)
  const text = [variant(pairs.turn[turn], `${gift.pair.key} ${turn}`), guidanceFor(corpus, tracks).text].join(
    ' ',
  )
  const reason = sentences.difficultyReason(corpus.tracks[name].difficulty, causeOf(pair))
  return [opening(sentence('spiritualGuidance/answer', text, name, [textWitness(corpus, reason, 'counsel')]))]
}

/**
 * Three steps. Today and this week serve the difficulty, by its cause; today also by the passage that answers it. None
 * assumes a partner or a job that the person has not named. The step of the month uses the gift of the lot.
 */
export function stepsFor(
  corpus: Corpus,
  { lotSign, place }: Judgement,
  tracks: Tracks,
  { passage }: GuidanceText,
  said: Said,
): ReadingStep[] {
  const [gift, { name, pair }] = tracks
  const { monthWhy, stepLead } = corpus.sentences
  const { today, week } = corpus.tracks[name].steps
  const lot = `${lotSign.sign} ${place.place}` as LotKey
  const seed = [lot, ...tracks.map((one) => one.pair.key)]
  const step = (when: 'today' | 'week', all: readonly CausedStep[], fitting: readonly CausedStep[]) => {
    const { text, why } = variant(
      fitting.filter((one) => isSaid(corpus, one.text, said)),
      `${when} ${seed}`,
    )
    const number = all.findIndex((one) => one.text === text) + 1
    return { id: `track/${name}/${when}/${number}`, when, track: name, lead: stepLead[when], text, why }
  }
  const cause = causeOf(pair)
  return [
    step(
      'today',
      today,
      forCause(today, cause).filter(({ answers }) => answers === passage),
    ),
    step('week', week, forCause(week, cause)),
    {
      id: `lot/${lot}/month`,
      when: 'month',
      track: gift.name,
      lead: stepLead.month,
      text: lotTexts(corpus, lot).month,
      why: monthWhy,
    },
  ]
}

/** The steps as sentences. Their reasons say why. */
export function stepSentences(corpus: Corpus, steps: readonly ReadingStep[]): Sentence[] {
  const { sentences, tracks } = corpus
  return steps.map((step) =>
    sentence(`practicalSteps/${step.when}`, sentences.step(step), step.track, [
      textWitness(corpus, sentences.stepReason(tracks[step.track].title, step.why), 'step'),
    ]),
  )
}
