import type { HouseCounts } from '#app/astro/types.ts'
import { Term } from '#app/ui/base/term.tsx'
import { lotWords } from './lot-messages.ts'

/** `houseText` with a link to what a house is and how it is counted, for its first place on a page. */
export function HouseName({ of }: { of: HouseCounts }) {
  const [before, word, after] = lotWords.house(of)
  return (
    <>
      {before}
      <Term id="house">{word}</Term>
      {after ? (
        <>
          {' '}
          <Term id="whole-signs">{after.trim()}</Term>
        </>
      ) : null}
    </>
  )
}
