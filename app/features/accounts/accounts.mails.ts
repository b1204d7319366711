import type { Letter } from '../../mail/letter'

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
