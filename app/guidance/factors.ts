import type {
  AspectType,
  Chart,
  ChartAspect,
  ChartBody,
  EssentialDignity,
  Planet,
} from '../astro/index.server'
import type { FactorKey } from './corpus/types'

/** The order in which a paragraph speaks: the lot, its ruler, the ruler's condition, aspects, the chain. */
export const GROUPS = ['lot', 'ruler', 'condition', 'aspect', 'chain'] as const
export type FactorGroup = (typeof GROUPS)[number]

export interface Factor {
  key: FactorKey
  group: FactorGroup
  /** How much the factor matters in this chart; higher speaks first. */
  weight: number
  /** Whether the tradition counts the factor as help (1), hindrance (-1) or neither (0). */
  tone: -1 | 0 | 1
  parameters: Readonly<Record<string, string | number | boolean>>
  /** The plain fact about this chart that the factor rests on. */
  statement: string
}

type RulerBody = ChartBody & { name: Planet }

/** At most so many aspects to each of the lot and its ruler are spoken of, the nearest first. */
const NEAREST = 3

/** Chaldean order of the faces from 0 Aries, ten degrees each (al-Biruni, Tafhim; Ptolemy, Tetrabiblos I.23). */
const FACES = ['Mars', 'Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter'] as const

/** Dorotheus, Carmen I.5: the seven good places, the two worst; the eighth is joined to these by custom. */
const GOOD_HOUSES: readonly number[] = [1, 4, 5, 7, 9, 10, 11]
const HARD_HOUSES: readonly number[] = [6, 8, 12]

const DIGNITY: Record<EssentialDignity, { weight: number; tone: -1 | 0 | 1; phrase: string }> = {
  domicile: { weight: 9, tone: 1, phrase: 'a sign it rules' },
  exaltation: { weight: 8, tone: 1, phrase: 'the sign of its exaltation' },
  triplicity: { weight: 5, tone: 1, phrase: 'a sign of its own triplicity' },
  term: { weight: 3, tone: 0, phrase: 'within its own term' },
  face: { weight: 3, tone: 0, phrase: 'within its own face' },
  detriment: { weight: 8, tone: -1, phrase: 'opposite a sign it rules, in detriment' },
  fall: { weight: 8, tone: -1, phrase: 'opposite its exaltation, in fall' },
  peregrine: { weight: 6, tone: -1, phrase: 'where it holds no dignity at all, a stranger' },
}

const VERB: Record<AspectType, string> = {
  Conjunction: 'joins',
  Sextile: 'is in sextile with',
  Square: 'squares',
  Trine: 'is in trine with',
  Opposition: 'opposes',
}

/** One decimal, cut and not rounded, so that 29.98 of a sign is never written as 30.0. */
export const degrees = (value: number): string => (Math.floor(value * 10 + 1e-7) / 10).toFixed(1)

export const named = (planet: Planet): string =>
  planet === 'Sun' || planet === 'Moon' ? `the ${planet}` : planet

const Named = (planet: Planet): string => named(planet).replace(/^t/, 'T')

export function ordinal(n: number): string {
  const suffix = n % 100 >= 11 && n % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${suffix}`
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** The factors of a chart that the analysis speaks about, in the order of a paragraph. */
export function factorsOf(chart: Chart): Factor[] {
  const ruler = chart.planets.find((p) => p.name === chart.partOfFortune.ruler)
  if (!ruler) throw new Error(`The chart has no position for ${chart.partOfFortune.ruler}`)
  return [
    ...lotFactors(chart),
    sectFactor(chart),
    ...rulerFactors(chart, ruler),
    ...conditionFactors(chart, ruler),
    ...aspectFactors(chart, ruler),
    chainFactor(chart),
  ]
}

function houseTone(house: number): -1 | 0 | 1 {
  return GOOD_HOUSES.includes(house) ? 1 : HARD_HOUSES.includes(house) ? -1 : 0
}

function houseSystem(chart: Chart): string {
  return chart.houseSystem === 'porphyry'
    ? 'counted by Porphyry, since the houses of Placidus cannot be drawn at this latitude'
    : 'counted by Placidus'
}

function lotFactors(chart: Chart): Factor[] {
  const lot = chart.partOfFortune
  const at = `${degrees(lot.degree)}° ${lot.sign}`
  const face = FACES[Math.floor(lot.longitude / 10) % FACES.length] ?? 'Mars'
  const from = Math.floor(lot.degree / 10) * 10
  return [
    {
      key: `lot.sign:${lot.sign}`,
      group: 'lot',
      weight: 10,
      tone: 0,
      parameters: { sign: lot.sign, degree: lot.degree },
      statement: `The Part of Fortune stands at ${at}.`,
    },
    {
      key: `lot.house:${lot.house}`,
      group: 'lot',
      weight: 10,
      tone: houseTone(lot.house),
      parameters: { house: lot.house, houseSystem: chart.houseSystem },
      statement: `The Part of Fortune falls in the ${ordinal(lot.house)} house, ${houseSystem(chart)}.`,
    },
    {
      key: `lot.face:${face}`,
      group: 'lot',
      weight: 4,
      tone: 0,
      parameters: { face, degree: lot.degree },
      statement: `The lot’s degree, ${at}, lies between ${from}° and ${from + 10}°, which is the face of ${named(face)}.`,
    },
  ]
}

function sectFactor(chart: Chart): Factor {
  const height = `${degrees(Math.abs(chart.sunAltitude))}° ${chart.sunAltitude > 0 ? 'above' : 'below'} the horizon`
  const formula = chart.partOfFortune.reversed ? 'Ascendant + Sun − Moon' : 'Ascendant + Moon − Sun'
  const parameters = { sunAltitude: chart.sunAltitude, isDayBirth: chart.isDayBirth }
  const counted = chart.isDayBirth ? 'by day' : 'by night'
  if (chart.sectUncertain)
    return {
      key: 'sect:twilight',
      group: 'lot',
      weight: 9,
      tone: 0,
      parameters,
      statement: `The Sun’s centre stood ${height}, so the birth can be judged of the day or of the night; it is counted here as ${counted}, and the lot is ${formula}.`,
    }
  return {
    key: chart.isDayBirth ? 'sect:day' : 'sect:night',
    group: 'lot',
    weight: 5,
    tone: 0,
    parameters,
    statement: `The Sun stood ${height}: a birth ${counted}, and the lot is ${formula}.`,
  }
}

function rulerFactors(chart: Chart, ruler: RulerBody): Factor[] {
  const lot = chart.partOfFortune
  return [
    {
      key: `ruler:${ruler.name}`,
      group: 'ruler',
      weight: 9,
      tone: 0,
      parameters: { ruler: ruler.name, tradition: chart.rulers },
      statement: `The lot is in ${lot.sign}, and ${named(ruler.name)} rules ${lot.sign} by the ${chart.rulers} rulers.`,
    },
    {
      key: `ruler.sign:${ruler.sign}`,
      group: 'ruler',
      weight: 8,
      tone: 0,
      parameters: { ruler: ruler.name, sign: ruler.sign, degree: ruler.degree },
      statement: `${Named(ruler.name)}, ruler of the lot, stands at ${degrees(ruler.degree)}° ${ruler.sign}.`,
    },
    {
      key: `ruler.house:${ruler.house}`,
      group: 'ruler',
      weight: 8.5,
      tone: houseTone(ruler.house),
      parameters: { ruler: ruler.name, house: ruler.house },
      statement: `${Named(ruler.name)}, ruler of the lot, is in the ${ordinal(ruler.house)} house.`,
    },
  ]
}

function conditionFactors(chart: Chart, ruler: RulerBody): Factor[] {
  const who = Named(ruler.name)
  const dignities = ruler.dignities.map((dignity): Factor => {
    const { weight, tone, phrase } = DIGNITY[dignity]
    return {
      key: `ruler.dignity:${dignity}`,
      group: 'condition',
      weight,
      tone,
      parameters: { ruler: ruler.name, dignity, strength: ruler.strength },
      statement: `${who} stands at ${degrees(ruler.degree)}° ${ruler.sign}, ${phrase}.`,
    }
  })
  return [...dignities, motionFactor(ruler, who), solarFactor(chart, ruler, who)]
}

function motionFactor(ruler: RulerBody, who: string): Factor {
  const pace = `${Math.abs(ruler.speed).toFixed(2)}° a day`
  const text = {
    direct: `${who} was moving forward through the signs, ${pace}.`,
    stationary: `${who} was all but still, ${pace}: a station.`,
    retrograde: `${who} was moving backward against the order of the signs, ${pace}.`,
  }
  return {
    key: `ruler.motion:${ruler.motion}`,
    group: 'condition',
    weight: ruler.motion === 'direct' ? 3 : 8,
    tone: ruler.motion === 'retrograde' ? -1 : 0,
    parameters: { ruler: ruler.name, speed: ruler.speed },
    statement: text[ruler.motion],
  }
}

function solarFactor(chart: Chart, ruler: RulerBody, who: string): Factor {
  const base = { group: 'condition', parameters: { ruler: ruler.name } } as const
  if (ruler.solarPhase === null)
    return {
      ...base,
      key: 'ruler.solar:is-sun',
      weight: 4,
      tone: 0,
      statement: 'The ruler of the lot is the Sun itself.',
    }
  const sun = chart.planets.find((p) => p.name === 'Sun')
  const apart = sun ? Math.abs(((ruler.longitude - sun.longitude + 540) % 360) - 180) : 180
  const how = {
    cazimi: [9, 1, 'in the heart of the Sun, cazimi'],
    combust: [8, -1, 'combust'],
    'under-beams': [6, -1, 'under the Sun’s beams'],
    free: [2, 0, 'free of the Sun’s beams'],
  } as const
  const [weight, tone, phrase] = how[ruler.solarPhase]
  const distance = apart < 1 ? `${Math.round(apart * 60)}′` : `${degrees(apart)}°`
  return {
    ...base,
    key: `ruler.solar:${ruler.solarPhase}`,
    weight,
    tone,
    parameters: { ruler: ruler.name, elongation: apart },
    statement: `${who} stood ${distance} from the Sun: ${phrase}.`,
  }
}

function aspectFactors(chart: Chart, ruler: RulerBody): Factor[] {
  const lot = 'Part of Fortune'
  const toLot: [ChartAspect, Planet][] = []
  const toRuler: [ChartAspect, Planet][] = []
  for (const aspect of chart.aspects) {
    const ends = [aspect.from, aspect.to]
    const other = (end: string) => chart.planets.find((p) => ends.includes(p.name) && p.name !== end)?.name
    if (ends.includes(lot)) {
      const planet = other(lot)
      if (planet) toLot.push([aspect, planet])
    } else if (ends.includes(ruler.name)) {
      const planet = other(ruler.name)
      // Closeness to the Sun is already told as cazimi, combust or under the beams.
      const told = planet === 'Sun' && aspect.type === 'Conjunction' && ruler.solarPhase !== 'free'
      if (planet && !told) toRuler.push([aspect, planet])
    }
  }
  const nearest = (list: [ChartAspect, Planet][]) => list.sort(([a], [b]) => a.orb - b.orb).slice(0, NEAREST)
  return [
    ...nearest(toLot).map(([a, p]) =>
      aspectFactor(`lot.aspect:${p}.${a.type}`, a, p, 'the Part of Fortune', 7),
    ),
    ...nearest(toRuler).map(([a, p]) =>
      aspectFactor(`ruler.aspect:${p}.${a.type}`, a, p, `${named(ruler.name)}, ruler of the lot`, 6),
    ),
  ]
}

function aspectFactor(key: FactorKey, a: ChartAspect, planet: Planet, to: string, base: number): Factor {
  const moving = a.applying ? 'drawing closer' : 'drawing apart'
  return {
    key,
    group: 'aspect',
    weight: Math.max(2, base - a.orb / 2),
    tone: aspectTone(planet, a.type),
    parameters: { planet, type: a.type, orb: a.orb, applying: a.applying },
    statement: `${Named(planet)} ${VERB[a.type]} ${to}, ${degrees(a.orb)}° from exact and ${moving}.`,
  }
}

/** Ptolemy, Tetrabiblos I.5 and I.13: trine and sextile agree, square and opposition strive; benefics soften. */
function aspectTone(planet: Planet, type: AspectType): -1 | 0 | 1 {
  const benefic = planet === 'Jupiter' || planet === 'Venus'
  if (type === 'Trine' || type === 'Sextile') return 1
  if (type === 'Conjunction') return benefic ? 1 : planet === 'Saturn' || planet === 'Mars' ? -1 : 0
  return benefic ? 0 : -1
}

function chainFactor(chart: Chart): Factor {
  const { chain } = chart.partOfFortune
  const path = chain.steps.map((s) => `${named(s.planet)} in ${s.sign}`).join(', then ')
  const { ending } = chain
  const close =
    ending.kind === 'own-sign'
      ? `it ends with ${named(ending.planet)}, in its own sign`
      : ending.kind === 'mutual-reception'
        ? `it ends where ${ending.planets.map(named).join(' and ')} each stand in the other’s sign`
        : `it turns in a ring of ${listed(ending.planets.map(named))}`
  return {
    key: `chain:${ending.kind}`,
    group: 'chain',
    weight: 5,
    tone: 0,
    parameters: { ending: ending.kind, length: chain.steps.length },
    statement: `From ${chain.startSign} the chain of rulers runs to ${path}; ${close}.`,
  }
}
