import type { Letter } from '#app/adapters/mail/letter.ts'
import { longMoment } from '#app/format.ts'

interface Addressee {
  email: string
  name: string | null
}

function greeting({ name }: Addressee): string {
  return name ? `Hello ${name},` : 'Hello,'
}

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
    subject: 'Confirm your address for Qismah',
    greeting: greeting(person),
    paragraphs: [
      'A Qismah account was made with this address, which belongs to the owner of this installation. Once the address is confirmed, the account becomes an administrator.',
    ],
    link: { label: 'Confirm this address', href },
    closing: [
      'The link works once, for 24 hours, and only for the person who is signed in to that account.',
      'If you did not make the account, do nothing. To take it over, use "Forgot password?" on the sign-in page.',
    ],
  }
}

/** Tells of a change that may be a stranger's, and what to do then. */
function changeLetter(person: Addressee, subject: string, what: string, forgotPassword: string): Letter {
  return {
    to: person.email,
    subject,
    greeting: greeting(person),
    paragraphs: [what, 'If it was you, there is nothing to do.'],
    link: { label: 'If it was not you, choose a new password', href: forgotPassword },
    closing: ['Choosing a new password signs everybody out, everywhere.'],
  }
}

/** What is known of a person and of this installation when a mail about a change is written. */
export type ChangeLetter = (person: Addressee, forgotPassword: string) => Letter

export const passwordChangedLetter: ChangeLetter = (person, href) =>
  changeLetter(
    person,
    'Your Qismah password was changed',
    'The password of your Qismah account was changed. Every other browser was signed out.',
    href,
  )

export const passwordResetLetter: ChangeLetter = (person, href) =>
  changeLetter(
    person,
    'Your Qismah password was changed',
    'A new password was chosen for your Qismah account by a link sent to this address. Every browser was signed out.',
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
    'Two-step sign-in was turned off for your Qismah account: the password alone signs in again.',
    href,
  )

export const newCodesLetter: ChangeLetter = (person, href) =>
  changeLetter(
    person,
    'New recovery codes',
    'New recovery codes were made for your Qismah account. The old ones no longer count.',
    href,
  )

export const newBrowserLetter =
  (browser: string, at: Date): ChangeLetter =>
  (person, href) =>
    changeLetter(
      person,
      'New sign-in to your Qismah account',
      `Somebody signed in to your Qismah account from a browser that has not been used for it before: ${browser}, on ${longMoment(at)} UTC.`,
      href,
    )
