import { translated } from '#app/language/current.ts'
import { counted } from '#app/language/plural.ts'

/** Why a request is refused before its page or call has seen it. */
export const refusalWords = translated('refusal', {
  en: {
    signInFirst: 'Please sign in first.',
    notValid: 'This is not valid.',
    tooLarge: 'Too much was sent: at most 256 kB can be sent at once.',
    formNotReadable: 'This form could not be read.',
    formNotRead: 'The form could not be read.',
    formExpected: 'A form is expected here.',
    otherOrigin: 'This request did not come from our own pages, so nothing was changed.',
    /** For whoever has just set up a server. */
    otherAddress: (ours: string, theirs: string) =>
      `Nothing was changed. This site is set up for ${ours}, and you opened it at ${theirs}. Open ${ours} instead. If the other address is right, the operator sets ORIGIN=${theirs} and starts the server again.`,
    methodUnknown: 'This cannot be done here.',
    addressMalformed: 'This address is not well formed.',
    call: {
      notFound: 'There is no such call.',
      answersTo: (methods: string) => `This call answers to ${methods}.`,
      notJson: 'The body must be JSON (application/json).',
      malformed: 'The body is not valid JSON.',
      notAnObject: 'The body must be a JSON object.',
    },
    failed: 'Something went wrong on our side. Please try again in a moment.',
    tooMany: (minutes: number) =>
      `Too many requests. Please wait ${counted(minutes, { one: 'one minute', other: '# minutes' })} and try again.`,
    /** Faults of the disk or the database. */
    faults: {
      full: 'Nothing can be stored at the moment, because there is no room left. Nothing was changed. Please try again later.',
      busy: 'The site is too busy at the moment, so nothing was changed. Please try again.',
      damaged:
        'The stored data cannot be read at the moment. The operator must repair it. Please come back later.',
      unwritable:
        'Nothing can be stored at the moment, so nothing was changed. Please try again in a moment.',
      crowded: 'Too many files are being made at this moment. Please try again in a minute.',
    },
    nothingSent: 'Nothing was sent',
    hiddenFieldFilled: 'Nothing was sent. Your browser filled in a hidden field. Please send the form again.',
    formIncomplete:
      'The form was incomplete, so nothing was saved. What you entered is still here: please send it again.',
    formOfOtherPerson:
      'Another person has signed in with this browser since you opened this form. Copy what you want to keep, then reload the page.',
    typedIsKept: 'What you have entered is kept and will be there again.',
  },
})
