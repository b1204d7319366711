import type { ReactNode } from 'react'
import { translated } from '#app/language/current.ts'

/** The words of the page on which a person proves their identity again. */
export const proveWords = translated('prove', {
  en: {
    title: 'Confirm that it is you',
    lead: 'The next step cannot be undone, or gives access to all your data.',
    /** What to enter, by what the account has. */
    first: {
      password: 'Please enter your password first.',
      code: 'Please enter a code first.',
      either: 'Please enter your password or a code first.',
    },
    notAgain: 'You will not be asked again for ten minutes.',
    done: { title: 'Confirmed', text: 'You can now continue.' },
    password: 'Password',
    orCode: 'Or a code',
    codeHint: 'The six digits that your authenticator app shows, or a recovery code',
    goOn: 'Go on',
    usePasskey: 'Use a passkey',
    useGoogle: 'Sign in with Google again',
    noWay: (link: ReactNode): ReactNode[] => [
      'Your account has no password yet. Please set one first: ',
      link,
    ],
    enterPassword: 'Enter your password',
    enterCode: 'Enter a code',
    enterEither: 'Enter your password, or a code',
    noAccount: 'This account no longer exists.',
    otherGoogle: 'This is a different Google account from the one connected to this account.',
    needed: 'Please confirm first that it is you.',
  },
})
