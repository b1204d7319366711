import { once } from 'node:events'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#db/client.server.ts'
import { refusedStart } from '../support/refused-start.ts'
import { runToEnd, serverEnvironment, startServer, TEMPLATE_FILE, TEST_KEYS } from '../support/server.ts'

const SERVE = ['app/cli/serve.mjs']

/** A folder to start the server in, like the repository but with these bytes as tables of positions. */
function folderWithTables(bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'qismah-tables-'))
  for (const name of ['build', 'db', 'package.json']) symlinkSync(resolve(name), join(folder, name))
  mkdirSync(join(folder, 'app/astro/data'), { recursive: true })
  for (const name of readdirSync('app')) {
    if (name !== 'astro' && name !== 'cli') symlinkSync(resolve('app', name), join(folder, 'app', name))
  }
  // The start script changes to its own folder.
  cpSync('app/cli', join(folder, 'app/cli'), { recursive: true })
  writeFileSync(join(folder, TABLES), bytes)
  return folder
}
const TABLES = 'app/astro/data/de440.bin'

it('does not start with altered tables of positions, and says so in plain words', async () => {
  const altered = Uint8Array.from(readFileSync(TABLES))
  altered[700_000]! ^= 1
  const cwd = folderWithTables(altered)
  const { code, output } = await runToEnd(SERVE, serverEnvironment(join(cwd, 'kept')), cwd)
  expect(output.trim()).toMatch(
    /^Qismah did not start\. The tables of positions, .*de440\.bin: the file is cut short or altered\. Put it back.*$/,
  )
  expect(code).toBe(1)
})

describe('the server as a process', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'qismah-serving-'))
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer({ DATA_DIR: dataDir })
  })
  afterAll(() => server.stop())

  it('reports that it is alive and ready', async () => {
    expect(await (await fetch(`${server.origin}/healthz`)).text()).toBe('ok')
    const ready = await fetch(`${server.origin}/readyz`)
    expect(ready.status).toBe(200)
    expect(await ready.json()).toMatchObject({
      ready: true,
      database: 'ok',
      schemaVersion: expect.any(String),
    })
  })

  it('finishes the current requests when it stops, slow ones too, and empties the write-ahead log', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'qismah-stop-'))
    const server = await startServer({ DATA_DIR: dataDir }, { keep: true })
    const register = (n: number) =>
      fetch(`${server.origin}/api/auth/register`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Connection: 'close' },
        body: JSON.stringify({
          name: 'Amina',
          email: `stop-${n}@qismah.example`,
          password: 'one secret word',
        }),
      }).then(
        ({ status }) => status,
        () => 'refused',
      )
    const body = 'email=nobody%40qismah.example&password=secret+word'
    const head = `POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`
    const slow = connect(server.port, '127.0.0.1')
    await once(slow, 'connect')
    let output = ''
    slow.setEncoding('latin1').on('data', (text: string) => {
      output += text
    })
    slow.write(head + body.slice(0, 5))
    const underWay = Promise.all([1, 2, 3, 4, 5, 6].map(register))
    const first = await register(0)
    const stopped = server.stop()
    // It reports that it is not ready.
    await expect.poll(async () => (await fetch(`${server.origin}/readyz`)).status).toBe(503)
    slow.write(body.slice(5))
    await once(slow, 'close')
    expect(output).toMatch(/^HTTP\/1\.1 401 [\s\S]*\r\nConnection: close\r\n/i)
    const statuses = await underWay
    await stopped
    expect(first).toBe(201)
    // A connection that is not accepted yet may be refused; an accepted one is answered.
    for (const status of statuses) expect([201, 'refused']).toContain(status)
    expect(existsSync(join(dataDir, 'qismah.sqlite-wal'))).toBe(false)
  })

  it.each(['TRACE', 'PROPFIND'])('refuses %s, which no page and no call uses', async (method) => {
    const status = await new Promise((done, fail) =>
      request(`${server.origin}/login`, { method }, (answer) => {
        answer.resume()
        done(answer.statusCode)
      })
        .on('error', fail)
        .end(),
    )
    expect(status).toBe(405)
  })

  it('answers a connection that was waiting when it stopped', async () => {
    const server = await startServer()
    server.process.kill('SIGSTOP')
    const socket = connect(server.port, '127.0.0.1')
    let output = ''
    socket.setEncoding('latin1').on('data', (text: string) => {
      output += text
    })
    await once(socket, 'connect')
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
    const stopped = server.stop()
    server.process.kill('SIGCONT')
    await once(socket, 'close')
    expect(output).toMatch(/^HTTP\/1\.1 200 /)
    await stopped
  })

  it('lists every wrong setting and does not start', async () => {
    const { code, output } = await runToEnd(
      SERVE,
      serverEnvironment('', { SESSION_SECRET: 'short', DATABASE_KEY: 'xyz' }),
    )
    expect(code).toBe(1)
    expect(output).toContain('DATABASE_KEY must be 64 hexadecimal digits')
    expect(output).toContain('SESSION_SECRET must have at least 32 characters')
    expect(output).not.toMatch(/\n\s+at /)
  })

  it('reports in plain words that its port is in use', async () => {
    const { port } = new URL(server.origin)
    const other = mkdtempSync(join(tmpdir(), 'qismah-port-'))
    copyFileSync(TEMPLATE_FILE, join(other, 'qismah.sqlite'))
    const env = serverEnvironment(other, { PORT: port, HOST: '127.0.0.1' })
    const { code, output } = await runToEnd(SERVE, env)
    expect(code).toBe(1)
    expect(output.trim()).toBe(`Qismah did not start. Port ${port} is in use; set PORT to another.`)
  })

  it('lets only its own user read what it stores, while it runs', () => {
    const readable = readdirSync(dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => (statSync(path).mode & 0o077) !== 0)
    expect(existsSync(join(dataDir, 'qismah.sqlite-wal'))).toBe(true)
    expect(readable).toEqual([])
  })
})

describe('a start', () => {
  const newFolder = () => mkdtempSync(join(tmpdir(), 'qismah-start-'))
  const start = (DATA_DIR: string, more = {}) => refusedStart(serverEnvironment(DATA_DIR, more))

  it('refuses a wrong key, and does not change the file', async () => {
    const dataDir = newFolder()
    const file = join(dataDir, 'qismah.sqlite')
    copyFileSync(TEMPLATE_FILE, file)
    const before = readFileSync(file)
    const why = await start(dataDir, { DATABASE_KEY: 'ff'.repeat(32) })
    expect(why).toContain('cannot be read with this DATABASE_KEY')
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  it('does not blame only the key if the first page cannot be read and there is no backup', async () => {
    const dataDir = newFolder()
    writeFileSync(join(dataDir, 'qismah.sqlite'), readFileSync(TEMPLATE_FILE).fill(0x5a, 0, 4096))
    expect(await start(dataDir)).toContain(
      'Either the key is wrong, or the beginning of the file is damaged.',
    )
  })

  it('says in a sentence that its data folder cannot be written', async () => {
    const root = newFolder()
    const file = join(root, 'file')
    writeFileSync(file, '')
    const taken = join(root, 'taken')
    mkdirSync(join(taken, 'serving.lock'), { recursive: true })
    for (const dataDir of [join(file, 'data'), taken, '/proc/none']) {
      const why = await start(dataDir)
      expect(why).toMatch(/^The data folder .* cannot be written \(\w+\)\. .*$/)
      expect(why).toContain(dataDir)
    }
  })

  it('refuses a database of a newer version', async () => {
    const dataDir = newFolder()
    const path = join(dataDir, 'qismah.sqlite')
    copyFileSync(TEMPLATE_FILE, path)
    const db = openDatabase({ path, key: TEST_KEYS.DATABASE_KEY })
    db.sqlite.prepare('insert into schema_migrations (tag, applied_at) values (?, 0)').run('9999_future')
    db.close()
    expect(await start(dataDir)).toContain('made by a newer version')
  })
})

describe('an error that nothing catches', () => {
  it.each([
    'throw',
    'reject',
  ])('ends the process with 1 after it is logged and the database closed: %s', async (how) => {
    let output = ''
    const server = await startServer(
      { LOG_LEVEL: 'fatal', DATA_DIR: mkdtempSync(join(tmpdir(), 'qismah-last-')) },
      {
        keep: true,
        preload: resolve('tests/support/throws-when-told.mjs'),
        onOutput: (text) => {
          output += text
        },
      },
    )
    const ended = once(server.process, 'close')
    server.process.send(how)
    expect((await ended)[0]).toBe(1)
    expect(output).toContainAll('an unforeseen', 'the process ends')
    // If it is closed properly, SQLite leaves no write-ahead log.
    expect(existsSync(join(server.dataDir, 'qismah.sqlite-wal'))).toBe(false)
  })
})
