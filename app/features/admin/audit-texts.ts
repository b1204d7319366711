import type { AuditEntry } from './audit-log.server.ts'

/** What was done: a text for the last part of each action's name. */
const DEEDS: Readonly<Record<string, string>> = {
  accept: 'Accepted',
  activate: 'Activated',
  approve: 'Approved',
  change: 'Changed',
  close: 'Closed',
  create: 'Created',
  deactivate: 'Deactivated',
  decline: 'Declined',
  delete: 'Deleted',
  edit: 'Edited',
  export: 'Exported',
  feature: 'Featured',
  film: 'Changed the episode of',
  generate: 'Cast',
  'generate-vector': 'Made searchable',
  'make-admin': 'Made an administrator',
  regenerate: 'Cast again',
  reject: 'Rejected',
  'remove-admin': 'Made an ordinary user',
  'settle-film': 'Ticked off',
  start: 'Started',
  stop: 'Stopped',
  suspend: 'Suspended',
  undo: 'Put back',
  unfeature: 'No longer featured',
}

/** Names for people, for the kinds of entities in the log. */
const KINDS: Readonly<Record<string, readonly [one: string, all: string]>> = {
  'audit-log': ['the audit log', 'the audit log'],
  'birth-detail': ['birth detail', 'all birth details'],
  'correction-request': ['correction request', 'all correction requests'],
  'evening-film': ['film of the evenings', 'the films of the evenings'],
  episode: ['episode', 'all episodes'],
  'enhanced-event': ['event with a chart', 'all events with a chart'],
  event: ['event', 'all events'],
  keyword: ['keyword', 'all keywords'],
  'keyword-category': ['keyword category', 'all keyword categories'],
  'natal-chart': ['natal chart', 'all natal charts'],
  'planetary-ruler': ['planetary ruler', 'all planetary rulers'],
  reindex: ['reindexing', 'reindexing'],
  'security-log': ['the security log', 'the security log'],
  story: ['story', 'all stories'],
  'story-question': ['question for stories', 'all questions for stories'],
  user: ['user', 'all users'],
  'withdrawn-film': ['film of a withdrawn story', 'all films of withdrawn stories'],
}

/** The text for an action: 'Made an administrator' for 'users.make-admin'. */
export function actionText(action: string): string {
  const deed = action.split('.').at(-1)!
  const words = DEEDS[deed] ?? deed.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The name of a kind: 'natal chart'. `id` is 'all' for an action on the whole list. */
export function kindText(entity: string, id?: string): string {
  const [one, all] = KINDS[entity] ?? [entity.replaceAll('-', ' '), `all ${entity.replaceAll('-', ' ')}`]
  return id === 'all' ? all : one
}

/** The kind with a capital letter, for a list of choices. */
export function kindLabel(entity: string): string {
  const words = kindText(entity)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function actorName(entry: Pick<AuditEntry, 'actorName' | 'actorEmail'>): string {
  return entry.actorName || entry.actorEmail || 'A deleted account'
}

/** What an entry is about: the entity's name, or its kind and id if it has no name or was deleted. */
export function entityText({
  entity,
  entityId,
  thingName,
}: Pick<AuditEntry, 'entity' | 'entityId' | 'thingName'>): {
  name: string | null
  kind: string
} {
  const isOne = entityId !== 'all'
  return { name: isOne ? thingName : null, kind: kindText(entity, entityId) }
}
