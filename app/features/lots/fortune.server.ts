import {
  type Chart,
  dispositorGraph,
  houseCounts,
  type PartOfFortune,
  type RulerChain,
  type RulerTable,
  type RulerTradition,
  rulerChain,
  SECT_MARGIN_DEGREES,
  standingOf,
  termLordOf,
} from '#app/astro/index.server.ts'
import { citationWords } from '#app/books/index.ts'
import { placesFromLot } from '#app/features/charts/chart-lots.server.ts'
import { toRulerTable } from '#app/features/charts/charts.repo.server.ts'
import { loadChart, type Missing } from '#app/features/charts/charts.server.ts'
import { plateOf } from '#app/features/charts/plate.server.ts'
import { corpusOf, SOURCES } from '#app/guidance/index.server.ts'
import { currentLanguage } from '#app/language/current.ts'
import { memoizeByObject } from '#app/memoize.ts'
import { operation } from '#app/operations/operation.server.ts'
import { ownFirmness } from './firmness-view.server.ts'
import { fortuneSchema } from './fortune.schema.ts'
import { judgementChapters } from './judgement-chapters.server.ts'
import { judgementView } from './judgement-view.server.ts'
import { lotFound } from './lot-found.server.ts'

const END_RULES = { 'own-sign': 'end.planet', 'mutual-reception': 'end.pair', loop: 'end.ring' } as const

/** The books say that signs have rulers. Following the rulers to an end is our own rule. */
function toGround(kind: RulerChain['ending']['kind']): { rule: string; source: string } {
  return {
    rule: corpusOf(currentLanguage()).rules[END_RULES[kind]].rule,
    source: citationWords.book(SOURCES['ptolemy.houses']),
  }
}

/** The authors who reverse the lot by night, then those who do not. */
const LOT_SOURCES = [
  'dorotheus.fortune',
  'valens.fortune',
  'albiruni.fortune',
  'ptolemy.fortune',
  'lilly.fortune',
] as const

/** In one tradition: the chain from a sign, with the degree of each planet, and the graph of all planets. */
function byTradition(
  chart: Chart,
  startSign: RulerChain['startSign'],
  tradition: RulerTradition,
  table: RulerTable,
) {
  const standing = standingOf(chart.planets)
  const chain = rulerChain(startSign, standing, tradition, table)
  return {
    tradition,
    chain: {
      startSign,
      ending: chain.ending,
      steps: chain.steps.map((step) => ({
        ...step,
        ...houseCounts(chart, step),
        degree: standing[step.planet].degree,
      })),
    },
    ground: toGround(chain.ending.kind),
    graph: dispositorGraph({ planets: chart.planets, rulers: tradition }, table),
  }
}

export type TraditionView = ReturnType<typeof byTradition>

function lotView(lot: PartOfFortune, chart: Chart, table: RulerTable) {
  const { sign, degree, longitude, reversed } = lot
  const { chain } = byTradition(chart, sign, chart.rulers, table)
  return { sign, degree, bound: termLordOf(longitude), ...houseCounts(chart, lot), reversed, chain }
}

export type LotView = ReturnType<typeof lotView>

/** What the page shows of a chart. `rulers` is the chart's table of rulers as JSON. */
const toShown = memoizeByObject((chart: Chart, rulers: string) => {
  const table: RulerTable = JSON.parse(rulers)
  const { sign } = chart.partOfFortune
  return {
    own: byTradition(chart, sign, chart.rulers, table),
    other: byTradition(chart, sign, chart.rulers === 'traditional' ? 'modern' : 'traditional', table),
    lot: lotView(chart.partOfFortune, chart, table),
    spirit: lotView(chart.spirit, chart, table),
    found: lotFound(chart),
    chapters: judgementChapters(chart, table),
    fromLot: placesFromLot(chart),
  }
})

export const readFortune = operation({
  name: 'fortune.read',
  summary:
    'How the lot is judged, its chain of rulers, the graph of dispositors, both lots, and how firm they are; or what is missing',
  who: 'member',
  input: fortuneSchema,
  limit: 'read',
  run({ services: { db }, actor }, { tolerance }) {
    const chartRecord = loadChart(db, actor.id)
    if ('missing' in chartRecord) return chartRecord
    const { chart } = chartRecord
    const table = toRulerTable(chartRecord)
    const firmness = ownFirmness(chartRecord, tolerance)
    return {
      ...toShown(chart, JSON.stringify(table)),
      plate: plateOf(chart),
      isDayBirth: chart.isDayBirth,
      sunAltitude: chart.sunAltitude,
      sectMargin: SECT_MARGIN_DEGREES,
      /** Set if both lots are possible: the Sun is near the horizon, or crosses it within the tolerance. */
      twilight: chart.sectUncertain ? ('near' as const) : firmness.sectFirm ? null : ('crosses' as const),
      lotSources: LOT_SOURCES.map((key) => citationWords.book(SOURCES[key])),
      houseSystem: chart.houseSystem,
      judgement: judgementView(chart),
      firmness,
    }
  },
})

export type FortuneView = Exclude<Awaited<ReturnType<typeof readFortune.run>>, { missing: Missing }>
