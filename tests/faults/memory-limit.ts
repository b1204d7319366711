import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The two versions of Linux's control groups: the folder of memory, and the files of a limit. */
const VERSIONS = [
  { root: '/sys/fs/cgroup', limit: 'memory.max', most: 'memory.peak', controllers: 'cgroup.controllers' },
  {
    root: '/sys/fs/cgroup/memory',
    limit: 'memory.limit_in_bytes',
    most: 'memory.max_usage_in_bytes',
    controllers: 'memory.limit_in_bytes',
  },
] as const

interface MemoryLimit {
  /** A process joins by writing its id into this file. It must do so before Node starts, which reads the limit once. */
  procs: string
  /** The most memory that all processes in it have used, with the cache of files. */
  mostMb(): number
}

/**
 * Makes a control group with so much memory, in which Linux ends a process that needs more.
 * @returns null if this machine does not permit it
 */
export function memoryLimit(megabytes: number): MemoryLimit | null {
  for (const { root, limit, most, controllers } of VERSIONS) {
    if (!existsSync(join(root, controllers))) continue
    const group = join(root, `qismah-fault-${process.pid}`)
    try {
      mkdirSync(group)
      writeFileSync(join(group, limit), String(megabytes * 2 ** 20))
    } catch {
      continue
    }
    process.on('exit', () => {
      try {
        rmdirSync(group)
      } catch {
        // A process in it has not ended yet. The empty group does no harm.
      }
    })
    return {
      procs: join(group, 'cgroup.procs'),
      mostMb: () => Number(readFileSync(join(group, most), 'utf8')) / 2 ** 20,
    }
  }
  return null
}
