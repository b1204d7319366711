import type { z } from 'zod'
import { plainMessage } from '#app/ui/form/plain-messages.ts'

/** The errors of a value against a schema: `path: message` in the order of the schema. Empty if the value is valid. */
export function problemsOf(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value, { error: plainMessage })
  return error ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) : []
}
