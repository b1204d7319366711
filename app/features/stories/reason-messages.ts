import { translated } from '#app/language/current.ts'
import { PREPARED_REASONS, REASON_KEYS } from './moderation-messages.ts'

const { people, unclear, copied, advertising, harm } = PREPARED_REASONS

export const reasonNotes = translated('reason', {
  en: {
    people: people.notes,
    unclear: unclear.notes,
    copied: copied.notes,
    advertising: advertising.notes,
    harm: harm.notes,
  },
})

/** Notes of an administrator as their author reads them: a prepared reason is in the author's language. */
export function notesForAuthor(text: string | null): string | null {
  const key = REASON_KEYS.find((reason) => PREPARED_REASONS[reason].notes === text)
  return key ? reasonNotes[key] : text
}
