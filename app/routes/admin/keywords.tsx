import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation, useOutlet } from '@remix-run/react'
import { SIGNS } from '#app/astro/types.ts'
import { categoryChoices } from '#app/features/events/categories.server.ts'
import { POLARITIES } from '#app/features/events/keyword-messages.ts'
import { listKeywords } from '#app/features/events/keywords.server.ts'
import { KeywordsTable } from '#app/features/events/keywords-table.tsx'
import { ExportCsv } from '#app/features/listing/export-csv.tsx'
import { pageLoader } from '#app/http/page.server.ts'
import { DialogLink } from '#app/ui/list/dialog-link.tsx'
import { Pager } from '#app/ui/list/pager.tsx'
import { DialogHost } from '#app/ui/list/route-dialog.tsx'
import { SearchChoice, SearchForm } from '#app/ui/list/search-form.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { listInput } from './list-input.ts'

export const meta: MetaFunction = () => pageTitle('Astrological Keywords')

const list = pageLoader(listKeywords, listInput)
const categories = pageLoader(categoryChoices)

export const loader = async (args: Parameters<typeof list>[0]) => ({
  list: await list(args),
  categories: await categories(args),
})

const named = (value: string) => ({ value, label: value })

export default function Keywords() {
  const { list, categories } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const { q, sign, polarity, category } = list.query
  return (
    <DialogHost dialog={useOutlet()}>
      <PageHeader
        title="Astrological Keywords"
        lead="Words that describe events, each of a sign, polarity and category."
        actions={
          <>
            <ExportCsv action="/admin/keywords.csv" />
            <DialogLink to={`/admin/keywords/new${search}`}>Add Keyword</DialogLink>
          </>
        }
      />
      <SearchForm
        label="Search keywords"
        q={q}
        narrowed={q !== '' || sign !== '' || polarity !== '' || category !== 0}
      >
        <SearchChoice
          name="sign"
          label="Sign"
          value={sign}
          options={[{ value: '', label: 'Any' }, ...SIGNS.map(named)]}
        />
        <SearchChoice
          name="polarity"
          label="Polarity"
          value={polarity}
          options={[{ value: '', label: 'Any' }, ...POLARITIES.map(named)]}
        />
        <SearchChoice
          name="category"
          label="Category"
          value={category === 0 ? '' : String(category)}
          options={[
            { value: '', label: 'Any' },
            ...categories.map(({ id, categoryName }) => ({ value: String(id), label: categoryName })),
          ]}
        />
      </SearchForm>
      <KeywordsTable list={list} search={search} />
      <Pager list={list} what="keywords" />
    </DialogHost>
  )
}
