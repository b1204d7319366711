import type { SignedInPerson } from '#app/operations/person.ts'
import type { Services } from '#app/operations/services.ts'
import { menuCounts } from './stats.server.ts'

/** What the menu beside a signed-in person's pages shows. */
export function memberFrame(services: Services, { name, email, isAdmin, hasBirthData }: SignedInPerson) {
  return {
    person: { name, email, isAdmin },
    hasBirthData,
    menuCounts: isAdmin ? menuCounts(services) : null,
  }
}

export type MenuCounts = ReturnType<typeof menuCounts>
