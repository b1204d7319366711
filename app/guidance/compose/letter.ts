import type { Corpus, JointKind } from '#app/guidance/corpus/corpus.ts'
import { fillChosen, notSaidTwice } from '#app/guidance/corpus/template.ts'
import type { ChosenTrack } from '#app/guidance/judge/choose-tracks.ts'
import type { RankedFact } from '#app/guidance/judge/facts-by-rank.ts'
import type { LotKey, OpeningKey } from '#app/guidance/pairs.ts'
import { variant } from '#app/guidance/seed.ts'
import type { Judgement, Sentence } from '#app/guidance/types.ts'
import { difficultyInShort } from './difficulty.ts'
import type { LetterPart, Plan } from './plan.ts'
import type { Story } from './story.ts'
import { witnesses } from './voice.ts'

/** Headlines whose first sentence names the ruler of the lot as such. */
const OF_RULER =
  /^(?:home|honoured|away|low|burnt|back|heart|first|second|mutual|ruler|averse|sees|joins|present|with-ruler)\b/

/**
 * The opening of a reading: when and where its lot stands, and its two strongest facts, or the only one. The reasons of the
 * facts come first.
 */
export function headlineOf(
  corpus: Corpus,
  { sect, lotSign, place, ruler, end }: Judgement,
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
  const time = sect.uncertain ? 'twilight' : sect.day ? 'day' : 'night'
  const { text: first } = pairs.headline[strongest.key]
  const isRulerTold = first.includes('{ruler}') || OF_RULER.test(strongest.key)
  const opening = pairs.opening[`${time} ${place.place}` as OpeningKey]
  const text = [opening, first, ...(next ? [notSaidTwice(pairs.headline[next.key].second, isRulerTold)] : [])]
  return {
    id: 'headline',
    text: text.map((one) => joints.opened(fillChosen(one, slots))).join(' '),
    track: null,
    because: witnesses(corpus, [
      strongest,
      ...(next ? [next] : []),
      { fact: place.witnesses[0]!, rule: place.rule },
      { fact: lotSign.witnesses[0]!, rule: 'lot.what' },
      { fact: sect.witnesses[0]!, rule: sect.rule },
    ]),
  }
}

/**
 * The letter: the strongest facts, the image of the gift, the difficulty and the help, in the order of the plan, and a last
 * sentence to a friend. Each part stands alone. Between two parts stands a joint, chosen by what it joins.
 * @returns two paragraphs
 */
export function letterOf(
  corpus: Corpus,
  judgement: Judgement,
  headline: Sentence,
  facts: readonly RankedFact[],
  [gift, difficulty]: readonly [ChosenTrack, ChosenTrack, ChosenTrack],
  story: Story,
  plan: Plan,
): string[] {
  const { joints, lengths, pairs } = corpus
  const texts: Readonly<Record<LetterPart, string>> = {
    facts: headline.text,
    image: pairs.lot[`${judgement.lotSign.sign} ${judgement.place.place}` as LotKey].letter,
    difficulty: difficultyInShort(corpus, judgement, difficulty),
    help: story.help.short,
  }
  const order = plan.letter.flat()
  /** A joint answers the part before it, and nothing that stands further up. */
  const kindOf = (part: LetterPart): JointKind | null => {
    const at = order.indexOf(part)
    const before = order[at - 1]
    const isAfterHard = before === 'difficulty' || (before === 'facts' && isHard(facts))
    if (part === 'image') return isAfterHard ? 'giftAfterHard' : null
    if (part === 'difficulty')
      return order.indexOf('image') < at && !isAfterHard ? jointOf(gift, difficulty) : null
    return part === 'help' ? 'help' : null
  }
  const write = (joint: (kind: JointKind, text: string) => string) => {
    const written = plan.letter.map((paragraph) =>
      paragraph
        .map((part) => {
          const kind = kindOf(part)
          return kind ? joint(kind, texts[part]) : texts[part]
        })
        .join(' '),
    )
    return [...written.slice(0, -1), `${written.at(-1)} ${story.last}`]
  }
  const { between, joined } = joints
  const letter = write((kind, text) => joined(variant(between[kind], text), text))
  const isShort = wordsIn(letter.join(' ')) <= lengths.letter[1]
  return isShort ? letter : write((kind, text) => withFewWords(corpus, kind, text))
}

const wordsIn = (text: string): number => text.split(' ').length

function withFewWords({ joints }: Corpus, kind: JointKind, text: string): string {
  const [shortest] = joints.between[kind].toSorted((a, b) => wordsIn(a) - wordsIn(b))
  return joints.joined(shortest!, text)
}

/** True if the fact that the headline tells last is a hard one. */
const isHard = ([strongest, next]: readonly RankedFact[]): boolean => (next ?? strongest)?.hard ?? false

function jointOf(gift: ChosenTrack, difficulty: ChosenTrack): JointKind {
  if (difficulty.pair.of === 'easy') return 'difficultyOfEase'
  return gift.name === difficulty.name ? 'difficultyOfGift' : 'difficultyAgainst'
}
