import type { ReactNode } from 'react'
import { translated } from '#app/language/current.ts'

/** The words of the page for passkeys. */
export const passkeyPageWords = translated('passkeyPage', {
  en: {
    title: 'Passkeys',
    lead: 'Sign in with your fingerprint, your face or the PIN of your device.',
    renamed: 'The passkey has its new name.',
    removed: 'Passkey removed',
    yours: 'Your passkeys',
    none: 'You have no passkey yet.',
    add: 'Add a passkey',
    about:
      'Your device or password manager makes it and keeps it. We store its public half, which is of no use to anybody else. A passkey counts as two steps, so you do not enter a code after it. Before you add one, you confirm that it is you. Afterwards we send you a mail.',
    name: 'Name',
    nameHint: 'A name to recognise it by, such as the device',
    noScript:
      'To add a passkey, JavaScript must be on, in a browser that supports passkeys. Your password works without either.',
    remove: 'Remove',
    rename: 'Rename',
    consequence: (name: ReactNode): ReactNode[] => [
      'You can then no longer sign in with ',
      name,
      '. All your other browsers are signed out.',
    ],
    inManager: 'Kept in a password manager',
    added: (date: ReactNode): ReactNode[] => ['Added ', date],
    lastUsed: (date: ReactNode): ReactNode[] => [', last used ', date],
    notUsed: ', not used yet',
    removeThis: 'Remove this passkey',
    question: 'Remove this passkey?',
    saveName: 'Save name',
  },
})
