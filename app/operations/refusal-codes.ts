/**
 * Every error code of a refused or failed request, with its status and its meaning. Programs and tests compare codes;
 * people read the message beside it. A code and its meaning stay the same; a message may change.
 */
export const ERROR_CODES = {
  'request.address-malformed': { status: 400, meaning: 'The address is not well formed.' },
  'request.form-malformed': { status: 400, meaning: 'The body is not a form that can be read.' },
  'request.json-malformed': { status: 400, meaning: 'The body is not valid JSON.' },
  'request.not-an-object': { status: 400, meaning: 'The body is JSON, but not an object.' },
  'request.other-origin': { status: 403, meaning: 'The request comes from another site.' },
  'request.method-unknown': { status: 405, meaning: 'No address here answers to this method.' },
  'request.too-large': { status: 413, meaning: 'The body is larger than 256 kB.' },
  'draft.too-long': { status: 413, meaning: 'More was typed than can be kept between two steps of a form.' },
  'request.not-a-form': { status: 415, meaning: 'The body is not a form.' },
  'request.not-json': { status: 415, meaning: 'The body is not application/json.' },
  'request.invalid': { status: 422, meaning: 'A field breaks a rule; `fieldErrors` says which.' },
  'request.too-many': {
    status: 429,
    meaning: 'Too many requests; `retryAfter` says how many seconds to wait.',
  },
  'request.under-way': { status: 503, meaning: 'The same request is being worked on.' },

  'call.not-found': { status: 404, meaning: 'There is no call at this address.' },
  'call.method-not-allowed': { status: 405, meaning: 'The call answers to another method; see `Allow`.' },

  'server.failed': { status: 500, meaning: 'An unexpected error; the log has it under `X-Request-Id`.' },
  'server.full': { status: 503, meaning: 'The disk has no room left.' },
  'server.busy': { status: 503, meaning: 'The database is being written by others for too long.' },
  'server.damaged': { status: 503, meaning: 'The database file cannot be read.' },
  'server.unwritable': { status: 503, meaning: 'This node cannot write.' },
  'server.crowded': { status: 503, meaning: 'Too many files are being made.' },

  'access.sign-in-first': { status: 401, meaning: 'Nobody is signed in.' },
  'access.not-admin': { status: 403, meaning: 'The person is not an administrator.' },
  'access.two-step-needed': { status: 403, meaning: 'Administrators must turn on two-step sign-in first.' },
  'access.stronger-needed': {
    status: 403,
    meaning: 'The administrator needs a longer password or two-step sign-in.',
  },
  'access.proof-needed': { status: 403, meaning: 'A password or code must be given again first.' },

  'sign-in.wrong': { status: 401, meaning: 'The email address and password do not match.' },
  'sign-in.code-needed': {
    status: 401,
    meaning: 'The password is right; a code of the authenticator app must follow.',
  },
  'sign-in.again': { status: 401, meaning: 'The first step of signing in has ended; begin again.' },
  'sign-in.suspended': { status: 403, meaning: 'The account is suspended.' },
  'sign-in.crowded': { status: 503, meaning: 'Too many people are signing in.' },
  'google.failed': { status: 401, meaning: 'Google did not confirm who this is.' },
  'google.cancelled': { status: 401, meaning: 'The person refused at Google.' },
  'google.unverified': { status: 403, meaning: 'Google has not verified the email address.' },
  'google.other-account': {
    status: 403,
    meaning: 'This account is connected to another Google account.',
  },
  'google.not-set-up': { status: 404, meaning: 'Sign-in with Google is not set up here.' },
  'google.unavailable': { status: 503, meaning: 'Google could not be reached.' },
  'passkey.failed': {
    status: 401,
    meaning: 'The passkey’s answer is not well formed, or its signature is wrong.',
  },
  'passkey.challenge-spent': {
    status: 401,
    meaning: 'What the passkey signed was used already, is too old, or was given to another browser.',
  },
  'passkey.unknown': { status: 401, meaning: 'No account has this passkey.' },
  'passkey.wrong-origin': { status: 403, meaning: 'The passkey was used on the page of another site.' },
  'passkey.unverified': { status: 403, meaning: 'The passkey did not verify the user.' },
  'passkey.cloned': { status: 403, meaning: 'The passkey’s counter has not grown: it has a copy.' },
  'passkey.of-another': { status: 403, meaning: 'The passkey belongs to another account.' },
  'passkey.not-offered': { status: 404, meaning: 'Passkeys cannot be used at the address of this server.' },
  'passkey.not-found': { status: 404, meaning: 'The person has no such passkey.' },
  'passkey.exists': { status: 409, meaning: 'The passkey is stored already.' },
  'passkey.too-many': { status: 409, meaning: 'The account has as many passkeys as it can.' },
  'passkey.last-way': { status: 409, meaning: 'Without this passkey nobody could sign in to the account.' },

  'account.confirm-link-spent': {
    status: 400,
    meaning: 'The link that confirms an address is used or too old.',
  },
  'account.reset-link-spent': {
    status: 400,
    meaning: 'The link that sets a new password is used or too old.',
  },
  'account.not-found': { status: 404, meaning: 'There is no such account.' },
  'account.email-taken': { status: 409, meaning: 'The email address has an account already.' },
  'account.no-password': { status: 409, meaning: 'The account has no password that could be changed.' },
  'account.last-admin': { status: 409, meaning: 'Nobody else could administer any more.' },
  'account.no-admin-left': {
    status: 422,
    meaning: 'The last administrator must confirm that nobody administers after them.',
  },
  'account.mail-unavailable': { status: 503, meaning: 'No mail can be sent at the moment.' },
  'password.wrong': { status: 422, meaning: 'The current password is wrong.' },
  'password.common': { status: 422, meaning: 'The new password is a common one.' },
  'password.few-characters': {
    status: 422,
    meaning: 'The new password has fewer than five different characters.',
  },
  'password.of-the-product': { status: 422, meaning: 'The new password has the name of the product in it.' },
  'password.of-the-person': { status: 422, meaning: 'The new password has the person’s name in it.' },
  'password.short-for-admin': { status: 422, meaning: 'The new password is too short for an administrator.' },
  'two-step.already-on': { status: 409, meaning: 'Two-step sign-in is on already.' },
  'two-step.not-on': { status: 409, meaning: 'Two-step sign-in is not on.' },
  'two-step.expired': { status: 409, meaning: 'Turning it on took too long; begin again.' },
  'two-step.begun-again': { status: 409, meaning: 'Another tab has begun again, with another key.' },
  'two-step.codes-ended': {
    status: 409,
    meaning: 'The recovery codes were offered more than an hour ago, or to another session.',
  },
  'two-step.code-wrong': { status: 422, meaning: 'The code is wrong or used.' },

  'place.not-found': { status: 404, meaning: 'There is no such place in the list.' },
  'place.country-not-found': { status: 404, meaning: 'There is no such country in the list.' },
  'place.city-unknown': { status: 422, meaning: 'The body names a city that is not in the list.' },
  'place.country-unknown': { status: 422, meaning: 'The body names a country that is not in the list.' },
  'place.city-elsewhere': { status: 422, meaning: 'The city is not in the country.' },
  'place.coordinates-invalid': {
    status: 422,
    meaning: 'Latitude, longitude or time zone cannot be read.',
  },
  'place.zone-unknown': { status: 422, meaning: 'The time zone of the place is not known.' },
  'place.zone-of-city': { status: 422, meaning: 'A city has its own time zone.' },
  'place.name-of-city': { status: 422, meaning: 'A city has its own name.' },
  'birth-time.ambiguous': { status: 422, meaning: 'The clock showed this time twice; `timeQuestion` asks.' },
  'birth-time.nonexistent': { status: 422, meaning: 'The clock skipped this time; `timeQuestion` asks.' },
  'birth-time.in-future': { status: 422, meaning: 'The birth is in the future.' },

  'birth-data.missing': { status: 404, meaning: 'The person has not saved a birth record.' },
  'birth-data.saved-already': { status: 409, meaning: 'The person has a birth record already.' },
  'birth-detail.not-found': { status: 404, meaning: 'There is no such birth record.' },
  'birth-detail.own-exists': { status: 409, meaning: 'The user has an own birth record already.' },
  'birth-detail.unknown': { status: 422, meaning: 'The body names a birth record that is not there.' },
  'birth-detail.pseudonym-needed': {
    status: 422,
    meaning: 'A birth record of somebody else needs a pseudonym.',
  },
  'correction.not-found': { status: 404, meaning: 'There is no such correction request.' },
  'correction.waiting': { status: 409, meaning: 'A correction request of this person waits already.' },
  'correction.decided': { status: 409, meaning: 'The correction request is decided already.' },
  'correction.unreadable': { status: 409, meaning: 'What the request asks for cannot be saved today.' },

  'reading.unknown': {
    status: 422,
    meaning: 'The body names a reading that the birth record does not have.',
  },
  'chart.not-found': { status: 404, meaning: 'There is no such chart.' },
  'chart.missing': { status: 409, meaning: 'There is a birth record, but no chart of it.' },
  'chart.exists': { status: 409, meaning: 'The birth record has a chart already.' },
  'chart.edited': { status: 409, meaning: 'The chart was edited by hand.' },
  'chart.unreadable': {
    status: 409,
    meaning: 'The stored chart is damaged, or of another engine; cast it again.',
  },
  'ruler.not-found': { status: 404, meaning: 'There is no such sign in the table of rulers.' },

  'analysis.not-found': { status: 404, meaning: 'There is no such analysis.' },
  'path.practice-unknown': { status: 409, meaning: 'A practice is not on the person’s path.' },

  'story.own': { status: 403, meaning: 'Nobody approves or features their own story.' },
  'story.not-found': { status: 404, meaning: 'There is no such story.' },
  'story.reviewed': { status: 409, meaning: 'The story is reviewed already; its author cannot edit it.' },
  'story.too-many-waiting': { status: 409, meaning: 'A hundred stories of this person wait for review.' },
  'story.not-confirmed': {
    status: 422,
    meaning: 'The person has not confirmed that the story is theirs and that they are of age.',
  },
  'story.not-permitted': { status: 409, meaning: 'The author does not permit this use of the story.' },
  'story.not-approved': { status: 409, meaning: 'Only an approved story can be featured.' },
  'question.not-found': { status: 404, meaning: 'There is no such question for stories.' },
  'question.exists': { status: 409, meaning: 'Another question for stories has this address.' },
  'question.day-past': { status: 422, meaning: 'The last day of a question for stories is over.' },
  'episode.not-found': { status: 404, meaning: 'There is no such episode.' },
  'episode.story-taken': {
    status: 409,
    meaning: 'The story is no longer featured, or is in another episode.',
  },

  'note.not-found': { status: 404, meaning: 'There is no such note.' },
  'note.erased': { status: 404, meaning: 'The deleted note is erased and cannot come back.' },
  'note.book-full': { status: 409, meaning: 'The reflection book has no room left.' },
  'note.subject-unknown': { status: 422, meaning: 'There is nothing of this name to write about.' },
  'note.year-not-lived': { status: 422, meaning: 'That year of life has not ended.' },
  'note.day-ahead': { status: 422, meaning: 'The day of the note is in the future.' },
  'letter.link-invalid': { status: 400, meaning: 'The link that stops a letter is not valid.' },
  'evening.not-open': { status: 404, meaning: 'There is no such evening, or it is not open yet.' },
  'evening.no-season': { status: 404, meaning: 'No evenings were begun, or the season is not the person’s.' },
  'evening.none-to-come': { status: 409, meaning: 'The season is paused, or all its evenings are open.' },
  'evening.begun': { status: 409, meaning: 'A season of evenings goes on already.' },
  'contact.no-address': { status: 503, meaning: 'No address is set up for messages.' },

  'event.not-found': { status: 404, meaning: 'There is no such event.' },
  'keyword.not-found': { status: 404, meaning: 'There is no such keyword.' },
  'keyword.exists': { status: 409, meaning: 'The keyword is there already for this sign and polarity.' },
  'category.not-found': { status: 404, meaning: 'There is no such category of keywords.' },
  'category.exists': { status: 409, meaning: 'There is a category of this name already.' },
  'category.in-use': {
    status: 409,
    meaning: 'The category has keywords; `moveTo` must name another category.',
  },
  'category.unknown': { status: 422, meaning: 'The body names a category that cannot take keywords.' },
  'user.not-found': { status: 404, meaning: 'There is no such user.' },
  'user.yourself': { status: 409, meaning: 'Nobody suspends, demotes or deletes themself here.' },
  'user.unknown': { status: 422, meaning: 'The body names a user who is not there.' },
  'audit.not-found': { status: 404, meaning: 'There is no such entry in the audit log.' },
  'audit.undone': { status: 409, meaning: 'The change is undone already.' },
  'audit.not-undoable': { status: 409, meaning: 'This kind of change cannot be undone.' },
  'reindex.under-way': { status: 409, meaning: 'Reindexing is under way already.' },
  'reindex.not-under-way': { status: 409, meaning: 'Reindexing is not under way.' },

  'revision.changed': { status: 409, meaning: 'It was changed by somebody else since it was read.' },
} as const satisfies Readonly<Record<string, { status: number; meaning: string }>>

export type ErrorCode = keyof typeof ERROR_CODES

type StatusOf<Code extends ErrorCode> = (typeof ERROR_CODES)[Code]['status']

/** A code that a `Refusal` may have. The codes of unexpected errors are left out. */
export type RefusalCode = { [Code in ErrorCode]: StatusOf<Code> extends 500 ? never : Code }[ErrorCode]

export type RefusalStatus = StatusOf<RefusalCode>

/** Why a person has no chart that can be shown. */
export const NO_CHART = [
  'birth-data.missing',
  'chart.missing',
  'chart.unreadable',
] as const satisfies readonly RefusalCode[]
