import { castChart } from '#app/astro/index.server.ts'
import { births } from '#app/guidance/births.ts'
import { LINKS } from '#app/guidance/corpus/en/links.ts'
import {
  BLOCKS,
  type Block,
  changesWithin,
  compose,
  composePath,
  judgementKey,
  type Reading,
  type Sentence,
  TRACK_TEXTS,
} from '#app/guidance/index.server.ts'

const CHARTS = 1000
const CHART_BLOCKS: readonly Block[] = [
  'fortunePath',
  'currentBlockages',
  'lightSidePattern',
  'darkSideWarning',
]

/** Prints the measures of a reading's quality, each with its target, and the time that a reading takes. */
export default function reading(): void {
  const charts = [...births(CHARTS, 20260101)]
  for (const chart of charts) compose({ chart })
  const started = performance.now()
  const usedBefore = process.cpuUsage()
  const readings = charts.map((chart) => compose({ chart }))
  const each = (performance.now() - started) / CHARTS
  const used = process.cpuUsage(usedBefore)

  line('tracks in a reading', mean(readings.map(({ tracks }) => tracks.length)).toFixed(1), '3')
  line('blocks in which all three tracks speak', percent(mean(readings.map(allTracks))), '100 %')
  line(
    'chart blocks whose first sentence names a sign, house or planet',
    percent(mean(readings.map(firstNames))),
    '100 %',
  )
  line('because-sentences that name their factor', percent(mean(readings.map(becauseNames))), '100 %')
  line('later sentences joined to the one before', percent(mean(readings.map(joined))), '100 %')
  line(
    'tests told in Blockages that counsel and a step take up',
    percent(mean(readings.map(answered))),
    '100 %',
  )
  line('Shadow traits of which the Light speaks too', percent(mean(readings.map(traitsTwice))), '100 %')
  const pairs = charts.map(minuteLater)
  const [same, other] = [pairs.filter(isJudgedAlike), pairs.filter((pair) => !isJudgedAlike(pair))]
  line('births whose judgement is the same a minute later', percent(same.length / CHARTS), '')
  line('of these: sentences kept', percent(mean(same.map(kept))), '100 %')
  line(
    'of the others: sentences changed whose facts are the same',
    percent(mean(other.map(changedWithoutReason))),
    '',
  )
  line(
    'the same birth a minute later, same sign and house: sentences kept',
    percent(mean(pairs.filter(hasSameLot).map(kept))),
    '',
  )
  line(
    'two readings share',
    percent(mean(readings.slice(1).map((one, i) => share(one, readings[i] as Reading)))),
    'at most 6 %',
  )
  line('two of the same lot sign and house share', percent(mean(alike(readings))), '20 to 35 %')
  line('two whose chain ends alike share of the third phase', percent(thirdPhase(charts)), 'about 5 %')
  const words = mean(readings.map((one) => all(one).flatMap(({ text }) => text.split(/\s+/)).length))
  line('words in a reading', words.toFixed(0), '')
  line('time of a reading', `${each.toFixed(3)} ms`, 'at most 1 ms')
  const processor = (used.user + used.system) / 1000 / CHARTS
  line('processor time of a reading', `${processor.toFixed(3)} ms`, '')
  const input = { utc: Date.UTC(1962, 8, 13, 15, 12), latitude: 31.5497, longitude: 74.3436 }
  changesWithin(input, 30)
  const before = performance.now()
  changesWithin(input, 30)
  line('time of what 30 minutes either way would change', `${(performance.now() - before).toFixed(1)} ms`, '')
}

const all = (one: Reading): Sentence[] => BLOCKS.flatMap((block) => one.blocks[block])
const texts = (one: Reading): string[] => all(one).map(({ text }) => text)

function line(what: string, measured: string, target: string): void {
  console.log(`${what.padEnd(70)} ${measured.padStart(9)}${target ? `   target ${target}` : ''}`)
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`

function share(a: Reading, b: Reading): number {
  const other = new Set(texts(b))
  return mean(texts(a).map((text) => Number(other.has(text))))
}

function allTracks({ tracks, blocks }: Reading): number {
  return mean(
    BLOCKS.map((block) =>
      Number(tracks.every(({ name }) => blocks[block].some(({ track }) => track === name))),
    ),
  )
}

function names({ judgement: { lotSign, ruler, help, test } }: Reading): RegExp {
  const planets = [ruler.planet, help?.planet, test?.planet].filter(Boolean)
  return new RegExp(`\\b(?:${[lotSign.sign, ruler.sign, ...planets].join('|')}|\\w+ house)\\b`)
}

function firstNames(one: Reading): number {
  return mean(CHART_BLOCKS.map((block) => Number(names(one).test(one.blocks[block][0]?.text ?? ''))))
}

function becauseNames(one: Reading): number {
  const because = all(one).filter(
    ({ text }) =>
      /\b(?:because|cause:)/i.test(text) &&
      /^currentBlockages/.test(one.blocks.currentBlockages[0]?.id ?? ''),
  )
  const chart = because.filter(({ id }) => /origin|second/.test(id))
  return mean(chart.map(({ text }) => Number(names(one).test(text))))
}

function joined(one: Reading): number {
  return mean(
    BLOCKS.filter((block) => block !== 'practicalSteps').flatMap((block) =>
      one.blocks[block].slice(1).map(({ text, track }, i) => {
        if (LINKS.some((link) => link.test(text))) return 1
        const before = one.blocks[block][i]?.text.toLowerCase() ?? ''
        const nouns = track ? TRACK_TEXTS[track].nouns : []
        return Number(nouns.some((noun) => text.toLowerCase().includes(noun) && before.includes(noun)))
      }),
    ),
  )
}

function answered({ tracks, blocks, steps }: Reading): number {
  const difficulty = tracks[1]?.name
  const counsel = blocks.spiritualGuidance.some(
    ({ id, track }) => id.endsWith('/counsel') && track === difficulty,
  )
  return Number(counsel && steps.some(({ track }) => track === difficulty))
}

function traitsTwice({ blocks }: Reading): number {
  return mean(
    blocks.darkSideWarning.map(({ id, track }) =>
      Number(
        blocks.lightSidePattern.some(
          (light) => light.track === track && light.id.split('/')[1] === id.split('/')[1],
        ),
      ),
    ),
  )
}

type Chart = ReturnType<typeof castChart>
const later = ({ utc, latitude, longitude, rulers }: Chart) =>
  castChart({ utc: Date.parse(utc) + 60_000, latitude, longitude, rulers })

interface Pair {
  chart: Chart
  then: Chart
  now: Reading
  minuteLater: Reading
}

function minuteLater(chart: Chart): Pair {
  const then = later(chart)
  return { chart, then, now: compose({ chart }), minuteLater: compose({ chart: then }) }
}

const kept = ({ now, minuteLater: after }: Pair) => share(now, after)

const isJudgedAlike = ({ now, minuteLater: after }: Pair) =>
  judgementKey(now.judgement) === judgementKey(after.judgement)

const hasSameLot = ({ chart: { partOfFortune: a }, then: { partOfFortune: b } }: Pair) =>
  a.sign === b.sign && a.house === b.house

/** Sentences with different words although their subject and all their facts are the same. */
function changedWithoutReason({ now, minuteLater: after }: Pair): number {
  const later = new Map(all(after).map((one) => [one.id, one]))
  const facts = ({ because }: Sentence) => because.map(({ fact }) => fact).join()
  return mean(
    all(now).map((one) => {
      const then = later.get(one.id)
      const alike = then !== undefined && then.track === one.track && facts(then) === facts(one)
      return Number(alike && then.text !== one.text)
    }),
  )
}

/** Compares each reading with the one before it that has the same sign and place of the lot. */
function alike(readings: readonly Reading[]): number[] {
  return beside(readings, ({ judgement: { lotSign, place } }) => `${lotSign.sign} ${place.key}`, share)
}

function beside<T>(list: readonly T[], keyOf: (one: T) => string, compare: (a: T, b: T) => number): number[] {
  const last = new Map<string, T>()
  return list.flatMap((one) => {
    const key = keyOf(one)
    const before = last.get(key)
    last.set(key, one)
    return before === undefined ? [] : [compare(one, before)]
  })
}

function thirdPhase(charts: readonly Chart[]): number {
  const paths = charts.map((chart) => {
    const { ending } = chart.partOfFortune.chain
    const phase = composePath(chart)[2]
    const sentences = phase
      ? [...phase.given, ...phase.hindrance, ...phase.counsel].map(({ text }) => text)
      : []
    return { key: JSON.stringify(ending), sentences }
  })
  return mean(
    beside(
      paths,
      ({ key }) => key,
      (a, b) => mean(a.sentences.map((text) => Number(b.sentences.includes(text)))),
    ),
  )
}
