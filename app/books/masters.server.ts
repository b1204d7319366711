import {
  longitudeOf,
  normalizeDegrees,
  partOfFortuneLongitude,
  SIGNS,
  type Sign,
  signOf,
} from '#app/astro/index.server.ts'
import type { PassageId } from './passages.ts'
import valens from './valens-nativities.json'

/** The positions that an old book prints for its own example. Longitudes in degrees, [0, 360). */
interface WorkedFigure {
  author: string
  ascendant: number
  sun: number
  moon: number
  /** The Part of Fortune as the text has it. */
  stated: number
  passages: readonly PassageId[]
}

const at = (sign: Sign, degree: number, minute = 0) => longitudeOf(sign, degree + minute / 60)

/** al-Qabisi IV.8, p. 118, lines 107 to 109; 'nineteen' there is a slip for the seventeen of the Latin text. */
export const QABISI_FIGURE: WorkedFigure = {
  author: 'al-Qabisi',
  ascendant: at('Capricorn', 17),
  sun: at('Pisces', 15),
  moon: at('Libra', 15),
  stated: at('Leo', 17),
  passages: ['qabisi.lot-example', 'qabisi.latin-lot-example'],
}

/** Lilly, Christian Astrology, pp. 143 and 144. */
export const LILLY_FIGURE: WorkedFigure = {
  author: 'William Lilly',
  ascendant: at('Leo', 23, 27),
  sun: at('Aries', 4, 18),
  moon: at('Virgo', 21, 18),
  stated: at('Aquarius', 10, 27),
  passages: ['lilly.lot-example', 'lilly.lot-example-result'],
}

/** Half a minute of arc: the books give whole minutes or whole degrees. */
const SAME_PLACE = 0.5 / 60

/** Counts a figure again by the engine's own formula. */
export function checkFigure(figure: WorkedFigure) {
  const { ascendant, sun, moon, stated } = figure
  // What has yet to rise stands after the Ascendant in the order of the signs.
  const isDay = normalizeDegrees(sun - ascendant) > 180
  const byDay = partOfFortuneLongitude(ascendant, sun, moon, true)
  const byNight = partOfFortuneLongitude(ascendant, sun, moon, false)
  const isStated = (longitude: number) => Math.abs(longitude - stated) < SAME_PLACE
  return {
    ...figure,
    isDay,
    /** By our formula taken as a day chart, and as a night chart. */
    byDay,
    byNight,
    /** By our rule. */
    ours: isDay ? byDay : byNight,
    agreesWith: isStated(byDay) ? 'day' : isStated(byNight) ? 'night' : 'neither',
  }
}

/** A chart of Valens: signs only, as his text names them. */
interface Nativity {
  chapter: string
  ascendant: Sign
  sun: Sign
  moon: Sign
  fortune: Sign
  spirit: Sign | null
}

export const VALENS_NATIVITIES = valens.nativities as readonly Nativity[]

/** 'horizon' where the Sun is in the rising or the setting sign, so that the signs cannot tell. */
type SectBySign = 'day' | 'night' | 'horizon'

const signsOn = (from: Sign, to: Sign) => (SIGNS.indexOf(to) - SIGNS.indexOf(from) + 12) % 12

function tellSect({ ascendant, sun }: Nativity): SectBySign {
  const place = signsOn(ascendant, sun)
  if (place === 0 || place === 6) return 'horizon'
  return place > 6 ? 'day' : 'night'
}

/** The lot's sign with each place taken at the beginning of its sign. */
function lotSign({ ascendant, sun, moon }: Nativity, isDay: boolean): Sign {
  const [a, s, m] = [ascendant, sun, moon].map((sign) => longitudeOf(sign, 0)) as [number, number, number]
  return signOf(partOfFortuneLongitude(a, s, m, isDay))
}

/**
 * The sum of two degrees within a sign less a third lies between -30 and +60, so that a count by signs can miss the
 * lot's sign by one either way.
 */
const canBe = (counted: Sign, stated: Sign) => [0, 1, 11].includes(signsOn(counted, stated))

/** Counts a chart of Valens again by the engine's own formula, in signs. */
export function checkNativity(nativity: Nativity) {
  const sect = tellSect(nativity)
  const byDay = lotSign(nativity, true)
  const byNight = lotSign(nativity, false)
  const day = canBe(byDay, nativity.fortune)
  const night = canBe(byNight, nativity.fortune)
  const known = sect !== 'horizon'
  const spirit = nativity.spirit
  return {
    ...nativity,
    sect,
    byDay,
    byNight,
    /** Which formula can give the sign that Valens names. */
    fits: formulasThatFit(day, night),
    /** Whether that is the formula of the chart's sect; null where the sect is not known. */
    follows: known ? (sect === 'day' ? day : night) : null,
    /** The same for the Lot of Spirit, by the other formula; null where Valens names no sign for it. */
    spiritFollows: known && spirit ? canBe(sect === 'day' ? byNight : byDay, spirit) : null,
  }
}

export type CheckedNativity = ReturnType<typeof checkNativity>

function formulasThatFit(day: boolean, night: boolean): 'day' | 'night' | 'both' | 'neither' {
  if (day) return night ? 'both' : 'day'
  return night ? 'night' : 'neither'
}

/** How Valens' charts of one sect agree with the formulas. */
export function countAgreement(checked: readonly CheckedNativity[], sect: SectBySign) {
  const charts = checked.filter((nativity) => nativity.sect === sect)
  const fitting = (formula: 'day' | 'night') =>
    charts.filter(({ fits }) => fits === formula || fits === 'both').length
  return {
    charts: charts.length,
    fitDay: fitting('day'),
    fitNight: fitting('night'),
    onlyDay: charts.filter(({ fits }) => fits === 'day').length,
    onlyNight: charts.filter(({ fits }) => fits === 'night').length,
    spirits: charts.filter(({ spirit }) => spirit !== null).length,
    spiritsFollow: charts.filter(({ spiritFollows }) => spiritFollows === true).length,
  }
}
