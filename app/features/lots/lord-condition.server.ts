import {
  angularity,
  type Chart,
  dmsText,
  dmText,
  type EssentialDignity,
  EXALTATIONS,
  essentialDignities,
  houseCounts,
  overcoming,
  type Planet,
  type Regard,
  type RulerTable,
  regardOf,
  sectConditionOf,
  solarConditionOf,
  termLordOf,
} from '#app/astro/index.server.ts'
import type { PassageId } from '#app/books/index.ts'
import { listText, ordinal } from '#app/format.ts'
import { type Judgement, judge } from '#app/guidance/index.server.ts'
import type { Finding } from './finding.ts'
import { capital, houseText, planetName } from './lot-messages.ts'

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

type Ruler = Judgement['ruler']
type Body = Chart['planets'][number]

/** The condition of the ruler of the lot, one finding for each thing that the books ask about a planet. */
export function lordCondition(chart: Chart, table: RulerTable): Finding[] {
  const found = judge(chart)
  const { ruler } = found
  const body = chart.planets.find(({ name }) => name === ruler.planet)
  if (!body) throw new RangeError(`The chart has no ${ruler.planet}`)
  return [
    sectFinding(chart, ruler),
    dignityFinding(chart, body, table),
    hostFinding(ruler),
    placeFinding(chart, body),
    motionFinding(body, ruler),
    sunFinding(chart, ruler),
    {
      about: 'Sight of the lot',
      text: `It ${seeing(regardOf(chart, 'fortune', ruler.planet), 'the lot')}.`,
      tone: found.sight.tone,
    },
    regardFinding(chart, ruler.planet, ['Jupiter', 'Venus'], 'The benefics'),
    regardFinding(chart, ruler.planet, ['Saturn', 'Mars'], 'The malefics'),
  ]
}

/** What speaks for the ruler and what against it: a count of ours over the findings. */
export function lordSum(planet: Planet, findings: readonly Finding[]): string {
  const names = (tone: 1 | -1) =>
    findings.filter((one) => one.tone === tone).map(({ about }) => about.toLowerCase())
  const [well, ill] = [names(1), names(-1)]
  const half = (list: string[], words: string) => (list.length > 0 ? `${words} ${listText(list)}` : null)
  const halves = [half(well, 'for it speak'), half(ill, 'against it')].filter((each) => each !== null)
  return halves.length > 0
    ? `Our count for ${planetName(planet)}: ${halves.join('; ')}.`
    : `Our count for ${planetName(planet)}: nothing speaks clearly for it or against it.`
}

function sectFinding(chart: Chart, { planet }: Ruler): Finding {
  const about = 'Day and night'
  const condition = sectConditionOf(chart, planet)
  if (!condition) return { about, text: `The old books did not know ${planet} and give it no sect.`, tone: 0 }
  const { sect, inSect, hayyiz } = condition
  const birth = chart.isDayBirth ? 'day' : 'night'
  return {
    about,
    text: [
      `${capital(planetName(planet))} belongs to the ${sect}, and the birth is by ${birth}: it is ${inSect ? 'of the chart’s own' : 'not of the chart’s'} sect.`,
      ...(hayyiz && inSect
        ? ['Its half of the sky and its sign fit too: it is in its domain (hayyiz).']
        : []),
      ...(chart.sectUncertain ? ['The Sun was near the horizon, so this can be the other way round.'] : []),
    ].join(' '),
    tone: inSect ? 1 : -1,
  }
}

const DIGNITY_WORDS: Readonly<Record<Exclude<EssentialDignity, 'peregrine'>, string>> = {
  domicile: 'in its own sign',
  exaltation: 'in its exaltation',
  triplicity: 'in its own triplicity',
  term: 'in its own bound',
  face: 'in its own face',
  detriment: 'in its detriment, opposite its own sign',
  fall: 'in its fall, opposite its exaltation',
}

function dignityFinding(chart: Chart, body: Body, table: RulerTable): Finding {
  const { dignities, strength } = essentialDignities(
    body.name,
    body.longitude,
    chart.isDayBirth,
    chart.rulers,
    table,
  )
  const words = dignities.flatMap((one) => (one === 'peregrine' ? [] : [DIGNITY_WORDS[one]]))
  const degree = EXALTATIONS[body.name]?.degree
  return {
    about: 'Dignity',
    text: [
      `It stands at ${dmText(body.degree)} ${body.sign}, ${words.length > 0 ? listText(words) : 'where it has no dignity (it is peregrine)'}.`,
      ...(dignities.includes('exaltation') && degree
        ? [`The degree of its exaltation is the ${ordinal(degree)}.`]
        : []),
      ...(dignities.includes('term') ? [] : [`The bound is that of ${termLordOf(body.longitude)}.`]),
    ].join(' '),
    tone: strength > 0 ? 1 : -1,
  }
}

function hostFinding({ host, hostSees, mutual, sign }: Ruler): Finding {
  const about = 'Host'
  if (!host) return { about, text: 'It is at home and needs no host.', tone: 0 }
  const name = planetName(host)
  if (mutual)
    return { about, text: `${capital(name)} rules ${sign}, and each stands in a sign of the other.`, tone: 1 }
  const sees = hostSees !== null && hostSees !== 'averse'
  return {
    about,
    text: `${capital(name)} rules ${sign} and is its host. The host ${sees ? 'sees its guest' : 'does not see its guest'}.`,
    tone: sees ? 1 : -1,
  }
}

function placeFinding(chart: Chart, body: Body): Finding {
  const { bySign, byHouse } = angularity(chart, body.longitude)
  const place = houseText(houseCounts(chart, body))
  const kind = bySign === byHouse ? bySign : `${byHouse} by houses, ${bySign} by signs`
  return { about: 'Place', text: `It is in the ${place}: ${kind}.`, tone: bySign === 'cadent' ? -1 : 1 }
}

function motionFinding({ name, motion, speed }: Body, { qualifiers }: Ruler): Finding {
  const pace = `${dmsText(Math.abs(speed))} a day`
  const station = qualifiers.includes('first') ? 'first' : qualifiers.includes('second') ? 'second' : null
  if (station)
    return {
      about: 'Motion',
      text: `It is at its ${station} station, about to go ${station === 'first' ? 'back' : 'forward'}. It moves ${pace}.`,
      tone: station === 'first' ? -1 : 1,
    }
  const steady = name === 'Sun' || name === 'Moon'
  return motion === 'retrograde'
    ? { about: 'Motion', text: `It is retrograde: it goes back ${pace}.`, tone: -1 }
    : { about: 'Motion', text: `It goes forward ${pace}${steady ? ', as it always does' : ''}.`, tone: 0 }
}

function sunFinding(chart: Chart, { planet }: Ruler): Finding {
  const about = 'Distance from the Sun'
  const condition = solarConditionOf(chart, planet)
  if (!condition) return { about, text: 'The ruler is the Sun itself.', tone: 0 }
  const far = `It is ${dmText(condition.distance)} from the Sun`
  const guard =
    condition.protectedBy.length > 0 ? ' A dignity of its own shelters it there (its chariot).' : ''
  const tone = guard ? 0 : -1
  switch (condition.phase) {
    case 'free':
      return { about, text: `${far}, clear of its rays.`, tone: 0 }
    case 'cazimi':
      return { about, text: `${far}, in its heart (cazimi).`, tone: 1 }
    case 'combust':
      return { about, text: `${far}: it is burnt (combust).${guard}`, tone }
    case 'under-beams':
      return { about, text: `${far}, under its beams.${guard}`, tone }
  }
}

/** Which of two planets see the ruler by sign, and from where. The ruler itself may be one of them. */
function regardFinding(
  chart: Chart,
  ruler: Planet,
  pair: readonly ['Jupiter' | 'Saturn', 'Venus' | 'Mars'],
  about: string,
): Finding {
  const others = pair.filter((planet) => planet !== ruler)
  const sentences = others.map((planet) => {
    const above = overcoming(chart, planet, ruler)
    const over =
      above === 10 || above === 11 ? `, and stands above it, in the ${ordinal(above)} sign from it` : ''
    return `${planet} ${seeing(regardOf(chart, ruler, planet), 'it')}${over}.`
  })
  const itself = others.length < 2 ? [`${ruler} is itself one of the two.`] : []
  const benefics = pair[0] === 'Jupiter'
  const counts = others.some((planet) => {
    const by = regardOf(chart, ruler, planet)
    return benefics
      ? by === 'Conjunction' || by === 'Trine' || by === 'Sextile'
      : by === 'Conjunction' || by === 'Square' || by === 'Opposition'
  })
  return { about, text: [...itself, ...sentences].join(' '), tone: counts ? (benefics ? 1 : -1) : 0 }
}

/** After the name of a planet: how its sign sees the sign of another thing. */
function seeing(by: Regard, what: string): string {
  if (by === 'Aversion') return `does not see ${what}`
  if (by === 'Conjunction') return `is in one sign with ${what}`
  if (by === 'Opposition') return `sees ${what} from the opposite sign`
  return `sees ${what} by a ${by.toLowerCase()}`
}
