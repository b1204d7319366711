import {
  angularityOf,
  type Chart,
  houseOf,
  inHouseSystem,
  LOTS,
  lotLongitude,
  rulerOf,
  signAtPlace,
  signOf,
  wholeSignPlace,
} from '#app/astro/index.server.ts'
import type { PassageId } from '#app/books/index.ts'
import { authorsWords as words } from './authors-messages.ts'
import { positionWords } from './position-text.server.ts'

export const AUTHOR_BOOKS = [
  'valens.lot-tenth',
  'lilly.lot-day-and-night',
  'lilly.lot-others-by-night',
  'lilly.lot-use',
  'lilly.lot-house-and-dispositor',
] as const satisfies readonly PassageId[]

/** The lot of a birth as Ptolemy, Valens and Lilly count and judge it. All three have the traditional rulers. */
export function threeAuthors(chart: Chart) {
  const byDay = lotLongitude({ ...chart, isDayBirth: true }, LOTS.fortune)
  const { longitude: own } = chart.partOfFortune
  const [plain, reversed] = [chart.isDayBirth ? own : byDay, own]
  const [ptolemy, valens] = [signAndRuler(plain), signAndRuler(reversed)]
  const regiomontanus = inHouseSystem(chart, 'regiomontanus')
  const house = houseOf(plain, regiomontanus.cusps)
  const place = wholeSignPlace(chart, reversed)
  const ruled = regiomontanus.cusps.flatMap((cusp, i) =>
    rulerOf(signOf(cusp), 'traditional') === ptolemy.ruler ? [i + 1] : [],
  )
  return {
    /** Where the three agree and where they part, for this birth. */
    summary: summary(chart.isDayBirth, ptolemy, valens, place, house),
    authors: [
      { author: words.ptolemy, text: words.ofPtolemy(positionWords(plain), ptolemy.ruler) },
      {
        author: words.valens,
        text: words.ofValens(
          chart.isDayBirth,
          positionWords(reversed),
          valens.ruler,
          place,
          signAtPlace(valens.sign, 10),
        ),
      },
      {
        author: words.lilly,
        text: words.ofLilly(
          positionWords(plain),
          regiomontanus.houseSystem,
          house,
          angularityOf(house),
          ptolemy.ruler,
          ruled,
        ),
      },
    ],
  }
}

function signAndRuler(longitude: number) {
  const sign = signOf(longitude)
  return { sign, ruler: rulerOf(sign, 'traditional') }
}

type SignAndRuler = ReturnType<typeof signAndRuler>

function summary(
  isDay: boolean,
  plain: SignAndRuler,
  reversed: SignAndRuler,
  place: number,
  house: number,
): string {
  if (isDay) return place === house ? words.dayAlike(house) : words.dayPart(place, house)
  const differ = [
    plain.sign === reversed.sign ? null : words.sign,
    plain.ruler === reversed.ruler ? null : words.ruler,
    place === house ? null : words.house,
  ].filter((each) => each !== null)
  return differ.length > 0 ? words.nightPart(differ) : words.nightAlike
}
