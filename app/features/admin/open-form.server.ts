import { z } from 'zod'
import { operation } from '#app/features/operations/operation.server.ts'

/** Shows an empty form of the back-office: the guard that every screen has. */
export const openForm = operation({
  name: 'admin.open-form',
  summary: 'An empty form',
  who: 'admin',
  input: z.object({}),
  limit: 'read',
  run: () => ({}),
})
