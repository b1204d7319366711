import { castChart } from '#app/astro/index.server.ts'
import { births } from '#app/guidance/births.ts'
import {
  ayahText,
  BLOCKS,
  changesWithin,
  compose,
  composePath,
  corpusOf,
  factsByRank,
  judgementKey,
  type Reading,
  type Sentence,
} from '#app/guidance/index.server.ts'
import type { Language } from '#app/language/language.ts'
import { maskedWords, runsOf, sharedPart } from '#tests/support/shared-runs.ts'
import { toldTooOften } from '#tests/support/told-facts.ts'
import { printStory } from './reading-story.ts'
import type { BenchOptions } from './run.ts'

const CHARTS = 2000

/** Prints the measures of a reading's quality, each with its aim, and the time that a reading takes. */
export default function reading({ language = 'en' }: BenchOptions): void {
  const corpus = corpusOf(language)
  const charts = [...births(CHARTS, 20260101)]
  for (const chart of charts) compose({ chart, language })
  const started = performance.now()
  const readings = charts.map((chart) => compose({ chart, language }))
  const each = (performance.now() - started) / CHARTS

  const words = readings.map((one) => maskedWords(corpus, textOf(one)))
  const runs = words.map(runsOf)
  const shared = words.slice(1).map((own, i) => sharedPart(own, (run) => runs[i]!.has(run)))
  line(
    'masked words that a random other reading shares, in runs of five',
    percent(mean(shared)),
    'at most 6 %',
  )
  const count = new Map<string, number>()
  for (const own of runs) for (const run of own) count.set(run, (count.get(run) ?? 0) + 1)
  const frames = words.map((own) => sharedPart(own, (run) => count.get(run)! >= CHARTS / 10))
  line('masked words in frames used by a tenth of all readings', percent(mean(frames)), 'at most 12 %')

  const plans = countsOf(readings.map(({ plan }) => plan))
  line('the most frequent plan', percent(Math.max(...plans) / CHARTS), 'at most 35 %')
  const headlines = countsOf(readings.map(({ headline }) => headline.text))
  const pairs = headlines.reduce((sum, count) => sum + count * (count - 1), 0)
  line(
    'headline shared with a random other reading',
    percent(pairs / (CHARTS * (CHARTS - 1))),
    'at most 0.5 %',
  )
  const twice = headlines.reduce((sum, count) => sum + (count > 1 ? count : 0), 0)
  line('headline shared with any of the other 1,999', percent(twice / CHARTS), '')

  const named = readings.map(strongestNamed)
  line('strongest fact named', percent(mean(named.map(([first]) => Number(first)))), 'at least 98 %')
  line('first two facts named', percent(mean(named.map(([a, b]) => Number(a && b)))), 'at least 95 %')
  line('guidance that holds a passage for its difficulty', percent(mean(readings.map(hasPassage))), '100 %')

  const lengths = readings.map((one) =>
    wordsIn([textOf(one), ...one.realLifeExamples.map(({ text }) => text)].join(' ')),
  )
  const { letter: letterBounds, reading: bounds } = corpus.lengths
  line(`readings of ${bounds.join(' to ')} words`, percent(partWithin(bounds, lengths)), '')
  line('words of a reading', mean(lengths).toFixed(0), bounds.join(' to '))
  const letters = readings.map(({ letter }) => wordsIn(letter.join(' ')))
  line(`letters of ${letterBounds.join(' to ')} words`, percent(partWithin(letterBounds, letters)), '')
  line('facts told more than twice', mean(readings.map((one) => toldTooOften(one).length)).toFixed(2), '0')

  const general = new Set(Object.values(corpus.pairs.inside).flat())
  const isOwn = ({ blocks }: Reading) => blocks.currentBlockages.every(({ text }) => !general.has(text))
  line(
    'difficulties told in a scene of their lot',
    percent(mean(readings.map((one) => Number(isOwn(one))))),
    '',
  )

  printStory(readings, line)

  const births60 = readings
    .slice(0, 60)
    .map((one) => new Set(all(one).flatMap(({ text }) => sentencesIn(text))))
  const uses = new Map<string, number>()
  for (const some of births60) for (const text of some) uses.set(text, (uses.get(text) ?? 0) + 1)
  line('the commonest sentence over 60 readings', String(Math.max(...uses.values())), 'at most 4')

  const later = charts.map((chart) => minuteLater(chart, language))
  const sameLot = readings.flatMap((now, i) => (hasSameLot(now, later[i]!) ? [kept(now, later[i]!)] : []))
  line('kept one minute later where sign and place hold', percent(mean(sameLot)), 'at least 98 %')
  const alike = readings.flatMap((now, i) =>
    judgementKey(now.judgement) === judgementKey(later[i]!.judgement) ? [kept(now, later[i]!)] : [],
  )
  line('of these with an equal judgement', percent(mean(alike)), '100 %')
  line('two paths with the same ending share', percent(thirdPhase(charts, language)), 'at most 6 %')

  line('time of a reading', `${each.toFixed(3)} ms`, 'at most 1 ms')
  const input = { utc: Date.UTC(1962, 8, 13, 15, 12), latitude: 31.5497, longitude: 74.3436 }
  changesWithin(input, 30, {}, language)
  const before = performance.now()
  changesWithin(input, 30, {}, language)
  line('time of what 30 minutes either way would change', `${(performance.now() - before).toFixed(1)} ms`, '')
}

/** How often each value occurs. */
function countsOf(values: readonly string[]): number[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts.values()]
}

type Chart = ReturnType<typeof castChart>

const all = (one: Reading): Sentence[] => BLOCKS.flatMap((block) => one.blocks[block])
const textOf = (one: Reading): string => [one.headline, ...all(one)].map(({ text }) => text).join('\n')
const wordsIn = (text: string): number => text.split(/\s+/).length
const sentencesIn = (text: string): string[] => text.split(/(?<=[.?!؟][’»]?) /)

function line(what: string, measured: string, aim: string): void {
  console.log(`${what.padEnd(66)} ${measured.padStart(9)}${aim ? `   aim ${aim}` : ''}`)
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length
const partWithin = ([least, most]: readonly [number, number], counts: readonly number[]): number =>
  mean(counts.map((n) => Number(n >= least && n <= most)))
const percent = (part: number): string => `${(100 * part).toFixed(2)} %`

function strongestNamed(one: Reading): boolean[] {
  const { isNamedIn } = corpusOf(one.language).names
  return factsByRank(one.judgement)
    .slice(0, 2)
    .map(({ planets }) => planets.some((planet) => isNamedIn(planet, one.headline.text)))
}

function hasPassage({ ayahs: [ayah], hadith, blocks }: Reading): number {
  const places = ayah ? [`${ayah.surah}:${ayah.from}`, `(${ayahText(ayah).surahArabic} `] : [hadith!.number]
  return Number(blocks.spiritualGuidance.some(({ text }) => places.some((place) => text.includes(place))))
}

function minuteLater({ utc, latitude, longitude, rulers }: Chart, language: Language): Reading {
  const chart = castChart({ utc: Date.parse(utc) + 60_000, latitude, longitude, rulers })
  return compose({ chart, language })
}

const hasSameLot = (a: Reading, b: Reading): boolean =>
  a.judgement.lotSign.key === b.judgement.lotSign.key && a.judgement.place.key === b.judgement.place.key

function kept(a: Reading, b: Reading): number {
  const texts = new Set(all(b).map(({ text }) => text))
  return mean(all(a).map(({ text }) => Number(texts.has(text))))
}

/** Compares the third phase of each path with the one before it whose chain of rulers ends alike. */
function thirdPhase(charts: readonly Chart[], language: Language): number {
  const last = new Map<string, Set<string>>()
  return mean(
    charts.flatMap((chart) => {
      const phase = composePath(chart, {}, language)[2]!
      const texts = [...phase.given, ...phase.hindrance, ...phase.counsel].map(({ text }) => text)
      const key = JSON.stringify(chart.partOfFortune.chain.ending)
      const before = last.get(key)
      last.set(key, new Set(texts))
      return before ? [mean(texts.map((text) => Number(before.has(text))))] : []
    }),
  )
}
