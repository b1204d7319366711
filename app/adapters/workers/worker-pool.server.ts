import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Input, Output, TaskName } from './tasks.server.ts'
import type { Job, JobResult } from './thread.server.ts'

/** Runs jobs in threads beside the event loop; tasks.server.ts lists them. */
export interface Workers {
  /**
   * @param charge called with the milliseconds of processor time that the job took, also if it failed
   * @throws WorkersBusy if too many jobs are waiting; otherwise whatever the task throws, with the same name.
   */
  run<Name extends TaskName>(task: Name, input: Input<Name>, charge?: Charge): Promise<Output<Name>>
  close(): Promise<void>
}

type Charge = (milliseconds: number) => unknown

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
/** The most memory of a thread, so that one thread cannot use up the process's memory. */
const MEMORY_MB = 256

interface Waiting {
  resolve(output: unknown): void
  reject(error: Error): void
  charge: Charge | undefined
}

/** Threads start on first use, one for each kind of job, so that a long job delays only its own kind. */
export function openWorkers(): Workers {
  const threads = new Map<TaskName, ReturnType<typeof startThread>>()
  return {
    run<Name extends TaskName>(task: Name, input: Input<Name>, charge?: Charge): Promise<Output<Name>> {
      let thread = threads.get(task)
      if (!thread) {
        const onEnd = () => {
          if (threads.get(task) === started) threads.delete(task)
        }
        const started = startThread({ onEnd, kept: KEPT_WHEN_IDLE.has(task) })
        threads.set(task, started)
        thread = started
      }
      return thread.run(task, input, charge) as Promise<Output<Name>>
    },
    async close() {
      await Promise.all([...threads.values()].map((thread) => thread.end()))
    },
  }
}

function startThread({ onEnd, kept }: { onEnd: () => void; kept: boolean }) {
  const worker = new Worker(...threadFile())
  const waiting = new Map<number, Waiting>()
  let jobs = 0
  let idle: NodeJS.Timeout | undefined

  worker.on('message', (result: JobResult) => {
    const job = waiting.get(result.id)
    waiting.delete(result.id)
    if (waiting.size === 0) {
      worker.unref()
      if (!kept) idle = setTimeout(() => void worker.terminate(), IDLE_MS).unref()
    }
    job?.charge?.(result.cpuMs)
    if ('error' in result) job?.reject(Object.assign(new Error(), result.error))
    else job?.resolve(result.output)
  })
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The thread ended before its work was done.')))

  function fail(error: Error): void {
    onEnd()
    clearTimeout(idle)
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  return {
    run(task: TaskName, input: unknown, charge?: Charge): Promise<unknown> {
      if (waiting.size >= MOST_WAITING) return Promise.reject(new WorkersBusy(`Too much waits for ${task}.`))
      clearTimeout(idle)
      jobs += 1
      const id = jobs
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject, charge })
        worker.ref()
        worker.postMessage({ id, task, input } satisfies Job)
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
