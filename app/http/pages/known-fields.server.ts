import { z } from 'zod'

/** @returns the names of the fields in a form's schema; null if the schema accepts any field. */
export function fieldNames(schema: z.ZodType): ReadonlySet<string> | null {
  if (schema instanceof z.ZodObject) return new Set(Object.keys(schema.shape))
  if (schema instanceof z.ZodPipe) {
    const { in: from, out } = schema.def
    return fieldNames((from instanceof z.ZodTransform ? out : from) as z.ZodType)
  }
  if (schema instanceof z.ZodUnion) return joined(schema.def.options as z.ZodType[])
  if (schema instanceof z.ZodIntersection)
    return joined([schema.def.left as z.ZodType, schema.def.right as z.ZodType])
  return null
}

function joined(schemas: readonly z.ZodType[]): ReadonlySet<string> | null {
  const all = new Set<string>()
  for (const schema of schemas) {
    const names = fieldNames(schema)
    if (!names) return null
    for (const name of names) all.add(name)
  }
  return all
}

/** By these fields a page with several forms identifies the form. They are in no schema, and the response returns them. */
const FORM_IDENTIFIERS: readonly string[] = ['form', 'step']

/** The fields of a form that its schema contains, and those that identify the form. No other name reaches the parser. */
export function knownFields(form: FormData, schema: z.ZodType): FormData {
  const names = fieldNames(schema)
  if (!names) return form
  const known = new FormData()
  for (const [name, value] of form) {
    if (names.has(name) || FORM_IDENTIFIERS.includes(name)) known.append(name, value)
  }
  return known
}
