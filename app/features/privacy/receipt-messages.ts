import { actionText } from '#app/features/admin/audit-words.ts'
import { longMoment } from '#app/format.ts'
import type { PrivacyReceipt } from './privacy-receipt.server.ts'

/** What an administrator's operation is about, by the first part of its name. */
const ABOUT: Readonly<Record<string, string>> = {
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
const WHERE: Readonly<Record<string, string>> = {
  author: 'who sent it',
  'choose-user': 'in a search',
  dashboard: '',
  'engine-lot': 'before its chart was made',
  export: 'in a file',
  'film-sheet': 'on the sheet for a film',
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

/**
 * The text for an operation: 'users.list' is 'Account (in a list)'. A deed is 'Account (made an administrator)' if it
 * changed the record, and 'Story (when it was rejected)' if the record was only seen.
 */
export function operationText(operation: string, kind: keyof typeof ADMINISTRATOR_ACTIONS): string {
  const [thing = '', deed = ''] = operation.split('.')
  const about = ABOUT[thing] ?? thing.charAt(0).toUpperCase() + thing.slice(1).replaceAll('-', ' ')
  const done = actionText(operation).toLowerCase()
  const where = WHERE[deed] ?? (kind === 'changed' ? done : `when it was ${done}`)
  return where ? `${about} (${where})` : about
}

export const ADMINISTRATOR_ACTIONS = { opened: 'Opened', exported: 'Exported', changed: 'Changed' } as const

export const DEPARTURE_KINDS = {
  mail: 'Mail',
  'language-model': 'Language model',
  embedder: 'External embedder',
} as const

export const RECEIPT_TITLES = {
  stored: 'What is stored about you',
  administrators: 'What administrators did with your records',
  left: 'What left this server',
} as const

export const RECEIPT_EXPLAINED = {
  stored: 'The numbers are counted now, from the data itself.',
  administrators:
    'When an administrator sees your records, this is noted, at most once an hour and without what was seen. These notes are kept for a year. Notes of changes are kept as long as your account.',
  nobody: 'No administrator has opened, exported or changed your records.',
  left: 'Mails that a mail server accepted, and texts that were sent to another computer. These notes are kept for a year. They do not contain the mails or texts.',
  nothing: 'Nothing has left this server.',
} as const

export function momentWords(at: Date | string): string {
  return `${longMoment(at)} UTC`
}

/** The receipt as a text to read and keep. */
export function receiptText({ madeAt, stored, byAdministrators, left }: PrivacyReceipt): string {
  const orElse = (lines: string[], none: string) => (lines.length > 0 ? lines : [none])
  return [
    'Qismah: privacy receipt',
    momentWords(madeAt),
    '',
    RECEIPT_TITLES.stored,
    RECEIPT_EXPLAINED.stored,
    ...stored.map(({ kind, rows }) => `- ${kind}: ${rows}`),
    '',
    RECEIPT_TITLES.administrators,
    RECEIPT_EXPLAINED.administrators,
    ...orElse(
      byAdministrators.map(
        ({ did, what, at }) =>
          `- ${momentWords(at)}. ${ADMINISTRATOR_ACTIONS[did]}: ${operationText(what, did)}`,
      ),
      RECEIPT_EXPLAINED.nobody,
    ),
    '',
    RECEIPT_TITLES.left,
    RECEIPT_EXPLAINED.left,
    ...orElse(
      left.map(({ kind, what, at }) => `- ${momentWords(at)}. ${DEPARTURE_KINDS[kind]}: ${what}`),
      RECEIPT_EXPLAINED.nothing,
    ),
    '',
  ].join('\n')
}
