import { birthRecordExists } from '#app/features/charts/birth-record.repo.server.ts'
import type { Person } from '#app/operations/person.ts'
import type { Services } from '#app/operations/services.ts'
import { menuCounts } from './stats.server.ts'

/** What the menu beside a signed-in person's pages shows. Reads that person's rows only. */
export function memberFrame(services: Services, { id, name, email, isAdmin }: Person) {
  return {
    person: { name, email, isAdmin },
    hasBirthData: birthRecordExists(services.db, id),
    menuCounts: isAdmin ? menuCounts(services) : null,
  }
}

export type MenuCounts = ReturnType<typeof menuCounts>
