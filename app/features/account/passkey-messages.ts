import { translated } from '#app/language/current.ts'

export const passkeyWords = translated('passkey', {
  en: {
    challengeSpent: 'This request was used already, or took longer than five minutes. Please begin again.',
    wrongOrigin:
      'The passkey was used on the page of another site. Please check the address and begin again.',
    unknown:
      'No account here has this passkey. It may have been removed, or its account deleted. Please sign in another way.',
    unknownHere: 'This passkey does not belong to your account. Please use another one.',
    cloned:
      'This passkey seems to have a copy, so it is not accepted. Please sign in another way, and remove the passkey in your settings.',
    unverified:
      'The passkey did not check that it is you, by a fingerprint, your face or a PIN. Please use one that does.',
    failed: 'The passkey could not be verified. Please try again, or sign in another way.',
    notOffered: 'Passkeys cannot be used at this address.',
    notFound: 'There is no such passkey any more.',
    exists: 'This passkey belongs to an account already.',
    tooMany: 'An account has at most 20 passkeys. Please remove one first.',
    sessionEnded: 'Your session has ended. Please sign in first.',
    lastWay:
      'This passkey is your only way to sign in. Please choose a password with “Forgot password?” first, or add another passkey.',
    nameMissing: 'Enter a name for the passkey',
    nameLong: (most: number) => `A name has at most ${most} characters`,
    added: { title: 'Passkey added', text: 'You can sign in with it from now on.' },
  },
})
