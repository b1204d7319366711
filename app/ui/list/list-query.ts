/** How many rows a page of a list may have. */
export const PAGE_SIZES = [25, 50, 100] as const

/** What a list's address says of it: kept in the query so that it can be bookmarked and gone back to. */
export interface ListQuery {
  q: string
  page: number
  size: number
  /** The column it is sorted by, with `-` before it for descending. */
  sort: string
}

/** One page of a list. */
export interface ListPage<Row, Query extends ListQuery = ListQuery> {
  rows: Row[]
  /** How many there are in all; where `more`, there are more than that. */
  total: number
  more: boolean
  query: Query
}

/** The query part of an address with some of its values changed. A change begins again at the first page. */
export function withQuery(
  search: string,
  changes: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const query = new URLSearchParams(search)
  if (!('page' in changes)) query.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === undefined || value === '') query.delete(name)
    else query.set(name, String(value))
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}
