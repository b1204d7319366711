import { useEffect, useRef } from 'react'
import { useHydrated } from '#app/ui/base/use-hydrated.ts'

const KEYS = [
  ['j', 'Next story'],
  ['k', 'Previous story'],
  ['o', 'Open the full story'],
  ['a', 'Approve and go to the next'],
  ['r', 'Reject, or change the review'],
  ['?', 'Show or hide this help'],
] as const

const card = (element: Element | null) => element?.closest<HTMLElement>('[data-story]') ?? null
const cards = () => [...document.querySelectorAll<HTMLElement>('[data-story]')]

/** Moderation by keyboard. Keys typed in a field and key combinations do nothing. */
export function StoryKeys({ enabled }: { enabled: boolean }) {
  const help = useRef<HTMLDetailsElement>(null)
  const hydrated = useHydrated()
  useEffect(() => {
    if (!enabled) return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest('input, textarea, select')) return
      const all = cards()
      const here = all.indexOf(card(document.activeElement)!)
      const go = (place: number) => all[Math.max(0, Math.min(all.length - 1, place))]?.focus()
      const click = (key: string) => all[here]?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click()
      const deeds: Record<string, () => void> = {
        j: () => go(here + 1),
        k: () => go(here < 0 ? 0 : here - 1),
        o: () => click('open'),
        a: () => {
          click('approve')
          go(here + 1)
        },
        r: () => click('reject'),
        '?': () => help.current?.toggleAttribute('open'),
      }
      const deed = deeds[event.key]
      if (!deed) return
      event.preventDefault()
      // A key held down moves through the stories, but does not decide on any.
      if (!event.repeat || event.key === 'j' || event.key === 'k') deed()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [enabled])

  if (!hydrated) return null
  return (
    <details ref={help} className="key-hint mb-6">
      <summary className="inline-flex min-h-8 items-center text-sm text-lapis underline underline-offset-4">
        Keyboard
      </summary>
      <dl className="mt-2 grid w-fit grid-cols-[auto_auto] gap-x-4 gap-y-1 text-sm">
        {KEYS.map(([key, deed]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-grid min-w-7 place-items-center rounded border border-edge px-1.5">
                {key}
              </kbd>
            </dt>
            <dd>{deed}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
