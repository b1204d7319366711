import type { HouseSystem } from '#app/astro/types.ts'

/** A person, as screens and operations see them. Never carries the password hash. */
export interface Person {
  id: string
  email: string
  name: string | null
  isAdmin: boolean
  createdAt: Date
  lastLogin: Date | null
}

/** The person of a session, with what their pages show of their account. It is read once for a request, before its work. */
export interface SignedInPerson extends Person {
  emailVerifiedAt: Date | null
  /** The house system of their reports. Their saved chart keeps the one it was cast with. */
  houseView: HouseSystem
  hasPassword: boolean
  /** True once an app has proved that it has the secret. */
  hasSecondFactor: boolean
  hasBirthData: boolean
  /** True once they have said that they are of age, and that the stories they send are theirs. */
  hasConfirmedStories: boolean
}

export function displayName(person: Pick<Person, 'name' | 'email'>): string {
  return person.name || person.email
}

type Owned = { pseudonym?: string | null; userName: string | null; userEmail: string }

/** The name of the owner of a record, in the back-office. */
export function ownerName({ pseudonym, userName, userEmail }: Owned): string {
  return pseudonym || userName || userEmail
}

export const NO_SUCH_USER = 'There is no such user.'
