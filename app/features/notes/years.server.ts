import { z } from 'zod'
import { profectedSign, rulerOf } from '#app/astro/index.server.ts'
import { passageFor, quoted } from '#app/books/index.ts'
import { loadChart, type Missing } from '#app/features/charts/charts.server.ts'
import { longDate } from '#app/format.ts'
import { operation } from '#app/operations/operation.server.ts'
import { type LivedYear, livedYears } from './lived-years.ts'
import { todayText } from './notes.server.ts'

/** The years of a person's life that have ended, each with its profected sign; or what is missing. */
export const readYears = operation({
  name: 'notes.years',
  summary: 'The years already lived, by the profection of the Part of Fortune',
  who: 'member',
  input: z.object({}),
  limit: 'read',
  run({ services, actor }) {
    const chartRecord = loadChart(services.db, actor.id)
    if ('missing' in chartRecord) return chartRecord
    const { chart, birth } = chartRecord
    const lot = chart.partOfFortune.sign
    const view = (year: LivedYear) => {
      const sign = profectedSign(lot, year.age)
      return {
        ...year,
        /** '15 July 2002' */
        fromText: longDate(year.from),
        untilText: longDate(year.until),
        sign,
        /** The lord of the year. */
        ruler: rulerOf(sign, 'traditional'),
        /** Planets in that sign at birth. */
        planets: chart.planets.filter((planet) => planet.sign === sign).map(({ name }) => name),
        /** The year's name in addresses. */
        about: `year:${year.age}`,
      }
    }
    return {
      lot,
      years: livedYears(birth.dateOfBirth, todayText(services)).map(view),
      passages: (['qabisi.profection', 'qabisi.profection-example'] as const).map((id) =>
        quoted(passageFor(id)),
      ),
    }
  },
})

export type YearsView = Exclude<Awaited<ReturnType<typeof readYears.run>>, { missing: Missing }>
