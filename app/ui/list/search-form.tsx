import { useLocation } from '@remix-run/react'
import { Children, type ReactNode, useEffect, useRef } from 'react'
import { Form } from 'react-router-dom'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { classNames } from '#app/ui/base/class-names.ts'
import { controlWords } from '#app/ui/base/messages.ts'

interface SearchFormProps {
  /** The label of the search: 'Search by name or email'. */
  label: string
  q: string
  /** More controls that narrow the list, each with a name. */
  children?: ReactNode
  /** True if any filter or search narrows the list. */
  narrowed?: boolean
  /** The label of the link that leaves the search. */
  leaveLabel?: string
}

/** The search of a list: a normal GET form, so that the address contains the search. */
export function SearchForm({
  label,
  q,
  children,
  narrowed = q !== '',
  leaveLabel = controlWords.showAll,
}: SearchFormProps) {
  const { pathname, search } = useLocation()
  const kept = new URLSearchParams(search)
  return (
    <Form method="get" action={pathname} role="search" className="mb-6 flex-row flex-wrap items-end gap-3">
      {['size', 'sort'].map((name) =>
        kept.has(name) ? <input key={name} type="hidden" name={name} value={kept.get(name)!} /> : null,
      )}
      <div
        className={classNames(
          'field min-w-0 grow',
          Children.toArray(children).length > 2 ? 'basis-full' : 'basis-64',
        )}
      >
        <label htmlFor="list-search">{label}</label>
        <SearchInput id="list-search" name="q" q={q} />
      </div>
      {children}
      <Button variant="secondary" className="self-end!">
        {controlWords.search}
      </Button>
      {narrowed ? (
        <ButtonLink href={pathname} variant="quiet" className="self-end!">
          {leaveLabel}
        </ButtonLink>
      ) : null}
    </Form>
  )
}

/** Shows the current search, also after Back. Text that is typed before hydration or during a search is kept. */
export function SearchInput({ id, name, q }: { id: string; name: string; q: string }) {
  const field = useRef<HTMLInputElement>(null)
  const sent = useRef<string | null>(null)
  const shown = useRef(q)
  useEffect(() => {
    const input = field.current!
    const send = () => {
      sent.current = input.value
    }
    const { form } = input
    form?.addEventListener('submit', send)
    return () => form?.removeEventListener('submit', send)
  }, [])
  useEffect(() => {
    if (shown.current === q) return
    shown.current = q
    const input = field.current!
    const isTypedSince = sent.current !== null && sent.current !== input.value
    if (!isTypedSince) input.value = q
    sent.current = null
  }, [q])
  return <input ref={field} id={id} type="search" name={name} defaultValue={q} dir="auto" maxLength={200} />
}

interface SearchFieldProps {
  name: string
  label: string
  value: string
  /** What it offers, or what is typed into it. */
  options: readonly { value: string; label: string }[] | 'text' | 'date'
}

/** A field beside the search, such as status, polarity or age. */
export function SearchField({ name, label, value, options }: SearchFieldProps) {
  const control = { id: `list-${name}`, name, defaultValue: value }
  return (
    <div className="field min-w-0 grow basis-36 sm:max-w-52 sm:grow-0 sm:basis-auto">
      <label htmlFor={control.id}>{label}</label>
      {typeof options === 'string' ? (
        <input key={value} {...control} type={options} dir="auto" />
      ) : (
        <select key={value} {...control}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}
