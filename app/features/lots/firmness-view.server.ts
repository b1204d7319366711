import { type Change, type Firm, firmness, type RulerTable } from '#app/astro/index.server.ts'
import type { BirthRecord } from '#app/features/charts/birth-record.repo.server.ts'
import { type OwnChart, toRulerTable } from '#app/features/charts/charts.repo.server.ts'
import { localTimeAt } from '#app/geo/civil-time.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { memoizeByArguments } from '#app/memoize.ts'
import { MINUTE } from '#app/operations/clock.ts'
import { pick } from '#app/pick.ts'
import { birthTimeWords as words } from './birth-time-messages.ts'
import { chainLine, houseText } from './lot-messages.ts'
import { nearbyTimes } from './nearby-times.ts'
import { type Tolerance, toleranceOf } from './tolerances.ts'

type Stated = Pick<BirthRecord, 'latitude' | 'longitude' | 'zone' | 'birthTime' | 'dateOfBirth'>

/** A birth as the user stated it. `utc` is in milliseconds. */
export type StatedBirth = Stated & { utc: number }

export function statedBirth(record: Stated & Pick<BirthRecord, 'utc'>): StatedBirth {
  const stated = pick(record, 'latitude', 'longitude', 'zone', 'birthTime', 'dateOfBirth')
  return { ...stated, utc: record.utc.getTime() }
}

function newView(record: StatedBirth, rulers: RulerTable, tolerance: Tolerance) {
  const { utc, latitude, longitude } = record
  const lot = firmness({ utc, latitude, longitude, rulerTable: rulers }, tolerance)
  const clock = (minutes: number) => clockTime(record, minutes)
  const row = <T>(key: keyof typeof words.rows, firm: Firm<T>, toText: (value: T) => string) => {
    const turn = (change: Change<T> | null) =>
      change && { minutes: change.minutes, ...clock(change.minutes), becomes: toText(change.value) }
    return {
      key,
      name: words.rows[key],
      value: toText(firm.value),
      firm: firm.firm,
      earlier: turn(firm.earlier),
      later: turn(firm.later),
    }
  }
  const rows = [
    row('sign', lot.sign, (sign) => astroWords.signs[sign]),
    row('house', lot.house, houseText),
    row('ruler', lot.ruler, (ruler) => astroWords.points[ruler]),
    row('rulerSign', lot.rulerSign, (sign) => astroWords.signs[sign]),
    row('rulerHouse', lot.rulerHouse, houseText),
    row('sect', lot.sect, (sect) => astroWords.sects[sect]),
    row('chain', lot.chain, chainLine),
  ]
  return {
    tolerance,
    statedTime: record.birthTime,
    /** Clock times at either end of the tolerance. */
    from: clock(-tolerance).at,
    to: clock(tolerance).at,
    firm: rows.every(({ firm }) => firm),
    rows,
    /** 'If you were born two minutes earlier, …'; the nearest change comes first. */
    nearby: nearbyTimes(lot),
    sectFirm: lot.sect.firm,
  }
}

/**
 * Whether the reading of the lot stays the same if the birth time is wrong by some minutes, and when it changes. Computing
 * charts for the minutes around a birth takes long.
 */
export const firmnessView = memoizeByArguments(1_000_000, newView)

export type FirmnessView = ReturnType<typeof newView>
export type FirmRow = FirmnessView['rows'][number]

/** The local clock time so many minutes from the stated time. `day` is set if that is another day than the stated one. */
export function clockTime(record: StatedBirth, minutes: number) {
  const at = new Date(record.utc + minutes * MINUTE)
  const offset = Date.parse(`${record.dateOfBirth}T${record.birthTime}Z`) - record.utc
  // A clock that was not read by the zone, but by a meridian or another law, is taken to have gone on evenly.
  const isOfZone = localTimeAt(new Date(record.utc), record.zone).offsetSeconds * 1000 === offset
  const { local } = isOfZone
    ? localTimeAt(at, record.zone)
    : { local: new Date(at.getTime() + offset).toISOString() }
  const date = local.slice(0, 10)
  const day = date < record.dateOfBirth ? words.dayBefore : date > record.dateOfBirth ? words.dayAfter : null
  return { at: local.slice(11, 16), day }
}

/** Whether the lot of a person's own chart stays the same. */
export function ownFirmness(chartRecord: OwnChart, asked?: Tolerance): FirmnessView {
  const tolerance = toleranceOf(chartRecord.birth, asked)
  return firmnessView(statedBirth(chartRecord.birth), toRulerTable(chartRecord), tolerance)
}

/** More sentences than this are not shown; the table of the lot has all changes. */
const MOST_NEARBY = 3

/** How sensitive the lot is to the birth time: one line, and sentences about the first changes. */
export function firmnessLine({ tolerance, statedTime, firm, rows, nearby }: FirmnessView) {
  if (firm) return { firm, sureWithin: tolerance, text: words.firm(statedTime, tolerance), nearby: [] }
  const turns = rows
    .filter((row) => !row.firm)
    .map(({ key, earlier, later }) => {
      const times = [earlier, later].flatMap((turn) => (turn ? [turn.at] : []))
      return words.changeAt(words.rowsInSentence[key], times)
    })
  const nearest = Math.min(
    ...rows.flatMap(({ earlier, later }) =>
      [earlier, later].flatMap((turn) => (turn ? [Math.abs(turn.minutes)] : [])),
    ),
  )
  return {
    firm,
    /** So many minutes earlier and later, nothing changes. */
    sureWithin: nearest - 1,
    text: words.notStable(statedTime, tolerance, turns),
    /** One sentence for each of the nearest birth times at which the reading would differ. */
    nearby: nearby.slice(0, MOST_NEARBY),
  }
}
