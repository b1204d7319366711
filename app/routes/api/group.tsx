import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { publicHeaders, publicPage } from '#app/http/pages/public-page.server.ts'
import { paths } from '#app/paths.ts'
import { PRODUCT, pageTitle } from '#app/ui/page/page.tsx'
import { TextPage } from '#app/ui/page/text-page.tsx'
import { callGroups, collectSchemas, describedCalls } from './api.server.ts'
import { CallEntry, Shapes } from './call-entry.tsx'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageTitle(
    data?.name ?? 'Calls',
    `Calls of ${PRODUCT}: who may make them, what they take and what they answer.`,
  )
export const headers = publicHeaders

export function loader(args: LoaderFunctionArgs) {
  const { settings } = args.context.services
  const group = callGroups(settings).find(({ address }) => address === `/calls/${args.params.group}`)
  if (!group) throw data({ message: 'There is no such group of calls.' }, { status: 404 })
  return publicPage(args, { ...group, schemas: collectSchemas(group.calls, describedCalls(settings)) })
}

/** One group of calls, and the schemas that they use. */
export default function CallGroup() {
  // Remix converts the type of loader data for serialization; this data is already JSON.
  const { name, calls, schemas } = useLoaderData() as Awaited<ReturnType<typeof loader>>['data']
  return (
    <TextPage
      title={name}
      back={{ href: paths.calls, label: 'All calls' }}
      sections={[
        {
          id: 'calls',
          heading: 'Calls',
          body: calls.map((call) => <CallEntry key={call.operation.operationId} {...call} />),
        },
        ...(Object.keys(schemas).length > 0
          ? [{ id: 'shapes', heading: 'Schemas', body: <Shapes schemas={schemas} /> }]
          : []),
      ]}
    />
  )
}
