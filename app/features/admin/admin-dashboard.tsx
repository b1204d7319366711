import { actorName } from '#app/features/admin/audit-texts.ts'
import { ChangeLine } from '#app/features/admin/change-line.tsx'
import { OwnLink } from '#app/language/page-language.tsx'
import { adminPaths, pathWithin } from '#app/paths.ts'
import { Badge, type BadgeVariant } from '#app/ui/base/badge.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { Fact } from '#app/ui/base/fact.tsx'
import { Moment } from '#app/ui/list/moment.tsx'
import { StatCards } from '#app/ui/list/stat-cards.tsx'
import { PageHeader } from '#app/ui/page/page.tsx'
import { AttentionList } from './attention-list.tsx'
import { CountFigure } from './figures/count-figure.tsx'
import { BlockFigure, ThemeFigure } from './figures/rating-figures.tsx'
import { TimeFigures } from './figures/time-figures.tsx'
import type { HealthTile } from './health.server.ts'
import type { AdminDashboardData } from './stats.server.ts'

const stateBadges: Record<HealthTile['state'], { variant: BadgeVariant; words: string }> = {
  good: { variant: 'good', words: 'OK' },
  attention: { variant: 'gold', words: 'Warning' },
  bad: { variant: 'bad', words: 'Problem' },
}

const maintenance = [
  { href: adminPaths.natalCharts, label: 'Natal Charts (simple list)', what: 'All charts with their counts' },
  { href: adminPaths.events, label: 'Events', what: 'Events without a chart' },
  { href: adminPaths.rulers, label: 'Planetary Rulers', what: 'Which planet rules each sign' },
  {
    href: adminPaths.receivedTexts,
    label: 'How the texts are received',
    what: 'What readers answered to each paragraph',
  },
  { href: adminPaths.reindex, label: 'Reindex Data', what: 'Rebuild vectors, search and charts' },
  { href: adminPaths.auditLog, label: 'Audit log', what: 'Every change an administrator made' },
  { href: adminPaths.securityLog, label: 'Security log', what: 'Sign-ins, failures, changes of rights' },
]

export function AdminDashboard({ attention, stats, figures, health, recent }: AdminDashboardData) {
  return (
    <>
      <PageHeader title="Admin Dashboard" lead="Pending work, activity and system health." />
      <AttentionList attention={attention} />
      <StatCards
        label="Figures"
        stats={[
          { label: 'Total Users', value: stats.totalUsers, href: adminPaths.users },
          { label: 'Active Users', value: stats.activeUsers, href: `${adminPaths.users}?status=active` },
          { label: 'Total Charts', value: stats.totalCharts, href: adminPaths.natalCharts },
          { label: 'Recent Charts', value: stats.recentCharts, hint: 'this month' },
          { label: 'Total Events', value: stats.totalEvents, href: adminPaths.allEvents },
          { label: 'Total Keywords', value: stats.totalKeywords, href: adminPaths.keywords },
          {
            label: 'Pending Stories',
            value: stats.pendingStories,
            href: adminPaths.stories,
            waiting: stats.pendingStories > 0,
          },
        ]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[repeat(2,minmax(0,1fr))]">
        <TimeFigures {...figures} />
        <ThemeFigure {...figures} />
        <BlockFigure {...figures} />
        <CountFigure
          title="Part of Fortune by sign"
          what="Sign"
          lead="All charts that are stored now."
          bars={figures.bySign}
        />
        <CountFigure
          title="Part of Fortune by house"
          what="House"
          lead="All charts that are stored now."
          bars={figures.byHouse}
        />
        <CountFigure
          title="Stories by state"
          what="State"
          bars={figures.storyStates}
          className="xl:col-span-2"
        />
        <Card title="System health">
          <dl className="facts">
            {health.map(({ name, state, value, detail }) => (
              <Fact key={name} name={name}>
                <span className="flex flex-wrap items-center gap-x-3">
                  {value} <Badge variant={stateBadges[state].variant}>{stateBadges[state].words}</Badge>
                </span>
                <span className="block text-sm text-faded">{detail}</span>
              </Fact>
            ))}
          </dl>
        </Card>
        <Card
          title="Recent activity"
          actions={<OwnLink href={adminPaths.auditLog}>The whole audit log</OwnLink>}
        >
          {recent.length === 0 ? (
            <p className="text-faded">No administrator has changed anything yet.</p>
          ) : (
            <ul className="divide-y divide-rule">
              {recent.map((entry) => (
                <li key={entry.id} className="py-2.5">
                  <OwnLink href={pathWithin(adminPaths.auditLog, [entry.id])}>
                    <ChangeLine entry={entry} />
                  </OwnLink>
                  <p className="text-sm text-faded">
                    <bdi>{actorName(entry)}</bdi>, <Moment at={entry.at} /> UTC
                  </p>
                </li>
              ))}
            </ul>
          )}
        </Card>
        <Card title="Maintenance" className="xl:col-span-2">
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {maintenance.map(({ href, label, what }) => (
              <li key={href} className="border-b border-rule py-2.5">
                <OwnLink href={href} className="inline-flex min-h-8 items-center">
                  {label}
                </OwnLink>
                <span className="block text-sm text-faded">{what}</span>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </>
  )
}
