import { deletionWords } from './deletion-messages.ts'

/** The word that is sent before everything of a person is deleted. */
export const CONFIRMATION = 'DELETE'

/** What was deleted. Contains nothing about the person. */
export interface Receipt {
  /** ISO 8601. */
  deletedAt: string
  /** By table; `mails` are the files of the outbox. */
  rows: Record<string, number>
  total: number
}

/**
 * The receipt of a person who deleted their own data. It also says who had seen the data, and what had left the server.
 */
export interface OwnReceipt extends Receipt {
  /** What administrators did with the records, latest first. */
  byAdministrators: CountedEvent<'opened' | 'exported' | 'changed'>[]
  /** What left the server about the person, or to them, latest first. */
  left: CountedEvent<'mail' | 'embedder'>[]
}

export interface CountedEvent<Kind extends string = string> {
  kind: Kind
  /** The operation's name; the subject of a mail, or the address that a text went to. */
  what: string
  times: number
  /** The latest time. ISO 8601. */
  last: string
}

/** In the order of the names above: the account first. Tables without a name come last. */
export function rowsInOrder(rows: Readonly<Record<string, number>>): [table: string, rows: number][] {
  const order = Object.keys(deletionWords.rows)
  const place = (table: string) => (order.includes(table) ? order.indexOf(table) : order.length)
  return Object.entries(rows).sort(([one], [other]) => place(one) - place(other))
}

/** The name of a table's rows for people. */
export function nameOfRows(table: string): string {
  const words = table.replaceAll('_', ' ')
  const names: Readonly<Record<string, string>> = deletionWords.rows
  return names[table] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
