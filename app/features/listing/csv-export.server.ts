import { z } from 'zod'
import { operation } from '#app/features/operations/operation.server.ts'
import type { Db } from '#db/client.server.ts'
import type { CsvExport } from './csv.server.ts'

interface ListExport<Row> extends Pick<CsvExport<Row>, 'columns'> {
  /** Dotted, and the action that the audit log tells of: 'users.export'. */
  name: string
  summary: string
  /** What the audit log calls what is listed. */
  entity: string
  /** The name of the file. */
  file: string
  /** At most `limit` rows that come after `last` in a fixed order; `last` is null at first. */
  read(db: Db, last: Row | null, limit: number): Row[]
}

/** A whole list of the back-office as a CSV file: for administrators, and told in the audit log, for it leaves the machine. */
export function csvExport<Row>({ name, summary, entity, file, columns, read }: ListExport<Row>) {
  return operation({
    name,
    summary,
    who: 'admin',
    input: z.object({}),
    limit: 'write',
    idempotency: 'natural',
    audit: { [name]: entity },
    change({ services }) {
      const result: CsvExport<Row> = {
        name: file,
        columns,
        read: (last, limit) => read(services.db, last, limit),
      }
      return { result, wrote: [{ action: name, entityId: 'all' }] }
    },
  })
}
