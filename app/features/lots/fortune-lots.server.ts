import { z } from 'zod'
import {
  type Chart,
  LOTS,
  type LotName,
  lotLongitude,
  QABISI_LOTS,
  type RulerTable,
  SEVEN_LOTS,
} from '#app/astro/index.server.ts'
import { citationWords } from '#app/books/index.ts'
import { type LotRow, lotRows } from '#app/features/charts/chart-lots.server.ts'
import { toRulerTable } from '#app/features/charts/charts.repo.server.ts'
import { loadChart, type Missing } from '#app/features/charts/charts.server.ts'
import { operation } from '#app/operations/operation.server.ts'
import { formulaWords } from './fortune-messages.ts'
import { positionWords } from './position-text.server.ts'

export interface CountedLot extends LotRow {
  /** True if night exchanges its two ends. */
  exchanged: boolean
}

/** Lots in one place: they have the same formula, or it comes to the same here. Never empty. */
export type EqualLots = [CountedLot, ...CountedLot[]]

/** Lots of a chart in their order; each that falls in the same place as an earlier one joins it. */
export function equalLots(chart: Chart, names: readonly LotName[], table: RulerTable): EqualLots[] {
  const groups: EqualLots[] = []
  for (const row of lotRows(chart, names, table)) {
    const { reversedByNight: exchanged, variants } = LOTS[row.lot]
    const counted = {
      ...row,
      exchanged,
      source: citationWords.book(row.source),
      position: positionWords(row.longitude),
      formula: formulaWords(LOTS[row.lot], chart.isDayBirth),
      variants: variants.map((variant) => ({
        author: citationWords.book(variant.author),
        source: citationWords.book(variant.source),
        formula: formulaWords(variant, chart.isDayBirth),
        position: positionWords(lotLongitude(chart, variant, table)),
      })),
    }
    const equal = groups.find(([first]) => first.longitude === row.longitude)
    if (equal) equal.push(counted)
    else groups.push([counted])
  }
  return groups
}

export const readFortuneLots = operation({
  name: 'fortune.lots',
  summary: 'The seven lots and those of al-Qabisi with formula, place and ruler; or what is missing',
  who: 'member',
  input: z.object({}),
  limit: 'read',
  run({ services: { db }, actor }) {
    const record = loadChart(db, actor.id)
    if ('missing' in record) return record
    const { chart } = record
    const table = toRulerTable(record)
    return {
      seven: equalLots(chart, SEVEN_LOTS, table),
      qabisi: equalLots(chart, QABISI_LOTS, table),
      isDayBirth: chart.isDayBirth,
      houseSystem: chart.houseSystem,
    }
  },
})

export type FortuneLotsView = Exclude<Awaited<ReturnType<typeof readFortuneLots.run>>, { missing: Missing }>
