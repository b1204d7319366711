import { z } from 'zod'
import { queryNumber } from '#app/features/listing/list-statements.server.ts'
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

const count = ({ db }: Services, from: string, ...values: number[]) =>
  queryNumber(db, `select count(*) from ${from}`, ...values)

const pendingStories = (services: Services) => count(services, "user_stories where status = 'pending'")

/** The numbers in the menu of the back-office: what waits, and what was recorded in the last day. */
export function menuCounts(services: Services) {
  const since = services.clock.now().getTime() - DAY
  return {
    stories: pendingStories(services),
    corrections: count(services, "correction_requests where status = 'pending'"),
    changes: count(services, 'audit_log where at >= ?', since),
    events: count(services, 'security_events where at >= ?', since),
  }
}

function stats(services: Services) {
  const now = services.clock.now()
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)
  return {
    totalUsers: count(services, 'users'),
    activeUsers: count(services, "users where account_status = 'active'"),
    totalCharts: count(services, 'astrological_readings'),
    // This calendar month.
    recentCharts: count(services, 'astrological_readings where created_at >= ?', month),
    totalEvents: count(services, 'events') + count(services, 'events_enhanced'),
    totalKeywords: count(services, 'keywords'),
    pendingStories: pendingStories(services),
  }
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
