import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ApiDocument } from '#app/http/openapi-types.ts'
import { publicHeaders, publicPage } from '#app/http/public-page.server.ts'
import { TextPage } from '#app/routes/public/text-page.tsx'
import { PRODUCT, pageTitle } from '#app/ui/page/page.tsx'
import { describedCalls } from './api.server.ts'
import { CallEntry, Shapes, statusId } from './call-entry.tsx'
import { shapeId } from './shape.tsx'

export const meta: MetaFunction = () =>
  pageTitle(
    'Calls',
    `Every call that ${PRODUCT} answers: who may make it, what it takes and what it answers.`,
  )
export const headers = publicHeaders
export const loader = (args: LoaderFunctionArgs) =>
  publicPage(args, describedCalls(args.context.services.settings))

export default function Reference() {
  // Remix converts the type of loader data for serialization; this data is already JSON.
  const api = useLoaderData() as ApiDocument
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  return (
    <TextPage
      title="API"
      lead={
        <>
          {api.info.description} The same as an OpenAPI 3.1 document:{' '}
          <a href="/api/openapi.json">/api/openapi.json</a>.
        </>
      }
      sections={[
        ...api.tags.map(({ name }) => ({
          id: name.toLowerCase().replace(/[^a-z]+/g, '-'),
          heading: name,
          body: operations
            .filter(({ operation }) => operation.tags.includes(name))
            .map((row) => <CallEntry key={row.operation.operationId} {...row} api={api} />),
        })),
        { id: 'refusals', heading: 'Errors', body: <Refusals responses={api.components.responses} /> },
        { id: 'shapes', heading: 'Schemas', body: <Shapes schemas={api.components.schemas} /> },
      ]}
    />
  )
}

function Refusals({ responses }: { responses: ApiDocument['components']['responses'] }) {
  return (
    <>
      <p>
        An error has a message for people and, for each wrong field, what is wrong with it:{' '}
        <a href={`#${shapeId('Error')}`}>Error</a>.
      </p>
      <dl className="mt-4 grid grid-cols-[3.5rem_minmax(0,1fr)] gap-y-2">
        {Object.entries(responses).map(([key, { description }]) => {
          const status = key.slice(1)
          return (
            <div key={key} id={statusId(status)} className="contents">
              <dt className="text-sm leading-7 font-semibold">{status}</dt>
              <dd className="m-0">{description.replaceAll('`', '')}</dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}
