import { statfsSync } from 'node:fs'
import { z } from 'zod'
import { appliedMigrations } from '~db/migrate'
import { recentChanges } from '../audit/audit.server'
import { DAY } from '../clock'
import { operation, type Services } from '../operation.server'

/** Recent means the last seven days; of charts, this calendar month. */
export const RECENT = 7 * DAY

function count({ db }: Services, from: string, ...values: number[]): number {
  return db.sqlite
    .prepare(`select count(*) from ${from}`)
    .pluck()
    .get(...values) as number
}

export function pendingStories(services: Services): number {
  return count(services, "user_stories where status = 'pending'")
}

function stats(services: Services) {
  const now = services.clock.now()
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)
  return {
    totalUsers: count(services, 'users'),
    activeUsers: count(services, "users where account_status = 'active'"),
    totalCharts: count(services, 'astrological_readings'),
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

export interface HealthTile {
  name: string
  state: 'good' | 'attention' | 'bad'
  value: string
  detail: string
}

/** What is true now. Nothing here is assumed: each tile looks at the thing itself. */
function health({ db, settings }: Services): HealthTile[] {
  const tiles: HealthTile[] = []
  const integrity = (db.sqlite.pragma('quick_check(1)', { simple: true }) as string) === 'ok'
  tiles.push({
    name: 'Database',
    state: integrity ? 'good' : 'bad',
    value: integrity ? 'Online' : 'Damaged',
    detail: `Schema ${appliedMigrations(db).at(-1) ?? 'unknown'}; ${settings.databaseKey ? 'encrypted' : 'not encrypted'}`,
  })
  tiles.push({ name: 'API', state: 'good', value: 'Active', detail: 'This page came by it.' })
  tiles.push({
    name: 'Mail',
    state: settings.smtpUrl ? 'good' : 'attention',
    value: settings.smtpUrl ? 'Sent by SMTP' : 'Kept in the outbox',
    detail: settings.smtpUrl
      ? 'By the server named in SMTP_URL.'
      : 'No SMTP_URL is set: mails are files in the data folder.',
  })
  const disk = statfsSync(settings.dataDir)
  const free = disk.bavail * disk.bsize
  tiles.push({
    name: 'Free disk',
    state: free > 1e9 ? 'good' : free > 256e6 ? 'attention' : 'bad',
    value: free > 1e9 ? `${(free / 1e9).toFixed(1)} GB` : `${Math.round(free / 1e6)} MB`,
    detail: 'In the data folder.',
  })
  return tiles
}

export const readAdminDashboard = operation({
  name: 'admin.dashboard',
  summary: 'Counts, health and recent changes',
  who: 'admin',
  input: z.object({}),
  limit: 'read',
  run: ({ services }) => ({
    stats: stats(services),
    health: health(services),
    recent: recentChanges(services, 8),
  }),
})

export type AdminDashboardData = Awaited<ReturnType<typeof readAdminDashboard.run>>
