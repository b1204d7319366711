import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { freePort, type RunningServer, startServer } from '../support/server.ts'
import { pause } from './kit.ts'

/** The program, if it is installed. */
export function program(name: 'litefs' | 'litestream' | 'gocryptfs'): string | undefined {
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
  #encryption: ChildProcess | undefined
  #litefsPort = 0
  #port = 0
  readonly mount: string

  constructor(
    readonly name: string,
    readonly folder: string,
    readonly settings: Record<string, string>,
    /** `encrypted`: gocryptfs is below LiteFS. `primary`: this node by default. */
    readonly options: { encrypted?: boolean; primary?: Node } = {},
  ) {
    this.mount = join(folder, 'litefs')
    for (const part of ['litefs', 'kept', 'disk', 'data']) mkdirSync(join(folder, part), { recursive: true })
    if (options.encrypted) {
      writeFileSync(join(folder, 'password'), 'a password for tests only')
      // The cheapest hash of the password, which is not what is tried here.
      execFileSync(program('gocryptfs')!, ['-q', '-init', '-scryptn', '10', ...this.#cipher()])
    }
  }

  /** The password and the folder that is on the disk. */
  #cipher(): string[] {
    return ['-passfile', join(this.folder, 'password'), join(this.folder, 'disk')]
  }

  /** LiteFS's files; encrypted on the disk if gocryptfs is below them. */
  get #kept(): string {
    return join(this.folder, 'kept')
  }

  /** The files of the disk, as a thief of the disk has them. */
  get disk(): string {
    return this.options.encrypted ? join(this.folder, 'disk') : this.#kept
  }

  get database(): string {
    return join(this.mount, 'qismah.sqlite')
  }

  get address(): string {
    return `http://127.0.0.1:${this.#litefsPort}`
  }

  async start(): Promise<void> {
    if (this.options.encrypted) await this.#startEncryption()
    await this.startLiteFS()
    await this.startServer()
  }

  async startLiteFS(): Promise<void> {
    this.#litefsPort ||= await freePort()
    const config = join(this.folder, 'litefs.yml')
    const lease = this.options.primary ?? this
    writeFileSync(
      config,
      [
        `fuse: { dir: "${this.mount}" }`,
        `data: { dir: "${this.#kept}" }`,
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

  async #startEncryption(): Promise<void> {
    this.#encryption = spawn(program('gocryptfs')!, ['-q', '-fg', ...this.#cipher(), this.#kept], {
      stdio: 'ignore',
    })
    const isMounted = () => readFileSync('/proc/mounts', 'utf8').includes(` ${this.#kept} fuse.gocryptfs `)
    for (let n = 0; n < 100 && !isMounted(); n += 1) await pause(100)
    if (!isMounted()) throw new Error('gocryptfs did not mount its folder')
  }

  async startServer(): Promise<void> {
    this.#port ||= await freePort()
    this.server = await startServer(
      { ...this.settings, DATA_DIR: join(this.folder, 'data'), DATABASE_FILE: this.database, BACKUPS: 'off' },
      { keep: true, port: this.#port, empty: true },
    )
  }

  /** As in a power failure: all processes end at once. */
  async kill(): Promise<void> {
    const ended = this.#litefs && new Promise((done) => this.#litefs?.once('exit', done))
    this.#encryption?.kill('SIGKILL')
    this.#litefs?.kill('SIGKILL')
    await this.server?.end('SIGKILL')
    await ended
    this.server = undefined
    this.unmount()
    this.#unmountEncryption()
  }

  async stop(): Promise<void> {
    await this.server?.end()
    const ended = this.#litefs && new Promise((done) => this.#litefs?.once('exit', done))
    this.#litefs?.kill('SIGTERM')
    await Promise.race([ended, pause(5000)])
    this.unmount()
    this.#unmountEncryption()
  }

  unmount(): void {
    spawnSync('fusermount3', ['-uz', this.mount], { stdio: 'ignore' })
  }

  #unmountEncryption(): void {
    if (this.options.encrypted) spawnSync('fusermount3', ['-uz', this.#kept], { stdio: 'ignore' })
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
