import { nameOfRows } from '#app/features/account/deletion.ts'
import { actionText } from '#app/features/admin/audit-texts.ts'
import { longMoment } from '#app/format.ts'
import { formatWords } from '#app/format-messages.ts'
import { translated } from '#app/language/current.ts'
import type { PrivacyReceipt } from './privacy-receipt.server.ts'

type Names = Readonly<Record<string, string>>

/** What an administrator's operation is about, by the first part of its name. */
const about: Names = {
  users: 'Account',
  'birth-details': 'Birth information',
  'natal-charts': 'Chart',
  corrections: 'Correction request',
  moderation: 'Story',
  stories: 'Story',
  events: 'Event',
  'enhanced-events': 'Event',
  audit: 'Audit log',
  security: 'Security log',
  admin: 'Dashboard of the back-office',
}

/** Where an administrator saw it, by the last part of an operation's name. Empty if it was opened alone. */
const where: Names = {
  author: 'who sent it',
  'choose-user': 'in a search',
  dashboard: '',
  'engine-lot': 'before its chart was made',
  export: 'in a file',
  'change-episode': 'on the sheet for a film',
  'create-episode': 'on the sheet for a film',
  'delete-episode': 'on the sheet for a film',
  'film-sheet': 'on the sheet for a film',
  'new-episode': 'on the sheet for a film',
  'read-episode': 'on the sheet for a film',
  filmed: 'on the sheet for a film',
  find: 'in a search',
  'find-births': 'in a search',
  'find-chartless': 'in a search',
  list: 'in a list',
  'list-all': 'in a list',
  'list-enhanced': 'in a list',
  person: 'on your page in the back-office',
  queue: 'in the story queue',
  read: '',
  'read-birth': '',
  'read-head': '',
  'read-whole': '',
  'reading-by-birth': '',
  'review-several': 'in a decision on several stories',
}

export const receiptWords = translated('receipt', {
  en: {
    title: 'Privacy Receipt',
    lead: 'What is stored about you, who has seen it, and what left this server.',
    asText: 'Download the receipt as text',
    heading: 'Qismah: privacy receipt',
    about,
    /** An operation that has no name above. */
    otherThing: (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' '),
    where,
    deed: (operation: string) => actionText(operation).toLowerCase(),
    whenDone: (deed: string) => `when it was ${deed}`,
    done: { opened: 'Opened', exported: 'Exported', changed: 'Changed' },
    kinds: { mail: 'Mail', embedder: 'External embedder' },
    titles: {
      stored: 'What is stored about you',
      administrators: 'What administrators did with your records',
      left: 'What left this server',
    },
    explained: {
      stored: 'The numbers are counted now, from the data itself.',
      administrators:
        'When an administrator sees your records, this is noted, at most once an hour and without what was seen. These notes are kept for a year. Notes of changes are kept as long as your account.',
      nobody: 'No administrator has opened, exported or changed your records.',
      left: 'Mails that a mail server accepted, and texts that were sent to another computer. These notes are kept for a year. They do not contain the mails or texts.',
      nothing: 'Nothing has left this server.',
    },
    pages: {
      administrators: 'Pages of what administrators did',
      left: 'Pages of what left this server',
    },
    showing: (first: string, last: string, total: string) => `Showing ${first}–${last} of ${total}`,
    newer: 'Newer',
    older: 'Older',
    what: 'What',
    times: 'Times',
    lastOn: 'Last on ',
  },
})

/**
 * The text for an operation: 'users.list' is 'Account (in a list)'. A deed is 'Account (made an administrator)' if it
 * changed the record, and 'Story (when it was rejected)' if the record was only seen.
 */
export function operationText(operation: string, kind: keyof typeof receiptWords.done): string {
  const words = receiptWords
  const [thing = '', deed = ''] = operation.split('.')
  const about = words.about[thing] ?? words.otherThing(thing)
  const done = words.deed(operation)
  const where = words.where[deed] ?? (kind === 'changed' ? done : words.whenDone(done))
  return where ? `${about} (${where})` : about
}

export function momentWords(at: Date | string): string {
  return formatWords.utc(longMoment(at))
}

/** The receipt as a text to read and keep. */
export function receiptText({ madeAt, stored, byAdministrators, left }: PrivacyReceipt): string {
  const { heading, titles, explained, done, kinds } = receiptWords
  const orElse = (lines: string[], none: string) => (lines.length > 0 ? lines : [none])
  return [
    heading,
    momentWords(madeAt),
    '',
    titles.stored,
    explained.stored,
    ...stored.map(([table, rows]) => `- ${nameOfRows(table)}: ${rows}`),
    '',
    titles.administrators,
    explained.administrators,
    ...orElse(
      byAdministrators.map(
        ({ kind, what, at }) => `- ${momentWords(at)}. ${done[kind]}: ${operationText(what, kind)}`,
      ),
      explained.nobody,
    ),
    '',
    titles.left,
    explained.left,
    ...orElse(
      left.map(({ kind, what, at }) => `- ${momentWords(at)}. ${kinds[kind]}: ${what}`),
      explained.nothing,
    ),
    '',
  ].join('\n')
}
