import { faultOf } from '#app/adapters/language-model/faithful.ts'
import { type Paragraph, WriterError } from '#app/adapters/language-model/writer.ts'
import { HOUR } from '#app/features/operations/clock.ts'
import { recordDepartures } from '#app/features/operations/departures.server.ts'
import type { Services, Writing, WritingOutcome } from '#app/features/operations/services.ts'

import { BLOCKS, type Block, forbiddenTurnIn } from '#app/guidance/index.server.ts'
import type { ShownSentence } from './shown-content.server.ts'
import { consentTo, saveWriting, writingOf } from './writing.repo.server.ts'

export type Blocks = Record<Block, ShownSentence[]>

/** Where a sentence stands in other words than it was composed in, those words are kept beside it. */
type WordedBlocks = Record<Block, (ShownSentence & { composed?: string })[]>

/** What failed is tried again at a later visit, but not at once. */
const TRY_AGAIN_AFTER = HOUR

type Smoothing = Pick<Services, 'db' | 'clock' | 'writing'>

interface Analysis {
  id: string
  /** Whose it is. */
  userId: string
  blocks: Blocks
}

interface ComposedParagraph extends Paragraph {
  /** The id of each sentence, under which its smoothed words are kept. */
  ids: readonly string[]
}

/** Each block is one paragraph; the steps are a list, so each of them stands alone. */
function paragraphsOf(blocks: Blocks): ComposedParagraph[] {
  const paragraph = (id: string, sentences: Blocks[Block]): ComposedParagraph => ({
    id,
    ids: sentences.map((one) => one.id),
    sentences: sentences.map(({ text }) => text),
  })
  return BLOCKS.flatMap((block) =>
    block === 'practicalSteps'
      ? blocks[block].map((step) => paragraph(step.id, [step]))
      : [paragraph(block, blocks[block])],
  ).filter(({ sentences }) => sentences.length > 0)
}

export function sentencesToSend(blocks: Blocks): number {
  return BLOCKS.reduce((sum, block) => sum + blocks[block].length, 0)
}

const underWay = new Map<string, Promise<void>>()

export const isUnderWay = (analysisId: string): boolean => underWay.has(analysisId)

/**
 * Has an analysis smoothed and keeps what can be used of it, once however many ask meanwhile. Whatever goes wrong, the
 * composed sentences stay; the log says so, the person is not troubled with it. Never rejects.
 */
export function smooth(services: Smoothing, writing: Writing, analysis: Analysis): Promise<void> {
  const already = underWay.get(analysis.id)
  if (already) return already
  const work = smoothNow(services, writing, analysis).finally(() => underWay.delete(analysis.id))
  underWay.set(analysis.id, work)
  return work
}

async function smoothNow(
  { db, clock }: Smoothing,
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
    const composed = paragraphsOf(analysis.blocks)
    recordDepartures({ db, clock }, [analysis.userId], 'language-model', writer.address)
    sentences = sieve(composed, await writer.smooth(composed, within), outcome)
  } catch (error) {
    outcome.failure = error instanceof WriterError ? error.message : 'an unforeseen fault'
  }
  try {
    saveWriting(db, { analysisId: analysis.id, writer: writer.id, sentences, writtenAt: clock.now() })
  } catch {
    // Nobody waits for this any more: the server may have closed its database meanwhile.
    outcome.failure ??= 'it could not be stored'
  }
  outcome.milliseconds = Math.round(performance.now() - began)
  onOutcome(outcome)
}

/** Takes whole the smoothed paragraphs that say what was composed, and counts the rest by reason. */
function sieve(
  composed: readonly ComposedParagraph[],
  smoothed: readonly Paragraph[],
  outcome: WritingOutcome,
): Record<string, string> {
  const texts: [string, string][] = []
  for (const [place, { ids, sentences: before }] of composed.entries()) {
    const after = smoothed[place]?.sentences ?? []
    const fault = faultOf(before, after) ?? (isForbidden(before, after) ? 'forbidden' : null)
    if (fault) outcome.refused[fault] = (outcome.refused[fault] ?? 0) + 1
    else {
      outcome.taken += 1
      texts.push(...ids.map((id, i): [string, string] => [id, after[i]!]))
    }
  }
  return Object.fromEntries(texts)
}

/** A turn may stand only in a sentence that was composed with one. */
function isForbidden(before: readonly string[], after: readonly string[]): boolean {
  return after.some((text, i) => forbiddenTurnIn(text) !== null && forbiddenTurnIn(before[i]!) === null)
}

/** Whether the writer has not been asked about an analysis, or failed a while ago. */
export function isDue({ db, clock }: Smoothing, { writer }: Writing, analysisId: string): boolean {
  const written = writingOf(db, analysisId)
  if (written?.writer !== writer.id) return true
  return written.sentences === null && clock.now().getTime() - written.writtenAt.getTime() >= TRY_AGAIN_AFTER
}

/** The blocks as the writer smoothed them, where the person agreed. What is missing is requested; the page does not wait. */
export function smoothedBlocks(services: Smoothing, analysis: Analysis): WordedBlocks {
  const { db, writing } = services
  if (!writing || !consentTo(db, analysis.userId, writing.writer.id)) return analysis.blocks
  if (isDue(services, writing, analysis.id)) smooth(services, writing, analysis)
  const written = writingOf(db, analysis.id)
  return written?.writer === writing.writer.id && written.sentences
    ? replaced(analysis.blocks, written.sentences)
    : analysis.blocks
}

function replaced(blocks: Blocks, texts: Record<string, string>): WordedBlocks {
  const smoothed = BLOCKS.map((block) => [
    block,
    blocks[block].map((sentence) => {
      const text = texts[sentence.id]
      return text === undefined || text === sentence.text
        ? sentence
        : { ...sentence, text, composed: sentence.text }
    }),
  ])
  return Object.fromEntries(smoothed) as WordedBlocks
}
