import { z } from 'zod'
import { operation } from '#app/operations/operation.server.ts'

/** The operation behind empty forms of the back-office, so that they have a guard like every screen. */
export const openForm = operation({
  name: 'admin.open-form',
  summary: 'An empty form',
  who: 'admin',
  input: z.object({}),
  limit: 'read',
  run: () => null,
})
