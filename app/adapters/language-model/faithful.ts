/**
 * Reasons why a reworded paragraph may have another meaning than the composed one, as far as its words show it. The
 * rules are strict rather than clever: refusing a good paragraph costs nothing, because the composed one stays.
 */
export type Fault =
  | 'length'
  | 'markup'
  | 'number'
  | 'name'
  | 'negation'
  | 'certainty'
  | 'sentences'
  | 'added'
  | 'dropped'

const MARKUP = /[\n\r<>[\]{}*_#`|\\]|https?:|www\./
const NEGATION = /\b(?:not|no|never|nor|neither|none|nothing|nobody|without|cannot)\b|n['’]t\b/gi
const HEDGE =
  /\b(?:may|might|can|could|often|sometimes|tends?|perhaps|likely|usually|seems?|at times|some|if|where|when|would)\b/i
const CERTAINTY =
  /\b(?:will|shall|must|always|certainly|surely|definitely|guarantee\w*|inevitabl\w+|every time)\b|['’]ll\b/gi

/**
 * Least share of the composed content words that must stay, and least share of the reworded words that must be from the
 * composed text. The second does not count against a single new word, which is much of a short sentence.
 */
const LEAST_KEPT_SHARE = 0.7
const LEAST_COMPOSED_SHARE = 0.75
/** Most new words in a sentence, however long it is. A new claim hardly needs more. */
const MOST_NEW = 2
/** Most words that a sentence may take from the sentence before or after it, to be joined to it. */
const MOST_FROM_NEIGHBOURS = 2
/** Most words in a paragraph that are in no composed sentence. Fewer than the sum that its sentences could add. */
const MOST_NEW_IN_PARAGRAPH = 4

/**
 * Compares a paragraph sentence by sentence, in order: no name, number, negation or condition may move to another
 * sentence. A part of a paragraph, which has reasons of its own, is one sentence or several, and keeps as many. One
 * fault refuses the complete paragraph, because sentences that were reworded together depend on each other.
 * @param composed the parts of the paragraph, in order
 */
export function findFault(composed: readonly string[], reworded: readonly string[]): Fault | null {
  const before = composed.map(sentencesIn)
  const after = reworded.map(sentencesIn)
  if (before.map(({ length }) => length).join() !== after.map(({ length }) => length).join())
    return 'sentences'
  const sentences = before.flat()
  const others = after.flat()
  for (const [i, sentence] of sentences.entries()) {
    const neighbours = [sentences[i - 1], sentences[i + 1]].filter((one) => one !== undefined)
    const fault = findSentenceFault(sentence, others[i]!, neighbours.join(' '))
    if (fault) return fault
  }
  const added = missing(stemsIn(reworded.join(' ')), stemsIn(composed.join(' ')))
  return added > MOST_NEW_IN_PARAGRAPH ? 'added' : null
}

const sentencesIn = (part: string): string[] => part.split(/(?<=[.!?]['’”)]*) +/)

function findSentenceFault(composed: string, reworded: string, neighbours: string): Fault | null {
  const ratio = reworded.length / composed.length
  if (!(ratio >= 0.5 && ratio <= 1.6)) return 'length'
  if (MARKUP.test(reworded) && !MARKUP.test(composed)) return 'markup'
  if (numbersIn(composed) !== numbersIn(reworded)) return 'number'
  const own = [...wordsIn(composed), ...bodiesIn(composed)]
  if ([...namesIn(reworded), ...bodiesIn(reworded)].some((name) => !own.includes(name))) return 'name'
  if (counted(composed, NEGATION) !== counted(reworded, NEGATION)) return 'negation'
  if (HEDGE.test(composed) && !HEDGE.test(reworded)) return 'certainty'
  if (counted(reworded, CERTAINTY) > counted(composed, CERTAINTY)) return 'certainty'
  if (counted(reworded, /[.!?](?:\s|$)/g) !== counted(composed, /[.!?](?:\s|$)/g)) return 'sentences'
  const before = stemsIn(composed)
  const after = stemsIn(reworded)
  const near = new Set([...before, ...stemsIn(neighbours)])
  const added = missing(after, near)
  if (added > MOST_NEW || (added > 1 && share(after, near) < LEAST_COMPOSED_SHARE)) return 'added'
  if (missing(after, before) > MOST_NEW + MOST_FROM_NEIGHBOURS) return 'added'
  if (share(before, after) < LEAST_KEPT_SHARE) return 'dropped'
  return null
}

const counted = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}’']+/gu) ?? []

const NUMBER =
  /\d+(?:[.,]\d+)?|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|half|twice)\b/gi

const numbersIn = (text: string): string =>
  (text.match(NUMBER) ?? [])
    .map((number) => number.toLowerCase())
    .sort()
    .join(' ')

const BODY =
  /\b(?:Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces)\b/g

/** Planets and signs, which are names at the beginning of a sentence too. */
const bodiesIn = (text: string): string[] => (text.match(BODY) ?? []).map((name) => name.toLowerCase())

/** Capitalised words that do not begin a sentence. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/(?<=[\p{L},;:’'-] )\p{Lu}[\p{L}’']*/gu)].map(([name]) => name.toLowerCase())
}

const SMALL = new Set(
  'a an and are as at be been being but by for from had has have he her his how i in into is it its more most of off on or our out over own she so such than that the their them then there these they this those through to too under until up upon was we were what which while who whom whose with you your yours yourself'.split(
    ' ',
  ),
)

/** Content words, approximately without their endings. */
function stemsIn(text: string): Set<string> {
  const stems = wordsIn(text)
    .filter((word) => word.length > 2 && !SMALL.has(word))
    .map((word) => word.replace(/['’]s?$/, '').replace(/(?:ings?|ed|es|s|ly|e)$/, ''))
  return new Set(stems)
}

function share(of: ReadonlySet<string>, among: ReadonlySet<string>): number {
  if (of.size === 0) return 1
  return 1 - missing(of, among) / of.size
}

function missing(of: ReadonlySet<string>, among: ReadonlySet<string>): number {
  return [...of].filter((stem) => !among.has(stem)).length
}
