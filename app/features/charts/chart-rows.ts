import {
  type Chart,
  type Planet,
  positionText,
  SIGNS,
  type Sign,
  sexagesimal,
  signOf,
} from '#app/astro/index.server.ts'

const ELEMENTS = ['Fire', 'Earth', 'Air', 'Water'] as const
const MODALITIES = ['Cardinal', 'Fixed', 'Mutable'] as const

/** The houses whose cusp is in a sign that the planet rules, by the chart's tradition. */
function housesRuledBy(chart: Chart, planet: Planet, rulerOfCusp: (sign: Sign) => Planet): number[] {
  return chart.cusps.flatMap((cusp, index) => (rulerOfCusp(signOf(cusp)) === planet ? [index + 1] : []))
}

export function planetRows(chart: Chart, rulerOfCusp: (sign: Sign) => Planet) {
  return chart.planets.map((planet) => {
    const index = SIGNS.indexOf(planet.sign)
    const { degrees, minutes, seconds } = sexagesimal(planet.degree)
    return {
      name: planet.name,
      sign: planet.sign,
      signNum: index + 1,
      signId: index + 1,
      fullDegree: planet.longitude,
      normDegree: planet.degree,
      speed: planet.speed,
      isRetro: planet.isRetrograde,
      house: planet.house,
      degreeInSign: degrees,
      minuteInSign: minutes,
      secondInSign: seconds,
      planetaryStrength: planet.strength,
      motionType: planet.motion,
      dignity: planet.dignities.join(', '),
      element: ELEMENTS[index % 4]!,
      modality: MODALITIES[index % 3]!,
      rulerOfHouses: housesRuledBy(chart, planet.name, rulerOfCusp),
      houseId: planet.house,
    }
  })
}

export function houseRows(chart: Chart) {
  return chart.cusps.map((cusp, index) => ({
    houseId: index + 1,
    startDegree: cusp,
    endDegree: chart.cusps[(index + 1) % 12]!,
    sign: signOf(cusp),
    signId: SIGNS.indexOf(signOf(cusp)) + 1,
  }))
}

export function aspectRows(chart: Chart) {
  return chart.aspects.map(({ from, to, type, orb, diff, applying }) => ({
    aspectingPoint: from,
    aspectedPoint: to,
    type,
    orb,
    diff,
    applying,
  }))
}

/** The chart in the format of the calls, which must not change. */
export function rawApiData(chart: Chart) {
  return {
    ascendant: chart.ascendant,
    midheaven: chart.midheaven,
    houseSystem: chart.houseSystem,
    planets: chart.planets.map(({ name, sign, house, degree, longitude, isRetrograde }) => ({
      name,
      sign,
      house,
      norm_degree: degree,
      full_degree: longitude,
      position: positionText(longitude),
      is_retro: String(isRetrograde),
    })),
    houses: chart.cusps.map((cusp, index) => ({
      house: index + 1,
      sign: signOf(cusp),
      degree: cusp,
      position: positionText(cusp),
    })),
    aspects: chart.aspects.map(({ from, to, type, orb }) => ({
      aspecting_planet: from,
      aspected_planet: to,
      type,
      orb,
    })),
  }
}
