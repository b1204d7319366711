import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BirthRecordFacts } from '../../features/birth-data/birth-record-facts'
import { readDashboard } from '../../features/dashboard/dashboard.server'
import { pageLoader } from '../../http/page.server'
import { paths } from '../../http/paths'
import { ButtonLink } from '../../ui/button'
import { Card } from '../../ui/card'
import { PageHeader, pageTitle } from '../../ui/page'
import type { PageHandle } from '../../ui/page-handle'

export const handle: PageHandle = { hydrate: true }
export const meta: MetaFunction = () => pageTitle('Dashboard')
export const loader = pageLoader(readDashboard)

export default function Dashboard() {
  const { name, birth, partOfFortune } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title="Welcome back" lead={<bdi>{name}</bdi>} />
      <div className="card-grid">
        <Card title="Birthday Information">
          {birth ? (
            <BirthRecordFacts record={birth} />
          ) : (
            <>
              <p>Your chart needs the exact date, time and place of your birth.</p>
              <ButtonLink href={paths.birthInfo}>Enter birth information</ButtonLink>
            </>
          )}
        </Card>
        {partOfFortune ? (
          <Card title="Your Part of Fortune">
            <p className="text-2xl">
              {partOfFortune.degree.toFixed(1)}° {partOfFortune.sign}
            </p>
            <p>House {partOfFortune.house}</p>
            <ButtonLink href={paths.analysis}>Read your analysis</ButtonLink>
          </Card>
        ) : null}
      </div>
    </>
  )
}
