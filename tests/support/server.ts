import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export const TEST_KEYS = {
  DATABASE_KEY: '0123456789abcdef'.repeat(4),
  SESSION_SECRET: 'a secret for tests only, of more than 32 characters',
}

export const PLACES_FILE = resolve('.cache/places.sqlite')

export const TEMPLATE_FILE = resolve('.cache/template.sqlite')

/** The complete environment of a process of the built server. */
export function serverEnvironment(dataDir: string, more: Record<string, string> = {}): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    PORT: '0',
    DATA_DIR: dataDir,
    PLACES_FILE,
    // A start compiles most of its modules otherwise, which takes a fifth of its time.
    NODE_COMPILE_CACHE: resolve('.cache/compiled'),
    ...TEST_KEYS,
    ...more,
  }
}

export interface RunningServer {
  origin: string
  port: number
  dataDir: string
  process: ChildProcess
  /** Stops the server and waits until it has ended. @returns its exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>
  stop(): Promise<void>
}

export async function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

interface StartOptions {
  script?: string
  /** Keeps the data folder after the stop. */
  keep?: boolean
  /** Receives everything that the server prints. */
  onOutput?: (text: string) => void
  port?: number
  /** Starts without a copy of the template, so that the server creates its database. */
  empty?: boolean
  /** A module that Node loads first; it can send messages to this process. */
  preload?: string
  /** The `cgroup.procs` of a control group in which the server runs. */
  controlGroup?: string
}

/** Starts the built server (or the given script) as a process with its own port and its own empty data folder. */
export async function startServer(
  environment: Record<string, string> = {},
  options: StartOptions = {},
): Promise<RunningServer> {
  const { script = 'app/cli/serve.mjs', keep = false, port: wanted, empty, preload, onOutput } = options
  const port = wanted ?? (await freePort())
  const dataDir = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'qismah-test-'))
  const database = join(dataDir, 'qismah.sqlite')
  if (!empty && !existsSync(database)) cpSync(TEMPLATE_FILE, database)
  const command = [process.execPath, ...(preload ? ['--import', preload] : []), script]
  const [program, ...args] = options.controlGroup ? joining(options.controlGroup, command) : command
  const child = spawn(program!, args, {
    stdio: ['ignore', onOutput ? 'pipe' : 'ignore', 'pipe', ...(preload ? ['ipc' as const] : [])],
    env: serverEnvironment(dataDir, {
      HOST: '127.0.0.1',
      PORT: String(port),
      RATE_LIMITS: 'off',
      ...environment,
    }),
  })
  if (onOutput) {
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput)
  }
  await ready(child)
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (!hasEnded()) {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill(signal)
      await ended
    }
    return child.exitCode
  }
  return {
    origin: `http://localhost:${port}`,
    port,
    dataDir,
    process: child,
    end,
    async stop() {
      await end()
      if (!keep) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Runs a script of Node to its end. */
export function runToEnd(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  cwd = process.cwd(),
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env, cwd })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return new Promise((done) => child.once('close', (code) => done({ code, output })))
}

/** The command after its process has joined the control group. */
function joining(controlGroup: string, command: readonly string[]): string[] {
  return ['sh', '-c', 'echo $$ > "$0" && exec "$@"', controlGroup, ...command]
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let output = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (output.includes('is ready at')) done()
    })
    child.once('exit', (code) => fail(new Error(`The server ended with ${code}:\n${output}`)))
  })
}
