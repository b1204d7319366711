import { findFault } from '#app/adapters/language-model/faithful.ts'
import { type Paragraph, WriterError } from '#app/adapters/language-model/writer.ts'
import { recordDepartures } from '#app/features/audit/departures.server.ts'
import { toGroups } from '#app/features/lots/reasoned-text.tsx'
import { BLOCKS, type Block, corpusOf } from '#app/guidance/index.server.ts'
import type { Language } from '#app/language/language.ts'
import { HOUR } from '#app/operations/clock.ts'
import type { Services, Writing, WritingOutcome } from '#app/operations/services.ts'
import type { ShownSentence } from './shown-content.server.ts'
import { consentTo, loadWriting, saveWriting } from './writing.repo.server.ts'

export type Blocks = Record<Block, ShownSentence[]>

/** `composed` is the original text of a sentence that was reworded. */
type WordedBlocks = Record<Block, (ShownSentence & { composed?: string })[]>

/** After a failure, a visit that is at least this much later tries again. */
const TRY_AGAIN_AFTER = HOUR

type RewordingServices = Pick<Services, 'db' | 'clock' | 'writing'>

interface Analysis {
  id: string
  /** The reader's id. */
  userId: string
  blocks: Blocks
  language: Language
}

interface ComposedParagraph extends Paragraph {
  /** The id of each sentence. The reworded sentence is stored under it. */
  ids: readonly string[]
}

/** The language model is asked in English, and what it answers is checked by rules for English. */
export const REWORDED_LANGUAGE = 'en' satisfies Language

/** The guidance is not reworded, because it tells a passage of the Qur’an or a hadith. */
const REWORDED = BLOCKS.filter((block) => block !== 'spiritualGuidance')

/** The paragraphs as the page shows them; the steps are a list, so each of them stands alone. */
function toParagraphs(blocks: Blocks): ComposedParagraph[] {
  const paragraph = (id: string, sentences: readonly ShownSentence[]): ComposedParagraph => ({
    id,
    ids: sentences.map((one) => one.id),
    sentences: sentences.map(({ text }) => text),
  })
  return REWORDED.flatMap((block) =>
    block === 'practicalSteps'
      ? blocks[block].map((step) => paragraph(step.id, [step]))
      : toGroups(blocks[block]).map(({ from, group }) => paragraph(`${block}/${from}`, group)),
  )
}

export function sentencesToSend(blocks: Blocks): number {
  return REWORDED.reduce((sum, block) => sum + blocks[block].length, 0)
}

const underWay = new Map<string, Promise<void>>()

export const isUnderWay = (analysisId: string): boolean => underWay.has(analysisId)

/**
 * Asks the language model to reword an analysis, and stores the usable sentences. Requests at the same time share one
 * run. If anything fails, the composed sentences stay, and only the log reports it. Never rejects.
 */
export function reword(services: RewordingServices, writing: Writing, analysis: Analysis): Promise<void> {
  const already = underWay.get(analysis.id)
  if (already) return already
  const work = rewordNow(services, writing, analysis).finally(() => underWay.delete(analysis.id))
  underWay.set(analysis.id, work)
  return work
}

async function rewordNow(
  { db, clock }: RewordingServices,
  { writer, onOutcome, within }: Writing,
  analysis: Analysis,
): Promise<void> {
  const began = performance.now()
  const outcome: WritingOutcome = {
    writer: writer.id,
    taken: 0,
    refused: {},
    failure: null,
    milliseconds: 0,
  }
  let sentences: Record<string, string> | null = null
  try {
    const composed = toParagraphs(analysis.blocks)
    recordDepartures({ db, clock }, [analysis.userId], 'language-model', writer.address)
    sentences = acceptedSentences(composed, await writer.reword(composed, within), outcome)
  } catch (error) {
    outcome.failure = error instanceof WriterError ? error.message : 'an unforeseen fault'
  }
  try {
    saveWriting(db, { analysisId: analysis.id, writer: writer.id, sentences, writtenAt: clock.now() })
  } catch {
    // Nothing awaits this, so the server may have closed its database in the meantime.
    outcome.failure ??= 'it could not be stored'
  }
  outcome.milliseconds = Math.round(performance.now() - began)
  onOutcome(outcome)
}

/** Accepts a reworded paragraph only as a whole, if it says what was composed. Counts the others by reason. */
function acceptedSentences(
  composed: readonly ComposedParagraph[],
  reworded: readonly Paragraph[],
  outcome: WritingOutcome,
): Record<string, string> {
  const texts: [string, string][] = []
  for (const [place, { ids, sentences: before }] of composed.entries()) {
    const after = reworded[place]?.sentences ?? []
    const fault = findFault(before, after) ?? (isForbidden(before, after) ? 'forbidden' : null)
    if (fault) outcome.refused[fault] = (outcome.refused[fault] ?? 0) + 1
    else {
      outcome.taken += 1
      texts.push(...ids.map((id, i): [string, string] => [id, after[i]!]))
    }
  }
  return Object.fromEntries(texts)
}

/** True if a sentence has a forbidden phrase and the composed one has none. */
function isForbidden(before: readonly string[], after: readonly string[]): boolean {
  const { forbiddenIn } = corpusOf(REWORDED_LANGUAGE)
  return after.some((text, i) => forbiddenIn(text) !== null && forbiddenIn(before[i]!) === null)
}

/** True if the language model was not asked about an analysis yet, or failed long enough ago. */
export function isDue({ db, clock }: RewordingServices, { writer }: Writing, analysisId: string): boolean {
  const written = loadWriting(db, analysisId)
  if (written?.writer !== writer.id) return true
  return written.sentences === null && clock.now().getTime() - written.writtenAt.getTime() >= TRY_AGAIN_AFTER
}

/**
 * The blocks with the reworded sentences, if the person agreed. Missing ones are requested; the page does not wait for
 * them.
 */
export function rewordedBlocks(services: RewordingServices, analysis: Analysis): WordedBlocks {
  const { db, writing } = services
  if (!writing || analysis.language !== REWORDED_LANGUAGE) return analysis.blocks
  if (!consentTo(db, analysis.userId, writing.writer.id)) return analysis.blocks
  if (isDue(services, writing, analysis.id)) reword(services, writing, analysis)
  const written = loadWriting(db, analysis.id)
  return written?.writer === writing.writer.id && written.sentences
    ? replaced(analysis.blocks, written.sentences)
    : analysis.blocks
}

function replaced(blocks: Blocks, texts: Record<string, string>): WordedBlocks {
  const reworded = BLOCKS.map((block) => [
    block,
    blocks[block].map((sentence) => {
      const text = texts[sentence.id]
      return text === undefined || text === sentence.text
        ? sentence
        : { ...sentence, text, composed: sentence.text }
    }),
  ])
  return Object.fromEntries(reworded) as WordedBlocks
}
