import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Sign } from '#app/astro/types.ts'
import { AdminDashboard } from '#app/features/admin/admin-dashboard.tsx'
import { readAdminDashboard } from '#app/features/admin/stats.server.ts'
import { type DashboardView, readDashboard } from '#app/features/analysis/member-dashboard.server.ts'
import { ProgressBar } from '#app/features/analysis/progress-bar.tsx'
import { BirthRecordFacts } from '#app/features/charts/birth-record-facts.tsx'
import { ChartMissing } from '#app/features/charts/chart-missing.tsx'
import { HouseName } from '#app/features/lots/house-name.tsx'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { SignGlyph } from '#app/ui/base/glyphs.tsx'
import { Term } from '#app/ui/base/term.tsx'
import { dmText } from '#app/ui/chart/degree-text.ts'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import type { PageHandle } from '#app/ui/page/page-handle.ts'

export const handle: PageHandle = { light: true }
export const meta: MetaFunction = () => pageTitle('Dashboard')

const ofMember = pageLoader(readDashboard)
const ofAdmin = pageLoader(readAdminDashboard, ({ request }) => ({
  range: new URL(request.url).searchParams.get('range'),
}))

/** Administrators see their own dashboard. */
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
  if (!birth) return <FirstVisit name={name} />
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
        {partOfFortune ? (
          <LotCard lot={partOfFortune} />
        ) : (
          <ChartMissing next={paths.dashboard} className="sm:col-span-full" />
        )}

        <Card title="Birthday Information" className="sm:col-span-full">
          <BirthRecordFacts record={birth} />
        </Card>

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
            <p>You can see your path once your chart has been calculated.</p>
          )}
        </Card>

        <QuickActions hasChart={partOfFortune !== null} />
      </div>
    </>
  )
}

function LotCard({ lot }: { lot: NonNullable<DashboardView['partOfFortune']> }) {
  return (
    <section
      aria-labelledby="lot-title"
      className="sky flex flex-col gap-6 rounded-lg border border-rule bg-vellum p-6 text-ink sm:col-span-full sm:flex-row sm:items-center sm:gap-10 sm:p-9"
    >
      <span className="grid size-28 shrink-0 place-items-center rounded-full border border-gilt outline outline-offset-4 outline-rule sm:size-36">
        <SignGlyph sign={lot.sign as Sign} className="size-16 text-gilt sm:size-20" />
      </span>
      <div className="min-w-0">
        <h2 id="lot-title" className="rubric">
          Your Part of Fortune
        </h2>
        <p className="figure mt-1">
          {dmText(lot.degree)} {lot.sign}
        </p>
        <p className="mt-1 text-faded">
          <HouseName of={lot} />, <Term id="ruler">ruled</Term> by {lot.ruler}
        </p>
        <div className="actions mt-5">
          <ButtonLink href={paths.analysis}>Read your analysis</ButtonLink>
        </div>
      </div>
    </section>
  )
}

const STEPS = [
  ['Enter your birth information', 'The date, the time to the minute, and the place.'],
  ['Check your answers', 'You see how each of them was understood before it is saved.'],
  ['Read your analysis', 'Your Part of Fortune, what it says, and why.'],
]

/** Shown without a chart: the only next step is to enter birth data. */
function FirstVisit({ name }: { name: string }) {
  return (
    <>
      <PageHeader
        title={
          <>
            Welcome back, <bdi>{name}</bdi>
          </>
        }
      />
      <Card
        eyebrow="Birthday Information"
        title="Three steps to your Part of Fortune"
        className="max-w-3xl"
        actions={<ButtonLink href={paths.birthInfo}>Enter birth information</ButtonLink>}
      >
        <ol className="divide-y divide-rule">
          {STEPS.map(([title, text], index) => (
            <li key={title} className="flex gap-4 py-3.5">
              <span
                aria-hidden="true"
                className="grid size-10 shrink-0 place-items-center rounded-full border border-gilt text-lg text-gold"
              >
                {index + 1}
              </span>
              <div className="min-w-0">
                <p className="font-[560]">{title}</p>
                <p className="text-faded">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Card>
      <p className="mt-5 max-w-measure text-faded">
        If you do not know the exact time, <a href={paths.birthTimeHelp}>here is where to find it</a>.
      </p>
    </>
  )
}

const QUICK_ACTIONS = [
  { href: paths.birthInfo, label: 'Update Birth Info' },
  { href: paths.reports, label: 'View Reports' },
  { href: paths.settings, label: 'Account Settings' },
]

function QuickActions({ hasChart }: { hasChart: boolean }) {
  return (
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
          {hasChart ? (
            <PostForm reloadDocument action={paths.pdfReport}>
              <button
                type="submit"
                className="inline-flex min-h-11 cursor-pointer items-center text-lapis underline underline-offset-[0.2em]"
              >
                Download Report
              </button>
            </PostForm>
          ) : (
            // A report needs a chart. Without one, the link leads to the birth form.
            <a href={paths.detailedReport} className="inline-flex min-h-11 items-center">
              Download Report
            </a>
          )}
        </li>
      </ul>
    </Card>
  )
}
