import { useEffect, useRef } from 'react'
import { Form } from 'react-router-dom'
import { ARRIVAL } from '#app/language/page-language.tsx'
import { adminPaths } from '#app/paths.ts'
import { useHydrated } from '#app/ui/base/use-hydrated.ts'

/** The search in the menu of the back-office. The key "/" moves focus to it, except while something is typed. */
export function PeopleSearch() {
  const field = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return
      if (event.target instanceof Element && event.target.closest('input, textarea, select')) return
      const input = field.current
      // On narrow screens the menu covers the page while it is open, and is hidden otherwise.
      if (!input?.checkVisibility()) return
      event.preventDefault()
      input.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <Form
      method="get"
      action={adminPaths.people}
      state={ARRIVAL}
      role="search"
      aria-label="People"
      className="mt-5 px-5"
    >
      <div className="field">
        <label htmlFor="people-search">
          Find a person
          {hydrated ? (
            <span
              aria-hidden="true"
              className="key-hint ms-2 rounded border border-edge px-1.5 text-sm max-lg:hidden"
            >
              /
            </span>
          ) : null}
        </label>
        <input
          ref={field}
          id="people-search"
          type="search"
          name="q"
          dir="auto"
          maxLength={200}
          aria-keyshortcuts="/"
        />
      </div>
    </Form>
  )
}
