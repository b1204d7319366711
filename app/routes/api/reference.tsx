import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ApiOperation } from '#app/http/calls/openapi.server.ts'
import { publicHeaders, publicPage } from '#app/http/pages/public-page.server.ts'
import { paths } from '#app/paths.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { PRODUCT, pageTitle } from '#app/ui/page/page.tsx'
import { TextPage } from '#app/ui/page/text-page.tsx'
import { describedCalls } from './api.server.ts'

export const meta: MetaFunction = () =>
  pageTitle('Calls', `Every call that ${PRODUCT} answers, and who may make it.`)
export const headers = publicHeaders

export function loader(args: LoaderFunctionArgs) {
  const { info, tags, components, paths: described } = describedCalls(args.context.services.settings)
  const calls = Object.entries(described).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([
        method,
        {
          operationId,
          summary,
          security,
          tags: [group],
        },
      ]) => ({
        id: operationId,
        group,
        address: [method.toUpperCase(), path] as const,
        summary,
        who: who(security),
      }),
    ),
  )
  return publicPage(args, {
    description: info.description,
    groups: tags.map(({ name }) => ({ name, calls: calls.filter(({ group }) => group === name) })),
    errors: Object.entries(components.responses).map(([key, { description }]) => ({
      status: key.slice(1),
      meaning: description.replaceAll('`', ''),
    })),
  })
}

function who(security: ApiOperation['security']): string {
  if (security.length > 1) return 'Public'
  return security.flatMap(Object.values).flat().includes('administrator') ? 'Administrators' : 'Signed in'
}

/** A list of all calls. What each takes and answers is in the OpenAPI document, which any viewer shows. */
export default function Reference() {
  const { description, groups, errors } = useLoaderData<typeof loader>()
  return (
    <TextPage
      title="API"
      lead={
        <>
          {description} What each call takes and answers is in an OpenAPI 3.1 document, which any viewer
          shows: <a href={paths.openApi}>{paths.openApi}</a>.
        </>
      }
      sections={[
        ...groups.map(({ name, calls }) => ({
          id: name.toLowerCase().replace(/[^a-z]+/g, '-'),
          heading: name,
          body: calls.map((call) => <Call key={call.id} {...call} />),
        })),
        { id: 'refusals', heading: 'Errors', body: <Errors errors={errors} /> },
      ]}
    />
  )
}

interface CallProps {
  id: string
  address: readonly string[]
  summary: string
  who: string
}

function Call({ id, address: [method, path], summary, who }: CallProps) {
  return (
    <>
      <h3 id={id} className="mt-4! mb-0! text-base break-words [overflow-wrap:anywhere]">
        {method} <code>{path}</code>
      </h3>
      <p className="mt-1! flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span>{summary}.</span>
        <Badge variant={who === 'Public' ? 'neutral' : 'gold'}>{who}</Badge>
      </p>
    </>
  )
}

function Errors({ errors }: { errors: readonly { status: string; meaning: string }[] }) {
  return (
    <>
      <p>An error has a message for people and, for each wrong field, what is wrong with it.</p>
      <dl className="mt-4 grid grid-cols-[3.5rem_minmax(0,1fr)] gap-y-2">
        {errors.map(({ status, meaning }) => (
          <div key={status} className="contents">
            <dt className="text-sm leading-7 font-semibold">{status}</dt>
            <dd className="m-0">{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
