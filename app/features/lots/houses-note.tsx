import type { HouseSystem } from '#app/astro/types.ts'
import { Notice } from '#app/ui/base/notice.tsx'
import { housesNote } from './lot-messages.ts'

/** A note if a saved chart has other houses than Placidus. */
export function HousesNote({ system, className }: { system: HouseSystem; className?: string }) {
  const note = housesNote(system)
  if (!note) return null
  return (
    <Notice title={note.title} {...(className ? { className } : {})}>
      <p>{note.text}</p>
    </Notice>
  )
}
