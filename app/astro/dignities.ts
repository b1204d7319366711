import { DEFAULT_RULERS, rulerOf } from './rulers.ts'
import type { EssentialDignity, Planet, RulerTable, RulerTradition, Sign, SolarPhase } from './types.ts'
import { normalizeDegrees, separation, signAt, signIndexOf } from './zodiac.ts'

/** Points of each essential dignity and debility. @source W. Lilly, Christian Astrology, p. 115 */
export const DIGNITY_SCORES: Readonly<Record<EssentialDignity, number>> = {
  domicile: 5,
  exaltation: 4,
  triplicity: 3,
  term: 2,
  face: 1,
  detriment: -5,
  fall: -4,
  peregrine: 0,
}

/** Sign and degree of exaltation. @source Dorotheus, Carmen Astrologicum I.2; al-Biruni 443 */
export const EXALTATIONS: Readonly<Partial<Record<Planet, { sign: Sign; degree: number }>>> = {
  Sun: { sign: 'Aries', degree: 19 },
  Moon: { sign: 'Taurus', degree: 3 },
  Mercury: { sign: 'Virgo', degree: 15 },
  Venus: { sign: 'Pisces', degree: 27 },
  Mars: { sign: 'Capricorn', degree: 28 },
  Jupiter: { sign: 'Cancer', degree: 15 },
  Saturn: { sign: 'Libra', degree: 21 },
}

export interface TriplicityLords {
  day: Planet
  night: Planet
  participant: Planet
}

/** Lords of fire, earth, air and water, the order in which the elements follow in the zodiac. @source Dorotheus I.1 */
const TRIPLICITIES: readonly [TriplicityLords, TriplicityLords, TriplicityLords, TriplicityLords] = [
  { day: 'Sun', night: 'Jupiter', participant: 'Saturn' },
  { day: 'Venus', night: 'Moon', participant: 'Mars' },
  { day: 'Saturn', night: 'Mercury', participant: 'Jupiter' },
  { day: 'Venus', night: 'Mars', participant: 'Moon' },
]

type TermLord = 'J' | 'V' | 'M' | 'R' | 'S'
const TERM_LORDS: Readonly<Record<TermLord, Planet>> = {
  J: 'Jupiter',
  V: 'Venus',
  M: 'Mercury',
  R: 'Mars',
  S: 'Saturn',
}

/** Egyptian terms, Aries first: lord and the degree at which it ends. @source Ptolemy, Tetrabiblos I.20; Dorotheus */
const EGYPTIAN_TERMS: readonly string[] = [
  'J6 V12 M20 R25 S30',
  'V8 M14 J22 S27 R30',
  'M6 J12 V17 R24 S30',
  'R7 V13 M19 J26 S30',
  'J6 V11 S18 M24 R30',
  'M7 V17 J21 R28 S30',
  'S6 M14 J21 V28 R30',
  'R7 V11 M19 J24 S30',
  'J12 V17 M21 S26 R30',
  'M7 J14 V22 S26 R30',
  'M7 V13 J20 R25 S30',
  'V12 J16 M19 R28 S30',
]
/** The term lord of each of the 360 degrees, because terms end at whole degrees. */
const TERM_LORD_OF_DEGREE: readonly Planet[] = EGYPTIAN_TERMS.flatMap((row) => {
  let degree = 0
  return row.split(' ').flatMap((entry) => {
    const end = Number(entry.slice(1))
    const lord = TERM_LORDS[entry[0] as TermLord]
    const degrees = Array.from({ length: end - degree }, () => lord)
    degree = end
    return degrees
  })
})

/** Lords of the ten-degree faces in turn from 0 Aries (Chaldean order). */
const FACE_ORDER: readonly Planet[] = ['Mars', 'Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter']
const DEGREES_PER_FACE = 10

/**
 * The three lords of the triplicity of the sign that holds a longitude in degrees.
 *
 * @source Dorotheus I.1
 */
export function triplicityLordsOf(longitude: number): TriplicityLords {
  return TRIPLICITIES[signIndexOf(longitude) % 4] as TriplicityLords
}

/**
 * The lord of the Egyptian term that holds a longitude in degrees. A term begins with its first degree.
 *
 * @source Ptolemy, Tetrabiblos I.20; Dorotheus
 */
export function termLordOf(longitude: number): Planet {
  return TERM_LORD_OF_DEGREE[Math.floor(normalizeDegrees(longitude))]!
}

/**
 * The lord of the face (decan) that holds a longitude in degrees.
 *
 * @source al-Qabisi I.13 to 20, pp. 22 to 30, as `lordsOf`
 */
export function faceLordOf(longitude: number): Planet {
  const face = Math.floor(normalizeDegrees(longitude) / DEGREES_PER_FACE)
  return FACE_ORDER[face % FACE_ORDER.length]!
}

/**
 * Every essential dignity and debility of a planet at a place, with the sum of their points.
 * Domicile and detriment follow the chart's one tradition of rulers. Triplicity is held by the lord of the sect and by
 * the participant, which shares in both. Uranus, Neptune and Pluto have no exaltation, triplicity, term or face. A
 * planet with neither dignity nor debility is peregrine.
 * @param longitude ecliptic, degrees
 * @returns dignities in the order of their points, `['peregrine']` if there are none; points -9 to 15
 * @source W. Lilly, Christian Astrology, p. 101 to 104, with the triplicities of Dorotheus and the Egyptian terms
 */
export function essentialDignities(
  planet: Planet,
  longitude: number,
  isDay: boolean,
  tradition: RulerTradition = 'traditional',
  table: RulerTable = DEFAULT_RULERS,
): { dignities: EssentialDignity[]; strength: number } {
  const index = signIndexOf(longitude)
  const sign = signAt(index)
  const opposite = signAt(index + 6)
  const exaltation = EXALTATIONS[planet]?.sign
  const lords = triplicityLordsOf(longitude)
  const dignities: EssentialDignity[] = []
  if (rulerOf(sign, tradition, table) === planet) dignities.push('domicile')
  if (exaltation === sign) dignities.push('exaltation')
  if (planet === (isDay ? lords.day : lords.night) || planet === lords.participant)
    dignities.push('triplicity')
  if (termLordOf(longitude) === planet) dignities.push('term')
  if (faceLordOf(longitude) === planet) dignities.push('face')
  if (rulerOf(opposite, tradition, table) === planet) dignities.push('detriment')
  if (exaltation === opposite) dignities.push('fall')
  if (dignities.length === 0) dignities.push('peregrine')
  let strength = 0
  for (const dignity of dignities) strength += DIGNITY_SCORES[dignity]
  return { dignities, strength }
}

const CAZIMI_DEGREES = 17 / 60
const COMBUST_DEGREES = 8.5
const UNDER_BEAMS_DEGREES = 15

/**
 * How near a planet stands to the Sun in longitude, whatever the signs: cazimi to 17', combust to 8.5 degrees, under
 * the beams to 15. Lilly counts combustion only within the Sun's own sign; for that rule see `solarConditionOf`.
 *
 * @param longitude, sunLongitude degrees
 * @source W. Lilly, Christian Astrology, p. 113, for 17' and 8.5 degrees, where his beams reach 17; the 15 degrees of
 *   the beams are Hellenistic
 */
export function solarPhaseOf(longitude: number, sunLongitude: number): SolarPhase {
  const distance = separation(longitude, sunLongitude)
  if (distance <= CAZIMI_DEGREES) return 'cazimi'
  if (distance <= COMBUST_DEGREES) return 'combust'
  return distance <= UNDER_BEAMS_DEGREES ? 'under-beams' : 'free'
}
