import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#app/ui/base/button.tsx'
import { useHydrated } from '#app/ui/base/use-hydrated.ts'
import type { KeywordChoice } from './enhanced-events.repo.server.ts'
import { KEYWORD_SEARCH_PAUSE, KEYWORDS_OFFERED } from './event-messages.ts'

interface KeywordPickerProps {
  chosen: readonly KeywordChoice[]
  /** Keywords offered before a search, or the results of a search without JavaScript. */
  offered: readonly KeywordChoice[]
  /** The search text. */
  q: string
}

interface Item extends KeywordChoice {
  startsTicked?: boolean
}

interface KeywordAnswer {
  id: number
  keyword_text: string
  sign: string
  polarity: string
}

async function fetchKeywords(q: string, signal: AbortSignal): Promise<KeywordChoice[]> {
  const query = new URLSearchParams({ q, size: String(KEYWORDS_OFFERED), sort: 'keyword' })
  const response = await fetch(`/api/admin/keywords?${query}`, { signal })
  if (!response.ok) throw new Error(String(response.status))
  const rows = (await response.json()) as KeywordAnswer[]
  return rows.map(({ keyword_text, ...row }) => ({ ...row, text: keyword_text }))
}

/**
 * Keywords as checkboxes: the ticked ones, and the search results. With JavaScript it searches as one types. Without,
 * its button sends the form, which comes back unchanged with the results.
 */
export function KeywordPicker({ chosen, offered, q }: KeywordPickerProps) {
  const id = useId()
  const hydrated = useHydrated()
  const [items, setItems] = useState<readonly Item[]>(() =>
    joined(
      chosen.map((word) => ({ ...word, startsTicked: true })),
      offered,
    ),
  )
  const [status, setStatus] = useState(() => (q === '' ? '' : foundWords(offered.length)))
  const pending = useRef<{ timer: number; abort: AbortController } | null>(null)
  const box = useRef<HTMLFieldSetElement>(null)
  const field = useRef<HTMLInputElement>(null)

  // Reads the boxes themselves, so that boxes ticked before the page was hydrated count.
  const ticked = () =>
    new Set(
      [...box.current!.querySelectorAll(':checked')].map((input) =>
        Number((input as HTMLInputElement).value),
      ),
    )

  const stop = () => {
    if (!pending.current) return
    window.clearTimeout(pending.current.timer)
    pending.current.abort.abort()
  }

  const lookFor = (typed: string, pause: number) => {
    stop()
    const wanted = typed.trim()
    if (wanted === '') {
      const marked = ticked()
      setItems((now) => joined(only(now, marked), offered))
      setStatus('')
      return
    }
    const abort = new AbortController()
    const timer = window.setTimeout(() => {
      setStatus('Searching…')
      fetchKeywords(wanted, abort.signal)
        .then((found) => {
          const marked = ticked()
          setItems((now) => joined(only(now, marked), found))
          setStatus(foundWords(found.length))
        })
        .catch(() => {
          if (!abort.signal.aborted) setStatus('The keywords could not be loaded. Please try again.')
        })
    }, pause)
    pending.current = { timer, abort }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for text typed before the page came to life.
  useEffect(() => {
    const typed = field.current!.value
    if (typed !== q) lookFor(typed, 0)
    return stop
  }, [])

  return (
    <fieldset ref={box} className="field">
      <legend>Keywords (optional)</legend>
      <div className="flex flex-wrap items-end gap-3">
        <div className="field min-w-0 grow basis-56">
          <label htmlFor={`${id}-q`}>Search keywords</label>
          <input
            ref={field}
            id={`${id}-q`}
            type="search"
            name="keywordSearch"
            defaultValue={q}
            dir="auto"
            maxLength={100}
            autoComplete="off"
            onChange={(event) => lookFor(event.currentTarget.value, KEYWORD_SEARCH_PAUSE)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              lookFor(event.currentTarget.value, 0)
            }}
          />
        </div>
        {hydrated ? null : (
          <Button
            variant="secondary"
            className="self-end!"
            name="intent"
            value="search-keywords"
            formNoValidate
          >
            Search keywords
          </Button>
        )}
      </div>
      <p role="status" className="field-hint min-h-[1.65em]">
        {status}
      </p>
      <ul className="grid max-h-80 gap-x-6 overflow-y-auto rounded border border-rule px-4 py-2 empty:hidden sm:grid-cols-2">
        {items.map((word) => (
          <li key={word.id}>
            <label className="choice">
              <input type="checkbox" name="keywordIds" value={word.id} defaultChecked={word.startsTicked} />
              <span>
                <bdi>{word.text}</bdi>
                <span className="block text-sm text-faded">
                  {word.sign}, {word.polarity}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** Kept ones come first. Nothing moves when a box is ticked. */
function joined(kept: readonly Item[], others: readonly KeywordChoice[]): Item[] {
  return [...kept, ...others.filter(({ id }) => !kept.some((word) => word.id === id))]
}

const only = (items: readonly Item[], ticked: ReadonlySet<number>) => items.filter(({ id }) => ticked.has(id))

function foundWords(count: number): string {
  if (count === 0) return 'No keyword found.'
  if (count === KEYWORDS_OFFERED) return `The first ${count} keywords found.`
  return count === 1 ? 'One keyword found.' : `${count} keywords found.`
}
