import {
  type Chart,
  formulaText,
  LOT_NAMES,
  LOTS,
  type LotFormula,
  type LotName,
  lotLongitude,
  lotOf,
  placeFromFortune,
  positionText,
  type RulerTable,
  SEVEN_LOTS,
  signAtPlace,
} from '#app/astro/index.server.ts'
import { pick } from '#app/pick.ts'

/** Lots of a chart, computed from its longitudes, with their names and meanings. */
export function lotRows(chart: Chart, names: readonly LotName[], table: RulerTable) {
  return names.map((name) => {
    const lot = lotOf(chart, name, table)
    const { original, standsFor, source, variants } = LOTS[name]
    // The Part of Fortune comes from the chart itself, which may be of an older engine: it is shown as it was stored.
    const own = name === 'fortune' ? chart.partOfFortune : lot
    const counted = (formula: LotFormula) => formulaText(formula, chart.isDayBirth)
    return {
      ...lot,
      ...pick(own, 'longitude', 'sign', 'degree', 'house'),
      ruler: name === 'fortune' ? chart.partOfFortune.ruler : lot.ruler,
      name: LOTS[name].name,
      original,
      standsFor,
      /** `22°37′06″ Cancer`. */
      position: positionText(own.longitude),
      /** The formula used for this birth: "Ascendant + Moon − Sun". */
      formula: counted(LOTS[name]),
      source,
      /** The same lot by other authors. */
      variants: variants.map((variant) => ({
        author: variant.author,
        formula: counted(variant),
        position: positionText(lotLongitude(chart, variant, table)),
        source: variant.source,
      })),
    }
  })
}

export type LotRow = ReturnType<typeof lotRows>[number]

/** What a caller can request: the seven lots, all lots, or one by its name. */
export const LOT_CHOICES = ['seven', 'all', ...LOT_NAMES] as const
type LotChoice = (typeof LOT_CHOICES)[number]

export function lotsChosen(choice: LotChoice): readonly LotName[] {
  if (choice === 'seven') return SEVEN_LOTS
  return choice === 'all' ? LOT_NAMES : [choice]
}

/** The twelve places counted by whole signs from the Part of Fortune, and which planets stand in each. */
export function placesFromLot(chart: Chart) {
  return Array.from({ length: 12 }, (_, i) => ({
    place: i + 1,
    sign: signAtPlace(chart.partOfFortune.sign, i + 1),
    planets: chart.planets
      .filter(({ longitude }) => placeFromFortune(chart, longitude) === i + 1)
      .map(({ name }) => name),
  }))
}
