import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Sign } from '#app/astro/types.ts'
import { AdminDashboard } from '#app/features/admin/admin-dashboard.tsx'
import { readAdminDashboard } from '#app/features/admin/stats.server.ts'
import { type DashboardView, readDashboard } from '#app/features/analysis/member-dashboard.server.ts'
import { ProgressBar } from '#app/features/analysis/progress-bar.tsx'
import { ChartMissing } from '#app/features/nativity/charts/chart-missing.tsx'
import { BirthRecordFacts } from '#app/features/nativity/records/birth-record-facts.tsx'
import { pageLoader } from '#app/http/page.server.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { SignGlyph } from '#app/ui/base/glyphs.tsx'
import { degreeText } from '#app/ui/chart/degree-text.ts'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import type { PageHandle } from '#app/ui/page/page-handle.ts'

export const handle: PageHandle = { hydrate: true }
export const meta: MetaFunction = () => pageTitle('Dashboard')

const ofMember = pageLoader(readDashboard)
const ofAdmin = pageLoader(readAdminDashboard)

/** Administrators have their own. */
export async function loader(args: LoaderFunctionArgs) {
  return args.context.actor?.isAdmin
    ? { for: 'admin' as const, ...(await ofAdmin(args)) }
    : { for: 'member' as const, ...(await ofMember(args)) }
}

export default function Dashboard() {
  const page = useLoaderData<typeof loader>()
  return page.for === 'admin' ? <AdminDashboard {...page} /> : <MemberDashboard {...page} />
}

function MemberDashboard({ name, birth, partOfFortune, progress }: DashboardView) {
  return (
    <>
      <PageHeader
        title={
          <>
            Welcome back, <bdi>{name}</bdi>
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
        <Card
          title="Birthday Information"
          className={birth ? '' : 'sm:col-span-full'}
          actions={birth ? null : <ButtonLink href={paths.birthInfo}>Enter birth information</ButtonLink>}
        >
          {birth ? (
            <BirthRecordFacts record={birth} />
          ) : (
            <p>Your chart needs the exact date, time and place of your birth.</p>
          )}
        </Card>

        {partOfFortune ? (
          <Card
            title="Your Part of Fortune"
            actions={<ButtonLink href={paths.analysis}>Read your analysis</ButtonLink>}
          >
            <div className="flex grow flex-wrap items-center gap-x-6 gap-y-4">
              <span className="grid size-24 shrink-0 place-items-center rounded-full border border-gilt outline outline-offset-3 outline-rule">
                <SignGlyph sign={partOfFortune.sign as Sign} className="size-14 text-gold" />
              </span>
              <div>
                <p className="figure">
                  {degreeText(partOfFortune.degree)} {partOfFortune.sign}
                </p>
                <p className="mt-1 text-faded">
                  House {partOfFortune.house}, ruled by {partOfFortune.ruler}
                </p>
              </div>
            </div>
          </Card>
        ) : birth ? (
          <ChartMissing next={paths.dashboard} />
        ) : null}

        <Card
          title="Reports"
          actions={
            <>
              <ButtonLink href={paths.basicReport} variant="secondary">
                Basic Report
              </ButtonLink>
              <ButtonLink href={paths.detailedReport} variant="secondary">
                Detailed Report
              </ButtonLink>
            </>
          }
        >
          <p>
            The basic report gives the chart at a glance; the detailed one every house, planet and aspect.
          </p>
        </Card>

        <Card
          title="Progress"
          actions={
            <ButtonLink href={paths.myPath} variant="secondary">
              View Progress
            </ButtonLink>
          }
        >
          {progress ? (
            <ProgressBar progress={progress} label="Practices done on your path" />
          ) : (
            <p>Your path opens once {birth ? 'your chart is cast' : 'your birth information is saved'}.</p>
          )}
        </Card>

        <Card title="Quick Actions" className="sm:col-span-full">
          <ul className="flex flex-col gap-x-8 max-sm:divide-y max-sm:divide-rule sm:flex-row sm:flex-wrap">
            {QUICK_ACTIONS.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="inline-flex min-h-11 items-center">
                  {label}
                </a>
              </li>
            ))}
            <li>
              {partOfFortune ? (
                <form method="post" action={paths.pdfReport}>
                  <button
                    type="submit"
                    className="inline-flex min-h-11 cursor-pointer items-center text-lapis underline underline-offset-[0.2em]"
                  >
                    Download Report
                  </button>
                </form>
              ) : (
                // A report is made of a chart; without one this leads to where it begins.
                <a href={paths.detailedReport} className="inline-flex min-h-11 items-center">
                  Download Report
                </a>
              )}
            </li>
          </ul>
        </Card>
      </div>
    </>
  )
}

const QUICK_ACTIONS = [
  { href: paths.birthInfo, label: 'Update Birth Info' },
  { href: paths.reports, label: 'View Reports' },
  { href: paths.settings, label: 'Account Settings' },
]
