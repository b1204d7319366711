import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { houseCounts, lotHouses } from '#app/astro/index.server.ts'
import type { ChartRecord } from '#app/features/charts/charts.repo.server.ts'
import { loadJudgedChart } from '#app/features/charts/charts.server.ts'
import { plateOf } from '#app/features/charts/plate.server.ts'
import { firmnessLine, ownFirmness } from '#app/features/lots/firmness-view.server.ts'
import { lotWords } from '#app/features/lots/lot-messages.ts'
import type { Reason } from '#app/features/lots/reason-lines.tsx'
import { passagesIn } from '#app/features/lots/reasons.server.ts'
import { examplesFor, examplesKey, toThemeWeights } from '#app/features/similarity/choose-examples.server.ts'
import { makeExcerpt } from '#app/features/similarity/excerpt.ts'
import { keepExamples, shownExamples } from '#app/features/similarity/shown-examples.repo.server.ts'
import {
  ayahText,
  BLOCKS,
  compose,
  corpusOf,
  EXAMPLES_SHOWN,
  type Example,
  type FactorKey,
  hadithNarrator,
  hadithReference,
  hadithSpeaker,
  type Said,
  saidFrom,
  sideTitle,
  TRACKS,
  type TrackName,
} from '#app/guidance/index.server.ts'
import { currentLanguage } from '#app/language/current.ts'
import { memoizeByObject } from '#app/memoize.ts'
import { type Call, operation, Refusal } from '#app/operations/operation.server.ts'
import type { Services } from '#app/operations/services.ts'
import { pick } from '#app/pick.ts'
import type { Db } from '#db/client.server.ts'
import {
  type AnalysisRow,
  insertAnalysis,
  isPresent,
  loadVersions,
  type Owned,
  ownAnalysis,
  presentVersion,
  saveRating,
  type Version,
} from './analysis.repo.server.ts'
import { analysisSchema, ratingSchema } from './analysis.schema.ts'
import { analysisWords as words } from './analysis-messages.ts'
import { birthTimeNotes } from './birth-time-notes.server.ts'
import { loadSaid, presentKey } from './life-answers.server.ts'
import { litSky } from './lit-sky.server.ts'
import { ratedThemes } from './rated-themes.server.ts'
import { readerChoiceSchema } from './reader-choice.schema.ts'
import { doorsView, loadChoice, recordChoice } from './reader-choices.server.ts'
import type { ShownContent } from './shown-content.ts'

/** An example in an analysis. `teller` is the name that the author of the story chose, or null. */
type ShownExample = Example & { teller: string | null }

/**
 * Approved stories and events that resemble the chart, and written illustrations if there are not enough. When stories
 * or events have changed, the chosen ones that may still be shown stay, and the free places are filled.
 */
function chooseExamples(
  services: Services,
  stored: AnalysisRow,
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
function composeNow({ db, clock }: Services, chart: ChartRecord['chart'], owned: Owned): void {
  const { language, said } = owned
  insertAnalysis(db, {
    id: randomUUID(),
    ...owned,
    content: compose({ chart, said: saidFrom(said), language }),
    createdAt: clock.now(),
    themeWeights: null,
    examplesKey: null,
  })
}

/** All analyses of a person's chart, of which there is at least one in the language of the request. */
function someVersions(services: Services, chart: ChartRecord['chart'], owned: Owned): Version[] {
  const versions = loadVersions(services.db, owned)
  if (presentVersion(versions, owned)) return versions
  composeNow(services, chart, owned)
  return loadVersions(services.db, owned)
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
  const { chart } = reading
  const scene = loadChoice(db, actor.id, chart)
  const owned = presentKey(db, actor.id, reading, loadSaid(db, actor.id, chart, scene))
  const versions = version === undefined ? someVersions(services, chart, owned) : loadVersions(db, owned)
  const shown =
    version === undefined ? presentVersion(versions, owned) : versions.find(({ id }) => id === version)
  const stored = shown && ownAnalysis(db, actor.id, shown.id)
  if (!stored) throw new Refusal('analysis.not-found', words.notFound)
  const { content } = stored
  const { partOfFortune: lot } = chart
  return {
    analysisId: stored.id,
    rating: shown.rating,
    answers: stored.answers,
    doors: doorsView(chart, scene),
    subjectTitles: subjectTitles(),
    /** True if the texts or the person's answers about their life have changed, and no analysis is composed of them. */
    newVersion: !versions.some((one) => isPresent(one, owned)),
    /** The person's other analyses of this chart, newest first. */
    otherVersions: versions.filter((one) => one.language === stored.language && one.id !== stored.id),
    createdAt: stored.createdAt,
    partOfFortune: pick(lot, 'sign', 'house', 'degree', 'ruler', 'rulerSign', 'rulerHouse'),
    /** The house of the lot and of its ruler, by both counts. */
    houses: lotHouses(chart),
    isDayBirth: chart.isDayBirth,
    sectUncertain: chart.sectUncertain,
    spirit: { ...pick(chart.spirit, 'sign', 'degree'), ...houseCounts(chart, chart.spirit) },
    houseSystem: chart.houseSystem,
    plate: plateOf(chart),
    /** What each sentence lights in the plate. */
    lit: litSky(chart, content),
    firmness: firmnessLine(ownFirmness(reading, tolerance)),
    helpLine: services.settings.helpLine ?? null,
    birthTime: birthTimeNotes({ reading, content, said: stored.said, asked: tolerance }),
    content: {
      ...content,
      tracks: titledTracks(content),
      realLifeExamples: chooseExamples(services, stored, chart),
      hadith: content.hadith && {
        ...content.hadith,
        reference: hadithReference(content.hadith, content.language),
        narrator: hadithNarrator(content.hadith, content.language),
        speaker: hadithSpeaker(content.hadith.id),
      },
    },
    ...quotedIn(content),
  }
}

function subjectTitles() {
  const { tracks } = corpusOf(currentLanguage())
  return Object.fromEntries(TRACKS.map((name) => [name, tracks[name].title])) as Record<TrackName, string>
}

/** A subject that is told twice has a name for each side. */
const titledTracks = ({ tracks, language }: ShownContent) =>
  tracks.map((track) => ({ ...track, title: sideTitle(corpusOf(language), tracks, track) ?? track.title }))

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

/** The four sentences of the analysis that the person reads now. Null before their first visit to it. */
export function inShortOf(db: Db, userId: string, chart: ChartRecord, said: Said) {
  const owned = presentKey(db, userId, chart, said)
  const shown = presentVersion(loadVersions(db, owned), owned)
  return shown ? (ownAnalysis(db, userId, shown.id)?.content.inShort ?? null) : null
}

/**
 * The analysis of the person's chart, composed and stored at the first visit; for a scene, if the person chooses one.
 * @throws Refusal 404 without birth data, 409 for a scene that is none of the chart's
 */
export const requestAnalysis = operation({
  name: 'analysis.request',
  summary: 'The analysis of the saved chart',
  who: 'member',
  input: readerChoiceSchema.partial(),
  limit: 'write',
  idempotency: 'natural',
  run(call, { choice, subject }) {
    if (choice) {
      const { chart } = loadJudgedChart(call.services, call.actor.id)
      recordChoice(call, chart, { choice, subject })
    }
    return analysisView(call, {})
  },
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
    const owned = presentKey(services.db, actor.id, reading)
    composeNow(services, reading.chart, owned)
    const { id, corpusVersion } = presentVersion(loadVersions(services.db, owned), owned)!
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
  const { analysisId, partOfFortune, content, newVersion, doors } = view
  const { headline, inShort, letter, blocks, realLifeExamples, tracks, readFrom, steps, corpusVersion } =
    content
  const paragraph = (sentences: readonly { text: string }[]) => sentences.map(({ text }) => text).join(' ')
  const reasonsOf = (because: readonly Reason[]) =>
    because.map((one) => ({ ...pick(one, 'fact', 'rule', 'passage', 'ours'), book: toBook(view, one) }))
  const sentence = ({ id, text, track, because }: (typeof blocks)['fortunePath'][number]) => {
    const reasons = reasonsOf(because)
    const [first] = reasons
    return {
      id,
      text,
      track,
      because: reasons,
      reason: {
        factor: `track:${track ?? 'none'}`,
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
    headlineBecause: reasonsOf(headline?.because ?? []),
    inShort,
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
    doors,
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
