import { lotHouses } from '#app/astro/index.server.ts'
import { birthDataView } from '#app/features/charts/birth-record.server.ts'
import { chartText } from '#app/features/charts/chart-text.server.ts'
import { castBirth } from '#app/features/charts/charts.server.ts'
import { lotFound } from '#app/features/lots/lot-found.server.ts'
import { formatOffset } from '#app/geo/offset-text.ts'
import { placeText } from '#app/geo/place-text.ts'
import { compose } from '#app/guidance/index.server.ts'
import { currentLanguage } from '#app/language/current.ts'
import { operation } from '#app/operations/operation.server.ts'
import { pick } from '#app/pick.ts'
import { layoutPlate } from '#app/ui/plate/plate-layout.server.ts'
import { birthDataSchema } from './birth-data.schema.ts'
import { nearby, resolveBirth } from './birth-data.server.ts'

/** For visitors: the lot of any birth. It reads the table of rulers, and writes nothing. */
export const findLot = operation({
  name: 'lot.find',
  summary: 'The Part of Fortune of any birth, and the beginning of its reading; nothing is stored',
  who: 'anyone',
  input: birthDataSchema,
  limit: 'chart',
  idempotency: 'natural',
  run({ services: { db, places, clock } }, input) {
    const birth = resolveBirth(places, input, clock.now())
    const chart = castBirth(db, birth)
    const { partOfFortune: lot } = chart
    const houses = lotHouses(chart)
    const { headline, inShort, judgement } = compose({ chart, language: currentLanguage() })
    return {
      birth: birthDataView(birth, chart),
      chart,
      lot: { ...pick(lot, 'sign', 'degree'), ...houses.lot },
      ruler: { planet: lot.ruler, sign: lot.rulerSign, ...houses.ruler },
      houseSystem: chart.houseSystem,
      gift: inShort.gift,
      door: { sign: judgement.lotSign.sign, place: judgement.place.place },
      headline: headline.text,
      plate: layoutPlate(chart),
      found: lotFound(chart),
      ...nearby(db, birth),
      positions: chartText(chart, {
        place: placeText(birth),
        local: `${birth.dateOfBirth}T${birth.birthTime}`,
        zone: birth.zone,
        offset: formatOffset(birth.offsetSeconds),
        localMeanTime: birth.offsetSource === 'local-mean-time',
      }),
    }
  },
})

export type FoundLot = Awaited<ReturnType<typeof findLot.run>>
