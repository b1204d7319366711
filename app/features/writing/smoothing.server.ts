import { BLOCKS, type Block, FORBIDDEN_TURNS, type Reading } from '../../guidance/index.server'
import { type Fault, faultOf } from '../../writing/faithful'
import { type Sentence, type Writer, WriterError } from '../../writing/writer'
import { HOUR } from '../clock'
import type { Services } from '../operation.server'
import { consentTo, saveWriting, writingOf } from './writing.repo.server'

type Blocks = Reading['blocks']

/** What came of asking the writer, for the log. Holds no word of the person's. */
export interface WritingOutcome {
  writer: string
  /** Taken, and refused by why: 'forbidden' is a promise, a prediction or the like. */
  taken: number
  refused: Partial<Record<Fault | 'forbidden', number>>
  /** Why the whole answer could not be used. */
  failure: string | null
  milliseconds: number
}

export interface Writing {
  writer: Writer
  onOutcome: (outcome: WritingOutcome) => void
}

/** What failed is tried again at a later visit, but not at once. */
const TRY_AGAIN_AFTER = HOUR

type Smoothing = Pick<Services, 'db' | 'clock' | 'writing'>

export function sentencesOf(blocks: Blocks): Sentence[] {
  return BLOCKS.flatMap((block) => blocks[block].map(({ id, text }) => ({ id, text })))
}

/**
 * Has an analysis smoothed and keeps what can be used of it. Whatever goes wrong, the composed sentences stay; the log
 * says so, the person is not troubled with it.
 */
export async function smooth(
  { db, clock, writing }: Smoothing,
  analysis: { id: string; blocks: Blocks },
): Promise<void> {
  if (!writing) return
  const { writer, onOutcome } = writing
  const composed = sentencesOf(analysis.blocks)
  const began = performance.now()
  const outcome: WritingOutcome = {
    writer: writer.id,
    taken: 0,
    refused: {},
    failure: null,
    milliseconds: 0,
  }
  let taken: Record<string, string> | null = null
  try {
    const smoothed = await writer.smooth(composed)
    taken = {}
    for (const [place, { id, text }] of smoothed.entries()) {
      const before = composed[place]!.text
      const fault = faultOf(before, text) ?? (isForbidden(before, text) ? 'forbidden' : null)
      if (fault) outcome.refused[fault] = (outcome.refused[fault] ?? 0) + 1
      else taken[id] = text
    }
    outcome.taken = Object.keys(taken).length
  } catch (error) {
    outcome.failure = error instanceof WriterError ? error.message : 'an unforeseen fault'
  }
  outcome.milliseconds = Math.round(performance.now() - began)
  onOutcome(outcome)
  saveWriting(db, {
    analysisId: analysis.id,
    writer: writer.id,
    sentences: taken,
    writtenAt: clock.now(),
  })
}

function isForbidden(before: string, after: string): boolean {
  return FORBIDDEN_TURNS.some((turn) => turn.test(after) && !turn.test(before))
}

const underWay = new Set<string>()

/** The blocks as the writer smoothed them, where the person gave leave; what is missing is asked for beside the page. */
export function smoothedBlocks(
  services: Smoothing,
  analysis: { id: string; userId: string; blocks: Blocks },
): Blocks {
  const { db, clock, writing } = services
  if (!writing || !consentTo(db, analysis.userId, writing.writer.id)) return analysis.blocks
  const written = writingOf(db, analysis.id)
  const mine = written?.writer === writing.writer.id ? written : undefined
  const due =
    !mine || (mine.sentences === null && clock.now().getTime() - mine.writtenAt.getTime() >= TRY_AGAIN_AFTER)
  if (due && !underWay.has(analysis.id)) {
    underWay.add(analysis.id)
    smooth(services, analysis).finally(() => underWay.delete(analysis.id))
  }
  return mine?.sentences ? replaced(analysis.blocks, mine.sentences) : analysis.blocks
}

function replaced(blocks: Blocks, texts: Record<string, string>): Blocks {
  const smoothed = BLOCKS.map((block) => [
    block,
    blocks[block].map((sentence) => ({ ...sentence, text: texts[sentence.id] ?? sentence.text })),
  ])
  return Object.fromEntries(smoothed) as Record<Block, Blocks[Block]>
}
