import { useLocation } from '@remix-run/react'
import { adminPaths } from '#app/paths.ts'

const at = (query: Record<string, string>) => `${adminPaths.storyQueue}?${new URLSearchParams(query)}`

/** The addresses of the queue, or of the part of it that answers one question. */
export function queuePaths(question: string) {
  const within: Record<string, string> = question ? { question } : {}
  return {
    queueAt: (id: string) => at({ at: id, ...within }),
    queueAfter: (id: string) => at({ after: id, ...within }),
    /** A story, and beside it all that wait with the same text. */
    sameTextAs: (id: string) => at({ at: id, ...within, same: 'yes' }),
    /** The query of a page that leads back to the queue. */
    fromQueue: `?${new URLSearchParams({ from: 'queue', ...within })}`,
  }
}

/** The question that an address of the queue names. */
export const questionIn = (search: string): string => new URLSearchParams(search).get('question') ?? ''

export const useQueuePaths = () => queuePaths(questionIn(useLocation().search))

export const isFromQueue = (search: string): boolean => new URLSearchParams(search).get('from') === 'queue'
