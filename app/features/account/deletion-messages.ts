import type { ReactNode } from 'react'
import { translated } from '#app/language/current.ts'

const rows = {
  users: 'Account',
  sessions: 'Signed-in browsers',
  account_tokens: 'Links sent by mail',
  second_factors: 'Authenticator app',
  recovery_codes: 'Recovery codes',
  passkeys: 'Passkeys',
  security_events: 'Security log entries',
  form_drafts: 'Unsent forms',
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
  reader_choices: 'Your choice among three scenes',
  analysis_ratings: 'Ratings',
  analysis_examples: 'Examples shown with analyses',
  path_progress: 'Practices ticked off',
  notes: 'Notes of My Book',
  monthly_letters: 'Monthly letter',
  evening_seasons: 'Seasons of evenings',
  opened_evenings: 'Evenings read',
  user_stories: 'Stories, with the questions they answer',
  vectors: 'Search data of stories and events',
  answered_requests: 'Records of sent forms',
  audit_log: 'Changes by administrators',
  record_reads: 'Times administrators saw your records',
  departures: 'Mails and requests that left this server',
  mails: 'Mails in the outbox',
}

/** The words of deleting an account and everything in it. */
export const deletionWords = translated('deletion', {
  en: {
    title: 'Delete All My Data',
    /** What a person may type instead of the word of the call. */
    word: 'DELETE',
    typeWord: (word: string): ReactNode => `Type ${word} to confirm`,
    otherProof: 'Without the password: a code, a passkey or Google',
    wordNeeded: 'Type DELETE, in capital letters, to confirm',
    /** Shown to the last administrator. */
    noAdministrator: 'Please confirm that this site will have no administrator.',
    deleted: 'All your data has been permanently deleted.',
    deletedTitle: 'Data Deleted',
    failed: { title: 'Delete Failed', text: 'Failed to delete data' },
    notDeleted: 'Failed to delete data. Please try again.',
    cannotBeUndone: 'This cannot be undone',
    warning:
      'Your account and everything stored about you are deleted at once. You may want to download your data first.',
    downloadAll: 'Download all my data',
    downloadReceipt: 'Download the privacy receipt',
    whatIsDeleted: 'What is deleted',
    everything: 'Delete everything?',
    confirmation: 'Confirmation',
    lastAdministrator: 'Last administrator',
    noneLeft: 'This site will have no administrator',
    noneLeftHint: 'You are the only administrator. Make another person an administrator first, or tick this.',
    firstProof: {
      removes:
        'This is the first time that somebody confirms this address. So two-step sign-in and passkeys that were set up before are removed. You can set them up again in your settings.',
      question: 'Did you put this into the account?',
      rows: (lines: readonly string[]) => `${lines.join('; ')}.`,
      empty: 'It was somebody else: delete everything in the account',
      hint: 'This cannot be undone. If it is yours, leave this empty.',
    },
    /** Names for people, for the rows of each table that can have rows of theirs. */
    rows,
    what: 'What',
    number: 'Number',
  },
})
