import type { MouseEvent } from 'react'

/** True if the click opens a link in another window or tab. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey || button !== 0
