import { parentPort } from 'node:worker_threads'
import { type TaskName, tasks } from './tasks.server.ts'
import { usedCpuMs } from './used-cpu.server.ts'

/** Messages between the server and its threads. */
export interface Job {
  task: TaskName
  input: unknown
}

export type JobResult = { cpuMs: number } & (
  | { output: unknown }
  | { error: { name: string; message: string; stack: string | undefined } }
)

/** The next job comes after the result of this one. */
parentPort?.on('message', (job: Job) => void carryOut(job))

async function carryOut({ task, input }: Job): Promise<void> {
  const before = usedCpuMs()
  const spent = () => ({ cpuMs: usedCpuMs() - before })
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
