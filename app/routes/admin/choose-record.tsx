import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router-dom'
import { Button } from '#app/ui/base/button.tsx'
import { useDialog } from '#app/ui/form/over-list.ts'
import { SearchInput } from '#app/ui/list/search-form.tsx'

interface ChooseRecordProps {
  label: string
  /** The name of the search in the address. */
  name: string
  q: string
  submitLabel: string
  /** What the search found, in words. */
  status: ReactNode
  rows: readonly { id: string; to: string; name: ReactNode; about: ReactNode }[]
  className?: string
}

/** The first step of a form about another record: a search for it, and links to the results. */
export function ChooseRecord({
  label,
  name,
  q,
  submitLabel,
  status,
  rows,
  className = '',
}: ChooseRecordProps) {
  const isOverList = useDialog() !== null
  const kept = [...new URLSearchParams(useLocation().search)].filter(([key]) => key !== name)
  return (
    <>
      <Form
        method="get"
        role="search"
        preventScrollReset={isOverList}
        className={`${className} flex-row flex-wrap items-end gap-3`}
      >
        {kept.map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <div className="field min-w-0 grow basis-64">
          <label htmlFor="choose-record">{label}</label>
          <SearchInput id="choose-record" name={name} q={q} />
        </div>
        <Button variant="secondary" className="self-end!">
          {submitLabel}
        </Button>
      </Form>
      <div role="status">{status}</div>
      <ul className="divide-y divide-rule">
        {rows.map((row) => (
          <li key={row.id} className="py-3">
            <Link to={row.to} preventScrollReset={isOverList} className="inline-block py-2.5 wrap-anywhere">
              {row.name}
            </Link>
            {row.about ? <span className="block text-sm text-faded">{row.about}</span> : null}
          </li>
        ))}
      </ul>
    </>
  )
}
