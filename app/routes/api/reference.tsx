import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { sessionCookie } from '../../http/cookies.server'
import { openApi } from '../../http/openapi.server'
import type { ApiDocument, ApiOperation, JsonSchema } from '../../http/openapi-types'
import { publicHeaders, publicPage } from '../../http/public-page.server'
import { Badge } from '../../ui/badge'
import { PRODUCT, pageTitle } from '../../ui/page'
import { TextPage } from '../public/text-page'
import { SchemaText, shapeId } from './schema-text'
import { calls } from './table.server'

export const meta: MetaFunction = () =>
  pageTitle(
    'Calls',
    `Every call that ${PRODUCT} answers: who may make it, what it takes and what it answers.`,
  )
export const headers = publicHeaders
export const loader = (args: LoaderFunctionArgs) =>
  publicPage(args, openApi(calls, sessionCookie(args.context.services.settings).name))

export default function Reference() {
  // Remix widens the type of what a loader gives to what it believes can be sent; this is JSON already.
  const api = useLoaderData() as ApiDocument
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  return (
    <TextPage
      title="Calls"
      lead={
        <>
          {api.info.description} The same as an OpenAPI document:{' '}
          <a href="/api/openapi.json">/api/openapi.json</a>.
        </>
      }
      sections={[
        ...api.tags.map(({ name }) => ({
          id: name.toLowerCase().replace(/[^a-z]+/g, '-'),
          heading: name,
          body: operations
            .filter(({ operation }) => operation.tags.includes(name))
            .map((row) => <Call key={row.operation.operationId} {...row} api={api} />),
        })),
        {
          id: 'shapes',
          heading: 'Shapes',
          body: Object.entries(api.components.schemas).map(([name, schema]) => (
            <section key={name} aria-labelledby={shapeId(name)} className="mt-6">
              <h3 id={shapeId(name)}>{name}</h3>
              <SchemaText schema={schema} />
            </section>
          )),
        },
      ]}
    />
  )
}

interface CallProps {
  path: string
  method: string
  operation: ApiOperation
  api: ApiDocument
}

function Call({ path, method, operation, api }: CallProps) {
  const { operationId, summary, description, security, parameters = [], requestBody, responses } = operation
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  const answers = Object.entries(responses).map(([status, answer]) => ({
    status,
    answer: '$ref' in answer ? api.components.responses[answer.$ref.split('/').at(-1)!]! : answer,
  }))
  const good = answers.find(({ status }) => status < '400')!
  return (
    <section aria-labelledby={operationId} className="mt-8">
      <h3 id={operationId} className="break-words">
        {method} <code>{path}</code>
      </h3>
      <p>
        {summary}. {description} <Badge>{security.length === 1 ? 'Signed in' : 'Anybody'}</Badge>
      </p>
      <Part title="In the path" schema={asObject(inPath)} />
      <Part title="In the query" schema={asObject(inQuery)} />
      <Part title="Body" schema={requestBody?.content['application/json'].schema} />
      {good.answer.content ? (
        <Part title={`Answer ${good.status}`} schema={good.answer.content['application/json'].schema} />
      ) : (
        <p>Answer {good.status}: on to another address.</p>
      )}
      <p>
        Refusals, as <a href={`#${shapeId('Error')}`}>Error</a>:{' '}
        {answers
          .filter(({ status }) => status >= '400')
          .map(({ status }) => status)
          .join(', ')}
        .
      </p>
    </section>
  )
}

function asObject(parameters: NonNullable<ApiOperation['parameters']>): JsonSchema | undefined {
  if (parameters.length === 0) return undefined
  return {
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
}

function Part({ title, schema }: { title: string; schema: JsonSchema | undefined }) {
  if (!schema) return null
  return (
    <div className="mt-3">
      <p className="rubric">{title}</p>
      <SchemaText schema={schema} />
    </div>
  )
}
