import type { AuditEntry } from './audit.server.ts'

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

export function Moment({ at }: { at: Date | string }) {
  const date = new Date(at)
  const [day, time] = moment.format(date).split(', ')
  return (
    <time dateTime={date.toISOString()}>
      <span className="whitespace-nowrap">{`${day},`}</span> {time}
    </time>
  )
}

/** 'users.make-admin' as people say it: 'Users: make admin'. */
export function actionWords(action: string): string {
  const [thing, deed = ''] = action.split('.')
  const words = `${thing}: ${deed}`.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function actorName(entry: Pick<AuditEntry, 'actorId' | 'actorName' | 'actorEmail'>): string {
  return entry.actorName || entry.actorEmail || 'A deleted account'
}
