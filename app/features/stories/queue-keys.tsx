import { useEffect } from 'react'
import { useHydrated } from '#app/ui/base/use-hydrated.ts'

const KEYS: Readonly<Record<string, string>> = { a: 'approve', r: 'reject', s: 'skip' }

/** What the keys decide on: the chosen stories while the focus is in their list, otherwise the story that is shown. */
function decidedOn(focus: Element): Element | null {
  const chosen = focus.closest('#several:has([name=chosen]:checked)')
  return chosen ?? document.querySelector('[aria-labelledby=queue-story]')
}

/** Opens the reasons, and chooses one of them: then Enter rejects. The last one is the field for own words. */
function chooseReason(panel: HTMLDetailsElement | null, key: number): boolean {
  const choice = panel?.querySelectorAll<HTMLElement>('input[type=radio], textarea')[key - 1]
  if (!panel || !choice) return false
  panel.open = true
  choice.focus()
  if (choice instanceof HTMLInputElement) choice.click()
  return true
}

/** What a key does, or false. Letters and numbers that are typed in a field do nothing. */
function pressed({ key, repeat }: KeyboardEvent, focus: Element, withControl: boolean): boolean {
  if (withControl) {
    const form = key === 'Enter' && focus instanceof HTMLTextAreaElement && focus.form
    if (form) form.requestSubmit(form.querySelector<HTMLElement>('[value=rejected]'))
    return Boolean(form)
  }
  const part = decidedOn(focus)
  const panel = part?.querySelector('details') ?? null
  if (key === 'Escape' && panel?.open) {
    panel.open = false
    panel.querySelector('summary')?.focus()
    return true
  }
  if (repeat || focus.closest('input:not([type=radio], [type=checkbox]), textarea, select')) return false
  const deed = KEYS[key]
  if (!deed) return chooseReason(panel, Number(key))
  part?.querySelector<HTMLElement>(`[data-key="${deed}"]`)?.click()
  return true
}

/** Keyboard shortcuts for decisions. */
export function QueueKeys() {
  const hydrated = useHydrated()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.defaultPrevented || !(event.target instanceof Element)) return
      if (pressed(event, event.target, event.ctrlKey || event.metaKey)) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  if (!hydrated) return null
  return (
    <p className="key-hint -mt-6 mb-4 text-sm text-faded">
      Keys: <kbd>a</kbd> approve, <kbd>r</kbd> reject, <kbd>1</kbd> to <kbd>5</kbd> a reason and{' '}
      <kbd>Enter</kbd> to reject with it, <kbd>6</kbd> your own words and <kbd>Ctrl</kbd>+<kbd>Enter</kbd>,{' '}
      <kbd>s</kbd> skip, <kbd>Esc</kbd> close the reasons. In the list, they decide on the chosen stories.
    </p>
  )
}
