import { fieldRefusal } from '#app/operations/operation.server.ts'
import type { Services } from '#app/operations/services.ts'
import { PRODUCT } from '#app/ui/page/page.tsx'
import { MIN_ADMIN_PASSWORD } from './accounts.limits.ts'
import type { UserRow } from './accounts.repo.server.ts'
import { isCommonPassword, isDisguisedCommonPassword } from './common-passwords.server.ts'
import { hasSecondFactor } from './two-factor.repo.server.ts'

const COMMON = 'This is one of the 10,000 most common passwords. Please choose another one.'
const DISGUISED =
  'This is one of the 10,000 most common passwords, with signs in place of letters or with digits after it. Please choose another one.'
const LEAST_DIFFERENT = 5
const FEW_CHARACTERS = 'Please use at least five different characters. Blanks do not count.'
const OF_THE_PERSON = 'The password must not contain your name or your email address.'
const OF_THE_PRODUCT = `The password must not contain the word “${PRODUCT}”.`
const TOO_SHORT_FOR_ADMINISTRATORS = `Administrators need at least ${MIN_ADMIN_PASSWORD} characters, or two-step sign-in.`

/** Shorter names occur in too many words by chance. */
const SHORTEST_NAME = 4

/** Letters and digits alone, so that `Amina Noor`, `amina.noor` and `AMINA-NOOR` are one. */
function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

function listNames({ name, email }: Pick<UserRow, 'name' | 'email'>): string[] {
  const parts = (name ?? '').split(/[^\p{L}\p{N}]+/u)
  const localPart = email.slice(0, email.lastIndexOf('@'))
  return [name ?? '', ...parts, localPart, email].map(bare).filter((one) => one.length >= SHORTEST_NAME)
}

/** @throws Refusal for a new password that is easy to guess. */
export function refuseGuessable(password: string, person: Pick<UserRow, 'name' | 'email'>): void {
  const text = password.normalize('NFKC')
  if (isCommonPassword(text)) throw fieldRefusal('password.common', 'password', COMMON)
  if (isDisguisedCommonPassword(text)) throw fieldRefusal('password.common', 'password', DISGUISED)
  if (new Set(text.replace(/\s/g, '')).size < LEAST_DIFFERENT)
    throw fieldRefusal('password.few-characters', 'password', FEW_CHARACTERS)
  const letters = bare(password)
  if (letters.includes(bare(PRODUCT)))
    throw fieldRefusal('password.of-the-product', 'password', OF_THE_PRODUCT)
  if (listNames(person).some((name) => letters.includes(name)))
    throw fieldRefusal('password.of-the-person', 'password', OF_THE_PERSON)
}

/** @throws Refusal for a new password that is not good enough for this account. */
export function refuseWeak({ db }: Pick<Services, 'db'>, password: string, user: UserRow): void {
  refuseGuessable(password, user)
  if (user.isAdmin && !isLongPassword(password) && !hasSecondFactor(db, user.id)) {
    throw fieldRefusal('password.short-for-admin', 'password', TOO_SHORT_FOR_ADMINISTRATORS)
  }
}

/** Long enough for an administrator without two-step sign-in. */
export function isLongPassword(password: string): boolean {
  return password.length >= MIN_ADMIN_PASSWORD
}
