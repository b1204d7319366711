import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { SIGNS } from '#app/astro/types.ts'
import { categoryChoices } from '#app/features/events/categories.server.ts'
import { POLARITIES, type Polarity } from '#app/features/events/keyword-messages.ts'
import { listKeywords } from '#app/features/events/keywords.server.ts'
import { ExportCsv } from '#app/features/listing/export-csv.tsx'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths, pathWithin } from '#app/paths.ts'
import { Badge, type BadgeVariant } from '#app/ui/base/badge.tsx'
import { DialogLink } from '#app/ui/list/dialog-link.tsx'
import { ListScreen } from '#app/ui/list/list-screen.tsx'
import { ListTable } from '#app/ui/list/list-table.tsx'
import { RowMenu } from '#app/ui/list/row-menu.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { listInput } from './list-input.ts'

export const meta: MetaFunction = () => pageTitle('Astrological Keywords')

const list = pageLoader(listKeywords, listInput)
const categories = pageLoader(categoryChoices)

export const loader = async (args: Parameters<typeof list>[0]) => ({
  list: await list(args),
  categories: await categories(args),
})

const badgeVariants: Record<Polarity, BadgeVariant> = { Light: 'gold', Dark: 'bad', Neutral: 'neutral' }
const ANY = { value: '', label: 'Any' }
const named = (value: string) => ({ value, label: value })

export default function Keywords() {
  const { list, categories } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  return (
    <ListScreen
      list={list}
      what="keywords"
      search="Search keywords"
      choices={{
        sign: { label: 'Sign', options: [ANY, ...SIGNS.map(named)] },
        polarity: { label: 'Polarity', options: [ANY, ...POLARITIES.map(named)] },
        category: {
          label: 'Category',
          options: [
            ANY,
            ...categories.map(({ id, categoryName }) => ({ value: String(id), label: categoryName })),
          ],
        },
      }}
      header={
        <PageHeader
          title="Astrological Keywords"
          lead="Words that describe events. Each has a sign, a polarity and a category."
          actions={
            <>
              <ExportCsv list={adminPaths.keywords} />
              <DialogLink to={pathWithin(adminPaths.keywords, ['new'], search)}>Add keyword</DialogLink>
            </>
          }
        />
      }
    >
      <ListTable
        caption="Keywords"
        list={list}
        empty="No keyword matches."
        columns={[
          {
            head: 'Keyword',
            sort: 'keyword',
            cell: ({ keywordText, description }) => (
              <>
                <bdi className="block font-semibold">{keywordText}</bdi>
                {description ? <bdi className="text-faded">{description}</bdi> : null}
              </>
            ),
          },
          { head: 'Sign', sort: 'sign', cell: ({ sign }) => sign },
          {
            head: 'Polarity',
            sort: 'polarity',
            cell: ({ polarity }) => <Badge variant={badgeVariants[polarity]}>{polarity}</Badge>,
          },
          { head: 'Category', sort: 'category', cell: ({ categoryName }) => <bdi>{categoryName}</bdi> },
          {
            head: 'Actions',
            cell: ({ id, keywordText }) => (
              <RowMenu
                label={`Actions for ${keywordText}`}
                actions={[
                  { label: 'Edit keyword', to: pathWithin(adminPaths.keywords, [id, 'edit'], search) },
                  {
                    label: 'Delete keyword',
                    danger: true,
                    to: pathWithin(adminPaths.keywords, [id, 'delete'], search),
                  },
                ]}
              />
            ),
          },
        ]}
      />
    </ListScreen>
  )
}
