import { listText } from '#app/format.ts'
import type { TraditionView } from './fortune.server.ts'
import { planetName } from './lot-messages.ts'

type Graph = TraditionView['graph']

/** Says whether the chart has a final dispositor, and why. */
export function FinalDispositor({ graph }: { graph: Graph }) {
  return <p className="max-w-measure text-lg">{verdict(graph)}</p>
}

/** A chart has a final dispositor only if every chain ends in the same planet. */
export function verdict({ components, finalDispositor }: Graph): string {
  if (finalDispositor) {
    return `Every chain ends in ${planetName(finalDispositor)}, in its own sign: ${planetName(finalDispositor)} is the final dispositor of the chart.`
  }
  const [only, ...others] = components
  if (only && others.length === 0) {
    return only.ending.kind === 'mutual-reception'
      ? 'Every chain ends in the same two planets, which rule each other’s signs. Because they are two, the chart has no final dispositor.'
      : 'Every chain ends in the same loop, so no single planet rules all the others: the chart has no final dispositor.'
  }
  const alone = components.flatMap(({ ending }) =>
    ending.kind === 'own-sign' ? [planetName(ending.planet)] : [],
  )
  const own =
    alone.length === 0
      ? ''
      : ` ${listText(alone)} ${alone.length === 1 ? 'is in its own sign, but not every chain leads there' : 'are each in their own sign, but not all chains lead to one of them'}.`
  return `The chains end in ${components.length} different places, so the chart has no final dispositor.${own.replace(/^ ./, (start) => start.toUpperCase())}`
}
