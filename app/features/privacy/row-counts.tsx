import { nameOfRows, rowsInOrder } from '#app/features/account/deletion.ts'
import { deletionWords } from '#app/features/account/deletion-messages.ts'
import { inDigits } from '#app/language/current.ts'

export function RowCounts({ rows }: { rows: Readonly<Record<string, number>> }) {
  return (
    <table className="w-full max-w-md">
      <thead className="sr-only">
        <tr>
          <th scope="col">{deletionWords.what}</th>
          <th scope="col">{deletionWords.number}</th>
        </tr>
      </thead>
      <tbody>
        {rowsInOrder(rows).map(([table, number]) => (
          <tr key={table} className="border-b border-rule last:border-0">
            <th scope="row" className="py-2 text-start font-normal">
              {nameOfRows(table)}
            </th>
            <td className="py-2 text-end tabular-nums">{inDigits(number)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
