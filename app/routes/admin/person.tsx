import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readPerson } from '#app/features/admin/person-page.server.ts'
import { PersonPage } from '#app/features/admin/person-page.tsx'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'

export const meta: MetaFunction = () => pageTitle('Person')
export const loader = pageLoader(readPerson, ({ params }) => ({ id: params.id }))

export default function Person() {
  const person = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        eyebrow="Person"
        title={<bdi>{person.account.name || person.account.email}</bdi>}
        back={{ href: adminPaths.users, label: 'Back to users' }}
      />
      <PersonPage {...person} />
    </>
  )
}
