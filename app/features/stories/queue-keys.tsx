import { useEffect } from 'react'
import { useHydrated } from '#app/ui/page/use-hydrated.ts'

const KEYS: Readonly<Record<string, string>> = { a: 'approve', r: 'reject', s: 'skip' }

/** Keyboard shortcuts for decisions. Keys typed in a field, repeated keys and key combinations do nothing. */
export function QueueKeys() {
  const hydrated = useHydrated()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest('input, textarea, select')) return
      const button = KEYS[event.key]
      if (!button) return
      event.preventDefault()
      document.querySelector<HTMLElement>(`#decide [data-key="${button}"]`)?.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  if (!hydrated) return null
  return (
    <p className="key-hint mb-6 text-sm text-faded">
      Keys: <kbd>a</kbd> approve, <kbd>r</kbd> reject, <kbd>s</kbd> skip.
    </p>
  )
}
