import { type RefObject, useEffect, useRef } from 'react'

const CONTROL = 'a, button, summary, input, select, textarea, [tabindex]'
const MENU = '[aria-haspopup=menu]'
const ROW = 'tbody > tr, [data-story]'

interface Place {
  control: Element
  row: Element | null
  rowNumber: number
}

/**
 * Keeps the place in a list for people who use a keyboard or a screen reader. After a dialog over the list has closed,
 * focus returns to the control that opened it. If its row is gone from the list, focus goes to the row that followed
 * it.
 */
export function useKeptFocus(dialogIsOpen: boolean): RefObject<HTMLDivElement> {
  const list = useRef<HTMLDivElement>(null)
  const last = useRef<Place | null>(null)
  const wasOpen = useRef(dialogIsOpen)

  useEffect(() => {
    const box = list.current!
    const remember = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest(CONTROL) : null
      const row = control?.closest(ROW) ?? null
      last.current = control && {
        control,
        row,
        rowNumber: row ? [...box.querySelectorAll(ROW)].indexOf(row) : -1,
      }
    }
    // Some browsers do not focus a link or a button that is pressed.
    box.addEventListener('pointerdown', remember)
    box.addEventListener('focusin', remember)
    return () => {
      box.removeEventListener('pointerdown', remember)
      box.removeEventListener('focusin', remember)
    }
  }, [])

  // Runs after each change of the list.
  useEffect(() => {
    const hasClosed = wasOpen.current && !dialogIsOpen
    wasOpen.current = dialogIsOpen
    // A press beside the dialog moves focus to the content around the list.
    if (dialogIsOpen || !document.activeElement?.contains(list.current)) return
    const isGone = last.current !== null && !last.current.control.isConnected
    if (hasClosed || isGone) replacementFor(last.current, list.current!)?.focus({ preventScroll: true })
  })
  return list
}

function replacementFor(place: Place | null, list: Element): HTMLElement | null {
  const main = document.getElementById('content')
  if (!place) return main
  const { control, row, rowNumber } = place
  if (control.isConnected) return control as HTMLElement
  const same = control.id ? document.getElementById(control.id) : null
  if (same) return same
  const rows = [...list.querySelectorAll<HTMLElement>(ROW)]
  const next = row?.isConnected ? (row as HTMLElement) : rows[Math.min(rowNumber, rows.length - 1)]
  if (!next) return main
  if (next.matches('[tabindex]')) return next
  const menu = control.matches(MENU) ? next.querySelector<HTMLElement>(MENU) : null
  return menu ?? next.querySelector<HTMLElement>(CONTROL) ?? main
}
