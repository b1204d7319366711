import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { MINUTE } from './clock.ts'

const MOST_KEPT = 20
/** After this time a file is forgotten, so that little data of a person who left stays in memory. */
const FORGOTTEN_AFTER = 10 * MINUTE

/**
 * Keeps the last files of one kind, each some hundred kilobytes. The files of one person are made one after the other, so
 * that other people wait for one of them at most.
 */
export function fileKeeper() {
  const kept = new LRUCache<string, Uint8Array>({ max: MOST_KEPT, ttl: FORGOTTEN_AFTER, ttlAutopurge: true })
  /** The last file of each person that is not finished. */
  const unfinished = new Map<string, Promise<unknown>>()

  async function keep(key: string, make: () => Promise<Uint8Array>) {
    const file = await make()
    kept.set(key, file)
    return file
  }

  /**
   * The file of a person, from memory if one with the same contents was made.
   * @param contents plain data, everything that the file shows
   */
  return async (person: string, contents: unknown, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const key = createHash('sha256')
      .update(JSON.stringify([person, contents]))
      .digest('base64')
    const turn = Promise.resolve(unfinished.get(person)).then(() => kept.get(key) ?? keep(key, make))
    const settled = turn.catch(() => {})
    unfinished.set(person, settled)
    try {
      return await turn
    } finally {
      if (unfinished.get(person) === settled) unfinished.delete(person)
    }
  }
}
