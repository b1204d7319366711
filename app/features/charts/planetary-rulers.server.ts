import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { SIGNS, type Sign } from '#app/astro/index.server.ts'
import { differences } from '#app/operations/audit-entry.server.ts'
import { operation, Refusal } from '#app/operations/operation.server.ts'
import { refuseIfChangedSince } from '#app/operations/revision.server.ts'
import type { Services } from '#app/operations/services.ts'
import { planetaryRulers } from '#db/schema/index.ts'
import { rulerTable } from './charts.repo.server.ts'
import { editRulerSchema, rulerIdSchema } from './planetary-rulers.schema.ts'

const ENTITY = 'planetary-ruler'

export const listRulers = operation({
  name: 'rulers.list',
  summary: 'The rulers of the twelve signs, and what the engine goes by',
  who: 'admin',
  input: z.object({}),
  limit: 'read',
  run({ services: { db } }) {
    const table = rulerTable(db)
    return db.orm
      .select()
      .from(planetaryRulers)
      .orderBy(asc(planetaryRulers.id))
      .all()
      .sort((a, b) => SIGNS.indexOf(a.sign as Sign) - SIGNS.indexOf(b.sign as Sign))
      .map((row) => ({ ...row, used: table[row.sign as Sign] }))
  },
})

/** @throws Refusal 404 */
function rulerById({ db }: Services, id: number) {
  const row = db.orm.select().from(planetaryRulers).where(eq(planetaryRulers.id, id)).get()
  if (!row) throw new Refusal('ruler.not-found', 'There is no such sign in the table of rulers.')
  return row
}

export const readRuler = operation({
  name: 'rulers.read',
  summary: 'The rulers of one sign',
  who: 'admin',
  input: rulerIdSchema,
  limit: 'read',
  run: ({ services }, { id }) => rulerById(services, id),
})

export const editRuler = operation({
  name: 'rulers.edit',
  summary: 'Change the rulers of a sign; charts made from then on go by them',
  who: 'admin',
  input: editRulerSchema,
  limit: 'write',
  idempotency: 'natural',
  audit: { 'rulers.edit': ENTITY },
  change(call, { id, ...wanted }) {
    const { services } = call
    const { db, clock } = services
    const row = rulerById(services, id)
    const { before, after } = differences({ ...row }, wanted)
    if (Object.keys(after).length === 0) return { result: row, entries: [] }
    refuseIfChangedSince(call, ENTITY, row.sign)
    db.orm
      .update(planetaryRulers)
      .set({ ...wanted, changedAt: clock.now() })
      .where(eq(planetaryRulers.id, id))
      .run()
    return {
      result: rulerById(services, id),
      entries: [{ action: 'rulers.edit', entityId: row.sign, subjectUserId: null, before, after }],
    }
  },
})
