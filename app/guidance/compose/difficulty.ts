import { TRACK_TEXTS } from '#app/guidance/corpus/en/index.ts'
import { HELP_PHRASES } from '#app/guidance/corpus/en/moves.ts'
import { capital } from '#app/guidance/corpus/en/template.ts'
import type { ReadingStep, Sentence, StepTime } from '#app/guidance/types.ts'
import { afterComma, BlockWriter, seedOf } from './block-writer.ts'
import { causesOf, helpSource, subjectOf } from './causes.ts'
import { textWitness, trackWitnesses, witness } from './voice.ts'

const STEP_TRACKS: Readonly<Record<StepTime, 0 | 1 | 2>> = { today: 1, week: 2, month: 0 }

/** The blocks about the difficulty: its causes, the advice on it, and the three steps. */
export class DifficultyWriter extends BlockWriter {
  currentBlockages(): Sentence[] {
    const { judgement, gift, difficulty, help, voice } = this
    const texts = TRACK_TEXTS[difficulty.name]
    const [first, second] = causesOf(judgement, difficulty, voice)
    const { ruler } = judgement
    const seed = `${judgement.test?.planet ?? '-'}|${ruler.rank}`
    const own = trackWitnesses(difficulty)
    const course =
      second.witness.kind === 'test' ? this.courseOf(judgement.test, 'test') : { text: '', because: [] }
    return [
      this.sentence(
        'currentBlockages/origin',
        this.move('origin', `${first.witness.key}|${gift.name}`, {
          gift: TRACK_TEXTS[gift.name].gift,
          because: first.because,
          so: first.so,
        }),
        gift.name,
        [witness(first.witness.fact, first.witness.rule)],
      ),
      this.sentence(
        'currentBlockages/second',
        this.move('second', `${second.witness.key}|${difficulty.name}`, {
          because: second.because,
          so: second.so,
          difficulty: texts.difficulty,
        }) + course.text,
        difficulty.name,
        [witness(second.witness.fact, second.witness.rule), ...course.because, ...own.slice(-1)],
      ),
      this.sentence('currentBlockages/inside', this.piece(difficulty, 'inside', seed), difficulty.name, own),
      this.sentence(
        'currentBlockages/outward',
        this.piece(difficulty, 'outward', `${judgement.ruler.sign}|${judgement.lotSign.sign}`),
        difficulty.name,
        own,
      ),
      this.sentence(
        'currentBlockages/limit',
        this.move('limit', `${ruler.planet}|${difficulty.name}`, {
          limit: this.piece(difficulty, 'limit', `${ruler.planet}|${ruler.rank}`),
        }),
        difficulty.name,
        own,
      ),
      this.sentence(
        'currentBlockages/relief',
        this.move('relief', `${help.name}|${help.witnesses[0]?.key}`, {
          aid: HELP_PHRASES[help.name],
          source: subjectOf(judgement, { kind: helpSource(help) }),
        }),
        help.name,
        trackWitnesses(help),
      ),
      this.sentence(
        'currentBlockages/support',
        this.piece(help, 'support', this.supportSeed()),
        help.name,
        trackWitnesses(help),
      ),
      this.sentence(
        'currentBlockages/handover',
        this.move('handover', seed, { handover: this.piece(difficulty, 'handover', seed) }),
        difficulty.name,
        own,
      ),
    ]
  }

  spiritualGuidance(): Sentence[] {
    const { gift, difficulty, help, judgement } = this
    const texts = TRACK_TEXTS[difficulty.name]
    const because = [textWitness(capital(`the difficulty named above is ${texts.difficulty}.`), 'counsel')]
    const helped = [textWitness(capital(`the help named above is ${HELP_PHRASES[help.name]}.`), 'counsel')]
    const gifted = [
      textWitness(capital(`the gift named above is ${TRACK_TEXTS[gift.name].gift}.`), 'counsel'),
    ]
    const seed = `${judgement.test?.planet ?? '-'}|${judgement.place.place}`
    return [
      this.sentence(
        'spiritualGuidance/address',
        this.move('address', seed, { difficulty: texts.difficulty }),
        difficulty.name,
        because,
      ),
      this.sentence(
        'spiritualGuidance/counsel',
        this.piece(difficulty, 'counsel', seed),
        difficulty.name,
        because,
      ),
      this.sentence(
        'spiritualGuidance/strength',
        this.move('strength', gift.name, {
          strength: afterComma(this.piece(gift, 'strength', this.lotKey)),
        }),
        gift.name,
        gifted,
      ),
      this.sentence(
        'spiritualGuidance/aid',
        this.move('aid', `${this.supportSeed()}|${gift.name}`, { aid: HELP_PHRASES[help.name] }),
        help.name,
        helped,
      ),
      this.sentence(
        'spiritualGuidance/support',
        this.piece(help, 'support', this.supportSeed(), 1),
        help.name,
        helped,
      ),
      this.sentence(
        'spiritualGuidance/mercy',
        `${this.move('gentle', seed, {})} ${this.piece(difficulty, 'mercy', seed)}`,
        difficulty.name,
        because,
      ),
    ]
  }

  /** Three steps: today for the difficulty, this week for the help, this month for the gift. */
  steps(): ReadingStep[] {
    const whens: readonly StepTime[] = ['today', 'week', 'month']
    return whens.map((when) => {
      const track = this.tracks[STEP_TRACKS[when]]
      const variants = TRACK_TEXTS[track.name].steps[when]
      const index = this.voice.index(`step/${track.name}/${when}`, variants.length, seedOf(track))
      this.voice.mark(`${track.name}/steps/${when}/${index + 1}`)
      const step = variants[index]
      if (!step) throw new Error(`${track.name} has no step for ${when}`)
      return { id: `track/${track.name}/${when}/${index + 1}`, when, track: track.name, ...step }
    })
  }

  stepSentences(steps: readonly ReadingStep[]): Sentence[] {
    const moves = { today: 'stepToday', week: 'stepWeek', month: 'stepMonth' } as const
    return steps.map(({ when, track, text, why }) =>
      this.sentence(
        `practicalSteps/${when}`,
        this.move(moves[when], '', { text, why: capital(why) }),
        track,
        [textWitness(capital(`the step is for ${TRACK_TEXTS[track].title}: ${why}.`), 'step')],
      ),
    )
  }
}
