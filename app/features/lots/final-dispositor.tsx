import type { TraditionView } from './fortune.server.ts'
import { fortuneWords as words } from './fortune-messages.ts'

type Graph = TraditionView['graph']

/** Says whether the chart has a final dispositor, and why. */
export function FinalDispositor({ graph }: { graph: Graph }) {
  return <p className="max-w-measure text-lg">{verdict(graph)}</p>
}

/** A chart has a final dispositor only if every chain ends in the same planet. */
export function verdict({ components, finalDispositor }: Graph): string {
  if (finalDispositor) return words.isFinal(finalDispositor)
  const [only, ...others] = components
  if (only && others.length === 0)
    return only.ending.kind === 'mutual-reception' ? words.samePair : words.sameLoop
  const alone = components.flatMap(({ ending }) => (ending.kind === 'own-sign' ? [ending.planet] : []))
  return words.noFinal(components.length, alone)
}
