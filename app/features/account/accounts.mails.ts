import { type Letter, letterTo, type Reader } from '#app/adapters/mail/mail-letter.ts'
import { mailWords } from '#app/adapters/mail/mail-messages.ts'
import { longMoment } from '#app/format.ts'
import { browserName } from './browser-name.ts'
import { accountMailWords as words } from './mail-messages.ts'

interface Addressee extends Reader {
  name: string | null
  emailVerifiedAt: Date | null
}

/**
 * Anybody can register with another person's address. Until the address is confirmed, a mail repeats nothing that was
 * typed, so that nobody can send a text of their own through it.
 */
const typed = ({ emailVerifiedAt }: Addressee, text: string | null) => (emailVerifiedAt ? text : null)

const greeting = (person: Addressee) => mailWords.greeting(typed(person, person.name))

/** A mail with one link, which was asked for. */
const askedLetter =
  (name: 'reset' | 'confirm' | 'confirmForLetters') =>
  (person: Addressee, href: string): Letter =>
    letterTo(person, () => {
      const { subject, text, link, valid, unwanted } = words[name]
      return {
        subject,
        greeting: greeting(person),
        paragraphs: [text],
        link: { label: link, href },
        closing: [valid, unwanted],
      }
    })

export const resetLetter = askedLetter('reset')
export const confirmAddressLetter = askedLetter('confirm')
export const confirmForLettersLetter = askedLetter('confirmForLetters')

/** Writes a mail about a change for a person. */
export type ChangeLetter = (person: Addressee, forgotPassword: string) => Letter

/** A mail about a change that a stranger may have made, and what to do in that case. */
function changeLetter(write: (person: Addressee) => { subject: string; text: string }): ChangeLetter {
  return (person, forgotPassword) =>
    letterTo(person, () => {
      const { subject, text } = write(person)
      const { yours, link, signsOut } = words.change
      return {
        subject,
        greeting: greeting(person),
        paragraphs: [text, yours],
        link: { label: link, href: forgotPassword },
        closing: [signsOut],
      }
    })
}

export const passwordChangedLetter = changeLetter(() => words.passwordChanged)

export const passwordResetLetter = (isFirstProof: boolean): ChangeLetter =>
  changeLetter(() => ({
    subject: words.passwordChanged.subject,
    text: isFirstProof ? words.passwordReset.textOfFirstProof : words.passwordReset.text,
  }))

export const twoStepOnLetter = changeLetter(() => words.twoStepOn)
export const twoStepOffLetter = changeLetter(() => words.twoStepOff)
export const newCodesLetter = changeLetter(() => words.newCodes)

const passkeyLetter = (change: 'passkeyAdded' | 'passkeyRemoved') => (name: string) =>
  changeLetter((person) => ({
    subject: words[change].subject,
    text: words[change].text(typed(person, name)),
  }))

export const passkeyAddedLetter = passkeyLetter('passkeyAdded')
export const passkeyRemovedLetter = passkeyLetter('passkeyRemoved')

export const newBrowserLetter = (userAgent: string | null, at: Date): ChangeLetter =>
  changeLetter(() => ({
    subject: words.newBrowser.subject,
    text: words.newBrowser.text(browserName(userAgent), longMoment(at)),
  }))
