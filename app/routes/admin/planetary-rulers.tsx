import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useOutlet } from '@remix-run/react'
import { Link } from 'react-router-dom'
import { listRulers } from '#app/features/charts/planetary-rulers.server.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { OwnLink } from '#app/language/page-language.tsx'
import { adminPaths, pathWithin } from '#app/paths.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { DialogHost } from '#app/ui/list/dialog-host.tsx'
import { ListTable } from '#app/ui/list/list-table.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'

export const meta: MetaFunction = () => pageTitle('Planetary Rulers')
export const loader = pageLoader(listRulers)

export default function PlanetaryRulers() {
  const rulers = useLoaderData<typeof loader>()
  return (
    <DialogHost dialog={useOutlet()}>
      <PageHeader
        title="Planetary Rulers"
        lead={
          <>
            Which planet rules each sign. New charts use this table. Older charts keep the rulers that they
            were made with until they are regenerated. <OwnLink href={adminPaths.reindex}>Reindexing</OwnLink>{' '}
            regenerates all of them, except charts that were edited by hand.
          </>
        }
        back={{ href: adminPaths.dashboard, label: 'Back to Dashboard' }}
      />
      <ListTable
        caption="Rulers of the signs"
        list={{ rows: rulers, query: { sort: '' } }}
        empty="The table of rulers is empty: the built-in rulers are used."
        columns={[
          { head: 'Sign', cell: ({ sign }) => <span className="font-semibold">{sign}</span> },
          { head: 'Traditional', cell: ({ traditionalRuler }) => traditionalRuler },
          {
            head: 'Modern',
            cell: ({ modernRuler }) => modernRuler ?? <span className="text-faded">The same</span>,
          },
          {
            head: 'Status',
            cell: ({ isActive }) =>
              isActive ? <Badge variant="good">Active</Badge> : <Badge>Inactive</Badge>,
          },
          {
            head: 'In use',
            cell: ({ used }) =>
              used.traditional === used.modern
                ? used.traditional
                : `${used.traditional} (modern: ${used.modern})`,
          },
          {
            head: 'Actions',
            cell: ({ id, sign }) => (
              <Link
                to={pathWithin(adminPaths.rulers, [id, 'edit'])}
                preventScrollReset
                className="-my-1.5 inline-flex min-h-8 items-center"
              >
                Edit<span className="sr-only"> the rulers of {sign}</span>
              </Link>
            ),
          },
        ]}
      />
    </DialogHost>
  )
}
