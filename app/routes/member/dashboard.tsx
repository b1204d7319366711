import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AdminDashboard } from '#app/features/admin/admin-dashboard.tsx'
import { readAdminDashboard } from '#app/features/admin/stats.server.ts'
import { dashboardWords as words } from '#app/features/analysis/dashboard-messages.ts'
import { InShortLines } from '#app/features/analysis/in-short.tsx'
import { type DashboardView, readDashboard } from '#app/features/analysis/member-dashboard.server.ts'
import { StepForm } from '#app/features/analysis/practices-form.tsx'
import { ProgressBar } from '#app/features/analysis/progress-bar.tsx'
import { type ClockChange, readClockChange } from '#app/features/births/clock-change.server.ts'
import { ClockChangeNotice } from '#app/features/births/clock-change-notice.tsx'
import { BirthRecordFacts } from '#app/features/charts/birth-record-facts.tsx'
import { ChartMissing } from '#app/features/charts/chart-missing.tsx'
import { readTonight } from '#app/features/evenings/evenings.server.ts'
import { HouseName } from '#app/features/lots/house-name.tsx'
import { readLastNote } from '#app/features/notes/notes.server.ts'
import { longDate } from '#app/format.ts'
import { keptForm } from '#app/framework/unanswered.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { inDigits } from '#app/language/current.ts'
import { Isolated, linked, OwnLink } from '#app/language/page-language.tsx'
import { eveningPath, paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { controlWords } from '#app/ui/base/messages.ts'
import { Term, term } from '#app/ui/base/term.tsx'
import { dmText } from '#app/ui/chart/degree-text.ts'
import { RemoteForm } from '#app/ui/form/remote-form.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { Plate } from '#app/ui/plate/plate.tsx'
import { failure } from '#app/ui/toast/toast.ts'
import { settle } from './birth-entry.server.ts'

export const meta: MetaFunction = () => pageTitle(words.title)

const ofMember = pageLoader(readDashboard)
const clockOfMember = pageLoader(readClockChange)
const tonightOfMember = pageLoader(readTonight)
const lastNoteOfMember = pageLoader(readLastNote)
const ofAdmin = pageLoader(readAdminDashboard, ({ request }) => ({
  range: new URL(request.url).searchParams.get('range'),
}))

/** Administrators see their own dashboard. */
export async function loader(args: LoaderFunctionArgs) {
  if (args.context.actor?.isAdmin) return { for: 'admin' as const, ...(await ofAdmin(args)) }
  const dashboard = await ofMember(args)
  const clockChange = dashboard.hasOlderClock ? await clockOfMember(args) : null
  return {
    for: 'member' as const,
    ...dashboard,
    clockChange,
    tonight: dashboard.birth ? await tonightOfMember(args) : null,
    lastNote: dashboard.birth ? await lastNoteOfMember(args) : null,
  }
}

export const action = settle
export const clientAction = keptForm

export default function Dashboard() {
  const page = useLoaderData<typeof loader>()
  if (page.for === 'member') return <MemberDashboard {...page} />
  return (
    // The back-office is in English.
    <div lang="en" dir="ltr">
      <AdminDashboard {...page} />
    </div>
  )
}

interface MemberDashboardProps extends DashboardView {
  clockChange: ClockChange | null
  tonight: { number: number; days: number } | null
  lastNote: { id: string; day: string; text: string } | null
}

function MemberDashboard(page: MemberDashboardProps) {
  const { name, birth, partOfFortune: lot, plate, inShort, step, progress, clockChange } = page
  if (!birth) return <FirstVisit name={name} />
  return (
    <>
      <PageHeader title={words.welcome(<bdi key="name">{name}</bdi>)} />
      <div className="ruled flex flex-col gap-8">
        {clockChange ? <ClockChangeNotice change={clockChange} action={paths.dashboard} /> : null}
        {lot && plate ? (
          <Lot lot={lot} plate={plate} inShort={inShort} />
        ) : (
          <ChartMissing next={paths.dashboard} />
        )}
        {step ? (
          <Card title={words.step}>
            <StepForm practice={step} />
          </Card>
        ) : null}
        <Lately {...page} />
        <div className="small-cards">
          <Card title={words.birthInformation}>
            <BirthRecordFacts record={birth} />
          </Card>
          <Card
            title={words.reports}
            actions={
              <>
                <ButtonLink href={paths.basicReport} variant="secondary">
                  {words.basicReport}
                </ButtonLink>
                <ButtonLink href={paths.detailedReport} variant="secondary">
                  {words.detailedReport}
                </ButtonLink>
              </>
            }
          >
            <p>{words.whatReportsGive}</p>
          </Card>
          <Card
            title={words.progress}
            actions={
              <ButtonLink href={paths.myPath} variant="secondary">
                {words.viewProgress}
              </ButtonLink>
            }
          >
            {progress ? (
              <ProgressBar progress={progress} label={words.practices} />
            ) : (
              <p>{words.pathLater}</p>
            )}
          </Card>
          <QuickActions hasChart={lot !== null} />
        </div>
      </div>
    </>
  )
}

/** The sky of the birth, small, and the gift in the largest words. */
function Lot({
  lot,
  plate,
  inShort,
}: {
  lot: NonNullable<DashboardView['partOfFortune']>
  plate: NonNullable<DashboardView['plate']>
  inShort: DashboardView['inShort']
}) {
  return (
    <section
      aria-labelledby="lot-title"
      className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-x-5 gap-y-4 sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-x-10"
    >
      <div className="plate-small sm:row-span-2">
        <Plate view={plate} letters={NoNames} />
      </div>
      <div className="min-w-0">
        <h2 id="lot-title" className="rubric">
          <Term id="part-of-fortune">{words.yourLot}</Term>
        </h2>
        <p className="figure mt-1">
          <Isolated>{astroWords.place(dmText(lot.degree), astroWords.signs[lot.sign])}</Isolated>
        </p>
        <p className="mt-1 text-faded">
          {...words.ruledBy(<HouseName key="house" of={lot} />, term('ruler'), astroWords.points[lot.ruler])}
        </p>
      </div>
      <div className="max-sm:col-span-full">
        {inShort ? <InShortLines inShort={inShort} /> : null}
        <div className="actions mt-4">
          <ButtonLink href={paths.analysis}>{words.readAnalysis}</ButtonLink>
        </div>
      </div>
    </section>
  )
}

/** It is too small for names. */
const NoNames = () => null

/** The evening that is open, or else what the person wrote last. */
function Lately({ tonight, lastNote }: Pick<MemberDashboardProps, 'tonight' | 'lastNote'>) {
  if (tonight)
    return (
      <Card title={words.evening(tonight.number, tonight.days)}>
        <p>
          <OwnLink href={eveningPath(tonight.number)} className="inline-flex min-h-11 items-center">
            {words.readEvening}
          </OwnLink>
        </p>
      </Card>
    )
  if (!lastNote) return null
  return (
    <Card title={words.lastNote}>
      <p className="text-sm text-faded">
        <time dateTime={lastNote.day}>{longDate(lastNote.day)}</time>
      </p>
      <p dir="auto" className="max-w-measure wrap-anywhere">
        {lastNote.text}
      </p>
      <p>
        <OwnLink href={paths.myBook} className="inline-flex min-h-11 items-center">
          {words.openBook}
        </OwnLink>
      </p>
    </Card>
  )
}

/** Shown without a chart: the only next step is to enter birth data. */
function FirstVisit({ name }: { name: string }) {
  return (
    <>
      <PageHeader title={words.welcome(<bdi key="name">{name}</bdi>)} />
      <Card
        eyebrow={words.birthInformation}
        title={words.threeSteps}
        className="max-w-3xl"
        actions={<ButtonLink href={paths.birthInfo}>{words.enterBirth}</ButtonLink>}
      >
        <ol className="divide-y divide-rule">
          {words.steps.map(([title, text], index) => (
            <li key={title} className="flex gap-4 py-3.5">
              <span
                aria-hidden="true"
                className="grid size-10 shrink-0 place-items-center rounded-full border border-gilt text-lg text-gold"
              >
                {inDigits(index + 1)}
              </span>
              <div className="min-w-0">
                <p className="font-[560]">{title}</p>
                <p className="text-faded">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Card>
      <p className="mt-5 max-w-measure text-faded">{...words.exactTime(linked(paths.birthTimeHelp))}</p>
    </>
  )
}

function QuickActions({ hasChart }: { hasChart: boolean }) {
  const actions = [
    { href: paths.birthInfo, label: words.updateBirth },
    { href: paths.reports, label: words.viewReports },
    { href: paths.settings, label: words.accountSettings },
  ]
  return (
    <Card title={words.quickActions}>
      <ul className="grid grid-cols-2 gap-x-6">
        {actions.map(({ href, label }) => (
          <li key={href}>
            <OwnLink href={href} className="inline-flex min-h-11 items-center">
              {label}
            </OwnLink>
          </li>
        ))}
        <li>
          {hasChart ? (
            <RemoteForm
              action={paths.pdfReport}
              failed={() => failure(controlWords.didNotWork, controlWords.notDownloaded)}
            >
              <button
                type="submit"
                className="inline-flex min-h-11 cursor-pointer items-center text-lapis underline underline-offset-[0.2em]"
              >
                {words.downloadReport}
              </button>
            </RemoteForm>
          ) : (
            // A report needs a chart. Without one, the link leads to the birth form.
            <OwnLink href={paths.detailedReport} className="inline-flex min-h-11 items-center">
              {words.downloadReport}
            </OwnLink>
          )}
        </li>
      </ul>
    </Card>
  )
}
