import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { SIGNS } from '#app/astro/types.ts'
import { categoryChoices } from '#app/features/events/categories.server.ts'
import { POLARITIES } from '#app/features/events/keyword-messages.ts'
import { listKeywords } from '#app/features/events/keywords.server.ts'
import { KeywordsTable } from '#app/features/events/keywords-table.tsx'
import { ExportCsv } from '#app/features/listing/export-csv.tsx'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths, pathWithin } from '#app/paths.ts'
import { DialogLink } from '#app/ui/list/dialog-link.tsx'
import { ListScreen } from '#app/ui/list/list-screen.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { listInput } from './list-input.ts'

export const meta: MetaFunction = () => pageTitle('Astrological Keywords')

const list = pageLoader(listKeywords, listInput)
const categories = pageLoader(categoryChoices)

export const loader = async (args: Parameters<typeof list>[0]) => ({
  list: await list(args),
  categories: await categories(args),
})

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
      <KeywordsTable list={list} search={search} />
    </ListScreen>
  )
}
