import { fileResponse } from '#app/file-response.ts'
export type Cell = string | number | boolean | Date | null | undefined

/** How many rows are read at a time: few enough that other requests are answered in between. */
const SLICE = 500

/** What an export operation returns. */
export interface CsvExport<Row> {
  name: string
  columns: readonly CsvColumn<Row>[]
  /** At most `limit` rows that come after `last` in a fixed order; `last` is null at first. */
  read(last: Row | null, limit: number): Row[]
}

interface CsvColumn<Row> {
  head: string
  value: (row: Row) => Cell
}

/**
 * A list as a CSV file, read and sent in slices. UTF-8 with a byte-order mark, because spreadsheets take a file
 * without one for another encoding.
 */
export function csvResponse<Row>({ name, columns, read }: CsvExport<Row>): Response {
  const encoder = new TextEncoder()
  let last: Row | null = null
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(`\uFEFF${line(columns.map(({ head }) => head))}`))
    },
    async pull(controller) {
      // Lets other requests run between slices.
      await new Promise((resolve) => setImmediate(resolve))
      const rows = read(last, SLICE)
      last = rows.at(-1) ?? last
      if (rows.length > 0) {
        controller.enqueue(
          encoder.encode(rows.map((row) => line(columns.map(({ value }) => value(row)))).join('')),
        )
      }
      if (rows.length < SLICE) controller.close()
    },
  })
  return fileResponse(body, 'text/csv; charset=utf-8', name)
}

/** Full-width signs as well: some spreadsheets treat them like the plain ones. */
const BEGINS_LIKE_A_FORMULA = /(^|[;\t\r\n])(["' \u00a0]*[=+\-@＝＋－＠])/g

function line(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`
}

function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString()
  if (typeof cell !== 'string') return String(cell)
  // A spreadsheet runs a text that begins like a formula. One that separates by semicolons or tabs ignores our quotes,
  // so for it a cell can also begin after one of those, or after a line break.
  const safe = cell.replace(/^[\t\r]/, "'$&").replace(BEGINS_LIKE_A_FORMULA, "$1'$2")
  return /[";,\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
