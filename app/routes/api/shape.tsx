import { Fragment, type ReactNode } from 'react'
import type { JsonSchema } from '#app/http/calls/openapi-types.ts'

/** The id of the place on the page that shows a named schema. */
export function shapeId(name: string): string {
  return `shape-${name}`
}

function nameIn(reference: string): string {
  return reference.split('/').at(-1)!
}

function range(least: number | undefined, most: number | undefined, unit = ''): string[] {
  if (least === undefined && most === undefined) return []
  if (least === most) return [`${least}${unit}`]
  if (most === undefined) return [`${least} or more${unit}`]
  return [least === undefined ? `at most ${most}${unit}` : `${least} to ${most}${unit}`]
}

const FORMATS: Record<string, string> = {
  'date-time': 'UTC, such as 2026-03-01T12:00:00.000Z',
  date: 'YYYY-MM-DD',
  email: 'an email address',
}

/** The constraints of a value besides its type, in words. */
function remarks(schema: JsonSchema): string {
  const one = schema.anyOf?.filter(({ type }) => type !== 'null')
  const merged = one?.length === 1 ? { ...one[0], ...schema } : schema
  return [
    ...(merged.format ? [FORMATS[merged.format] ?? merged.format] : []),
    ...range(merged.minimum, merged.maximum),
    ...(merged.exclusiveMaximum === undefined ? [] : [`less than ${merged.exclusiveMaximum}`]),
    ...range(merged.minLength, merged.maxLength, ' characters'),
    ...range(merged.minItems, merged.maxItems, ' entries'),
    ...(merged.exclusiveMinimum === undefined ? [] : [`more than ${merged.exclusiveMinimum}`]),
    ...(merged.description ? [merged.description] : []),
    ...oneOfFields(merged),
    ...(merged.default === undefined || merged.default === '' ? [] : [`default: ${words(merged.default)}`]),
  ].join('; ')
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The fields of which at least one is required, if a schema has such a rule. */
function oneOfFields({ anyOf = [] }: JsonSchema): string[] {
  const needed = anyOf.flatMap(({ required }) => (required ? [required.join(' and ')] : []))
  return needed.length > 0 ? [`at least one of: ${needed.join('; ')}`] : []
}

function words(value: unknown): string {
  return Array.isArray(value) ? value.map(words).join(', ') : String(JSON.stringify(value))
}

/** Only the type. The fields of an object are shown below it. */
function renderType(schema: JsonSchema): ReactNode {
  if (schema.$ref) {
    const name = nameIn(schema.$ref)
    return <a href={`#${shapeId(name)}`}>{name}</a>
  }
  const types = [schema.type ?? []].flat()
  if (schema.anyOf && types.length === 0) return choices(schema.anyOf.map(renderType))
  if (types.includes('null') && types.length === 2 && !schema.enum) {
    const type = types.find((one) => one !== 'null')
    return choices([renderType({ ...schema, type }), 'null'])
  }
  if (schema.enum) return choices(schema.enum.map(words))
  if (schema.const !== undefined) return words(schema.const)
  if (schema.items) return <>list of {renderType(schema.items)}</>
  if (typeof schema.additionalProperties === 'object') {
    const keys = schema.propertyNames?.enum
    return (
      <>
        map{keys ? <> of {choices(keys.map(words))}</> : null} to {renderType(schema.additionalProperties)}
      </>
    )
  }
  return [schema.type ?? 'anything'].flat().join(' or ')
}

function choices(options: ReactNode[]): ReactNode {
  return options.map((option, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the options of a schema never change their order
    <Fragment key={index}>
      {index > 0 ? ' or ' : null}
      {option}
    </Fragment>
  ))
}

/** The object whose fields are listed: the schema itself, or the unnamed object in its array or choice. */
function objectIn(schema: JsonSchema): JsonSchema | undefined {
  if (schema.properties) return schema
  const inner = [
    ...(schema.items ? [schema.items] : []),
    ...(schema.anyOf ?? []),
    ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
  ]
  return inner.map(objectIn).find(Boolean)
}

/** Shows a schema: its type, its constraints, and its fields, recursively. */
export function Shape({ schema }: { schema: JsonSchema }) {
  const object = objectIn(schema)
  const remark = remarks(schema)
  if (object === schema)
    return (
      <>
        {remark ? <p className="mt-0! mb-1.5! text-sm text-faded">{capital(remark)}.</p> : null}
        <Fields schema={schema} />
      </>
    )
  return (
    <>
      <span className="text-sm break-words">{renderType(schema)}</span>
      {remark ? <span className="text-sm text-faded"> · {remark}</span> : null}
      {object ? <Fields schema={object} /> : null}
    </>
  )
}

function Fields({ schema }: { schema: JsonSchema }) {
  const fields = Object.entries(schema.properties ?? {})
  if (fields.length === 0) return <span className="text-sm text-faded">nothing</span>
  return (
    <ul className="m-0! list-none space-y-1.5 p-0!">
      {fields.map(([name, field]) => (
        <Field key={name} name={name} schema={field} required={schema.required?.includes(name) ?? false} />
      ))}
    </ul>
  )
}

function Field({ name, schema, required }: { name: string; schema: JsonSchema; required: boolean }) {
  const object = objectIn(schema)
  const remark = remarks(schema)
  return (
    <li className="m-0! leading-snug">
      <code className="text-sm font-semibold break-words">{name}</code>{' '}
      <span className="text-sm break-words text-faded">{renderType(schema)}</span>
      {required ? null : <span className="text-sm text-faded italic"> · optional</span>}
      {remark ? <span className="text-sm text-faded"> · {remark}</span> : null}
      {object ? (
        <div className="mt-1.5 border-s border-rule ps-4">
          <Fields schema={object} />
        </div>
      ) : null}
    </li>
  )
}
