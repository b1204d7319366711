import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { Link } from 'react-router-dom'
import { listCategories } from '#app/features/events/categories.server.ts'
import { ExportCsv } from '#app/features/listing/export-csv.tsx'
import { numberText } from '#app/format.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths, pathWithin } from '#app/paths.ts'
import { DialogLink } from '#app/ui/list/dialog-link.tsx'
import { ListScreen } from '#app/ui/list/list-screen.tsx'
import { ListTable } from '#app/ui/list/list-table.tsx'
import { RowMenu } from '#app/ui/list/row-menu.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { listInput } from './list-input.ts'

export const meta: MetaFunction = () => pageTitle('Keyword Categories')
export const loader = pageLoader(listCategories, listInput)

export default function KeywordCategories() {
  const list = useLoaderData<typeof loader>()
  const { search } = useLocation()
  return (
    <ListScreen
      list={list}
      what="categories"
      search="Search by name or description"
      header={
        <PageHeader
          title="Keyword Categories"
          lead="The subjects of keywords. Each keyword has one category."
          actions={
            <>
              <ExportCsv list={adminPaths.categories} />
              <DialogLink to={pathWithin(adminPaths.categories, ['new'], search)}>Add category</DialogLink>
            </>
          }
        />
      }
    >
      <ListTable
        caption="Keyword categories"
        list={list}
        empty={list.query.q ? 'No category matches this search.' : 'There is no category yet.'}
        columns={[
          {
            head: 'Category Name',
            sort: 'name',
            cell: ({ categoryName }) => <bdi className="font-semibold">{categoryName}</bdi>,
          },
          {
            head: 'Description',
            sort: 'description',
            cell: ({ categoryRelation }) => <bdi>{categoryRelation}</bdi>,
          },
          {
            head: 'Keywords',
            numeric: true,
            cell: ({ id, categoryName, keywordCount }) =>
              keywordCount === 0 ? (
                '0'
              ) : (
                <Link
                  to={`${adminPaths.keywords}?category=${id}`}
                  aria-label={`${keywordCount} keywords of ${categoryName}`}
                  className="inline-block min-h-6 min-w-6"
                >
                  {numberText(keywordCount)}
                </Link>
              ),
          },
          {
            head: 'Actions',
            cell: ({ id, categoryName }) => (
              <RowMenu
                label={`Actions for ${categoryName}`}
                actions={[
                  { label: 'Edit category', to: pathWithin(adminPaths.categories, [id, 'edit'], search) },
                  {
                    label: 'Delete category',
                    danger: true,
                    to: pathWithin(adminPaths.categories, [id, 'delete'], search),
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
