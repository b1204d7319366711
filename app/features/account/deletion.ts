/** The word a person types before everything of theirs is deleted. */
export const CONFIRMATION = 'DELETE'
/** Shown to the last administrator. */
export const CONFIRM_NO_ADMIN = 'Please confirm that this site will have no administrator.'
export const WORD_NEEDED = `Type ${CONFIRMATION}, in capital letters, to confirm`

export const DATA_DELETED = 'All your data has been permanently deleted.'
export const NOT_DELETED = 'Failed to delete data'
export const NOT_DELETED_TRY_AGAIN = 'Failed to delete data. Please try again.'

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
  left: CountedEvent<'mail' | 'language-model' | 'embedder'>[]
}

export interface CountedEvent<Kind extends string = string> {
  kind: Kind
  /** The operation's name; the subject of a mail, or the address that a text went to. */
  what: string
  times: number
  /** The latest time. ISO 8601. */
  last: string
}

/** Names for people, for the rows of each table that can have rows of theirs. */
export const NAMES_OF_ROWS: Readonly<Record<string, string>> = {
  users: 'Account',
  sessions: 'Signed-in browsers',
  account_tokens: 'Links sent by mail',
  second_factors: 'Authenticator app',
  recovery_codes: 'Recovery codes',
  passkeys: 'Passkeys',
  security_events: 'Security log entries',
  kept_forms: 'Unsent forms',
  birth_details: 'Birth information',
  correction_requests: 'Correction requests',
  astrological_readings: 'Charts',
  houses: 'Houses of the charts',
  planets: 'Planets of the charts',
  aspects: 'Aspects of the charts',
  events_enhanced: 'Events beside your birth information',
  event_keyword: 'Keywords of these events',
  analyses: 'Analyses',
  analysis_subjects: 'Subjects of analyses, with your answers',
  life_answers: 'Your answers about your life',
  analysis_ratings: 'Ratings',
  analysis_examples: 'Examples shown with analyses',
  analysis_writings: 'Analyses reworded by a language model',
  writer_consents: 'Consent to rewording by a language model',
  path_progress: 'Practices ticked off',
  notes: 'Notes of My Book',
  monthly_letters: 'Monthly letter',
  user_stories: 'Stories',
  vectors: 'Search data of stories and events',
  answered_requests: 'Records of sent forms',
  audit_log: 'Changes by administrators',
  record_reads: 'Times administrators saw your records',
  departures: 'Mails and requests that left this server',
  mails: 'Mails in the outbox',
}

/** In the order of the names above: the account first. Tables without a name come last. */
export function rowsInOrder(rows: Readonly<Record<string, number>>): [table: string, rows: number][] {
  const order = Object.keys(NAMES_OF_ROWS)
  const place = (table: string) => (order.includes(table) ? order.indexOf(table) : order.length)
  return Object.entries(rows).sort(([one], [other]) => place(one) - place(other))
}

/** The name of a table's rows for people. */
export function nameOfRows(table: string): string {
  const words = table.replaceAll('_', ' ')
  return NAMES_OF_ROWS[table] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
