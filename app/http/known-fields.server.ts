import { z } from 'zod'

/** @returns the names of the fields that a form's schema takes; null where the schema takes any. */
function fieldNamesOf(schema: z.ZodType): ReadonlySet<string> | null {
  if (schema instanceof z.ZodObject) return new Set(Object.keys(schema.shape))
  if (schema instanceof z.ZodPipe) {
    const { in: from, out } = schema.def
    return fieldNamesOf((from instanceof z.ZodTransform ? out : from) as z.ZodType)
  }
  if (schema instanceof z.ZodUnion) return joined(schema.def.options as z.ZodType[])
  if (schema instanceof z.ZodIntersection)
    return joined([schema.def.left as z.ZodType, schema.def.right as z.ZodType])
  return null
}

function joined(schemas: readonly z.ZodType[]): ReadonlySet<string> | null {
  const all = new Set<string>()
  for (const schema of schemas) {
    const names = fieldNamesOf(schema)
    if (!names) return null
    for (const name of names) all.add(name)
  }
  return all
}

/**
 * The fields of a form that its schema takes, and plain ones besides: a page tells its forms apart by a field that no
 * schema has, and it comes back with the answer. A structure that no schema has never reaches the parser.
 */
export function knownFields(form: FormData, schema: z.ZodType): FormData {
  const names = fieldNamesOf(schema)
  if (!names) return form
  const known = new FormData()
  for (const [name, value] of form) {
    const [root = ''] = name.split(/[.[]/, 1)
    if (root === name || names.has(root)) known.append(name, value)
  }
  return known
}
