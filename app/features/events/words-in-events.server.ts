import { eq, inArray } from 'drizzle-orm'
import type { Services } from '#app/features/operations/services.ts'

import { enhancedEvents, eventKeywords } from '#db/schema/index.ts'

/** The separator between the keywords of an event. */
export const BETWEEN_WORDS = ', '

/** Splits the stored display text of an event into its keywords. */
export function wordsOf(display: string): string[] {
  return [...new Set(display.split(',').map((word) => word.trim()))].filter(Boolean)
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
    const words = wordsOf(display).flatMap((word) =>
      isSameWord(word, from) ? (to === null ? [] : [to]) : [word],
    )
    db.orm
      .update(enhancedEvents)
      .set({ keywordSignDisplay: words.join(BETWEEN_WORDS), updatedAt: clock.now() })
      .where(eq(enhancedEvents.id, id))
      .run()
  }
}
