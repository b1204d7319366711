import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import {
  ayahText,
  BLOCKS,
  type Block,
  CORPUS_VERSION,
  compose,
  EXAMPLES_SHOWN,
  type Example,
  type FactorKey,
  type Reason,
  reasonOf,
} from '../../guidance/index.server'
import type { ReadingRow } from '../charts/charts.repo.server'
import { ownReading } from '../charts/charts.server'
import { firmnessLineOf } from '../fortune/firmness.server'
import { examplesFor, examplesKey, themeWeightsOf } from '../likeness/examples.server'
import { excerptOf } from '../likeness/excerpt'
import { keepExamples, shownExamples } from '../likeness/shown-examples.repo.server'
import { operation, Refusal, type Services } from '../operation.server'
import { smoothedBlocks, type WordedBlocks } from '../writing/smoothing.server'
import { writerView } from '../writing/writing.server'
import {
  type AnalysisRow,
  insertAnalysis,
  ownsAnalysis,
  ratingOf,
  saveRating,
  storedAnalysis,
} from './analysis.repo.server'
import { ratingSchema } from './analysis.schema'

/** A sentence as it is shown: with the first of its reasons, whatever version composed it. */
interface CitedSentence {
  id: string
  text: string
  composed?: string
  reason: Reason
}

function withCitations(blocks: WordedBlocks): Record<Block, CitedSentence[]> {
  const cited = BLOCKS.map((block) => [
    block,
    blocks[block].map((sentence): CitedSentence => {
      const { id, text, composed } = sentence
      return { id, text, ...(composed === undefined ? {} : { composed }), reason: reasonOf(sentence) }
    }),
  ])
  return Object.fromEntries(cited) as Record<Block, CitedSentence[]>
}

/** An example as an analysis shows it; the teller of a story is named only as they wished to be. */
type ShownExample = Example & { teller: string | null }

/**
 * Approved stories and events that are like the chart, and written illustrations where there are not enough. When the
 * stories and events that there are have changed, those that may still be shown stay, and places left are filled.
 */
function examplesOf(services: Services, stored: AnalysisRow, chart: ReadingRow['chart']): ShownExample[] {
  const { db } = services
  const key = examplesKey(services)
  if (key !== null && key !== stored.examplesKey) {
    const chosen = examplesFor(services, { analysisId: stored.id, userId: stored.userId, chart })
    keepExamples(db, stored.id, { key, themeWeights: themeWeightsOf(chart), chosen })
  }
  const real = shownExamples(db, stored.id).map(({ id, kind, text, teller, factor, reason }) => ({
    id: `${kind}-${id}`,
    kind,
    text: excerptOf(text),
    teller,
    factor: factor as FactorKey,
    reason,
  }))
  const illustrations = stored.content.realLifeExamples.map((one) => ({ ...one, teller: null }))
  return [...real, ...illustrations].slice(0, EXAMPLES_SHOWN)
}

/** The analysis of the person's chart, composed on first sight and kept. @throws Refusal 404 without birth data. */
export const requestAnalysis = operation({
  name: 'analysis.request',
  summary: 'The analysis of the saved chart',
  who: 'member',
  input: z.object({}),
  limit: 'write',
  repeat: 'same',
  run({ services, actor }) {
    const { db, clock } = services
    const reading = ownReading(db, actor.id)
    const owned = { userId: actor.id, readingId: reading.id, corpusVersion: CORPUS_VERSION }
    let stored = storedAnalysis(db, owned)
    if (!stored) {
      const row: AnalysisRow = {
        id: randomUUID(),
        ...owned,
        content: compose({ chart: reading.chart }),
        createdAt: clock.now(),
        themeWeights: null,
        examplesKey: null,
      }
      insertAnalysis(db, row)
      stored = storedAnalysis(db, owned)!
    }
    const { chart } = reading
    const own = { id: stored.id, userId: actor.id, blocks: stored.content.blocks }
    const { partOfFortune: lot } = chart
    return {
      analysisId: stored.id,
      rating: ratingOf(db, actor.id, stored.id),
      partOfFortune: {
        sign: lot.sign,
        house: lot.house,
        degree: lot.degree,
        ruler: lot.ruler,
        rulerSign: lot.rulerSign,
        rulerHouse: lot.rulerHouse,
      },
      isDayBirth: chart.isDayBirth,
      sectUncertain: chart.sectUncertain,
      otherLot: { sign: chart.otherLot.sign, house: chart.otherLot.house, degree: chart.otherLot.degree },
      houseSystem: chart.houseSystem,
      firmness: firmnessLineOf(db, actor.id),
      content: {
        ...stored.content,
        blocks: withCitations(smoothedBlocks(services, own)),
        realLifeExamples: examplesOf(services, stored, chart),
      },
      ayahs: stored.content.ayahs.map(ayahText),
      writer: writerView(services, own),
    }
  },
})

export type AnalysisView = Awaited<ReturnType<typeof requestAnalysis.run>>

/** The answer of the call: paragraphs as text, each sentence's reason beside them. */
export function analysisAnswer({ analysisId, partOfFortune, content }: AnalysisView) {
  const { blocks, realLifeExamples } = content
  const paragraph = (sentences: readonly { text: string }[]) => sentences.map(({ text }) => text).join(' ')
  return {
    analysisId,
    partOfFortune,
    analysis: {
      fortunePath: paragraph(blocks.fortunePath),
      currentBlockages: paragraph(blocks.currentBlockages),
      spiritualGuidance: paragraph(blocks.spiritualGuidance),
      practicalSteps: blocks.practicalSteps.map(({ text }) => text),
      lightSidePattern: paragraph(blocks.lightSidePattern),
      darkSideWarning: paragraph(blocks.darkSideWarning),
      realLifeExamples: realLifeExamples.map(({ text }) => text),
    },
    sentences: blocks,
  }
}

export const RATING_NOT_SAVED = 'Failed to save rating. Please try again.'
export const RATED = 'Your rating has been recorded.'

export const rateAnalysis = operation({
  name: 'analysis.rate',
  summary: 'Rate an analysis from 1 to 5',
  who: 'member',
  input: ratingSchema,
  limit: 'write',
  repeat: 'same',
  run({ services, actor }, { analysisId, rating }) {
    const { db, clock } = services
    if (!ownsAnalysis(db, actor.id, analysisId)) throw new Refusal(404, 'This analysis was not found.')
    saveRating(db, { analysisId, userId: actor.id, rating, updatedAt: clock.now() })
    return { rating, message: RATED }
  },
})
