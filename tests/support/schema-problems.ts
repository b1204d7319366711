import type { z } from 'zod'
import { plainMessage } from '#app/http/plain-messages.ts'

/** What a schema refuses of a value: `place: message` in the order of the schema. Empty where it takes the value. */
export function problemsOf(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value, { error: plainMessage })
  return error ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) : []
}
