import { closing, JOINTS, joined } from '#app/guidance/corpus/en/joints.ts'
import { listed, named, nth } from '#app/guidance/corpus/en/names.ts'
import { capital } from '#app/guidance/corpus/en/template.ts'
import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'
import type { ChosenTrack } from '#app/guidance/judge/choose-tracks.ts'
import type { RankedFact } from '#app/guidance/judge/facts-by-rank.ts'
import type { LotKey } from '#app/guidance/pairs.ts'
import { variant } from '#app/guidance/seed.ts'
import type { Judgement, ReadingStep, Sentence } from '#app/guidance/types.ts'
import { guidanceFor, subjectText } from './difficulty.ts'
import { sentence, witness } from './voice.ts'

/** The opening of a reading: its two strongest facts, or the only one. */
export function headlineOf(
  { lotSign, place, ruler, end }: Judgement,
  [strongest, next]: readonly RankedFact[],
  texts: PairTexts,
): Sentence {
  if (!strongest) throw new Error('Every chart has a ruler that sees its lot or does not')
  const slots: Readonly<Record<string, string>> = {
    sign: lotSign.sign,
    rulerSign: ruler.sign,
    ruler: named(ruler.planet),
    host: ruler.host ? named(ruler.host) : '',
    place: nth(place.place),
    ring: listed(end.planets.map(named)),
  }
  const filled = (text: string) =>
    text
      .replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '')
      .split(/(?<=[.?!]’?) /)
      .map(capital)
      .join(' ')
  const text = [texts.headline[strongest.key].text, ...(next ? [texts.headline[next.key].second] : [])]
  return sentence(
    'headline',
    text.map(filled).join(' '),
    null,
    [strongest, ...(next ? [next] : [])].map(witness),
  )
}

/**
 * The letter: headline and gift; the difficulty, its answer, the help and one step for the difficulty; and the image of
 * the gift again. Each part is a sentence that stands alone. Before it comes a joint, chosen by what it joins.
 * @returns two paragraphs
 */
export function letterOf(
  judgement: Judgement,
  headline: Sentence,
  facts: readonly RankedFact[],
  tracks: readonly [ChosenTrack, ChosenTrack, ChosenTrack],
  steps: readonly ReadingStep[],
  texts: PairTexts,
): string[] {
  const [gift, difficulty, help] = tracks
  const lot = texts.lot[`${judgement.lotSign.sign} ${judgement.place.place}` as LotKey]
  const today = steps.find(({ when }) => when === 'today')!
  const helpText = subjectText(help, texts).short
  const write = (after: (kind: JointKind, text: string) => string) => [
    `${headline.text} ${after(isHard(facts) ? 'giftAfterHard' : 'giftAfterKind', lot.letter)}`,
    [
      after(jointOf(gift, difficulty), subjectText(difficulty, texts).short),
      guidanceFor(tracks, texts).short,
      after(/\bhelp/i.test(helpText) ? 'helpByName' : 'help', helpText),
      after('step', today.text),
      closing(lot.close),
    ].join(' '),
  ]
  const letter = write((kind, text) => joined(variant(JOINTS[kind], text), text))
  return wordsIn(letter.join(' ')) <= MOST_WORDS ? letter : write(withFewWords)
}

const MOST_WORDS = 160
const wordsIn = (text: string): number => text.split(' ').length

/** In a long letter only those joints stay without which it would be misunderstood. */
function withFewWords(kind: JointKind, text: string): string {
  if (kind === 'giftAfterKind' || kind === 'help' || kind === 'helpByName') return text
  const [shortest] = JOINTS[kind].toSorted((a, b) => wordsIn(a) - wordsIn(b))
  return joined(shortest!, text)
}

type JointKind = keyof typeof JOINTS

/** True if the fact that the headline tells last is a hard one. */
const isHard = ([strongest, next]: readonly RankedFact[]): boolean => (next ?? strongest)?.hard ?? false

function jointOf(gift: ChosenTrack, difficulty: ChosenTrack): JointKind {
  if (difficulty.pair.of === 'easy') return 'difficultyOfEase'
  return gift.name === difficulty.name ? 'difficultyOfGift' : 'difficultyAgainst'
}
