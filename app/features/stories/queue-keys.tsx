import { useEffect } from 'react'
import { useHydrated } from '#app/ui/base/use-hydrated.ts'

const KEYS: Readonly<Record<string, string>> = { a: 'approve', r: 'reject', s: 'skip' }

/** Opens the reasons, and chooses one of them: then Enter rejects. The last one is the field for own words. */
function chooseReason(key: number): boolean {
  const panel = document.querySelector<HTMLDetailsElement>('#rejection')
  const choice = panel?.querySelectorAll<HTMLElement>('input[type=radio], textarea')[key - 1]
  if (!panel || !choice) return false
  panel.open = true
  choice.focus()
  if (choice instanceof HTMLInputElement) choice.click()
  return true
}

/** Keyboard shortcuts for decisions. Keys typed in a field, repeated keys and key combinations do nothing. */
export function QueueKeys() {
  const hydrated = useHydrated()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return
      if (
        event.target instanceof Element &&
        event.target.closest('input:not([type=radio]), textarea, select')
      )
        return
      const button = KEYS[event.key]
      if (button) document.querySelector<HTMLElement>(`[data-key="${button}"]`)?.click()
      else if (!chooseReason(Number(event.key))) return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  if (!hydrated) return null
  return (
    <p className="key-hint -mt-6 mb-4 text-sm text-faded">
      Keys: <kbd>a</kbd> approve, <kbd>r</kbd> reject, <kbd>1</kbd> to <kbd>6</kbd> the reason and{' '}
      <kbd>Enter</kbd> to reject with it, <kbd>s</kbd> skip.
    </p>
  )
}
