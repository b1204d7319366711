import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** The LiteFS state of this node, from the files that LiteFS keeps beside the database. */
export interface Replication {
  /** The primary, if it is another node; null on the primary itself, or if there is none. */
  primary(): string | null
  /** The number of the newest transaction in this node's file. */
  position(): bigint
}

export function readReplication(database: string): Replication {
  const primary = join(dirname(database), '.primary')
  const position = `${database}-pos`
  return {
    primary: () => read(primary) || null,
    // The number of the transaction and the checksum after it, both hexadecimal.
    position: () => BigInt(`0x${read(position).split('/')[0] || '0'}`),
  }
}

/** Not checked first: the file could disappear between a check and the read. */
function read(path: string): string {
  try {
    return readFileSync(path, 'latin1').trim()
  } catch {
    return ''
  }
}

const JOINS_WITHIN_MS = 60_000

/** On a replica, waits until the primary has sent the file. A new node has none yet. */
export async function waitForPrimary(replication: Replication | null, isThere: () => boolean): Promise<void> {
  const until = performance.now() + JOINS_WITHIN_MS
  while (replication?.primary() && !isThere() && performance.now() < until) await setTimeout(100)
}

export const waitForFile = (replication: Replication | null, path: string) =>
  waitForPrimary(replication, () => existsSync(path))
