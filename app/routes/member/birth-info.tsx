import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { BirthForm } from '#app/features/births/birth-form.tsx'
import { BIRTH_DATA_WORDS, BIRTH_INFO_WORDS } from '#app/features/births/birth-messages.ts'
import { SavedBirthRecord } from '#app/features/births/saved-birth-record.tsx'
import { paths } from '#app/paths.ts'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import type { PageHandle } from '#app/ui/page/page-handle.ts'
import { checkBirthEntry, loadBirthEntry } from './birth-entry.server.ts'

export const handle: PageHandle = { hydrate: true }
export const meta: MetaFunction = () => pageTitle('Birth Information')
export const loader = loadBirthEntry
export const action = checkBirthEntry

export default function BirthInfo() {
  const page = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const { heading } = pathname.startsWith(paths.birthData) ? BIRTH_DATA_WORDS : BIRTH_INFO_WORDS
  if (page.saved) {
    return (
      <>
        <PageHeader title="Birth Information" back={{ href: paths.dashboard, label: 'Back to Dashboard' }} />
        <SavedBirthRecord record={page.saved} correction={page.correction} />
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={heading}
        lead="The date, the clock time and the place, as exactly as you know them."
      />
      <BirthForm
        countries={page.countries}
        draft={page.draft}
        initial={page.fields}
        city={page.city}
        action={page.formPath}
      />
    </>
  )
}
