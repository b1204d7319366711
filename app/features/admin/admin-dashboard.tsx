import { actionWords, actorName } from '#app/features/admin/change-line.tsx'
import { Badge, type BadgeVariant } from '#app/ui/base/badge.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { Moment } from '#app/ui/list/moment.tsx'
import { StatCards } from '#app/ui/list/stat-cards.tsx'
import { PageHeader } from '#app/ui/page/page.tsx'
import type { AdminDashboardData, HealthTile } from './stats.server.ts'

const looks: Record<HealthTile['state'], { variant: BadgeVariant; words: string }> = {
  good: { variant: 'good', words: 'OK' },
  attention: { variant: 'gold', words: 'Warning' },
  bad: { variant: 'bad', words: 'Problem' },
}

const maintenance = [
  { href: '/admin/natal-charts', label: 'Natal Charts', what: 'The simple list of charts' },
  { href: '/admin/events', label: 'Events', what: 'Events without a chart' },
  { href: '/admin/planetary-rulers', label: 'Planetary Rulers', what: 'Which planet rules each sign' },
  { href: '/admin/reindex', label: 'Reindex Data', what: 'Rebuild vectors, search and charts' },
  { href: '/admin/audit-log', label: 'Audit Log', what: 'Every change an administrator made' },
  { href: '/admin/security-events', label: 'Security Log', what: 'Sign-ins, failures, changes of rights' },
]

export function AdminDashboard({ stats, health, recent }: AdminDashboardData) {
  return (
    <>
      <PageHeader title="Admin Dashboard" lead="Totals, pending work and system health." />
      <StatCards
        label="Figures"
        stats={[
          { label: 'Total Users', value: stats.totalUsers, href: '/admin/users' },
          { label: 'Active Users', value: stats.activeUsers, href: '/admin/users?status=active' },
          { label: 'Total Charts', value: stats.totalCharts, href: '/admin/natal-charts' },
          { label: 'Recent Charts', value: stats.recentCharts, hint: 'this month' },
          { label: 'Total Events', value: stats.totalEvents, href: '/admin/events' },
          { label: 'Total Keywords', value: stats.totalKeywords, href: '/admin/keywords' },
          {
            label: 'Pending Stories',
            value: stats.pendingStories,
            href: '/admin/user-stories',
            waiting: stats.pendingStories > 0,
          },
        ]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-2">
        <Card title="System health">
          <dl className="facts">
            {health.map(({ name, state, value, detail }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <span className="flex flex-wrap items-center gap-x-3">
                    {value} <Badge variant={looks[state].variant}>{looks[state].words}</Badge>
                  </span>
                  <span className="block text-sm text-faded">{detail}</span>
                </dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card title="Recent activity" actions={<a href="/admin/audit-log">The whole audit log</a>}>
          {recent.length === 0 ? (
            <p className="text-faded">No administrator has changed anything yet.</p>
          ) : (
            <ul className="divide-y divide-rule">
              {recent.map((entry) => (
                <li key={entry.id} className="py-2.5">
                  <a href={`/admin/audit-log/${entry.id}`}>{actionWords(entry.action)}</a>
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
                <a href={href} className="inline-flex min-h-8 items-center">
                  {label}
                </a>
                <span className="block text-sm text-faded">{what}</span>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </>
  )
}
