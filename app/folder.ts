import { mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Makes a folder that only this process's user can read, and those above it. Node's own `recursive` never ends in a file
 * system that has no such folder and makes none, such as /proc.
 */
export function makeFolder(path: string): void {
  if (isFolder(path)) return
  if (dirname(path) !== path) makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(path)) throw error
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** The lock file shared by the processes that serve this data, and by commands that need exclusive access to it. */
export const lockFilePath = ({ dataDir }: { dataDir: string }) => join(dataDir, 'serving.lock')
