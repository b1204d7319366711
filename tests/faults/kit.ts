import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FORM_OWNER, IDEMPOTENCY_FIELD } from '#app/ui/form/hidden-fields.ts'
import { openDatabase, openReadOnly } from '#db/client.server.ts'
import { serverEnvironment, TEMPLATE_FILE, TEST_KEYS } from '../support/server.ts'

export const STORY = 'A story about patience, and about the door that opened when I had stopped knocking.'

const folders: string[] = []

/** A new folder with the template database in it; removed when the process ends. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'qismah-fault-'))
  folders.push(folder)
  cpSync(TEMPLATE_FILE, join(folder, 'qismah.sqlite'))
  return folder
}

/** The database of a folder, which the tests' key opens. */
export const databaseOf = (dataDir: string) => ({
  path: join(dataDir, 'qismah.sqlite'),
  key: TEST_KEYS.DATABASE_KEY,
})

/** Approves each story when it is sent, because a harness sends more than may wait for review (MAX_WAITING). */
export function reviewAtOnce(database: Parameters<typeof openDatabase>[0]): void {
  const { sqlite, close } = openDatabase(database)
  sqlite.exec(
    `create trigger reviewed_at_once after insert on user_stories
     begin update user_stories set status = 'approved' where id = new.id; end`,
  )
  close()
}

process.on('exit', () => {
  for (const folder of folders) if (existsSync(folder)) rmSync(folder, { recursive: true, force: true })
})

export const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

/** A signed-in person, who keeps the cookies of all servers. */
export class Visitor {
  readonly cookies = new Map<string, string>()

  constructor(public origin: string) {}

  /** With the headers of a form on our page. */
  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (this.cookies.size > 0) {
      headers.set('Cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    }
    const response = await fetch(this.origin + path, { redirect: 'manual', ...init, headers })
    for (const cookie of response.headers.getSetCookie()) {
      const [name, value] = cookie.split(';')[0]!.split(/=(.*)/s) as [string, string]
      if (/; (Max-Age=0|Expires=Thu, 01 Jan 1970)/i.test(cookie)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }

  /** @returns the status; the body is read to its end. */
  async status(path: string, init?: RequestInit): Promise<number> {
    const response = await this.send(path, init)
    await response.arrayBuffer()
    return response.status
  }

  call(method: string, path: string, body?: unknown, key?: string): Promise<Response> {
    return this.send(path, {
      method,
      headers: { 'Content-Type': 'application/json', ...(key ? { 'Idempotency-Key': key } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }

  /** The signed owner that the pages have in their forms, read once. Empty for a visitor. */
  async #formOwner(): Promise<string> {
    const page = await (await this.send('/faq')).text()
    this.#owner ??= new RegExp(`name="${FORM_OWNER}" value="([^"]+)"`).exec(page)?.[1]
    return this.#owner ?? ''
  }
  #owner: string | undefined

  async form(path: string, fields: Record<string, string>, key: string = randomUUID()): Promise<Response> {
    const hidden = { [FORM_OWNER]: this.#owner ?? (await this.#formOwner()), [IDEMPOTENCY_FIELD]: key }
    return this.send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...hidden, ...fields }).toString(),
    })
  }
}

export const PASSWORD = 'one secret word'

export async function newcomer(origin: string, email = `${randomUUID()}@qismah.example`): Promise<Visitor> {
  const visitor = new Visitor(origin)
  const account = { name: 'Amina Noor', email, password: PASSWORD }
  const { status } = await visitor.call('POST', '/api/auth/register', account)
  if (status !== 201) throw new Error(`Registration answered ${status}`)
  return visitor
}

/** Runs a command, or a server that is expected to end by itself. */
export function run(
  args: string[],
  dataDir: string,
  { cwd, ...more }: Record<string, string> = {},
): Promise<{ code: number | null; output: string; ms: number }> {
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd ? { cwd } : {}),
    env: serverEnvironment(dataDir, more),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return new Promise((done) =>
    child.once('close', (code) => done({ code, output, ms: performance.now() - began })),
  )
}

export const SERVE = ['app/cli/serve.mjs']
export const cli = (name: string, ...args: string[]) => ['--import', 'tsx', `app/cli/${name}.ts`, ...args]

/** Opens the database of a folder for reading, also beside a running server. */
export function reading<T>(dataDir: string, read: (sqlite: ReturnType<typeof openReadOnly>) => T): T {
  const sqlite = openReadOnly(databaseOf(dataDir))
  try {
    return read(sqlite)
  } finally {
    sqlite.close()
  }
}

export const count = (dataDir: string, sql: string): number =>
  reading(dataDir, (sqlite) => sqlite.prepare(sql).pluck().get() as number)

/** The result of SQLite's check of the complete file; 'ok' if there is no error. */
export const integrity = (dataDir: string): string =>
  reading(dataDir, (sqlite) => String(sqlite.pragma('integrity_check', { simple: true })))

/** A digest of every row of all tables except those named. */
export function contents(sqlite: ReturnType<typeof openReadOnly>, except: readonly string[] = []): string {
  const hash = createHash('sha256')
  const tables = sqlite
    .prepare("select name from sqlite_master where type = 'table' order by name")
    .pluck()
    .all() as string[]
  for (const name of tables) {
    if (name.startsWith('sqlite_') || except.includes(name)) continue
    hash.update(name)
    for (const row of sqlite.prepare(`select * from "${name}"`).raw().safeIntegers().iterate()) {
      hash.update(JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? `${value}` : value)))
    }
  }
  return hash.digest('hex')
}
