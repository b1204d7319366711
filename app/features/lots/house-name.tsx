import type { HouseCounts } from '#app/astro/types.ts'
import { Term } from '#app/ui/base/term.tsx'
import { houseText } from './lot-messages.ts'

/** `houseText` with a link to what a house is and how it is counted, for its first place on a page. */
export function HouseName({ of }: { of: HouseCounts }) {
  const [number, bySigns] = houseText(of).split('house')
  return (
    <>
      {number}
      <Term id="house">house</Term>
      {bySigns}
    </>
  )
}
