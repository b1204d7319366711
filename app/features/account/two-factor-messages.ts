import { translated } from '#app/language/current.ts'

export const twoFactorWords = translated('twoFactor', {
  en: {
    code: 'Code',
    codeNeeded: 'Please enter the code from your authenticator app.',
    codeWrong: 'This code is wrong or has been used. Please wait for the next code and enter it.',
    codeMissing: 'Enter the code that your app shows, or a recovery code',
    signInAgain: 'You took too long. Please sign in again.',
    twoStepNeeded:
      'To open the administration pages, please turn on two-step sign-in in your settings first, or sign in with a passkey.',
    strongerNeeded:
      'To open the administration pages, you need a password of at least 12 characters or two-step sign-in. Please set one of them in your settings first.',
  },
})
