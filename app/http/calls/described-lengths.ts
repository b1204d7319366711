import { z } from 'zod'
import { characters } from '#app/plain-text.ts'

interface Described {
  type?: string | string[]
  maxLength?: number
  items?: Described
  properties?: Record<string, Described>
  allOf?: Described[]
  anyOf?: Described[]
}

/**
 * Checks that no text is longer than the description of a call allows. JSON Schema counts the characters as they are sent,
 * before spaces and control characters are taken out. The input itself, which forms use too, counts them after that.
 */
export function describedLengths(accepts: z.ZodType): (raw: unknown, context: z.RefinementCtx) => void {
  let described: Described | undefined
  return (raw, context) => {
    described ??= z.toJSONSchema(accepts, { io: 'input', unrepresentable: 'any' }) as Described
    for (const { input, maximum, path } of longTexts(raw, described, []))
      context.addIssue({ code: 'too_big', origin: 'string', maximum, inclusive: true, input, path })
  }
}

interface LongText {
  input: string
  maximum: number
  path: (string | number)[]
}

function* longTexts(value: unknown, schema: Described, path: LongText['path']): Generator<LongText> {
  if (typeof value === 'string') {
    const maximum = most(schema)
    if (maximum > 0 && characters(value) > maximum) yield { input: value, maximum, path }
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* longTexts(item, schema.items ?? {}, [...path, index])
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, field] of Object.entries(schema.properties ?? {}))
      yield* longTexts((value as Record<string, unknown>)[name], field, [...path, name])
    for (const part of schema.allOf ?? []) yield* longTexts(value, part, path)
  }
}

/** The limit for a text: of several alternatives the largest, and 0 if none of them is a text. */
function most({ type, maxLength = Infinity, anyOf }: Described): number {
  if (type !== undefined && ![type].flat().includes('string')) return 0
  return Math.min(maxLength, anyOf ? Math.max(...anyOf.map(most)) : Infinity)
}
