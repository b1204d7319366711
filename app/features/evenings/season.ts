import { TRACK_PARTS, type TrackName, type TrackPart } from '#app/guidance/types.ts'
import { DAY, daysAfter } from '#app/operations/clock.ts'

/** A season has 30 evenings, or 29 for a short month. */
export const SEASON_DAYS = [30, 29] as const
const LAST = SEASON_DAYS[0]

/** Those at which an evening can be mailed, on the clocks of the season's zone. */
export const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

interface Season {
  days: number
  /** YYYY-MM-DD, as the two others. */
  startedOn: string
  pausedOn: string | null
  pausedDays: number
  finishedOn: string | null
}

/** Whole days between two dates; none if the clock was set back. */
export const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY))

/** The calendar days since the beginning, with the first, without those of pauses. */
function daysOf(season: Season, today: string): number {
  const until = season.finishedOn ?? season.pausedOn ?? today
  return 1 + Math.max(0, daysBetween(season.startedOn, until) - season.pausedDays)
}

/** The last evening that is open: one for each day. */
export const openThrough = (season: Season, today: string): number =>
  Math.min(season.days, daysOf(season, today))

/** Whether the day of the last evening has passed. */
export const isOver = (season: Season, today: string): boolean => daysOf(season, today) > season.days

/** The evening of a day; null if it has none: during a pause, after the last one, and after the end. */
export function eveningOf(season: Season, today: string): number | null {
  return season.pausedOn || season.finishedOn || isOver(season, today) ? null : daysOf(season, today)
}

/** The evenings that are not open yet, each with its day; none during a pause and after the end. */
export function eveningsToCome(season: Season, today: string): { number: number; day: string }[] {
  const tonight = eveningOf(season, today)
  if (tonight === null) return []
  return Array.from({ length: season.days - tonight }, (_, index) => ({
    number: tonight + index + 1,
    day: daysAfter(today, index + 1),
  }))
}

/** The passage and texts of an evening: a season of 29 ends with the thirtieth and has no twenty-ninth. */
export const textOfEvening = (number: number, days: number): number => (number === days ? LAST : number)

/**
 * The part of the reading that an evening is on, and which of its ten texts. The parts take turns, so that the twelve texts for
 * seeing fill the evenings 1 to 12, the nine for loosening 13 to 21, and the nine for giving 22 to 30.
 */
export function planOf(text: number): { part: TrackPart; item: number } {
  const place = text - 1
  return { part: TRACK_PARTS[place % 3]!, item: Math.floor(place / 3) }
}

const SPARE: readonly TrackName[] = ['patience', 'service', 'trust']

/** Three subjects that differ: one that comes twice gives its second place to the next that is free. */
export function threeSubjects(names: readonly TrackName[]): Readonly<Record<TrackPart, TrackName>> {
  const chosen: TrackName[] = []
  for (const [place, name] of names.entries()) {
    const isTaken = (one: TrackName) => chosen.includes(one) || names.indexOf(one, place + 1) >= 0
    chosen.push(chosen.includes(name) ? SPARE.find((one) => !isTaken(one))! : name)
  }
  const [gift, difficulty, help] = chosen as [TrackName, TrackName, TrackName]
  return { gift, difficulty, help }
}
