import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Input, Output, TaskName } from './tasks.server.ts'
import type { Job, JobResult } from './thread.server.ts'

/** Runs jobs in threads beside the event loop; tasks.server.ts lists them. */
export interface Workers {
  /**
   * @throws WorkersBusy if too many jobs are waiting; otherwise whatever the task throws, with the same name.
   */
  run<Name extends TaskName>(task: Name, input: Input<Name>, terms?: Terms): Promise<Output<Name>>
  close(): Promise<void>
}

interface Terms {
  /** Called with the milliseconds of processor time that the job took, also if it failed. */
  charge?: (milliseconds: number) => unknown
  /** Jobs that wait begin in the order of their sizes. */
  size?: number
}

export class WorkersBusy extends Error {
  override name = 'WorkFull'
}

/** The longest queue. People behind more jobs would give up before their turn. */
const MOST_WAITING = 32
/** An idle thread ends after this time, and its memory is freed. */
const IDLE_MS = 60_000
/**
 * An idle thread of this kind is kept, because the first job of a new thread takes a second longer. The thread needs
 * about 65 MB.
 */
const KEPT_WHEN_IDLE: ReadonlySet<TaskName> = new Set<TaskName>(['report-pdf'])
/** Pictures need the fonts that the thread of reports has read. */
const THREAD_OF: Partial<Record<TaskName, TaskName>> = { picture: 'report-pdf' }
/** The most memory of a thread, so that one thread cannot use up the process's memory. */
const MEMORY_MB = 256

interface Waiting extends Terms {
  job: Job
  resolve(output: unknown): void
  reject(error: Error): void
}

/** Threads start on first use, one for each kind of job, so that a long job delays only its own kind. Pictures are as short as reports. */
export function openWorkers(): Workers {
  const threads = new Map<TaskName, ReturnType<typeof startThread>>()
  return {
    run<Name extends TaskName>(task: Name, input: Input<Name>, terms?: Terms): Promise<Output<Name>> {
      const kind = THREAD_OF[task] ?? task
      let thread = threads.get(kind)
      if (!thread) {
        const onEnd = () => {
          if (threads.get(kind) === started) threads.delete(kind)
        }
        const started = startThread({ onEnd, kept: KEPT_WHEN_IDLE.has(kind) })
        threads.set(kind, started)
        thread = started
      }
      return thread.run(task, input, terms) as Promise<Output<Name>>
    },
    async close() {
      await Promise.all([...threads.values()].map((thread) => thread.end()))
    },
  }
}

function startThread({ onEnd, kept }: { onEnd: () => void; kept: boolean }) {
  const worker = new Worker(...threadFile())
  const waiting: Waiting[] = []
  let current: Waiting | undefined
  let idle: NodeJS.Timeout | undefined

  worker.on('message', (result: JobResult) => {
    const done = current
    current = undefined
    beginNext()
    if (!current) {
      worker.unref()
      if (!kept) idle = setTimeout(() => void worker.terminate(), IDLE_MS).unref()
    }
    done?.charge?.(result.cpuMs)
    if ('error' in result) done?.reject(Object.assign(new Error(), result.error))
    else done?.resolve(result.output)
  })
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The thread ended before its work was done.')))

  function fail(error: Error): void {
    onEnd()
    clearTimeout(idle)
    for (const { reject } of current ? [current, ...waiting] : waiting) reject(error)
    current = undefined
    waiting.length = 0
  }

  /** The smallest job that waits; of two with the same size, the older. */
  function beginNext(): void {
    if (current || waiting.length === 0) return
    const least = Math.min(...waiting.map(({ size = 0 }) => size))
    ;[current] = waiting.splice(
      waiting.findIndex(({ size = 0 }) => size === least),
      1,
    )
    worker.postMessage(current!.job)
  }

  return {
    run(task: TaskName, input: unknown, terms: Terms = {}): Promise<unknown> {
      if (waiting.length + Number(current !== undefined) >= MOST_WAITING)
        return Promise.reject(new WorkersBusy(`Too much waits for ${task}.`))
      clearTimeout(idle)
      return new Promise((resolve, reject) => {
        waiting.push({ job: { task, input }, resolve, reject, ...terms })
        worker.ref()
        beginNext()
      })
    },
    end: () => worker.terminate(),
  }
}

/** The built server has the built thread file beside it. A server run from source uses the source file. */
function threadFile(): ConstructorParameters<typeof Worker> {
  const limits = { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } }
  const here = fileURLToPath(import.meta.url)
  return here.endsWith('.ts')
    ? [resolve(here, '../thread.server.ts'), { ...limits, execArgv: ['--import', 'tsx'] }]
    : [resolve('build/server/thread.js'), limits]
}
