import { isSaid } from '#app/guidance/corpus/en/assumed.ts'
import { TRACK_TEXTS } from '#app/guidance/corpus/en/index.ts'
import { takenUp } from '#app/guidance/corpus/en/leads.ts'
import { named } from '#app/guidance/corpus/en/names.ts'
import { capital } from '#app/guidance/corpus/en/template.ts'
import type { GuidanceText, PairTexts, SubjectText } from '#app/guidance/corpus/pair-texts.ts'
import { causeOf } from '#app/guidance/judge/causes.ts'
import type { ChosenTrack } from '#app/guidance/judge/choose-tracks.ts'
import { hardConditionOf } from '#app/guidance/judge/standing.ts'
import type { ConditionKey, FirmKey, TurnKey } from '#app/guidance/pairs.ts'
import type { Said } from '#app/guidance/said.ts'
import { variant } from '#app/guidance/seed.ts'
import type {
  AnsweringStep,
  Judgement,
  ReadingStep,
  RegardItem,
  Sentence,
  StepText,
  StepTime,
} from '#app/guidance/types.ts'
import { sentence, textWitness, trackWitnesses, witness } from './voice.ts'

type Tracks = readonly [ChosenTrack, ChosenTrack, ChosenTrack]

/** The text of the paragraph that names a difficulty or a help. */
export function subjectText({ pair }: ChosenTrack, texts: PairTexts): SubjectText {
  switch (pair.of) {
    case 'test':
      return texts.test[pair.key]
    case 'testRuler':
      return texts.testRuler[pair.key]
    case 'hard':
      return texts.hard[pair.key]
    case 'easy':
      return texts.easy[pair.key]
    case 'ending':
      return texts.ending[pair.key]
    case 'help':
      return texts.help[pair.key]
    case 'helpOther':
      return texts.helpOther[pair.key]
    default:
      throw new Error(`${pair.key} is no difficulty and no help`)
  }
}

export function currentBlockages(
  judgement: Judgement,
  [, difficulty, help]: Tracks,
  texts: PairTexts,
): Sentence[] {
  return [
    opening(
      sentence(
        'currentBlockages/difficulty',
        subjectText(difficulty, texts).text,
        difficulty.name,
        trackWitnesses(difficulty),
      ),
    ),
    opening(helpSentence(judgement, help, texts)),
    ...firmHand(judgement, texts),
  ]
}

const opening = (one: Sentence): Sentence => ({ ...one, opensParagraph: true })

/** The help with the condition of its planet. */
export function helpSentence(
  { helps, lotSign, place }: Judgement,
  track: ChosenTrack,
  texts: PairTexts,
): Sentence {
  const help = helps.find(({ planet }) => track.pair.of === 'help' && track.pair.key.startsWith(planet))
  const condition = help ? conditionOf(help) : null
  const { text } = subjectText(track, texts)
  const because = trackWitnesses(track)
  if (!help || !condition) return sentence('currentBlockages/help', text, track.name, because)
  const fact = help.witnesses.find(({ is }) =>
    condition.endsWith('back') || condition.endsWith('burnt') ? is === 'qualifier' : is === 'rank',
  )
  const rule =
    fact?.is === 'qualifier'
      ? (`qualifier.${fact.qualifier}` as const)
      : (`rank.${help.condition.rank}` as const)
  return sentence(
    'currentBlockages/help',
    `${text} ${variant(texts.condition[condition], `${track.pair.key} ${lotSign.sign} ${place.place}`)}`,
    track.name,
    [...because, ...(fact ? [witness({ fact, rule })] : [])],
  )
}

const CONDITIONS = {
  home: 'strong',
  honoured: 'strong',
  kin: 'kin',
  bound: 'bound',
  face: 'guest',
  hosted: 'guest',
  stranger: 'stranger',
  away: 'away',
  low: 'low',
} as const

/** The condition that says most of a helping planet: a hard one, or its rank. */
function conditionOf({ planet, condition: { rank, qualifiers } }: RegardItem): ConditionKey {
  return `${planet} ${hardConditionOf(rank, qualifiers) ?? CONDITIONS[rank]}` as ConditionKey
}

/** Saturn or Mars in a kind aspect to the lot, where nothing hard is told of it. */
function firmHand({ firm, test, place }: Judgement, texts: PairTexts): Sentence[] {
  if (!firm || firm.to !== 'lot' || firm.planet === test?.planet || !firm.close) return []
  const text = texts.firm[`${firm.planet} ${place.place}` as FirmKey]
  return [
    sentence('currentBlockages/firm', text, null, [witness({ fact: firm.witnesses[0]!, rule: 'firm' })]),
  ]
}

/** The steps of today that suit the cause of a difficulty. */
function stepsForCause({ name, pair }: ChosenTrack): AnsweringStep[] {
  const cause = causeOf(pair)
  return TRACK_TEXTS[name].steps.today.filter(({ causes }) => causes.includes(cause))
}

/** The answer to the difficulty: one for whose passage there is a step that suits its cause. */
export function guidanceFor([gift, difficulty]: readonly ChosenTrack[], texts: PairTexts): GuidanceText {
  const steps = stepsForCause(difficulty!)
  const fitting = texts.guidance[difficulty!.name].filter(({ passage }) =>
    steps.some(({ answers }) => answers === passage),
  )
  return variant(fitting, `${gift!.pair.key} ${difficulty!.pair.key}`)
}

/** The difficulty again, in its short form and with its fact; the turn from its cause to a passage; the passage. */
export function spiritualGuidance({ ruler }: Judgement, tracks: Tracks, texts: PairTexts): Sentence[] {
  const [, difficulty] = tracks
  const { name, pair } = difficulty
  const subject = `The difficulty named above is ${TRACK_TEXTS[name].difficulty}.`
  const text = [
    takenUp(difficulty, subjectText(difficulty, texts).short, named(ruler.planet)),
    variant(texts.turn[`${name} ${causeOf(pair)}` as TurnKey], pair.key),
    guidanceFor(tracks, texts).text,
  ].join(' ')
  const because = [textWitness(subject, 'counsel'), ...trackWitnesses(difficulty).slice(0, 1)]
  return [opening(sentence('spiritualGuidance/answer', text, name, because))]
}

const STEP_TRACKS: Readonly<Record<StepTime, 0 | 1 | 2>> = { today: 1, week: 2, month: 0 }

/**
 * Three steps: today for the difficulty, by its cause and by the passage that answers it; this week for the help, this month for the
 * gift. None assumes a partner or a job that the person has not named.
 */
export function stepsFor(tracks: Tracks, { passage }: GuidanceText, said: Said): ReadingStep[] {
  const whens: readonly StepTime[] = ['today', 'week', 'month']
  return whens.map((when) => {
    const track = tracks[STEP_TRACKS[when]]
    const { steps } = TRACK_TEXTS[track.name]
    const all =
      when === 'today' ? stepsForCause(track).filter(({ answers }) => answers === passage) : steps[when]
    const fitting = all.filter(({ text }) => isSaid(text, said))
    const { text, why } = variant<StepText>(fitting, `${when} ${tracks.map(({ pair }) => pair.key)}`)
    const number = steps[when].findIndex((step) => step.text === text) + 1
    return { id: `track/${track.name}/${when}/${number}`, when, track: track.name, text, why }
  })
}

const WHEN = { today: 'Today', week: 'This week', month: 'This month' } as const

export function stepSentences(steps: readonly ReadingStep[]): Sentence[] {
  return steps.map(({ when, track, text, why }) =>
    sentence(`practicalSteps/${when}`, `${WHEN[when]}: ${text} ${capital(why)}.`, track, [
      textWitness(capital(`the step is for ${TRACK_TEXTS[track].title}: ${why}.`), 'step'),
    ]),
  )
}
