/** A signed-in person, as screens and operations see them. Never carries the password hash. */
export interface Person {
  id: string
  email: string
  name: string | null
  isAdmin: boolean
  createdAt: Date
  lastLogin: Date | null
}

export function displayName(person: Pick<Person, 'name' | 'email'>): string {
  return person.name || person.email
}

export const NO_SUCH_USER = 'There is no such user.'
