import {
  angularity,
  type Chart,
  dmsText,
  dmText,
  EXALTATIONS,
  essentialDignities,
  houseCounts,
  overcoming,
  type Planet,
  type RulerTable,
  regardOf,
  sectConditionOf,
  solarConditionOf,
  termLordOf,
} from '#app/astro/index.server.ts'
import type { PassageId } from '#app/books/index.ts'
import { ordinal } from '#app/format.ts'
import { type Judgement, judge } from '#app/guidance/index.server.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import type { Finding } from './findings-list.tsx'
import { judgementWords as words } from './judgement-messages.ts'
import { houseText } from './lot-messages.ts'

export const LORD_BOOKS = [
  'firmicus.lot-rulers',
  'firmicus.lot-ruler-sees',
  'qabisi.sect',
  'qabisi.angles',
  'qabisi.strong',
  'qabisi.weak',
  'qabisi.retrograde',
  'qabisi.under-beams',
  'qabisi.fortunate',
  'qabisi.overcoming',
] as const satisfies readonly PassageId[]

/** One thing that the books ask about a planet. */
type LordFinding = Finding & { key: keyof typeof words.about }

type Ruler = Judgement['ruler']
type Body = Chart['planets'][number]

/** The condition of the ruler of the lot, one finding for each thing that the books ask about a planet. */
export function lordCondition(chart: Chart, table: RulerTable): LordFinding[] {
  const found = judge(chart)
  const { ruler } = found
  const body = chart.planets.find(({ name }) => name === ruler.planet)!
  return [
    sectFinding(chart, ruler),
    dignityFinding(chart, body, table),
    hostFinding(ruler),
    placeFinding(chart, body),
    motionFinding(body, ruler),
    sunFinding(chart, ruler),
    finding('sight', words.seesLot(ruler.planet, regardOf(chart, 'fortune', ruler.planet)), found.sight.tone),
    regardFinding(chart, ruler.planet, ['Jupiter', 'Venus'], 'benefics'),
    regardFinding(chart, ruler.planet, ['Saturn', 'Mars'], 'malefics'),
  ]
}

/** What speaks for the ruler and what against it: a count of ours over the findings. */
export function lordSum(planet: Planet, findings: readonly LordFinding[]): string {
  const names = (tone: 1 | -1) =>
    findings.filter((one) => one.tone === tone).map(({ key }) => words.aboutInSentence[key])
  return words.sum(planet, names(1), names(-1))
}

function finding(key: LordFinding['key'], text: string, tone: Finding['tone']): LordFinding {
  return { key, about: words.about[key], text, tone }
}

function sectFinding(chart: Chart, { planet }: Ruler): LordFinding {
  const condition = sectConditionOf(chart, planet)
  if (!condition) return finding('sect', words.noSect(planet), 0)
  const { sect, inSect, hayyiz } = condition
  const text = [
    words.sect(planet, sect, chart.isDayBirth ? 'day' : 'night', inSect),
    ...(hayyiz && inSect ? [words.hayyiz] : []),
    ...(chart.sectUncertain ? [words.nearHorizon] : []),
  ].join(' ')
  return finding('sect', text, inSect ? 1 : -1)
}

function dignityFinding(chart: Chart, body: Body, table: RulerTable): LordFinding {
  const { name, longitude } = body
  const { dignities, strength } = essentialDignities(name, longitude, chart.isDayBirth, chart.rulers, table)
  const named = dignities.flatMap((one) => (one === 'peregrine' ? [] : [words.dignities[one]]))
  const degree = EXALTATIONS[name]?.degree
  const text = [
    words.stands(name, astroWords.place(dmText(body.degree), astroWords.signs[body.sign]), named),
    ...(dignities.includes('exaltation') && degree ? [words.exaltationDegree(name, ordinal(degree))] : []),
    ...(dignities.includes('term') ? [] : [words.boundOf(termLordOf(longitude))]),
  ].join(' ')
  return finding('dignity', text, strength > 0 ? 1 : -1)
}

function hostFinding({ planet, host, hostSees, mutual, sign }: Ruler): LordFinding {
  if (!host) return finding('host', words.noHost(planet), 0)
  if (mutual) return finding('host', words.mutualHost(planet, host, sign), 1)
  const sees = hostSees !== null && hostSees !== 'averse'
  return finding('host', words.host(host, sign, sees), sees ? 1 : -1)
}

function placeFinding(chart: Chart, body: Body): LordFinding {
  const { bySign, byHouse } = angularity(chart, body.longitude)
  const text = words.place(houseText(houseCounts(chart, body)), bySign, byHouse)
  return finding('place', text, bySign === 'cadent' ? -1 : 1)
}

function motionFinding({ name, motion, speed }: Body, { qualifiers }: Ruler): LordFinding {
  const pace = dmsText(Math.abs(speed))
  const station = qualifiers.includes('first') ? 'first' : qualifiers.includes('second') ? 'second' : null
  if (station) return finding('motion', words.station(name, station, pace), station === 'first' ? -1 : 1)
  return motion === 'retrograde'
    ? finding('motion', words.retrograde(name, pace), -1)
    : finding('motion', words.forward(name, pace, name === 'Sun' || name === 'Moon'), 0)
}

function sunFinding(chart: Chart, { planet }: Ruler): LordFinding {
  const condition = solarConditionOf(chart, planet)
  if (!condition) return finding('sun', words.sunItself, 0)
  const { distance, phase, protectedBy } = condition
  const guarded = protectedBy.length > 0
  const text = words.sunPhase(planet, dmText(distance), phase, guarded)
  if (phase === 'free') return finding('sun', text, 0)
  return finding('sun', text, phase === 'cazimi' ? 1 : guarded ? 0 : -1)
}

/** Which of two planets see the ruler by sign, and from where. The ruler itself may be one of them. */
function regardFinding(
  chart: Chart,
  ruler: Planet,
  pair: readonly ['Jupiter' | 'Saturn', 'Venus' | 'Mars'],
  key: 'benefics' | 'malefics',
): LordFinding {
  const others = pair.filter((planet) => planet !== ruler)
  const sentences = others.map((planet) => {
    const above = overcoming(chart, planet, ruler)
    const stands = above === 10 || above === 11 ? above : null
    return words.seesRuler(planet, regardOf(chart, ruler, planet), stands)
  })
  const itself = others.length < 2 ? [words.oneOfTwo(ruler)] : []
  const benefics = key === 'benefics'
  const counts = others.some((planet) => {
    const by = regardOf(chart, ruler, planet)
    return benefics
      ? by === 'Conjunction' || by === 'Trine' || by === 'Sextile'
      : by === 'Conjunction' || by === 'Square' || by === 'Opposition'
  })
  return finding(key, [...itself, ...sentences].join(' '), counts ? (benefics ? 1 : -1) : 0)
}
