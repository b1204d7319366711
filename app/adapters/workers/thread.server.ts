import { parentPort } from 'node:worker_threads'
import { type TaskName, tasks } from './tasks.server.ts'
import { usedCpuMs } from './used-cpu.server.ts'

/** Messages between the server and its threads. */
export interface Job {
  id: number
  task: TaskName
  input: unknown
}

export type JobResult = { id: number; cpuMs: number } & (
  | { output: unknown }
  | { error: { name: string; message: string; stack: string | undefined } }
)

/** Runs one job after the other: jobs can arrive faster than a thread finishes them, and they share one core. */
let turn: Promise<void> = Promise.resolve()

parentPort?.on('message', (job: Job) => {
  turn = turn.then(() => carryOut(job))
})

async function carryOut({ id, task, input }: Job): Promise<void> {
  const before = usedCpuMs()
  const spent = () => ({ id, cpuMs: usedCpuMs() - before })
  try {
    const output: unknown = await (tasks[task] as (input: unknown) => Promise<unknown>)(input)
    deliver({ ...spent(), output }, output instanceof Uint8Array ? [output.buffer as ArrayBuffer] : [])
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
    deliver({ ...spent(), error: { name, message, stack } })
  }
}

function deliver(result: JobResult, moved: ArrayBuffer[] = []): void {
  parentPort?.postMessage(result, moved)
}
