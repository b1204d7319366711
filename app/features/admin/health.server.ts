import { statfsSync } from 'node:fs'
import { doubtsAbout } from '#app/env.server.ts'
import { indexStatus } from '#app/features/similarity/indexing.server.ts'
import { shortMoment, sizeText } from '#app/format.ts'
import { HOUR } from '#app/operations/clock.ts'
import type { Services } from '#app/operations/services.ts'
import { appliedMigrations } from '#db/migrate.ts'

export interface HealthTile {
  name: string
  state: 'good' | 'attention' | 'bad'
  value: string
  detail: string
}

/**
 * The present state. Each tile checks its subject directly. The integrity of the whole database file is checked when
 * the server starts and with every backup, not for a page.
 */
export function measureHealth(services: Services): HealthTile[] {
  const { settings } = services
  const disk = statfsSync(settings.dataDir)
  const free = disk.bavail * disk.bsize
  return [
    databaseTile(services),
    { name: 'API', state: 'good', value: 'Active', detail: 'The API answers.' },
    vectorTile(services),
    {
      name: 'Mail',
      state: settings.smtpUrl ? 'good' : 'attention',
      value: settings.smtpUrl ? 'Sent by SMTP' : 'Kept in the outbox',
      detail: settings.smtpUrl
        ? 'By the server named in SMTP_URL.'
        : 'No SMTP_URL is set: mails are files in the data folder.',
    },
    {
      name: 'Free disk',
      state: free > 1e9 ? 'good' : free > 256e6 ? 'attention' : 'bad',
      value: sizeText(free),
      detail: 'In the data folder.',
    },
    backupTile(services),
    ...doubtsAbout(settings).map((detail) => ({
      name: 'Settings',
      state: 'bad' as const,
      value: 'Incomplete',
      detail,
    })),
  ]
}

function databaseTile({ db, settings, backups }: Services): HealthTile {
  const version = appliedMigrations(db).at(-1)
  const checked = backups.state().newest?.madeAt
  return {
    name: 'Database',
    state: version ? 'good' : 'bad',
    value: version ? 'Online' : 'Without a schema',
    detail: [
      `Schema ${version ?? 'unknown'}`,
      settings.databaseKey ? 'encrypted' : 'not encrypted',
      checked ? `integrity last checked ${shortMoment(checked)} UTC` : 'integrity checked at start',
    ].join(', '),
  }
}

function vectorTile(services: Services): HealthTile {
  const { stories, events, inStep, stale, missing } = indexStatus(services)
  const behind = stale + missing
  return {
    name: 'Vector index',
    state: behind > 0 ? 'attention' : 'good',
    value: behind > 0 ? `${behind} to update` : 'Up to date',
    detail:
      behind > 0
        ? `${missing} texts have no vector, ${stale} have one from another model. Run Reindex Data.`
        : `${inStep} of ${stories} approved stories and ${events} events are searchable.`,
  }
}

const backupStates = {
  good: { state: 'good', value: 'Up to date' },
  late: { state: 'bad', value: 'Late' },
  none: { state: 'attention', value: 'None yet' },
  off: { state: 'attention', value: 'Switched off' },
} as const

function backupTile({ backups }: Services): HealthTile {
  const { state, newest, ageMs, count, failure } = backups.state()
  const kept =
    newest && ageMs !== null
      ? `${count} kept; the newest is ${Math.round(ageMs / HOUR)} hours old.`
      : 'No backup is kept.'
  return {
    name: 'Last backup',
    ...backupStates[state],
    ...(failure ? { state: 'bad' as const } : {}),
    detail: failure ? `The last attempt failed: ${failure}` : kept,
  }
}
