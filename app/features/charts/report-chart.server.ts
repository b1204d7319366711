import {
  type AspectPoint,
  type Chart,
  type ChartBody,
  CLASSICAL_PLANETS,
  chartSky,
  DIGNITY_SCORES,
  declinationOf,
  degreeInSign,
  ENGINE_VERSION,
  type EssentialDignity,
  type HouseSystem,
  houseOf,
  inHouseSystem,
  lordsOf,
  lotHouses,
  type Planet,
  type RulerTable,
  receptionOf,
  regardBetween,
  SEVEN_LOTS,
  type Sign,
  signOf,
  wholeSignPlace,
} from '#app/astro/index.server.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { pick } from '#app/pick.ts'
import { dmText } from '#app/ui/chart/degree-text.ts'
import { lotRows, placesFromLot } from './chart-lots.server.ts'
import { type ChartRecord, toRulerTable } from './charts.repo.server.ts'
import { reportWords as words } from './report-messages.ts'

export interface PlaceRow {
  /** A planet, an angle, a node or a lot. */
  name: string
  sign: Sign
  /** Degrees within the sign. */
  degree: number
  /** Ecliptic longitude, degrees. */
  longitude: number
  house: number
  isRetrograde: boolean
  /** Degrees per day. Null for angles and lots, which have no motion through the signs. */
  speed: number | null
  /** Degrees, north positive. */
  declination: number
  /** Essential dignities of a planet; empty for the rest. */
  dignities: readonly EssentialDignity[]
}

/**
 * @param view houses to show instead of those of the saved chart
 */
export function reportChart(chartRecord: ChartRecord, view?: HouseSystem) {
  const { chart: saved, createdAt } = chartRecord
  const chart = view ? inHouseSystem(saved, view) : saved
  const { partOfFortune: lot } = chart
  const rulers = toRulerTable(chartRecord)
  const { obliquity } = chartSky(chart)
  const body = <Body extends ChartBody>(found: Body) => ({
    ...pick(found, 'name', 'sign', 'degree', 'longitude', 'house', 'isRetrograde', 'speed', 'dignities'),
    declination: declinationOf(found.longitude, found.latitude, obliquity),
  })
  /** A point of the ecliptic without a motion of the sky: an angle or a lot. */
  const still = { isRetrograde: false, speed: null, dignities: [] } as const
  const angle = (name: 'Ascendant' | 'Midheaven', longitude: number, house: number): PlaceRow => ({
    name,
    longitude,
    house,
    ...still,
    declination: declinationOf(longitude, 0, obliquity),
    sign: signOf(longitude),
    degree: degreeInSign(longitude),
  })
  return {
    ascendant: angle('Ascendant', chart.ascendant, houseOfAngle(chart, 1, chart.ascendant)),
    midheaven: angle('Midheaven', chart.midheaven, houseOfAngle(chart, 10, chart.midheaven)),
    planets: chart.planets.map((planet) => ({ ...body(planet), weightiest: weightiest(planet.dignities) })),
    /** Mean node, true node. */
    nodes: chart.nodes.map(body),
    partOfFortune: {
      name: 'Part of Fortune' as const,
      ...pick(lot, 'sign', 'degree', 'longitude', 'house'),
      ...still,
      declination: declinationOf(lot.longitude, 0, obliquity),
      ruler: lot.ruler,
      rulerSign: lot.rulerSign,
      rulerHouses: lotHouses(chart).ruler,
      wholeSignPlace: wholeSignPlace(chart, lot.longitude),
      savedHouse: saved.partOfFortune.house,
    },
    lots: lotRows(chart, SEVEN_LOTS, rulers).map((row) => ({
      ...row,
      declination: declinationOf(row.longitude, 0, obliquity),
    })),
    fromLot: placesFromLot(chart),
    houses: chart.cusps.map((longitude, index) => ({
      house: index + 1,
      longitude,
      sign: signOf(longitude),
      degree: degreeInSign(longitude),
      planets: chart.planets.filter(({ house }) => house === index + 1).map(({ name }) => name),
    })),
    aspects: aspectRows(chart),
    dignities: dignityRows(chart, rulers),
    receptions: receptionRows(chart, rulers),
    houseSystem: chart.houseSystem,
    /** What the person chose for reports; `houseSystem` differs if this one has no houses at that latitude. */
    askedSystem: view ?? 'placidus',
    /** The system of the saved chart, which the analysis reads. */
    savedSystem: saved.houseSystem,
    isDayBirth: chart.isDayBirth,
    engineVersion: chart.engineVersion,
    engineNow: ENGINE_VERSION,
    generatedAt: createdAt,
    /** If an administrator noted another lot than the computed one: that lot, as text. */
    notedOtherwise: chartRecord.editedAt ? notedLot(chartRecord) : null,
  }
}

/** The dignity or debility with the most points, in either direction. */
function weightiest([first, ...rest]: readonly EssentialDignity[]): EssentialDignity {
  const weight = (dignity: EssentialDignity) => Math.abs(DIGNITY_SCORES[dignity])
  return rest.reduce((most, each) => (weight(each) > weight(most) ? each : most), first ?? 'peregrine')
}

/** The aspects by degree, smallest orb first, with what the signs of both ends have. */
function aspectRows(chart: Chart) {
  const signs = new Map<AspectPoint, Sign>([
    ...chart.planets.map(({ name, sign }) => [name, sign] as const),
    ['Ascendant', signOf(chart.ascendant)],
    ['Midheaven', signOf(chart.midheaven)],
    ['Part of Fortune', chart.partOfFortune.sign],
  ])
  return chart.aspects
    .map(({ from, to, type, orb, applying }) => {
      const regard = regardBetween(signs.get(from)!, signs.get(to)!)
      /** What their signs see of each other, if that is something else. */
      const bySign = regard === type ? null : regard
      return { from, to, type, bySign, orb, applying }
    })
    .sort((a, b) => a.orb - b.orb)
}

function dignityRows(chart: Chart, rulers: RulerTable) {
  return chart.planets
    .filter(({ name }) => CLASSICAL_PLANETS.includes(name))
    .map(({ name, longitude, strength }) => {
      const { domicile, exaltation, triplicity, bound, face } = lordsOf(longitude, chart.rulers, rulers)
      return {
        planet: name,
        domicile,
        exaltation,
        /** The lord by day, the lord by night, and the participating lord. */
        triplicity: [triplicity.day, triplicity.night, triplicity.participant],
        term: bound,
        face,
        strength,
      }
    })
}

/**
 * Receptions by domicile or exaltation among the seven traditional planets that involve the lot's chain of rulers. Two
 * planets that receive each other share one row.
 */
function receptionRows(chart: Chart, rulers: RulerTable) {
  const chain = new Set<Planet>(chart.partOfFortune.chain.steps.map(({ planet }) => planet))
  const receives = (host: Planet, guest: Planet) => {
    const found = receptionOf(chart, host, guest, rulers)
    return found?.by.some((share) => share === 'domicile' || share === 'exaltation') ? found : null
  }
  return CLASSICAL_PLANETS.flatMap((guest, i) =>
    CLASSICAL_PLANETS.flatMap((host, j) => {
      const found = chain.has(host) || chain.has(guest) ? receives(host, guest) : null
      const back = found ? receives(guest, host) : null
      // Only the first of a pair makes a row.
      return found && !(back && j < i) ? [{ ...found, back: back?.by ?? null }] : []
    }),
  )
}

function notedLot(chartRecord: ChartRecord): string {
  const { pofDegree, pofSign, pofHouse, pofRuler, pofRulerSign, pofRulerHouse, isDayBirth } = chartRecord
  const { signs, points, house, place } = astroWords
  return words.notedLot({
    place: place(dmText(pofDegree), signs[pofSign as Sign]),
    house: house(pofHouse),
    ruler: points[pofRuler as Planet],
    rulerSign: signs[pofRulerSign as Sign],
    rulerHouse: house(pofRulerHouse),
    isDay: isDayBirth,
  })
}

/** An angle that is a cusp begins that house. In whole-sign and equal houses it may be inside another house. */
function houseOfAngle(chart: Chart, house: number, longitude: number): number {
  return chart.cusps[house - 1] === longitude ? house : houseOf(longitude, chart.cusps)
}
