import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { BirthForm } from '#app/features/births/birth-form.tsx'
import { birthWords as words } from '#app/features/births/birth-messages.ts'
import { birthNotSaved } from '#app/features/births/birth-not-saved.ts'
import { ClockChangeNotice } from '#app/features/births/clock-change-notice.tsx'
import { SavedBirthRecord } from '#app/features/births/saved-birth-record.tsx'
import { keepForm } from '#app/framework/unanswered.ts'
import { paths } from '#app/paths.ts'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { checkBirthEntry, loadBirthEntry } from './birth-entry.server.ts'

export const meta: MetaFunction = () => pageTitle(words.title)
export const loader = loadBirthEntry
export const action = checkBirthEntry

export const clientAction = keepForm(birthNotSaved)

export default function BirthInfo() {
  const page = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const { heading } = pathname.startsWith(paths.birthData) ? words.data : words.info
  if (page.saved) {
    return (
      <>
        <PageHeader
          title={words.title}
          lead={words.saved.lead}
          back={{ href: paths.dashboard, label: words.backToDashboard }}
        />
        {page.clockChange ? <ClockChangeNotice change={page.clockChange} action={page.formPath} /> : null}
        <SavedBirthRecord record={page.saved} correction={page.correction} />
      </>
    )
  }
  return (
    <>
      <PageHeader title={heading} lead={words.lead} />
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
