import type { Change, LotFirmness } from '#app/astro/index.server.ts'
import { type Subject, birthTimeWords as words } from './birth-time-messages.ts'

interface Difference {
  subject: Subject
  text: string
}

/**
 * How a reading would differ if the birth time were wrong by a few minutes: one sentence for each minute at which
 * something changes, the nearest first. Empty if nothing changes.
 */
export function nearbyTimes(lot: LotFirmness): string[] {
  const differences = new Map<number, Difference[]>()
  const note = <T>(
    change: Change<T> | null,
    subject: Difference['subject'],
    toText: (value: T) => string,
  ) => {
    if (!change) return
    const { minutes, value } = change
    differences.set(minutes, [...(differences.get(minutes) ?? []), { subject, text: toText(value) }])
  }
  for (const side of ['earlier', 'later'] as const) {
    const { sign, house, ruler, rulerSign, rulerHouse, sect } = lot
    note(sign[side], 'lot', (now) => words.wouldBeIn(now, sign.value))
    note(house[side], 'lot', (now) => words.wouldBeInHouse(now, house.value))
    note(ruler[side], 'ruler', (now) => words.wouldBe(now, ruler.value))
    // Another ruler has another place anyway, so its sign and house are left out.
    const another = ruler[side]?.minutes
    if (rulerSign[side]?.minutes !== another)
      note(rulerSign[side], 'ruler', (now) => words.wouldBeIn(now, rulerSign.value))
    if (rulerHouse[side]?.minutes !== another)
      note(rulerHouse[side], 'ruler', (now) => words.wouldBeInHouse(now, rulerHouse.value))
    note(sect[side], 'birth', (now) => words.wouldCount(now, sect.value))
  }
  return [...differences]
    .sort(([a], [b]) => Math.abs(a) - Math.abs(b) || a - b)
    .map(([minutes, found]) => words.ifBorn(minutes, found))
}
