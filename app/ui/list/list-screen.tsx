import { useOutlet } from '@remix-run/react'
import type { ReactNode } from 'react'
import { DialogHost } from './dialog-host.tsx'
import type { ListPage, ListQuery } from './list-query.ts'
import { Pager } from './pager.tsx'
import { SearchField, SearchForm } from './search-form.tsx'

interface Option {
  value: string
  label: string
}

interface Choice<Value> {
  label: string
  /**
   * The labels of all values, in the order shown; the first is the default. If the values are not fixed: a list, or a
   * field for text or for a date.
   */
  options:
    | readonly Option[]
    | (string extends Value ? 'text' | 'date' : never)
    | (string extends Value ? never : Value extends string ? Record<Value, string> : never)
}

type Choices<Query> = { [Name in Exclude<keyof Query, keyof ListQuery>]?: Choice<Query[Name]> }

interface ListScreenProps<Query extends ListQuery> {
  list: ListPage<unknown, Query>
  /** Shown above the search: the header of the page, and figures. */
  header: ReactNode
  /** The label of the search: 'Search by name or email'. */
  search: string
  /** The filters that people choose from. A filter without a choice is set by a link. */
  choices?: Choices<Query>
  /** What the rows are: 'users'. */
  what: string
  /** The table. */
  children: ReactNode
}

/** The screen of a list: search and filters, the table, its pages, and the dialog that is open over it. */
export function ListScreen<Query extends ListQuery>(props: ListScreenProps<Query>) {
  const { list, header, search, choices = {}, what, children } = props
  const { q, page: _, size: __, sort: ___, ...filters } = list.query
  const shown = Object.entries(filters).map(([name, value]) => {
    const choice = (choices as Record<string, Choice<string> | undefined>)[name]
    const options = choice ? toOptions(choice.options) : []
    return { name, value: String(value || ''), label: choice?.label, options }
  })
  const isNarrowed = shown.some(
    ({ value, options }) => value !== ((typeof options !== 'string' && options[0]?.value) || ''),
  )
  return (
    <DialogHost dialog={useOutlet()}>
      {header}
      <SearchForm label={search} q={q} narrowed={q !== '' || isNarrowed}>
        {shown.map(({ label, ...field }) =>
          label === undefined ? null : <SearchField key={field.name} label={label} {...field} />,
        )}
      </SearchForm>
      {children}
      <Pager list={list} what={what} />
    </DialogHost>
  )
}

function toOptions(options: Choice<string>['options'] | Record<string, string>) {
  if (typeof options === 'string' || Array.isArray(options)) return options
  return Object.entries(options).map(([value, label]) => ({ value, label }))
}
