import { fieldRefusal } from '#app/operations/operation.server.ts'
import type { Services } from '#app/operations/services.ts'
import { PRODUCT } from '#app/ui/page/page.tsx'
import { MIN_ADMIN_PASSWORD } from './accounts.limits.ts'
import type { UserRow } from './accounts.repo.server.ts'
import { isCommonPassword, isDisguisedCommonPassword } from './common-passwords.server.ts'
import { signInWords } from './sign-in-messages.ts'
import { hasSecondFactor } from './two-factor.repo.server.ts'

const LEAST_DIFFERENT = 5

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
  const words = signInWords.password
  const text = password.normalize('NFKC')
  if (isCommonPassword(text)) throw fieldRefusal('password.common', 'password', words.common)
  if (isDisguisedCommonPassword(text)) throw fieldRefusal('password.common', 'password', words.disguised)
  if (new Set(text.replace(/\s/g, '')).size < LEAST_DIFFERENT)
    throw fieldRefusal('password.few-characters', 'password', words.fewCharacters)
  const letters = bare(password)
  if (letters.includes(bare(PRODUCT)))
    throw fieldRefusal('password.of-the-product', 'password', words.ofTheProduct(PRODUCT))
  if (listNames(person).some((name) => letters.includes(name)))
    throw fieldRefusal('password.of-the-person', 'password', words.ofThePerson)
}

/** @throws Refusal for a new password that is not good enough for this account. */
export function refuseWeak({ db }: Pick<Services, 'db'>, password: string, user: UserRow): void {
  refuseGuessable(password, user)
  if (user.isAdmin && !isLongPassword(password) && !hasSecondFactor(db, user.id)) {
    const { shortForAdministrators } = signInWords.password
    throw fieldRefusal('password.short-for-admin', 'password', shortForAdministrators(MIN_ADMIN_PASSWORD))
  }
}

/** Long enough for an administrator without two-step sign-in. */
export function isLongPassword(password: string): boolean {
  return password.length >= MIN_ADMIN_PASSWORD
}
