import type { Corpus, JointKind } from '#app/guidance/corpus/corpus.ts'
import { fillChosen } from '#app/guidance/corpus/template.ts'
import type { ChosenTrack } from '#app/guidance/judge/choose-tracks.ts'
import type { RankedFact } from '#app/guidance/judge/facts-by-rank.ts'
import type { LotKey } from '#app/guidance/pairs.ts'
import { variant } from '#app/guidance/seed.ts'
import type { Judgement, ReadingStep, Sentence } from '#app/guidance/types.ts'
import { subjectText } from './difficulty.ts'
import { sentence, witnesses } from './voice.ts'

/** The opening of a reading: its two strongest facts, or the only one. */
export function headlineOf(
  corpus: Corpus,
  { lotSign, place, ruler, end }: Judgement,
  [strongest, next]: readonly RankedFact[],
): Sentence {
  if (!strongest) throw new Error('Every chart has a ruler that sees its lot or does not')
  const { names, joints, pairs } = corpus
  const slots = {
    sign: names.sign(lotSign.sign),
    rulerSign: names.sign(ruler.sign),
    ruler: names.planet(ruler.planet),
    host: ruler.host ? names.planet(ruler.host) : '',
    place: names.nth(place.place),
    ring: names.listed(end.planets.map(names.planet)),
    ...names.agreement(ruler.planet),
  }
  const text = [pairs.headline[strongest.key].text, ...(next ? [pairs.headline[next.key].second] : [])]
  return sentence(
    'headline',
    text.map((one) => joints.opened(fillChosen(one, slots))).join(' '),
    null,
    witnesses(corpus, [strongest, ...(next ? [next] : [])]),
  )
}

/**
 * The letter: headline and gift; the difficulty, the help, one step for the difficulty and why; and the image of the
 * gift again. Each part is a sentence that stands alone. Before it comes a joint, chosen by what it joins.
 * @returns two paragraphs
 */
export function letterOf(
  corpus: Corpus,
  judgement: Judgement,
  headline: Sentence,
  facts: readonly RankedFact[],
  [gift, difficulty, help]: readonly [ChosenTrack, ChosenTrack, ChosenTrack],
  steps: readonly ReadingStep[],
): string[] {
  const { joints, lengths, pairs: texts } = corpus
  const lot = texts.lot[`${judgement.lotSign.sign} ${judgement.place.place}` as LotKey]
  const today = steps.find(({ when }) => when === 'today')!
  const helpText = subjectText(help, texts).short
  const write = (after: (kind: JointKind, text: string) => string) => [
    `${headline.text} ${isHard(facts) ? after('giftAfterHard', lot.letter) : lot.letter}`,
    [
      after(jointOf(gift, difficulty), subjectText(difficulty, texts).short),
      after(joints.callsItselfHelp.test(helpText) ? 'helpByName' : 'help', helpText),
      after('step', today.text),
      joints.opened(`${today.why}.`),
      joints.closing(lot.close),
    ].join(' '),
  ]
  const { between, joined } = joints
  const letter = write((kind, text) => joined(variant(between[kind], text), text))
  const isShort = wordsIn(letter.join(' ')) <= lengths.letter[1]
  return isShort ? letter : write((kind, text) => withFewWords(corpus, kind, text))
}

const wordsIn = (text: string): number => text.split(' ').length

/** In a long letter only those joints stay without which it would be misunderstood. */
function withFewWords({ joints }: Corpus, kind: JointKind, text: string): string {
  if (kind === 'help' || kind === 'helpByName') return text
  const [shortest] = joints.between[kind].toSorted((a, b) => wordsIn(a) - wordsIn(b))
  return joints.joined(shortest!, text)
}

/** True if the fact that the headline tells last is a hard one. */
const isHard = ([strongest, next]: readonly RankedFact[]): boolean => (next ?? strongest)?.hard ?? false

function jointOf(gift: ChosenTrack, difficulty: ChosenTrack): JointKind {
  if (difficulty.pair.of === 'easy') return 'difficultyOfEase'
  return gift.name === difficulty.name ? 'difficultyOfGift' : 'difficultyAgainst'
}
