import { and, asc, count, desc, eq, isNotNull, isNull, lte, type Placeholder, sql } from 'drizzle-orm'
import type { TrackName } from '#app/guidance/index.server.ts'
import { pick } from '#app/pick.ts'
import { type Db, repository } from '#db/client.server.ts'
import { eveningSeasons, openedEvenings, users } from '#db/schema/index.ts'

const p = sql.placeholder

/** A mail is due for a season that goes on, to an active person with a confirmed address. */
const isMailDue = (now: Date | Placeholder) =>
  and(
    lte(eveningSeasons.mailDueAt, now),
    isNull(eveningSeasons.pausedOn),
    eq(users.accountStatus, 'active'),
    isNotNull(users.emailVerifiedAt),
  )

const eveningsRepo = repository((orm) => ({
  current: orm
    .select()
    .from(eveningSeasons)
    .where(and(eq(eveningSeasons.userId, p('userId')), isNull(eveningSeasons.finishedOn)))
    .prepare(),
  past: orm
    .select()
    .from(eveningSeasons)
    .where(and(eq(eveningSeasons.userId, p('userId')), isNotNull(eveningSeasons.finishedOn)))
    .orderBy(desc(eveningSeasons.createdAt))
    .prepare(),
  opened: orm
    .select({ number: openedEvenings.number, subject: openedEvenings.subject })
    .from(openedEvenings)
    .where(and(eq(openedEvenings.userId, p('userId')), eq(openedEvenings.seasonId, p('seasonId'))))
    .prepare(),
  counts: orm
    .select({ seasonId: openedEvenings.seasonId, read: count() })
    .from(openedEvenings)
    .where(eq(openedEvenings.userId, p('userId')))
    .groupBy(openedEvenings.seasonId)
    .prepare(),
  // One mail after the other is claimed by these two, while the event loop has other work.
  dueMail: orm
    .select({
      season: eveningSeasons,
      person: pick(users, 'id', 'email', 'name', 'language', 'digits', 'months'),
    })
    .from(eveningSeasons)
    .innerJoin(users, eq(users.id, eveningSeasons.userId))
    .where(and(eq(eveningSeasons.id, p('id')), eq(eveningSeasons.userId, p('userId')), isMailDue(p('now'))))
    .prepare(),
  markMail: orm
    .update(eveningSeasons)
    .set({ mailDueAt: sql`${p('next')}`, mailedThrough: sql`${p('mailedThrough')}` })
    .where(and(eq(eveningSeasons.userId, p('userId')), eq(eveningSeasons.id, p('id'))))
    .prepare(),
}))

export type SeasonRow = typeof eveningSeasons.$inferSelect

export const loadCurrentSeason = (db: Db, userId: string): SeasonRow | undefined =>
  eveningsRepo(db).current.get({ userId })

/** The seasons that have ended, the newest first. */
export const loadPastSeasons = (db: Db, userId: string): SeasonRow[] => eveningsRepo(db).past.all({ userId })

export function loadSeason(db: Db, userId: string, id: string): SeasonRow | undefined {
  return db.orm
    .select()
    .from(eveningSeasons)
    .where(and(eq(eveningSeasons.userId, userId), eq(eveningSeasons.id, id)))
    .get()
}

export function insertSeason(db: Db, season: typeof eveningSeasons.$inferInsert): SeasonRow {
  return db.orm.insert(eveningSeasons).values(season).returning().get()
}

export function changeSeason(
  db: Db,
  { userId, id }: Pick<SeasonRow, 'userId' | 'id'>,
  change: Partial<SeasonRow>,
): void {
  db.orm
    .update(eveningSeasons)
    .set(change)
    .where(and(eq(eveningSeasons.userId, userId), eq(eveningSeasons.id, id)))
    .run()
}

/** The subject of each evening of a season that its person has opened. */
export function loadOpened(db: Db, userId: string, seasonId: string): Map<number, TrackName> {
  const rows = eveningsRepo(db).opened.all({ userId, seasonId })
  return new Map(rows.map(({ number, subject }) => [number, subject]))
}

/** How many evenings of each season a person has opened. */
export function countOpened(db: Db, userId: string): Map<string, number> {
  const rows = eveningsRepo(db).counts.all({ userId })
  return new Map(rows.map(({ seasonId, read }) => [seasonId, read]))
}

/** An evening that is open already keeps its subject. */
export function insertOpened(db: Db, row: typeof openedEvenings.$inferInsert): void {
  db.orm.insert(openedEvenings).values(row).onConflictDoNothing().run()
}

/** No mail comes any more. */
export const NO_MAIL = { mailHour: null, mailDueAt: null } as const

/** Ends the mails of a person. Only the season that goes on has any. */
export function stopMails(db: Db, userId: string): void {
  db.orm.update(eveningSeasons).set(NO_MAIL).where(eq(eveningSeasons.userId, userId)).run()
}

/** The seasons for which a mail is due, after one of them. */
export function dueMails(db: Db, now: Date, after: DueMail | undefined, limit: number) {
  const { id, userId, mailDueAt } = eveningSeasons
  return db.orm
    .select({ id, userId, mailDueAt })
    .from(eveningSeasons)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        isMailDue(now),
        after ? sql`(${mailDueAt}, ${id}) > (${after.mailDueAt?.getTime()}, ${after.id})` : undefined,
      ),
    )
    .orderBy(asc(mailDueAt), asc(id))
    .limit(limit)
    .all()
}

export type DueMail = Pick<SeasonRow, 'id' | 'userId' | 'mailDueAt'>

/** A season with its person, if a mail is still due for it. */
export const loadDueMail = (db: Db, now: Date, { id, userId }: DueMail) =>
  eveningsRepo(db).dueMail.get({ id, userId, now: now.getTime() })

/** The next mail is due at `next`, and all evenings up to `mailedThrough` are mailed. */
export function markMail(db: Db, { id, userId }: SeasonRow, next: Date, mailedThrough: number): void {
  eveningsRepo(db).markMail.run({ id, userId, next: next.getTime(), mailedThrough })
}

/** Takes the mark of a mail back, unless its person has chosen another hour or stopped the mails since. */
export function unmarkMail(db: Db, before: SeasonRow, markedUntil: Date): void {
  const { id, userId, mailHour, mailDueAt, mailedThrough } = before
  db.orm
    .update(eveningSeasons)
    .set({ mailDueAt, mailedThrough })
    .where(
      and(
        eq(eveningSeasons.id, id),
        eq(eveningSeasons.userId, userId),
        eq(eveningSeasons.mailHour, mailHour!),
        eq(eveningSeasons.mailDueAt, markedUntil),
      ),
    )
    .run()
}
