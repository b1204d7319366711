import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { like } from '#app/features/listing/list.server.ts'
import type { Services } from '#app/operations/services.ts'
import { pick } from '#app/pick.ts'
import type { Db } from '#db/client.server.ts'
import { birthDetails, enhancedEvents, eventKeywords, keywords, readings, users } from '#db/schema/index.ts'

export interface KeywordChoice {
  id: number
  text: string
  sign: string
  polarity: string
}

const selectKeywords = (db: Db) => {
  const { id, keywordText: text, sign, polarity } = keywords
  return db.orm.select({ id, text, sign, polarity }).from(keywords)
}

export const keywordsOfEvent = (db: Db, eventId: string): KeywordChoice[] =>
  selectKeywords(db)
    .innerJoin(eventKeywords, eq(keywords.id, eventKeywords.keywordId))
    .where(eq(eventKeywords.eventId, eventId))
    .orderBy(asc(keywords.id))
    .all()

export const keywordsById = (db: Db, ids: readonly number[]): KeywordChoice[] =>
  ids.length === 0
    ? []
    : selectKeywords(db)
        .where(inArray(keywords.id, [...ids]))
        .orderBy(asc(keywords.id))
        .all()

export const keywordsMatching = (db: Db, q: string, limit: number): KeywordChoice[] =>
  selectKeywords(db)
    .where(like(q, [keywords.keywordText, keywords.description]))
    .orderBy(sql`${keywords.keywordText} collate nocase`, asc(keywords.id))
    .limit(limit)
    .all()

export const keywordsOfSign = (db: Db, sign: string, limit: number): KeywordChoice[] =>
  selectKeywords(db).where(eq(keywords.sign, sign)).orderBy(asc(keywords.id)).limit(limit).all()

/** The keywords that a caller's text names. If two have the same text, the one of the chart's sign. */
function keywordsByText(db: Db, words: readonly string[], sign: string | null): KeywordChoice[] {
  return words.flatMap((word) => {
    const found = selectKeywords(db)
      .where(sql`${keywords.keywordText} = ${word} collate nocase`)
      .orderBy(desc(sql`${keywords.sign} = ${sign ?? ''}`), asc(keywords.id))
      .get()
    return found ? [found] : []
  })
}

interface GivenKeywords {
  keywordIds?: readonly number[] | undefined
  keywordSignDisplay?: string | null | undefined
}

/** The keywords of an event, and how they are written on it. Undefined if the request does not mention them. */
export function chosenKeywords(
  db: Db,
  { keywordIds, keywordSignDisplay }: GivenKeywords,
  sign: string | null,
): { ids: number[]; display: string } | undefined {
  if (keywordIds) {
    const chosen = keywordsById(db, keywordIds)
    return {
      ids: chosen.map(({ id }) => id),
      display: splitWords(chosen.map(({ text }) => text).join(',')).join(BETWEEN_WORDS),
    }
  }
  if (keywordSignDisplay === undefined) return undefined
  const words = splitWords(keywordSignDisplay ?? '')
  return {
    ids: [...new Set(keywordsByText(db, words, sign).map(({ id }) => id))],
    display: words.join(BETWEEN_WORDS),
  }
}

export function linkKeywords(db: Db, eventId: string, keywordIds: readonly number[]): void {
  db.orm.delete(eventKeywords).where(eq(eventKeywords.eventId, eventId)).run()
  if (keywordIds.length === 0) return
  db.orm
    .insert(eventKeywords)
    .values(keywordIds.map((keywordId) => ({ eventId, keywordId })))
    .run()
}

export const selectBirths = (db: Db) =>
  db.orm
    .select({
      ...pick(birthDetails, 'id', 'userId', 'pseudonym', 'dateOfBirth', 'cityName'),
      userName: users.name,
      userEmail: users.email,
      readingId: readings.id,
      pofSign: readings.pofSign,
      pofHouse: readings.pofHouse,
    })
    .from(birthDetails)
    .innerJoin(users, eq(users.id, birthDetails.userId))
    .leftJoin(readings, eq(readings.birthDetailId, birthDetails.id))

export type BirthChoice = ReturnType<ReturnType<typeof selectBirths>['all']>[number]

export const findBirth = (db: Db, id: string): BirthChoice | undefined =>
  selectBirths(db).where(eq(birthDetails.id, id)).get()

type EventRow = typeof enhancedEvents.$inferInsert

export function insertEvent(db: Db, event: EventRow): void {
  db.orm.insert(enhancedEvents).values(event).run()
}

export function updateEvent(db: Db, id: string, changes: Partial<EventRow>): void {
  db.orm.update(enhancedEvents).set(changes).where(eq(enhancedEvents.id, id)).run()
}

export function deleteEvent(db: Db, id: string): void {
  db.orm.delete(enhancedEvents).where(eq(enhancedEvents.id, id)).run()
}

/** Keywords are found without regard to case, so an event can have one in other letters. */
const isSameWord = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/**
 * Replaces a keyword's text in the events that have it; `null` removes it. A trigger deletes the vector of the old
 * text.
 */
export function renameInEvents(
  { db, clock }: Services,
  keywordId: number,
  from: string,
  to: string | null,
): void {
  if (from === to) return
  const carrying = db.orm
    .select({ id: enhancedEvents.id, display: enhancedEvents.keywordSignDisplay })
    .from(enhancedEvents)
    .where(
      inArray(
        enhancedEvents.id,
        db.orm
          .select({ id: eventKeywords.eventId })
          .from(eventKeywords)
          .where(eq(eventKeywords.keywordId, keywordId)),
      ),
    )
    .all()
  for (const { id, display } of carrying) {
    const words = splitWords(display).flatMap((word) =>
      isSameWord(word, from) ? (to === null ? [] : [to]) : [word],
    )
    updateEvent(db, id, { keywordSignDisplay: words.join(BETWEEN_WORDS), updatedAt: clock.now() })
  }
}

/** The separator between the keywords of an event. */
const BETWEEN_WORDS = ', '

/** Splits the stored display text of an event into its keywords. */
function splitWords(display: string): string[] {
  return [...new Set(display.split(',').map((word) => word.trim()))].filter(Boolean)
}
