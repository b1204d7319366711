import type { HouseCounts, Planet, Sign } from '#app/astro/types.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { translated } from '#app/language/current.ts'
import { counted } from '#app/language/plural.ts'
import { houseText } from './lot-messages.ts'

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** One number alone could be meant for one count only if two numbers stand beside it. */
function inHouse(now: HouseCounts, before: HouseCounts): string {
  const agrees = ({ house, wholeSignPlace }: HouseCounts) => house === wholeSignPlace
  const told = (counts: HouseCounts) =>
    agrees(counts) && agrees(now) !== agrees(before)
      ? `${houseText(counts)} by both counts`
      : houseText(counts)
  return `the ${told(now)}, not the ${told(before)}`
}

export type Subject = 'lot' | 'ruler' | 'birth'

/** How sensitive a lot is to the birth time. */
export const birthTimeWords = translated('birthTime', {
  en: {
    lead: (time: string) =>
      `The lot moves a quarter of a degree with every minute of the clock on average: more where signs rise quickly, less where they rise slowly. Choose how many minutes ${time} could be wrong. The table shows what stays the same, and at which minute the rest changes.`,
    asTable: 'The minute of each change, as a table',
    howExact: 'How exact the birth time is',
    exact: 'Exact',
    /** `± 5 min`, and the rest of the word for screen readers. */
    tolerance: (minutes: number): [shown: string, rest: string] => [`± ${minutes} min`, 'utes'],
    takenAsExact: (time: string) => `Taken as exact: ${time}`,
    fromTo: (from: string, to: string) => `From ${from} to ${to}, on the clocks of the birth place`,
    value: 'Value',
    at: (time: string) => `At ${time}`,
    doesItChange: 'Does it change?',
    noChange: 'no change',
    afterChange: 'after a change',
    changesAt: (time: string) => `changes at ${time}`,
    becomes: (minutes: number, day: string | null, value: string) => {
      const forms =
        minutes < 0 ? ['# minute earlier', '# minutes earlier'] : ['# minute later', '# minutes later']
      const when = counted(Math.abs(minutes), { one: forms[0]!, other: forms[1]! })
      return `${when}${day ? `, ${day}` : ''}: ${value}`
    },
    dayBefore: 'the day before',
    dayAfter: 'the day after',
    diagram: 'Diagram of the times at which each value changes; the table below has the same information',
    matters: 'How much your birth time matters',
    rows: {
      sign: 'Sign of the lot',
      house: 'House of the lot',
      ruler: 'Ruler of the lot',
      rulerSign: 'Ruler’s sign',
      rulerHouse: 'Ruler’s house',
      sect: 'Sect',
      chain: 'Chain of rulers',
    },
    rowsInSentence: {
      sign: 'sign of the lot',
      house: 'house of the lot',
      ruler: 'ruler of the lot',
      rulerSign: 'ruler’s sign',
      rulerHouse: 'ruler’s house',
      sect: 'sect',
      chain: 'chain of rulers',
    },
    changeAt: (row: string, times: readonly string[]) => `${row} at ${times.join(' and ')}`,
    firm(time: string, tolerance: number) {
      const within = tolerance === 0 ? `at ${time} exactly` : `within ${tolerance} minutes of ${time}`
      return `Firm: the lot’s sign, house and ruler, the ruler’s place, the sect and the chain of rulers hold ${within}.`
    },
    notStable: (time: string, tolerance: number, changes: readonly string[]) =>
      `Not stable within ${tolerance} minutes of ${time}. What changes: ${changes.join('; ')}.`,

    wouldBeIn: (now: Sign, before: Sign) => `would be in ${now}, not ${before}`,
    wouldBeInHouse: (now: HouseCounts, before: HouseCounts) => `would be in ${inHouse(now, before)}`,
    wouldBe: (now: Planet, before: Planet) =>
      `would be ${astroWords.planets[now]}, not ${astroWords.planets[before]}`,
    wouldCount: (now: 'day' | 'night', before: 'day' | 'night') =>
      `would count as a birth by ${now}, not by ${before}`,
    /** The lot is named once; after that a pronoun is used. */
    ifBorn(minutes: number, differences: readonly { subject: Subject; text: string }[]) {
      const size = Math.abs(minutes)
      const number = NUMBERS[size - 1] ?? `${size}`
      const amount = counted(size, { one: `${number} minute`, other: `${number} minutes` })
      let isNamed = false
      const parts = differences.map(({ subject, text }) => {
        if (subject === 'birth') return `yours ${text}`
        const named = isNamed
        isNamed = true
        if (subject === 'lot') return `${named ? 'it' : 'your Part of Fortune'} ${text}`
        return `${named ? 'its ruler' : 'the ruler of your Part of Fortune'} ${text}`
      })
      const all = parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`
      return `If you were born ${amount} ${minutes < 0 ? 'earlier' : 'later'}, ${all}.`
    },
  },
})
