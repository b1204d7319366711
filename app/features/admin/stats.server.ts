import { z } from 'zod'
import { queryNumbers } from '#app/features/listing/query-numbers.server.ts'
import { DAY } from '#app/operations/clock.ts'
import { operation } from '#app/operations/operation.server.ts'
import type { Services } from '#app/operations/services.ts'
import { listAttention } from './attention.server.ts'
import { recentChanges } from './audit-log.server.ts'
import { FIGURE_RANGES, USUAL_RANGE } from './figures/figure-range.ts'
import { loadFigures } from './figures/figures.server.ts'
import { measureHealth } from './health.server.ts'

/** An address without a valid range shows the default one. */
export const figuresSchema = z.object({ range: z.enum(FIGURE_RANGES).catch(USUAL_RANGE) })

const pendingStories = "select count(*) from user_stories where status = 'pending'"

const MENU = {
  stories: pendingStories,
  corrections: "select count(*) from correction_requests where status = 'pending'",
  changes: 'select count(*) from audit_log where at >= :since',
  events: 'select count(*) from security_events where at >= :since',
}

/** The numbers in the menu of the back-office: what waits, and what was recorded in the last day. */
export function menuCounts({ db, clock }: Services) {
  return queryNumbers(db, MENU, { since: clock.now().getTime() - DAY })
}

const STATS = {
  totalUsers: 'select count(*) from users',
  activeUsers: "select count(*) from users where account_status = 'active'",
  totalCharts: 'select count(*) from astrological_readings',
  // This calendar month.
  recentCharts: 'select count(*) from astrological_readings where created_at >= :month',
  totalEvents: 'select (select count(*) from events) + (select count(*) from events_enhanced)',
  totalKeywords: 'select count(*) from keywords',
  pendingStories,
}

function stats({ db, clock }: Services) {
  const now = clock.now()
  return queryNumbers(db, STATS, { month: Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1) })
}

export const readStats = operation({
  name: 'admin.stats',
  summary: 'The counts of the back-office’s dashboard',
  who: 'admin',
  input: z.object({}),
  limit: 'read',
  run: ({ services }) => stats(services),
})

export const readAdminDashboard = operation({
  name: 'admin.dashboard',
  summary: 'What needs attention, counts, figures, health and recent changes',
  who: 'admin',
  input: figuresSchema,
  limit: 'read',
  run({ services }, { range }) {
    const health = measureHealth(services)
    return {
      attention: listAttention(services, health),
      stats: stats(services),
      figures: loadFigures(services, range),
      health,
      recent: recentChanges(services, 8),
    }
  },
})

export type AdminDashboardData = Awaited<ReturnType<typeof readAdminDashboard.run>>
