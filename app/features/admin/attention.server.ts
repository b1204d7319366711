import { ageText, numberText, shortMoment } from '#app/format.ts'
import type { Services } from '#app/operations/services.ts'
import { adminPaths } from '#app/paths.ts'
import type { HealthTile } from './health.server.ts'

/** Something that an administrator should see to. */
export interface Attention {
  what: string
  /** How long it has waited, or what went wrong. */
  detail: string
  href: string | null
  isFault: boolean
}

interface Waiting {
  count: number
  oldest: number | null
}

const pending = (services: Services, table: string, since: string) =>
  services.db.sqlite
    .prepare<[], Waiting>(
      `select count(*) as count, min(${since}) as oldest from ${table} where status = 'pending'`,
    )
    .get()!

/** Waiting items and faults, faults first; empty if there is nothing to do. */
export function listAttention(services: Services, health: readonly HealthTile[]): Attention[] {
  const faults = health
    .filter(({ state }) => state === 'bad')
    .map(({ name, value, detail }) => ({ what: `${name}: ${value}`, detail, href: null, isFault: true }))
  return [...faults, ...failedMails(services), ...waiting(services)]
}

function failedMails({ mailer }: Services): Attention[] {
  const failures = mailer.failures()
  if (!failures) return []
  const { count, lastAt, reason } = failures
  return [
    {
      what: `${counted(count, 'mail', 'mails')} not sent since the server started`,
      detail: `The last one at ${shortMoment(lastAt)} UTC: ${reason}.`,
      href: null,
      isFault: true,
    },
  ]
}

function waiting(services: Services): Attention[] {
  const now = services.clock.now().getTime()
  const stories = pending(services, 'user_stories', 'submitted_at')
  const corrections = pending(services, 'correction_requests', 'created_at')
  const kinds = [
    {
      ...stories,
      what: `${counted(stories.count, 'story waits', 'stories wait')} for a decision`,
      href: adminPaths.storyQueue,
    },
    {
      ...corrections,
      what: `${counted(corrections.count, 'correction request waits', 'correction requests wait')} for an answer`,
      href: adminPaths.corrections,
    },
  ]
  return kinds
    .filter(({ count }) => count > 0)
    .map(({ what, href, oldest }) => ({
      what,
      detail: `The oldest was sent ${ageText(now - oldest!)} ago.`,
      href,
      isFault: false,
    }))
}

const counted = (count: number, one: string, many: string) =>
  `${numberText(count)} ${count === 1 ? one : many}`
