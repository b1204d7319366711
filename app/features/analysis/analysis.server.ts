import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { houseCounts, lotHouses } from '#app/astro/index.server.ts'
import type { ChartRecord } from '#app/features/charts/charts.repo.server.ts'
import { loadJudgedChart } from '#app/features/charts/charts.server.ts'
import { firmnessLine, ownFirmness } from '#app/features/lots/firmness-view.server.ts'
import { lotWords } from '#app/features/lots/lot-messages.ts'
import type { Reason } from '#app/features/lots/reason-lines.tsx'
import { passagesIn } from '#app/features/lots/reasons.server.ts'
import { USUAL_TOLERANCE } from '#app/features/lots/tolerances.ts'
import { examplesFor, examplesKey, toThemeWeights } from '#app/features/similarity/choose-examples.server.ts'
import { makeExcerpt } from '#app/features/similarity/excerpt.ts'
import { keepExamples, shownExamples } from '#app/features/similarity/shown-examples.repo.server.ts'
import {
  ayahText,
  BLOCKS,
  compose,
  EXAMPLES_SHOWN,
  type Example,
  type FactorKey,
  hadithReference,
  saidFrom,
} from '#app/guidance/index.server.ts'
import { memoizeByObject } from '#app/memoize.ts'
import { type Call, operation, Refusal } from '#app/operations/operation.server.ts'
import type { Services } from '#app/operations/services.ts'
import { pick } from '#app/pick.ts'
import { layoutPlate } from '#app/ui/plate/plate-layout.server.ts'
import {
  type AnalysisRow,
  hasAnalysisOfVersion,
  insertAnalysis,
  loadRating,
  loadVersions,
  ownAnalysis,
  saveRating,
  storedAnalysis,
} from './analysis.repo.server.ts'
import { analysisSchema, ratingSchema } from './analysis.schema.ts'
import { analysisWords as words } from './analysis-messages.ts'
import { birthTimeNotes } from './birth-time-notes.server.ts'
import { presentKey } from './life-answers.server.ts'
import { ratedThemes } from './rated-themes.server.ts'
import { rewordedBlocks } from './rewording.server.ts'
import { type ShownContent, shownContent } from './shown-content.server.ts'
import { loadAnswers } from './subject-answers.server.ts'
import { writerView } from './writing.server.ts'

/** An example in an analysis. `teller` is the name that the author of the story chose, or null. */
type ShownExample = Example & { teller: string | null }

/**
 * Approved stories and events that resemble the chart, and written illustrations if there are not enough. When stories
 * or events have changed, the chosen ones that may still be shown stay, and the free places are filled.
 */
function chooseExamples(
  services: Services,
  stored: Omit<AnalysisRow, 'content'> & { content: ShownContent },
  chart: ChartRecord['chart'],
): ShownExample[] {
  const { db } = services
  const key = examplesKey(services)
  if (key !== null && key !== stored.examplesKey) {
    const { id: analysisId, userId, language } = stored
    const chosen = examplesFor(services, { analysisId, userId, language, chart })
    keepExamples(db, stored.id, { key, themeWeights: toThemeWeights(chart), chosen })
  }
  const real = shownExamples(db, stored.id).map(({ id, kind, text, teller, factor, reason }) => ({
    id: `${kind}-${id}`,
    kind,
    text: makeExcerpt(text),
    teller,
    factor: factor as FactorKey,
    reason,
  }))
  const illustrations = stored.content.realLifeExamples.map((one) => ({ ...one, teller: null }))
  return [...real, ...illustrations].slice(0, EXAMPLES_SHOWN)
}

/** Composes the analysis of a chart with this version of the texts and of the answers, once, and stores it. */
function composeNow({ db, clock }: Services, userId: string, reading: ChartRecord): void {
  const { language, corpusVersion, said } = presentKey(db, userId, reading)
  insertAnalysis(db, {
    id: randomUUID(),
    userId,
    readingId: reading.id,
    language,
    corpusVersion,
    said,
    content: compose({ chart: reading.chart, said: saidFrom(said), language }),
    createdAt: clock.now(),
    themeWeights: null,
    examplesKey: null,
  })
}

/** The present analysis of a person, or their earlier one with the id `version`. */
function analysisToShow(
  services: Services,
  userId: string,
  reading: ChartRecord,
  version: string | undefined,
) {
  const { db } = services
  if (version !== undefined) {
    const asked = ownAnalysis(db, userId, version)
    if (asked?.readingId !== reading.id) throw new Refusal('analysis.not-found', words.notFound)
    return asked
  }
  const owned = presentKey(db, userId, reading)
  const stored = storedAnalysis(db, owned)
  if (stored) return stored
  composeNow(services, userId, reading)
  return storedAnalysis(db, owned)!
}

/**
 * An analysis as it is shown. One from an earlier version of the texts does not change until the person requests the
 * new version.
 */
export function analysisView(
  { services, actor }: Call<'member'>,
  { version, tolerance }: z.output<typeof analysisSchema>,
) {
  const { db } = services
  const reading = loadJudgedChart(services, actor.id)
  const stored = analysisToShow(services, actor.id, reading, version)
  const { chart } = reading
  const content = shownContent(stored.content)
  const { blocks, language } = content
  const own = { id: stored.id, userId: actor.id, blocks, language }
  const versions = loadVersions(db, { userId: actor.id, readingId: reading.id, language: stored.language })
  const { partOfFortune: lot } = chart
  return {
    analysisId: stored.id,
    rating: loadRating(db, actor.id, stored.id),
    /** What the person has answered to each subject. */
    answers: loadAnswers(db, actor.id, stored.id),
    /** True if the texts or the person's answers about their life have changed, and no analysis is composed of them. */
    newVersion: !hasAnalysisOfVersion(db, presentKey(db, actor.id, reading)),
    /** The person's other analyses of this chart, newest first. */
    otherVersions: versions.filter(({ id }) => id !== stored.id),
    createdAt: stored.createdAt,
    partOfFortune: pick(lot, 'sign', 'house', 'degree', 'ruler', 'rulerSign', 'rulerHouse'),
    /** The house of the lot and of its ruler, by both counts. */
    houses: lotHouses(chart),
    isDayBirth: chart.isDayBirth,
    sectUncertain: chart.sectUncertain,
    spirit: { ...pick(chart.spirit, 'sign', 'degree'), ...houseCounts(chart, chart.spirit) },
    houseSystem: chart.houseSystem,
    plate: layPlateOnce(chart),
    firmness: firmnessLine(ownFirmness(reading, tolerance)),
    birthTime: birthTimeNotes({ reading, content, said: stored.said, tolerance }),
    content: {
      ...content,
      blocks: rewordedBlocks(services, own),
      realLifeExamples: chooseExamples(services, { ...stored, content }, chart),
      hadith: content.hadith && {
        ...content.hadith,
        reference: hadithReference(content.hadith, content.language),
      },
    },
    ...quotedIn(content),
    writer: writerView(services, own),
  }
}

const layPlateOnce = memoizeByObject(layoutPlate)

/** The texts that an analysis refers to. */
const quotedIn = memoizeByObject((content: ShownContent) => ({
  passages: passagesIn(
    [...(content.headline ? [content.headline] : []), ...Object.values(content.blocks).flat()].flatMap(
      ({ because }) => because,
    ),
  ),
  ayahs: content.ayahs.map((one) => ayahText(one, content.language)),
}))

export type AnalysisView = ReturnType<typeof analysisView>

/**
 * The analysis of the person's chart, composed and stored at the first visit. @throws Refusal 404 without birth data.
 */
export const requestAnalysis = operation({
  name: 'analysis.request',
  summary: 'The analysis of the saved chart',
  who: 'member',
  input: z.object({}),
  limit: 'write',
  idempotency: 'natural',
  run: (call) => analysisView(call, { tolerance: USUAL_TOLERANCE }),
})

/** As `requestAnalysis`, with a choice of version and tolerance, for the page. @throws Refusal 404 */
export const showAnalysis = operation({
  name: 'analysis.show',
  summary: 'An analysis of the saved chart, the present one or an earlier one',
  who: 'member',
  input: analysisSchema,
  limit: 'write',
  idempotency: 'natural',
  run: analysisView,
})

/** Composes the analysis with the present texts and answers, once. The earlier one stays, with its rating. */
export const renewAnalysis = operation({
  name: 'analysis.renew',
  summary:
    'Compose the analysis again with the current version of the texts and of the answers; the earlier one is kept',
  who: 'member',
  input: z.object({}),
  limit: 'write',
  idempotency: 'natural',
  run({ services, actor }) {
    const reading = loadJudgedChart(services, actor.id)
    composeNow(services, actor.id, reading)
    const owned = presentKey(services.db, actor.id, reading)
    const { id, corpusVersion } = storedAnalysis(services.db, owned)!
    return { analysisId: id, corpusVersion, message: words.newVersionShown }
  },
})

/** The book that a reason cites: author, book and place. */
function toBook({ passages }: AnalysisView, { passage, reference }: Reason): string | null {
  const quoted = passage === null ? undefined : passages[passage]
  return quoted?.citation ?? reference
}

/** The answer of the call: paragraphs as text, each sentence's reasons beside them. */
export function analysisAnswer(view: AnalysisView) {
  const { analysisId, partOfFortune, content, newVersion } = view
  const { headline, letter, blocks, realLifeExamples, tracks, readFrom, steps, corpusVersion } = content
  const paragraph = (sentences: readonly { text: string }[]) => sentences.map(({ text }) => text).join(' ')
  const sentence = ({
    id,
    text,
    composed,
    track,
    factor,
    because,
  }: (typeof blocks)['fortunePath'][number]) => {
    const reasons = because.map((one) => ({
      ...pick(one, 'fact', 'rule', 'passage', 'ours'),
      book: toBook(view, one),
    }))
    const [first] = reasons
    return {
      id,
      text,
      ...(composed === undefined ? {} : { composed }),
      track,
      because: reasons,
      reason: {
        factor: factor ?? `track:${track ?? 'none'}`,
        statement: first?.fact ?? '',
        rule: first?.rule ?? '',
        source: first?.book ?? lotWords.ruleIsOurs,
      },
    }
  }
  return {
    analysisId,
    partOfFortune,
    headline: headline?.text ?? null,
    letter: letter.length > 0 ? letter.join('\n\n') : null,
    analysis: {
      fortunePath: paragraph(blocks.fortunePath),
      currentBlockages: paragraph(blocks.currentBlockages),
      spiritualGuidance: paragraph(blocks.spiritualGuidance),
      practicalSteps: blocks.practicalSteps.map(({ text }) => text),
      lightSidePattern: paragraph(blocks.lightSidePattern),
      darkSideWarning: paragraph(blocks.darkSideWarning),
      realLifeExamples: realLifeExamples.map(({ text }) => text),
    },
    sentences: Object.fromEntries(BLOCKS.map((block) => [block, blocks[block].map(sentence)])),
    tracks: tracks.map((track) => pick(track, 'name', 'title', 'part', 'witnesses')),
    readFrom,
    steps,
    corpusVersion,
    newVersion,
  }
}

export const rateAnalysis = operation({
  name: 'analysis.rate',
  summary: 'Rate an analysis from 1 to 5',
  who: 'member',
  input: ratingSchema,
  limit: 'write',
  idempotency: 'natural',
  run({ services, actor }, { analysisId, rating }) {
    const { db, clock } = services
    const rated = ownAnalysis(db, actor.id, analysisId)
    if (!rated) throw new Refusal('analysis.not-found', words.notFound)
    const themes = ratedThemes(rated.content)
    saveRating(db, { analysisId, userId: actor.id, rating, updatedAt: clock.now(), themes })
    return { rating, message: words.ratingSaved }
  },
})
