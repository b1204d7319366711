import type { Change, LotFirmness } from '#app/astro/index.server.ts'
import type { HouseCounts } from '#app/astro/types.ts'
import { houseText, planetName } from './lot-messages.ts'

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

interface Difference {
  subject: 'lot' | 'ruler' | 'birth'
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
    note(sign[side], 'lot', (now) => `would be in ${now}, not ${sign.value}`)
    note(house[side], 'lot', (now) => `would be in ${inHouse(now, house.value)}`)
    note(ruler[side], 'ruler', (now) => `would be ${planetName(now)}, not ${planetName(ruler.value)}`)
    // Another ruler has another place anyway, so its sign and house are left out.
    const another = ruler[side]?.minutes
    if (rulerSign[side]?.minutes !== another)
      note(rulerSign[side], 'ruler', (now) => `would be in ${now}, not ${rulerSign.value}`)
    if (rulerHouse[side]?.minutes !== another)
      note(rulerHouse[side], 'ruler', (now) => `would be in ${inHouse(now, rulerHouse.value)}`)
    note(sect[side], 'birth', (now) => `would count as a birth by ${now}, not by ${sect.value}`)
  }
  return [...differences]
    .sort(([a], [b]) => Math.abs(a) - Math.abs(b) || a - b)
    .map(([minutes, found]) => `If you were born ${minutesText(minutes)}, ${clauses(found)}.`)
}

/** One number alone could be meant for one count only if two numbers stand beside it. */
function inHouse(now: HouseCounts, before: HouseCounts): string {
  const agrees = ({ house, wholeSignPlace }: HouseCounts) => house === wholeSignPlace
  const told = (counts: HouseCounts) =>
    agrees(counts) && agrees(now) !== agrees(before)
      ? `${houseText(counts)} by both counts`
      : houseText(counts)
  return `the ${told(now)}, not the ${told(before)}`
}

function minutesText(minutes: number): string {
  const size = Math.abs(minutes)
  return `${NUMBERS[size - 1] ?? size} minute${size === 1 ? '' : 's'} ${minutes < 0 ? 'earlier' : 'later'}`
}

/** Names the lot once, and uses a pronoun after that. */
function clauses(differences: readonly Difference[]): string {
  let isNamed = false
  const parts = differences.map(({ subject, text }) => {
    if (subject === 'birth') return `yours ${text}`
    const named = isNamed
    isNamed = true
    if (subject === 'lot') return `${named ? 'it' : 'your Part of Fortune'} ${text}`
    return `${named ? 'its ruler' : 'the ruler of your Part of Fortune'} ${text}`
  })
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`
}
