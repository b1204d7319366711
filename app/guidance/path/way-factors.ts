import type { Chart } from '../../astro/index.server'
import { named, ordinal } from '../factors'
import type { WayFactorKey } from './types'

export interface WayFactor {
  key: WayFactorKey
  weight: number
  statement: string
}

/** The way a chain leads: how long it is, whom it is handed to after the lot's ruler, and where it ends. */
export function wayFactorsOf(chart: Chart): WayFactor[] {
  const { steps } = chart.partOfFortune.chain
  const last = steps.at(-1)
  if (!last) throw new Error('A chain has at least one step')
  const length = steps.length === 1 ? 'rest' : steps.length < 4 ? 'few' : 'many'
  const count = steps.length === 1 ? 'one planet' : `${steps.length} planets`
  const handedTo = steps.slice(1)
  return [
    {
      key: `way.house:${last.house}`,
      weight: 8,
      statement: `The last planet of the chain, ${named(last.planet)}, is in the ${ordinal(last.house)} house.`,
    },
    ...handedTo.map(({ planet, sign, house }, index): WayFactor => {
      const giver = steps[index]?.planet ?? planet
      return {
        key: `way.planet:${planet}`,
        // The last keeper speaks before those that the matter only passes.
        weight: index === handedTo.length - 1 ? 9 : 7 - index / 2,
        statement: `${upper(named(giver))} stands in a sign of ${named(planet)}, which is itself in ${sign}, in the ${ordinal(house)} house.`,
      }
    }),
    {
      key: `way.length:${length}`,
      weight: 6,
      statement: `The chain from the lot goes through ${count} before any would come again.`,
    },
  ]
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
