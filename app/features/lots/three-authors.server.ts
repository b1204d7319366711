import {
  angularityOf,
  type Chart,
  HOUSE_SYSTEM_NAMES,
  houseOf,
  inHouseSystem,
  LOTS,
  lotLongitude,
  type Planet,
  positionText,
  rulerOf,
  signAtPlace,
  signOf,
  wholeSignPlace,
} from '#app/astro/index.server.ts'
import type { PassageId } from '#app/books/index.ts'
import { listText, ordinal } from '#app/format.ts'
import { capital, planetName } from './lot-messages.ts'

export const AUTHOR_BOOKS = [
  'valens.lot-tenth',
  'lilly.lot-day-and-night',
  'lilly.lot-others-by-night',
  'lilly.lot-use',
  'lilly.lot-house-and-dispositor',
] as const satisfies readonly PassageId[]

export interface AuthorsView {
  /** Where the three agree and where they part, for this birth. */
  summary: string
  authors: { author: string; text: string }[]
}

/** The lot of a birth as Ptolemy, Valens and Lilly count and judge it. All three have the traditional rulers. */
export function threeAuthors(chart: Chart): AuthorsView {
  const byDay = lotLongitude({ ...chart, isDayBirth: true }, LOTS.fortune)
  const { longitude: own } = chart.partOfFortune
  const [plain, reversed] = [chart.isDayBirth ? own : byDay, own]
  const [ptolemy, valens] = [signOf(plain), signOf(reversed)].map((sign) => ({
    sign,
    ruler: rulerOf(sign, 'traditional'),
  })) as [
    { sign: ReturnType<typeof signOf>; ruler: Planet },
    { sign: ReturnType<typeof signOf>; ruler: Planet },
  ]
  const regiomontanus = inHouseSystem(chart, 'regiomontanus')
  const house = houseOf(plain, regiomontanus.cusps)
  const place = wholeSignPlace(chart, reversed)
  const ruled = regiomontanus.cusps.flatMap((cusp, i) =>
    rulerOf(signOf(cusp), 'traditional') === ptolemy.ruler ? [ordinal(i + 1)] : [],
  )
  return {
    summary: summary(chart.isDayBirth, ptolemy, valens, place, house),
    authors: [
      {
        author: 'Ptolemy',
        text: `He counts from the Sun to the Moon by day and by night: ${positionText(plain)}, ruled by ${planetName(ptolemy.ruler)}. We have this count from Lilly, and no text of Ptolemy to quote.`,
      },
      {
        author: 'Valens',
        text: `${chart.isDayBirth ? 'By day he counts as Ptolemy does' : 'By night he exchanges the two lights'}: ${positionText(reversed)}, ruled by ${planetName(valens.ruler)}. He counts by signs: the ${ordinal(place)} place. Then he counts all twelve places from the lot again; its tenth is ${signAtPlace(valens.sign, 10)}.`,
      },
      {
        author: 'Lilly',
        text: `He counts as Ptolemy does: ${positionText(plain)}. By ${HOUSE_SYSTEM_NAMES[regiomontanus.houseSystem]} houses, the ${ordinal(house)} house: ${angularityOf(house)}. He asks which house its ruler has: ${capital(planetName(ptolemy.ruler))} ${ruled.length > 0 ? `rules the ${listText(ruled)}` : 'rules no cusp here'}.`,
      },
    ],
  }
}

interface SignAndRuler {
  sign: string
  ruler: Planet
}

function summary(
  isDay: boolean,
  plain: SignAndRuler,
  reversed: SignAndRuler,
  place: number,
  house: number,
): string {
  if (isDay)
    return place === house
      ? `By day all three have the same degree and the same ruler, and here the same house, the ${ordinal(house)}. They part only in what they ask next.`
      : `By day all three have the same degree and the same ruler. Here they part in the house: the ${ordinal(place)} for Valens, the ${ordinal(house)} for Lilly.`
  const differ = [
    plain.sign === reversed.sign ? null : 'sign',
    plain.ruler === reversed.ruler ? null : 'ruler',
    place === house ? null : 'house',
  ].filter((each) => each !== null)
  return differ.length > 0
    ? `By night Ptolemy and Lilly have another degree than Valens. Here that changes the ${listText(differ)}. Qismah counts as Valens does.`
    : 'By night Ptolemy and Lilly have another degree than Valens. Here sign, ruler and house stay the same. Qismah counts as Valens does.'
}
