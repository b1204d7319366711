import type { ReactNode } from 'react'
import type { ApiOperation, ApiResponse, JsonSchema } from '#app/http/calls/openapi-types.ts'
import { paths } from '#app/paths.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { classNames } from '#app/ui/base/class-names.ts'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import type { DescribedCall } from './api.server.ts'
import { Shape, shapeId } from './shape.tsx'

/** The id of the place on the page `/api` that explains an error status. */
export function statusId(status: string): string {
  return `status-${status}`
}

type TitleProps = Pick<DescribedCall, 'path' | 'method'> & {
  operation: Pick<ApiOperation, 'operationId' | 'summary' | 'security'>
  /** Where the call is described. Without it, this is the title of the description. */
  href?: string
}

/** The address of a call, what it does and who may use it. */
export function CallTitle({ path, method, operation: { operationId, summary, security }, href }: TitleProps) {
  const address = (
    <>
      {method} <code>{path}</code>
    </>
  )
  return (
    <>
      <h3
        id={href ? undefined : operationId}
        className={classNames(
          'mb-0! text-base break-words [overflow-wrap:anywhere]',
          href ? 'mt-4!' : 'mt-0!',
        )}
      >
        {href ? <a href={href}>{address}</a> : address}
      </h3>
      <p className="mt-1! flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span>{summary}.</span>
        <Badge variant={security.length > 1 ? 'neutral' : 'gold'}>{who(security)}</Badge>
      </p>
    </>
  )
}

/** One call: its address, who may use it, its input, its answers and its errors. */
export function CallEntry({ path, method, operation }: DescribedCall) {
  const { operationId, description, parameters = [], requestBody, responses } = operation
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  const inHeaders = parameters.filter((parameter) => parameter.in === 'header')
  const statuses = Object.keys(responses)
  const good = statuses.find((status) => status < '400')!
  // Only errors refer to a response that several calls share.
  const response = responses[good] as ApiResponse
  const schema = response.content?.['application/json'].schema
  return (
    <section aria-labelledby={operationId} className="border-t border-rule py-4">
      <CallTitle path={path} method={method} operation={operation} />
      <Disclosure
        className="mt-1!"
        summary={
          <span>
            Request and response
            <span className="sr-only">
              : {method} {path}
            </span>
          </span>
        }
      >
        <dl className="grid items-baseline gap-x-6 gap-y-1 sm:grid-cols-[5.5rem_minmax(0,1fr)] sm:gap-y-2">
          <Part title="Path" schema={asObject(inPath)} />
          <Part title="Query" schema={asObject(inQuery)} />
          <Part title="Headers" schema={asObject(inHeaders)} />
          <Part title="Body" schema={requestBody?.content['application/json'].schema} />
          <Row title={`Response ${good}`}>
            {schema ? <Shape schema={schema} /> : <span>{response.description}, in Location</span>}
          </Row>
          <Part title="With it" schema={toHeaders(response)} />
          <Row title="Errors">
            <span>
              {statuses
                .filter((status) => status >= '400')
                .map((status, index) => (
                  <span key={status}>
                    {index > 0 ? ', ' : null}
                    <a href={`${paths.calls}#${statusId(status)}`}>{status}</a>
                  </span>
                ))}
            </span>
          </Row>
          <Row title="Rate limit">{description}</Row>
        </dl>
      </Disclosure>
    </section>
  )
}

function who(security: ApiOperation['security']): string {
  if (security.length > 1) return 'Public'
  return security.flatMap(Object.values).flat().includes('administrator') ? 'Administrators' : 'Signed in'
}

function asObject(parameters: NonNullable<ApiOperation['parameters']>): JsonSchema | undefined {
  if (parameters.length === 0) return undefined
  return {
    properties: Object.fromEntries(
      parameters.map(({ name, schema, description }) => [
        name,
        description ? { ...schema, description } : schema,
      ]),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
}

function toHeaders({ headers, content }: ApiResponse): JsonSchema | undefined {
  if (!headers || !content) return undefined
  const fields = Object.entries(headers).map(([name, { schema, description = '' }]) => [
    name,
    { ...schema, description },
  ])
  return { properties: Object.fromEntries(fields), required: Object.keys(headers) }
}

function Part({ title, schema }: { title: string; schema: JsonSchema | undefined }) {
  return schema ? (
    <Row title={title}>
      <Shape schema={schema} />
    </Row>
  ) : null
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <dt className="rubric mt-2 sm:mt-0">{title}</dt>
      <dd className="m-0 min-w-0">{children}</dd>
    </>
  )
}

export function Shapes({ schemas }: { schemas: Record<string, JsonSchema> }) {
  return Object.entries(schemas)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, schema]) => (
      <section key={name} aria-labelledby={shapeId(name)} className="border-t border-rule py-5">
        <h3 id={shapeId(name)} className="m-0! text-base">
          {name}
        </h3>
        <div className="mt-2">
          <Shape schema={schema} />
        </div>
      </section>
    ))
}
