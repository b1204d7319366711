import { castChart } from '#app/astro/index.server.ts'
import { isPassageId, passageFor, toCitation } from '#app/books/index.ts'
import {
  ayahText,
  changesWithin,
  compose,
  corpusOf,
  type Judgement,
  type Reading,
  type Sentence,
  TARGET_KEYS,
  type Witness,
} from '#app/guidance/index.server.ts'
import type { Language } from '#app/language/language.ts'
import type { Birth } from './chart-jsonl.ts'

/** The reading of one birth, as one line of JSON. */
export function readingAnswer(
  { offsetSeconds: _, ...input }: Birth,
  { around, language }: { around: number | null; language: Language },
) {
  const {
    judgement,
    headline,
    inShort,
    letter,
    tracks,
    blocks,
    readFrom,
    steps,
    realLifeExamples,
    ayahs,
    hadith,
    corpusVersion,
  } = compose({ chart: castChart(input), language })
  return {
    judgement: judgementAnswer(judgement),
    headline: headline.text,
    inShort,
    letter: letter.join('\n\n'),
    tracks: tracks.map(({ name, witnesses }) => ({ name, witnesses })),
    blocks: {
      ...blocksAnswer(blocks),
      realLifeExamples: realLifeExamples.map((one) => exampleAnswer(one, language)),
    },
    readFrom,
    steps,
    examples: realLifeExamples.map(({ id, text, reason }) => ({ id, text, reason })),
    ayahs: ayahs.map((one) => ayahText(one, language)),
    hadith,
    corpusVersion,
    ...(around === null ? {} : { around: changesAround(input, around, language) }),
  }
}

/** Programs know the sign of the lot and its ruler by these names. */
function judgementAnswer({ lotSign, ruler, help, test, ...others }: Judgement) {
  return { ...others, manner: lotSign, keeper: ruler, help: regardAnswer(help), test: regardAnswer(test) }
}

function regardAnswer(regard: Judgement['help']) {
  return regard && { ...regard, to: TARGET_KEYS[regard.to] }
}

function blocksAnswer(blocks: Reading['blocks']) {
  const answers = Object.entries(blocks).map(([name, sentences]) => [name, sentences.map(sentenceAnswer)])
  return Object.fromEntries(answers) as Record<keyof Reading['blocks'], SentenceAnswer[]>
}

type SentenceAnswer = ReturnType<typeof sentenceAnswer>

function exampleAnswer(
  { id, text, reason }: Reading['realLifeExamples'][number],
  language: Language,
): SentenceAnswer {
  const because = [corpusOf(language).sentences.chosen(reason)]
  return { id, text, because, book: null, ours: true }
}

/** `book` is the first book that a reason names; `ours` is true if one of the reasons is a rule of our own. */
function sentenceAnswer({ id, text, because }: Sentence) {
  return {
    id,
    text,
    because: because.map(({ fact }) => fact),
    book: because.map(toBook).find((book) => book !== null) ?? null,
    ours: because.some(({ ours }) => ours),
  }
}

function toBook({ passage, reference }: Witness): string | null {
  return passage !== null && isPassageId(passage) ? toCitation(passageFor(passage)) : reference
}

/** The sentences that differ for a birth up to this many minutes earlier or later. */
function changesAround(input: Omit<Birth, 'offsetSeconds'>, minutes: number, language: Language) {
  const changes = [...changesWithin(input, minutes, {}, language)].map(([id, change]) => ({ id, ...change }))
  return { minutes, changes }
}
