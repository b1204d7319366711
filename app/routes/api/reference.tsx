import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ApiDocument } from '#app/http/calls/openapi-types.ts'
import { publicHeaders, publicPage } from '#app/http/pages/public-page.server.ts'
import { paths } from '#app/paths.ts'
import { PRODUCT, pageTitle } from '#app/ui/page/page.tsx'
import { TextPage } from '#app/ui/page/text-page.tsx'
import { callGroups, describedCalls } from './api.server.ts'
import { CallTitle, Shapes, statusId } from './call-entry.tsx'
import { shapeId } from './shape.tsx'

export const meta: MetaFunction = () =>
  pageTitle(
    'Calls',
    `Every call that ${PRODUCT} answers: who may make it, what it takes and what it answers.`,
  )
export const headers = publicHeaders

export function loader(args: LoaderFunctionArgs) {
  const { settings } = args.context.services
  const { info, components } = describedCalls(settings)
  return publicPage(args, {
    description: info.description,
    groups: callGroups(settings).map(({ calls, ...group }) => ({
      ...group,
      calls: calls.map(({ path, method, operation: { operationId, summary, security } }) => ({
        path,
        method,
        operation: { operationId, summary, security },
      })),
    })),
    responses: components.responses,
    error: components.schemas.Error!,
  })
}

/** Every call with the page that describes it. The descriptions of all calls together would be too long for one page. */
export default function Reference() {
  // Remix converts the type of loader data for serialization; this data is already JSON.
  const { description, groups, responses, error } = useLoaderData() as Awaited<
    ReturnType<typeof loader>
  >['data']
  return (
    <TextPage
      title="API"
      lead={
        <>
          {description} The same as an OpenAPI 3.1 document: <a href={paths.openApi}>{paths.openApi}</a>.
        </>
      }
      sections={[
        ...groups.map(({ name, address, calls }) => ({
          id: address.split('/').at(-1)!,
          heading: name,
          body: calls.map(({ path, method, operation }) => (
            <CallTitle
              key={operation.operationId}
              method={method}
              path={path}
              operation={operation}
              href={`${address}#${operation.operationId}`}
            />
          )),
        })),
        { id: 'refusals', heading: 'Errors', body: <Refusals responses={responses} /> },
        { id: 'shapes', heading: 'Schemas', body: <Shapes schemas={{ Error: error }} /> },
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
