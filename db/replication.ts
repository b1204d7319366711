import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** What LiteFS says of this node, in the files that it keeps beside the database. */
export interface Replication {
  /** The node that writes, where that is another one; null where it is this one, or where there is none. */
  primary(): string | null
  /** The number of the newest transaction in this node's file. */
  position(): bigint
}

export function replicationOf(database: string): Replication {
  const primary = join(dirname(database), '.primary')
  const position = `${database}-pos`
  return {
    primary: () => read(primary) || null,
    // The number of the transaction and the checksum after it, both hexadecimal.
    position: () => BigInt(`0x${read(position).split('/')[0] || '0'}`),
  }
}

/** In one step: between a look whether it is there and the reading the file could go. */
function read(path: string): string {
  try {
    return readFileSync(path, 'latin1').trim()
  } catch {
    return ''
  }
}

const JOINS_WITHIN_MS = 60_000

/** Waits, on a replica, for what its primary sends: a node that has just joined has no file yet. */
export async function untilSent(replication: Replication | null, isThere: () => boolean): Promise<void> {
  const until = performance.now() + JOINS_WITHIN_MS
  while (replication?.primary() && !isThere() && performance.now() < until) await setTimeout(100)
}

export const untilThere = (replication: Replication | null, path: string) =>
  untilSent(replication, () => existsSync(path))
