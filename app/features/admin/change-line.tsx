import type { AuditEntry } from './audit-log.server.ts'

/** 'users.make-admin' as people say it: 'Users: make admin'. */
export function actionWords(action: string): string {
  const [thing, deed = ''] = action.split('.')
  const words = `${thing}: ${deed}`.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function actorName(entry: Pick<AuditEntry, 'actorId' | 'actorName' | 'actorEmail'>): string {
  return entry.actorName || entry.actorEmail || 'A deleted account'
}
