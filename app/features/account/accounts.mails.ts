import type { Letter } from '#app/adapters/mail/mail-letter.ts'
import { longMoment } from '#app/format.ts'

interface Addressee {
  email: string
  name: string | null
  emailVerifiedAt: Date | null
}

/**
 * Anybody can register with another person's address. Until the address is confirmed, a mail repeats nothing that was
 * typed, so that nobody can send a text of their own through it.
 */
function greeting({ name, emailVerifiedAt }: Addressee): string {
  return name && emailVerifiedAt ? `Hello ${name},` : 'Hello,'
}

const namePasskey = (person: Addressee, name: string) =>
  person.emailVerifiedAt ? `The passkey “${name}”` : 'A passkey'

export function resetLetter(person: Addressee, href: string): Letter {
  return {
    to: person.email,
    subject: 'Reset your Qismah password',
    greeting: greeting(person),
    paragraphs: ['Someone, probably you, asked to reset the password of your Qismah account.'],
    link: { label: 'Choose a new password', href },
    closing: [
      'The link works once, for 30 minutes. Choosing a new password signs you out everywhere.',
      'If you did not ask for this, do nothing: your password stays as it is.',
    ],
  }
}

export function confirmAddressLetter(person: Addressee, href: string): Letter {
  return {
    to: person.email,
    subject: 'Confirm your email address for Qismah',
    greeting: greeting(person),
    paragraphs: [
      'A Qismah account was created with this email address, which is set as the address of the site’s owner. When you confirm the address, the account gets administrator rights.',
    ],
    link: { label: 'Confirm this address', href },
    closing: [
      'The link works once, for 24 hours, and only for the person who is signed in to that account.',
      'If you did not create the account, you do not need to do anything. If you want to use it, choose a password with “Forgot password?” on the sign-in page.',
    ],
  }
}

/** A mail about a change that a stranger may have made, and what to do in that case. */
function changeLetter(person: Addressee, subject: string, what: string, forgotPassword: string): Letter {
  return {
    to: person.email,
    subject,
    greeting: greeting(person),
    paragraphs: [what, 'If it was you, you do not need to do anything.'],
    link: { label: 'If it was not you, choose a new password', href: forgotPassword },
    closing: ['When you choose a new password, all browsers are signed out.'],
  }
}

/** Writes a mail about a change for a person. */
export type ChangeLetter = (person: Addressee, forgotPassword: string) => Letter

export const passwordChangedLetter: ChangeLetter = (person, href) =>
  changeLetter(
    person,
    'Your Qismah password was changed',
    'The password of your Qismah account was changed. Every other browser was signed out.',
    href,
  )

export const passwordResetLetter =
  (isFirstProof: boolean): ChangeLetter =>
  (person, href) =>
    changeLetter(
      person,
      'Your Qismah password was changed',
      `The password of your Qismah account was reset with a link sent to this email address. All browsers were signed out, and all passkeys were removed.${
        isFirstProof
          ? ' Two-step sign-in is off, because this email address had not been confirmed before.'
          : ''
      }`,
      href,
    )

export const twoStepOnLetter: ChangeLetter = (person, href) =>
  changeLetter(
    person,
    'Two-step sign-in is on',
    'Two-step sign-in was turned on for your Qismah account. Every other browser was signed out.',
    href,
  )

export const twoStepOffLetter: ChangeLetter = (person, href) =>
  changeLetter(
    person,
    'Two-step sign-in is off',
    'Two-step sign-in was turned off for your Qismah account. From now on, only the password is needed to sign in.',
    href,
  )

export const newCodesLetter: ChangeLetter = (person, href) =>
  changeLetter(
    person,
    'New recovery codes',
    'New recovery codes were created for your Qismah account. The old codes no longer work.',
    href,
  )

export const passkeyAddedLetter =
  (name: string): ChangeLetter =>
  (person, href) =>
    changeLetter(
      person,
      'A passkey was added',
      `${namePasskey(person, name)} was added to your Qismah account. It signs in without the password. If it was not you, remove it in your settings as well.`,
      href,
    )

export const passkeyRemovedLetter =
  (name: string): ChangeLetter =>
  (person, href) =>
    changeLetter(
      person,
      'A passkey was removed',
      `${namePasskey(person, name)} was removed from your Qismah account. Every other browser was signed out.`,
      href,
    )

export const newBrowserLetter =
  (browser: string, at: Date): ChangeLetter =>
  (person, href) =>
    changeLetter(
      person,
      'New sign-in to your Qismah account',
      `There was a sign-in to your Qismah account from a new browser: ${browser}, on ${longMoment(at)} UTC.`,
      href,
    )
