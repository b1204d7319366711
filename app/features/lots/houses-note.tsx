import type { HouseSystem } from '#app/astro/types.ts'
import { Notice } from '#app/ui/base/notice.tsx'
import { lotWords } from './lot-messages.ts'

/** A note if a saved chart has other houses than Placidus. */
export function HousesNote({ system, className }: { system: HouseSystem; className?: string }) {
  if (system === 'placidus') return null
  return (
    <Notice title={lotWords.housesTitle(system)} {...(className ? { className } : {})}>
      <p>{lotWords.housesText(system)}</p>
    </Notice>
  )
}
