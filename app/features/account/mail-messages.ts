import { translated } from '#app/language/current.ts'

/** The mails about an account. */
export const accountMailWords = translated('mail', {
  en: {
    reset: {
      subject: 'Reset your Qismah password',
      text: 'Someone, probably you, asked to reset the password of your Qismah account.',
      link: 'Choose a new password',
      valid: 'The link works once, for 30 minutes. Choosing a new password signs you out everywhere.',
      unwanted: 'If you did not ask for this, do nothing: your password stays as it is.',
    },
    confirm: {
      subject: 'Confirm your email address for Qismah',
      text: 'A Qismah account was created with this email address, which is set as the address of the site’s owner. When you confirm the address, the account gets administrator rights.',
      link: 'Confirm this address',
      valid: 'The link works once, for 24 hours, and only for the person who is signed in to that account.',
      unwanted:
        'If you did not create the account, you do not need to do anything. If you want to use it, choose a password with “Forgot password?” on the sign-in page.',
    },
    confirmForLetters: {
      subject: 'Confirm your address for letters from Qismah',
      text: 'Somebody, probably you, asked for letters from Qismah at this email address. We send them once you have confirmed it.',
      link: 'Confirm this address',
      valid: 'The link works once, for 24 hours, and only for the person who is signed in to that account.',
      unwanted: 'If you did not ask for this, do nothing: no letter is sent.',
    },
    change: {
      yours: 'If it was you, you do not need to do anything.',
      link: 'If it was not you, choose a new password',
      signsOut: 'When you choose a new password, all browsers are signed out.',
    },
    passwordChanged: {
      subject: 'Your Qismah password was changed',
      text: 'The password of your Qismah account was changed. Every other browser was signed out.',
    },
    passwordReset: {
      text: 'The password of your Qismah account was reset with a link sent to this email address. All browsers were signed out, and all passkeys were removed.',
      textOfFirstProof:
        'The password of your Qismah account was reset with a link sent to this email address. All browsers were signed out, and all passkeys were removed. Two-step sign-in is off, because this email address had not been confirmed before.',
    },
    twoStepOn: {
      subject: 'Two-step sign-in is on',
      text: 'Two-step sign-in was turned on for your Qismah account. Every other browser was signed out.',
    },
    twoStepOff: {
      subject: 'Two-step sign-in is off',
      text: 'Two-step sign-in was turned off for your Qismah account. From now on, only the password is needed to sign in.',
    },
    newCodes: {
      subject: 'New recovery codes',
      text: 'New recovery codes were created for your Qismah account. The old codes no longer work.',
    },
    passkeyAdded: {
      subject: 'A passkey was added',
      text: (name: string | null) =>
        `${name ? `The passkey “${name}”` : 'A passkey'} was added to your Qismah account. It signs in without the password. If it was not you, remove it in your settings as well.`,
    },
    passkeyRemoved: {
      subject: 'A passkey was removed',
      text: (name: string | null) =>
        `${name ? `The passkey “${name}”` : 'A passkey'} was removed from your Qismah account. Every other browser was signed out.`,
    },
    newBrowser: {
      subject: 'New sign-in to your Qismah account',
      text: (browser: string, moment: string) =>
        `There was a sign-in to your Qismah account from a new browser: ${browser}, on ${moment} UTC.`,
    },
  },
})
