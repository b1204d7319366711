import type { HouseSystem } from '../../astro/types'
import { Notice } from '../../ui/notice'
import { housesNote } from './words'

/** Says where a saved chart has other houses than Placidus; nothing where it has those. */
export function HousesNote({ system, className }: { system: HouseSystem; className?: string }) {
  const note = housesNote(system)
  if (!note) return null
  return (
    <Notice title={note.title} {...(className ? { className } : {})}>
      <p>{note.text}</p>
    </Notice>
  )
}
