import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { findPeople } from '#app/features/admin/people.server.ts'
import { longDate } from '#app/format.ts'
import { placeText } from '#app/geo/place-text.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { SearchForm } from '#app/ui/list/search-form.tsx'
import { EmailText } from '#app/ui/page/email-text.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { PersonLink } from '#app/ui/page/person-link.tsx'
import { listInput } from './list-input.ts'

export const meta: MetaFunction = () => pageTitle('Find a person')
export const loader = pageLoader(findPeople, listInput)

const WORDS = {
  unasked: 'Type a part of a name, an email, a pseudonym or a place, or a date such as 1978-07-15.',
  'too-many': 'Too many people match. Please type more.',
  found: 'Nobody matches this search.',
  more: 'The first 50 are shown. Please type more to find others.',
}

export default function People() {
  const { q, state, people } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title="Find a person" lead="One search through accounts and birth details." />
      <SearchForm label="Search by name, email, pseudonym, place or date of birth" q={q} leaveLabel="Clear" />
      <p role="status" className="mb-4 text-faded">
        {state === 'found' && people.length > 0
          ? `${people.length} ${people.length === 1 ? 'person' : 'people'}`
          : WORDS[state]}
      </p>
      <ul className="divide-y divide-rule">
        {people.map(({ id, name, email, births }) => (
          <li key={id} className="flex min-h-12 flex-wrap items-center gap-x-6 py-2">
            <span className="min-w-0 grow basis-56 wrap-anywhere">
              <PersonLink id={id} className="inline-flex min-h-8 items-center font-semibold">
                {name || <EmailText>{email}</EmailText>}
              </PersonLink>
              {name ? (
                <span className="block text-sm text-faded">
                  <EmailText>{email}</EmailText>
                </span>
              ) : null}
            </span>
            <span className="min-w-0 grow basis-56 text-sm wrap-anywhere">
              {births.length === 0 ? (
                <span className="text-faded">No birth information</span>
              ) : (
                births.map((birth) => (
                  <span key={`${birth.dateOfBirth} ${birth.cityName} ${birth.pseudonym}`} className="block">
                    {birth.pseudonym ? (
                      <>
                        “<bdi>{birth.pseudonym}</bdi>”,{' '}
                      </>
                    ) : null}
                    {longDate(birth.dateOfBirth)}, <bdi>{placeText(birth)}</bdi>
                  </span>
                ))
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
