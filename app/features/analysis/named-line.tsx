import { doorsWords as words } from './doors-messages.ts'
import type { NamedView } from './reader-choices.server.ts'

/** What the chart named and what the reader named, after an answer to the three scenes. */
export function NamedLine({ named }: { named: NamedView }) {
  if (!named) return null
  return (
    <p id="named" className="max-w-measure">
      {words.byChart(named.byChart)} {words.byReader(named.byReader, named.isOfChart)}
    </p>
  )
}
