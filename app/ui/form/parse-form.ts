import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import { plainMessage } from './plain-messages.ts'

/** Reads a form by its schema. The server does it for every form, and the browser for forms of pages with React. */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  return parseWithZod(form, { schema, error: plainMessage })
}
