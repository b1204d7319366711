/**
 * The tables of dignities as al-Qabisi gives them, typed from the Arabic and not from the engine: terms as widths in
 * degrees, not as ends, and faces one by one.
 *
 * @source al-Qabisi, al-Mudkhal ila sina'at ahkam al-nujum, ed. Burnett, Yamamoto, Yano (2004), chapter I, p. 22,
 *   line 52 to p. 30: houses, exaltations, triplicities, "table of the terms of the Egyptians" (p. 28, line 99) and
 *   "table of the faces". Firmicus Maternus, Mathesis II.6, has the same terms but for Cancer (Mercury to 20, Jupiter to
 *   27) and Sagittarius (Mercury to 23, Saturn to 27), where his editors note that Ptolemy, Dorotheus and Paulus give
 *   Mercury 4 degrees, Saturn 5 and Mars 4.
 */
import type { Planet, Sign } from '#app/astro/types.ts'

export const HOUSES: Readonly<Record<Sign, Planet>> = {
  Aries: 'Mars',
  Scorpio: 'Mars',
  Taurus: 'Venus',
  Libra: 'Venus',
  Gemini: 'Mercury',
  Virgo: 'Mercury',
  Cancer: 'Moon',
  Leo: 'Sun',
  Sagittarius: 'Jupiter',
  Pisces: 'Jupiter',
  Capricorn: 'Saturn',
  Aquarius: 'Saturn',
}

/** Planet, sign, degree; the fall is in the same degree of the seventh sign. */
export const EXALTED: readonly (readonly [Planet, Sign, number])[] = [
  ['Sun', 'Aries', 19],
  ['Moon', 'Taurus', 3],
  ['Saturn', 'Libra', 21],
  ['Jupiter', 'Cancer', 15],
  ['Mars', 'Capricorn', 28],
  ['Venus', 'Pisces', 27],
  ['Mercury', 'Virgo', 15],
]

/** The three lords by day, the first of the night standing second; the third shares in both. */
export const TRIPLICITIES: readonly {
  signs: readonly Sign[]
  byDay: readonly Planet[]
  byNight: readonly Planet[]
}[] = [
  {
    signs: ['Aries', 'Leo', 'Sagittarius'],
    byDay: ['Sun', 'Jupiter', 'Saturn'],
    byNight: ['Jupiter', 'Sun', 'Saturn'],
  },
  {
    signs: ['Taurus', 'Virgo', 'Capricorn'],
    byDay: ['Venus', 'Moon', 'Mars'],
    byNight: ['Moon', 'Venus', 'Mars'],
  },
  {
    signs: ['Gemini', 'Libra', 'Aquarius'],
    byDay: ['Saturn', 'Mercury', 'Jupiter'],
    byNight: ['Mercury', 'Saturn', 'Jupiter'],
  },
  {
    signs: ['Cancer', 'Scorpio', 'Pisces'],
    byDay: ['Venus', 'Mars', 'Moon'],
    byNight: ['Mars', 'Venus', 'Moon'],
  },
]

type Width = readonly [Planet, number]
/** Lords of the terms of each sign from its first degree on, each with its number of degrees. */
export const TERMS: Readonly<Record<Sign, readonly [Width, Width, Width, Width, Width]>> = {
  Aries: [
    ['Jupiter', 6],
    ['Venus', 6],
    ['Mercury', 8],
    ['Mars', 5],
    ['Saturn', 5],
  ],
  Taurus: [
    ['Venus', 8],
    ['Mercury', 6],
    ['Jupiter', 8],
    ['Saturn', 5],
    ['Mars', 3],
  ],
  Gemini: [
    ['Mercury', 6],
    ['Jupiter', 6],
    ['Venus', 5],
    ['Mars', 7],
    ['Saturn', 6],
  ],
  Cancer: [
    ['Mars', 7],
    ['Venus', 6],
    ['Mercury', 6],
    ['Jupiter', 7],
    ['Saturn', 4],
  ],
  Leo: [
    ['Jupiter', 6],
    ['Venus', 5],
    ['Saturn', 7],
    ['Mercury', 6],
    ['Mars', 6],
  ],
  Virgo: [
    ['Mercury', 7],
    ['Venus', 10],
    ['Jupiter', 4],
    ['Mars', 7],
    ['Saturn', 2],
  ],
  Libra: [
    ['Saturn', 6],
    ['Mercury', 8],
    ['Jupiter', 7],
    ['Venus', 7],
    ['Mars', 2],
  ],
  Scorpio: [
    ['Mars', 7],
    ['Venus', 4],
    ['Mercury', 8],
    ['Jupiter', 5],
    ['Saturn', 6],
  ],
  Sagittarius: [
    ['Jupiter', 12],
    ['Venus', 5],
    ['Mercury', 4],
    ['Saturn', 5],
    ['Mars', 4],
  ],
  Capricorn: [
    ['Mercury', 7],
    ['Jupiter', 7],
    ['Venus', 8],
    ['Saturn', 4],
    ['Mars', 4],
  ],
  Aquarius: [
    ['Mercury', 7],
    ['Venus', 6],
    ['Jupiter', 7],
    ['Mars', 5],
    ['Saturn', 5],
  ],
  Pisces: [
    ['Venus', 12],
    ['Jupiter', 4],
    ['Mercury', 3],
    ['Mars', 9],
    ['Saturn', 2],
  ],
}

/** Lords of the three faces of each sign. */
export const FACES: Readonly<Record<Sign, readonly [Planet, Planet, Planet]>> = {
  Aries: ['Mars', 'Sun', 'Venus'],
  Taurus: ['Mercury', 'Moon', 'Saturn'],
  Gemini: ['Jupiter', 'Mars', 'Sun'],
  Cancer: ['Venus', 'Mercury', 'Moon'],
  Leo: ['Saturn', 'Jupiter', 'Mars'],
  Virgo: ['Sun', 'Venus', 'Mercury'],
  Libra: ['Moon', 'Saturn', 'Jupiter'],
  Scorpio: ['Mars', 'Sun', 'Venus'],
  Sagittarius: ['Mercury', 'Moon', 'Saturn'],
  Capricorn: ['Jupiter', 'Mars', 'Sun'],
  Aquarius: ['Venus', 'Mercury', 'Moon'],
  Pisces: ['Saturn', 'Jupiter', 'Mars'],
}
