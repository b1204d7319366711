/** How many rows a page of a list may have. */
export const PAGE_SIZES = [25, 50, 100] as const

export interface PageQuery {
  page: number
  size: number
}

/**
 * The parts of a list's state that are kept in the query of its address, so that it can be bookmarked and returned to.
 */
export interface ListQuery extends PageQuery {
  q: string
  /** The column that it is sorted by, after `-` for descending order. */
  sort: string
}

/** One page of a list. */
export interface ListPage<Row, Query extends PageQuery = ListQuery> {
  rows: Row[]
  /** The total number of rows. If `more` is set, there are more than that. */
  total: number
  more: boolean
  query: Query
}

/** The query of an address with some values changed. A change begins again at the first page. */
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
