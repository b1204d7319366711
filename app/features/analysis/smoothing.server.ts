import { faultOf } from '#app/adapters/language-model/faithful.ts'
import { type Sentence, WriterError } from '#app/adapters/language-model/writer.ts'
import { HOUR } from '#app/features/operations/clock.ts'
import type { Services, Writing, WritingOutcome } from '#app/features/operations/services.ts'

import { BLOCKS, type Block, forbiddenTurnIn } from '#app/guidance/index.server.ts'
import type { ShownSentence } from './shown-content.server.ts'
import { consentTo, saveWriting, writingOf } from './writing.repo.server.ts'

export type Blocks = Record<Block, ShownSentence[]>

/** Where a sentence stands in other words than it was composed in, those words are kept beside it. */
export type WordedBlocks = Record<Block, (ShownSentence & { composed?: string })[]>

/** What failed is tried again at a later visit, but not at once. */
const TRY_AGAIN_AFTER = HOUR

type Smoothing = Pick<Services, 'db' | 'clock' | 'writing'>

interface Analysis {
  id: string
  blocks: Blocks
}

export function sentencesOf(blocks: Blocks): Sentence[] {
  return BLOCKS.flatMap((block) => blocks[block].map(({ id, text }) => ({ id, text })))
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
    const composed = sentencesOf(analysis.blocks)
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

/** Takes of the smoothed sentences those that say what was composed, and counts the rest by why. */
function sieve(
  composed: readonly Sentence[],
  smoothed: readonly Sentence[],
  outcome: WritingOutcome,
): Record<string, string> {
  const taken: Record<string, string> = {}
  for (const [place, { id, text }] of smoothed.entries()) {
    const before = composed[place]!.text
    const fault = faultOf(before, text) ?? (isForbidden(before, text) ? 'forbidden' : null)
    if (fault) outcome.refused[fault] = (outcome.refused[fault] ?? 0) + 1
    else taken[id] = text
  }
  outcome.taken = Object.keys(taken).length
  return taken
}

function isForbidden(before: string, after: string): boolean {
  return forbiddenTurnIn(after) !== null && forbiddenTurnIn(before) === null
}

/** Whether the writer has not been asked about an analysis, or failed a while ago. */
export function isDue({ db, clock }: Smoothing, { writer }: Writing, analysisId: string): boolean {
  const written = writingOf(db, analysisId)
  if (written?.writer !== writer.id) return true
  return written.sentences === null && clock.now().getTime() - written.writtenAt.getTime() >= TRY_AGAIN_AFTER
}

/** The blocks as the writer smoothed them, where the person gave leave; what is missing is asked for beside the page. */
export function smoothedBlocks(services: Smoothing, analysis: Analysis & { userId: string }): WordedBlocks {
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
