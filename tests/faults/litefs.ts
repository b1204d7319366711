import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { freePort, type RunningServer, startServer } from '../support/server.ts'
import { pause } from './kit.ts'

/** The program, if it is installed. */
export function program(name: 'litefs' | 'litestream'): string | undefined {
  const places = [...(process.env.PATH ?? '').split(':'), process.env.GOBIN ?? '', join(homedir(), 'go/bin')]
  return places.map((folder) => join(folder, name)).find((path) => path !== name && existsSync(path))
}

/** The release of a program, which Go writes into it when it is built. */
export function release(path: string): string {
  const found = /\tgithub\.com\/(?:superfly\/litefs|benbjohnson\/litestream)\tv(\d\S*)/.exec(
    readFileSync(path, 'latin1'),
  )
  return found?.[1] ?? 'unknown release'
}

/** One machine: LiteFS, and the server on the file that it provides. */
export class Node {
  server: RunningServer | undefined
  #litefs: ChildProcess | undefined
  #litefsPort = 0
  #port = 0
  readonly mount: string

  constructor(
    readonly name: string,
    readonly folder: string,
    readonly settings: Record<string, string>,
    /** The primary; this node by default. */
    readonly primary?: Node,
  ) {
    this.mount = join(folder, 'litefs')
    for (const part of ['litefs', 'kept', 'data']) mkdirSync(join(folder, part), { recursive: true })
  }

  get database(): string {
    return join(this.mount, 'qismah.sqlite')
  }

  get address(): string {
    return `http://127.0.0.1:${this.#litefsPort}`
  }

  async start(): Promise<void> {
    await this.startLiteFS()
    await this.startServer()
  }

  async startLiteFS(): Promise<void> {
    this.#litefsPort ||= await freePort()
    const config = join(this.folder, 'litefs.yml')
    const lease = this.primary ?? this
    writeFileSync(
      config,
      [
        `fuse: { dir: "${this.mount}" }`,
        `data: { dir: "${join(this.folder, 'kept')}" }`,
        `http: { addr: "127.0.0.1:${this.#litefsPort}" }`,
        `lease: { type: static, hostname: "${lease.name}", advertise-url: "${lease.address}", candidate: ${lease === this} }`,
        '',
      ].join('\n'),
    )
    this.unmount()
    const log = openSync(join(this.folder, 'litefs.log'), 'a')
    this.#litefs = spawn(program('litefs')!, ['mount', '-config', config], { stdio: ['ignore', log, log] })
    closeSync(log)
    // LiteFS provides this file; it exists as soon as LiteFS answers.
    for (let n = 0; n < 100 && !existsSync(join(this.mount, '.lag')); n += 1) await pause(100)
    if (!existsSync(join(this.mount, '.lag'))) {
      const output = readFileSync(join(this.folder, 'litefs.log'), 'utf8')
      throw new Error(`LiteFS did not mount its file system:\n${output.slice(-1000)}`)
    }
  }

  async startServer(): Promise<void> {
    this.#port ||= await freePort()
    this.server = await startServer(
      { ...this.settings, DATA_DIR: join(this.folder, 'data'), DATABASE_FILE: this.database, BACKUPS: 'off' },
      { keep: true, port: this.#port, empty: true },
    )
  }

  /** As in a power failure: server and LiteFS end at once. */
  async kill(): Promise<void> {
    const ended = this.#litefs && new Promise((done) => this.#litefs?.once('exit', done))
    this.#litefs?.kill('SIGKILL')
    await this.server?.end('SIGKILL')
    await ended
    this.server = undefined
    this.unmount()
  }

  async stop(): Promise<void> {
    await this.server?.end()
    const ended = this.#litefs && new Promise((done) => this.#litefs?.once('exit', done))
    this.#litefs?.kill('SIGTERM')
    await Promise.race([ended, pause(5000)])
    this.unmount()
  }

  unmount(): void {
    spawnSync('fusermount3', ['-uz', this.mount], { stdio: 'ignore' })
  }
}

/** True if a process may mount its own file system. */
export function canMount(): boolean {
  try {
    execFileSync('fusermount3', ['--version'], { stdio: 'ignore' })
    return existsSync('/dev/fuse')
  } catch {
    return false
  }
}
