import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation, useOutlet } from '@remix-run/react'
import { SIGNS } from '../../astro/types'
import { ExportCsv } from '../../features/admin/export-csv'
import { categoryChoices } from '../../features/vocabulary/categories.server'
import { listKeywords } from '../../features/vocabulary/keywords.server'
import { KeywordsTable } from '../../features/vocabulary/keywords-table'
import { POLARITIES } from '../../features/vocabulary/vocabulary-words'
import { pageLoader } from '../../http/page.server'
import { DialogLink } from '../../ui/list/dialog-link'
import { Pager } from '../../ui/list/pager'
import { DialogHost } from '../../ui/list/route-dialog'
import { SearchChoice, SearchForm } from '../../ui/list/search-form'
import { PageHeader, pageTitle } from '../../ui/page'
import { listInput } from './list-input'

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
