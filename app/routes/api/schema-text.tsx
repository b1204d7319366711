import { Fragment, type ReactNode } from 'react'
import type { JsonSchema } from '../../http/openapi-types'

/** Where the page shows a schema that has a name. */
export function shapeId(name: string): string {
  return `shape-${name}`
}

function limits({ minimum, maximum, minLength, maxLength, minItems, maxItems, ...rest }: JsonSchema): string {
  const range = (least: number | undefined, most: number | undefined, unit: string) => {
    if (least === undefined && most === undefined) return []
    if (least === most) return [`${least}${unit}`]
    if (most === undefined) return [`${least} or more${unit}`]
    return [least === undefined ? `at most ${most}${unit}` : `${least} to ${most}${unit}`]
  }
  return [
    ...(rest.format ? [rest.format] : []),
    ...range(minimum, maximum, ''),
    ...(rest.exclusiveMaximum === undefined ? [] : [`less than ${rest.exclusiveMaximum}`]),
    ...range(minLength, maxLength, ' characters'),
    ...range(minItems, maxItems, ' entries'),
    ...(rest.default === undefined ? [] : [`${JSON.stringify(rest.default)} unless told`]),
    ...(rest.description ? [rest.description] : []),
  ].join(', ')
}

function typeOf(schema: JsonSchema, indent: string): ReactNode {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1)!
    return <a href={`#${shapeId(name)}`}>{name}</a>
  }
  if (schema.anyOf) {
    return schema.anyOf.map((option, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the options of a schema never change places
      <Fragment key={index}>
        {index > 0 ? ' | ' : null}
        {typeOf(option, indent)}
      </Fragment>
    ))
  }
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.properties) return <Fields schema={schema} indent={indent} />
  if (schema.items) return <>list of {typeOf(schema.items, indent)}</>
  if (typeof schema.additionalProperties === 'object') {
    const keys = schema.propertyNames?.enum
    return (
      <>
        map of {keys ? `${keys.map((key) => JSON.stringify(key)).join(', ')} to ` : null}
        {typeOf(schema.additionalProperties, indent)}
      </>
    )
  }
  return [schema.type ?? 'anything'].flat().join(' | ')
}

function Fields({ schema, indent }: { schema: JsonSchema; indent: string }) {
  const inner = `${indent}  `
  return (
    <>
      {'{\n'}
      {Object.entries(schema.properties ?? {}).map(([name, field]) => {
        const noted = limits(field.anyOf?.length === 2 ? { ...field.anyOf[0], ...field } : field)
        return (
          <Fragment key={name}>
            {inner}
            {name}
            {schema.required?.includes(name) ? '' : '?'}: {typeOf(field, inner)}
            {noted ? <span className="text-faded"> ({noted})</span> : null}
            {'\n'}
          </Fragment>
        )
      })}
      {indent}
      {'}'}
    </>
  )
}

/** A schema as text, in which the names of other schemas are links. */
export function SchemaText({ schema }: { schema: JsonSchema }) {
  return (
    <pre className="rounded border border-rule bg-leaf p-4 text-sm break-words whitespace-pre-wrap">
      <code>{typeOf(schema, '')}</code>
    </pre>
  )
}
