import { z } from 'zod'
import { differences } from '#app/operations/audit-entry.server.ts'
import { operation } from '#app/operations/operation.server.ts'
import { refuseIfChangedSince } from '#app/operations/revision.server.ts'
import type { Db } from '#db/client.server.ts'
import { filmsAsText, storeFilms } from './films.repo.server.ts'
import { filmsIn, filmsSchema } from './films.schema.ts'

const ENTITY = 'evening-film'
/** The list is one thing in the audit log. */
const WHOLE = 'all'

const asTexts = (db: Db) => ({ en: filmsAsText(db, 'en'), ar: filmsAsText(db, 'ar') })

export const readFilms = operation({
  name: 'evening-films.read',
  summary: 'The films that evenings name, one on each line',
  who: 'admin',
  input: z.object({}),
  limit: 'read',
  run: ({ services: { db } }) => asTexts(db),
})

export const changeFilms = operation({
  name: 'evening-films.change',
  summary: 'Replace the films that evenings name',
  who: 'admin',
  input: filmsSchema,
  limit: 'write',
  idempotency: 'natural',
  audit: { 'evening-films.change': ENTITY },
  change(call, { en, ar }) {
    const { db } = call.services
    const old = asTexts(db)
    storeFilms(db, { en: filmsIn(en), ar: filmsIn(ar) })
    const now = asTexts(db)
    const { before, after } = differences(old, now)
    if (Object.keys(after).length === 0) return { result: now, entries: [] }
    refuseIfChangedSince(call, ENTITY, WHOLE)
    return {
      result: now,
      entries: [{ action: 'evening-films.change', entityId: WHOLE, subjectUserId: null, before, after }],
    }
  },
})
