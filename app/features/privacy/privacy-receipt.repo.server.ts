import type { CountedEvent, OwnReceipt } from '#app/features/account/deletion.ts'
import { type Db, repository } from '#db/client.server.ts'

/** Something that was done with a person's records, or that left the server about them. */
interface Dated<Kind extends string> {
  kind: Kind
  /** The operation's name; the subject of a mail, or the address that a text went to. */
  what: string
  at: Date
}

type Deed = Dated<OwnReceipt['byAdministrators'][number]['kind']>
type Departure = Dated<OwnReceipt['left'][number]['kind']>

interface Paged {
  userId: string
  limit: number
  offset: number
}

type Stored<Kind extends string> = Omit<Dated<Kind>, 'at'> & { at: number }

/**
 * What administrators did. What they saw is recorded when it is read; what they changed is in the audit log under the
 * person whom it concerns. Undoing is a change too.
 */
const DEEDS = `select way as kind, operation as what, at, 1 as source, id from record_reads where user_id = :userId
  union all select 'changed', action, at, 2, id from audit_log where subject_user_id = :userId`

const DEPARTURES = 'select kind, what, at, 1 as source, id from departures where user_id = :userId'

const receiptRepo = repository((_, { sqlite }) => {
  const ofSource = <Kind extends string>(source: string) => ({
    /** Newest first. */
    page: sqlite.prepare<Paged, Stored<Kind>>(
      `select kind, what, at from (${source}) order by at desc, source desc, id desc limit :limit offset :offset`,
    ),
    total: sqlite.prepare<{ userId: string }, number>(`select count(*) from (${source})`).pluck(),
    grouped: sqlite.prepare<{ userId: string }, Omit<CountedEvent<Kind>, 'last'> & { last: number }>(
      `select kind, what, count(*) as times, max(at) as last from (${source})
       group by kind, what order by last desc, kind, what`,
    ),
  })
  return { deeds: ofSource<Deed['kind']>(DEEDS), departures: ofSource<Departure['kind']>(DEPARTURES) }
})

type Part = 'deeds' | 'departures'
type KindOf<P extends Part> = P extends 'deeds' ? Deed['kind'] : Departure['kind']

/** Rows of a part of the receipt, newest first. SQLite takes a limit of -1 as none. */
export function loadPart<P extends Part>(
  db: Db,
  part: P,
  userId: string,
  { limit = -1, offset = 0 } = {},
): Dated<KindOf<P>>[] {
  const rows = receiptRepo(db)[part].page.all({ userId, limit, offset }) as Stored<KindOf<P>>[]
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

export function countPart(db: Db, part: Part, userId: string): number {
  return receiptRepo(db)[part].total.get({ userId })!
}

/** How often each thing was done, and when last; latest first. */
export function loadTimes<P extends Part>(db: Db, part: P, userId: string): CountedEvent<KindOf<P>>[] {
  const rows = receiptRepo(db)[part].grouped.all({ userId }) as { last: number }[]
  return rows.map((row) => ({ ...row, last: new Date(row.last).toISOString() })) as CountedEvent<KindOf<P>>[]
}
