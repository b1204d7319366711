import type { ReactNode } from 'react'
import { translated } from '#app/language/current.ts'
import { counted } from '#app/language/plural.ts'

/** The words of the page for two-step sign-in. */
export const twoStepWords = translated('twoStep', {
  en: {
    codeHint: 'The six digits that your app shows, or a recovery code',
    currentPassword: 'Current password',
    title: 'Two-step sign-in',
    lead: 'After your password, you enter a code from an app on your phone.',
    almostDone: { title: 'Almost done', text: 'Scan the code and keep the recovery codes.' },
    isOn: 'Two-step sign-in is on',
    cancelled: {
      title: 'Two-step sign-in is not on',
      text: 'The key has been deleted. Remove it from your app as well.',
    },
    newCodes: 'New recovery codes',
    confirmCodes: 'The new codes work once you confirm that you have saved them.',
    codesKept: 'From now on only the new codes work.',
    isOff: {
      title: 'Two-step sign-in is off',
      text: 'From now on, only your password is needed to sign in.',
    },
    required: 'Required for administrators',
    requiredText:
      'On this site, only administrators with two-step sign-in, or who signed in with a passkey, can open the administration pages.',
    notConfirmed:
      'Your email address is not confirmed yet. Until it is, a link for a new password also turns two-step sign-in off, so that a stranger who registered with your address cannot lock you out.',
    notEncrypted:
      'The database of this site is not encrypted. Anyone who gets the database file can read the key of your authenticator app.',
    setUp: 'Set up',
    needed:
      'You need an authenticator app, such as Aegis, Google Authenticator, 2FAS or a password manager that makes such codes. It works without an internet connection.',
    begin: 'Begin',
    scan: '1. Scan this with your app',
    orType: 'Or type this key into it: ',
    addHere: 'Add the key to an app on this device',
    keep: '2. Keep these recovery codes',
    keepText:
      'Each code lets you sign in once if you lose your phone. Print them or write them down now: they are not shown again. Do not keep them with your password.',
    enter: '3. Enter the code that the app shows now',
    enterHint: 'Six digits. The app shows a new code every 30 seconds.',
    turnOn: 'Turn on',
    on: 'It is on',
    since: (date: ReactNode, left: number): ReactNode[] => [
      'Since ',
      date,
      `. ${counted(left, { one: 'One recovery code is left.', other: '# recovery codes are left.' })}`,
    ],
    yourNew: 'Your new recovery codes',
    yourNewText:
      'Save these codes now. They are shown only in this browser, for an hour, or until you press the button below. The old codes work until then.',
    saved: 'I have saved the codes',
    makeNew: 'Make new codes',
    turnItOff: 'Turn it off',
    turnOff: 'Turn off',
    picture: 'QR code for your authenticator app. The key below contains the same information.',
    notOn: 'Two-step sign-in is not turned on.',
    alreadyOn: 'Two-step sign-in is turned on already.',
    setUpEnded: 'This set-up has ended. Please begin again.',
    lookAgain: 'Please look at the page again.',
    codesEnded: 'These codes are no longer offered. Please make new ones.',
  },
})
