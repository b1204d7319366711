import { adminPaths } from '#app/paths.ts'

export const queueAt = (id: string) => `${adminPaths.storyQueue}?at=${id}`
export const queueAfter = (id: string) => `${adminPaths.storyQueue}?after=${id}`
/** A story, and beside it all that wait with the same text. */
export const sameTextAs = (id: string) => `${queueAt(id)}&same=yes`
/** The query of a page that leads back to the queue. */
export const FROM_QUEUE = '?from=queue'
