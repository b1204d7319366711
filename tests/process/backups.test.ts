import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openReadOnly } from '#db/client.server.ts'
import { ISTANBUL_BIRTH } from '../support/app.ts'
import { refusedStart } from '../support/refused-start.ts'
import { runToEnd, serverEnvironment, startServer, TEMPLATE_FILE, TEST_KEYS } from '../support/server.ts'
import { STORY } from '../support/stories.ts'

const NEW_KEY = 'fedcba9876543210'.repeat(4)
const ZUBAYDA = { name: 'Zubayda', email: 'zubayda@qismah.example', password: 'one secret word' }

const cli = (name: string, ...args: string[]) => [`build/server/cli-${name}.js`, ...args]

let original: string | undefined

/** A data folder that a server has used, with one person's account, birth record and story, and with a backup. */
async function lived(): Promise<string> {
  original ??= await live(mkdtempSync(join(tmpdir(), 'qismah-lived-')))
  const dataDir = mkdtempSync(join(tmpdir(), 'qismah-lived-'))
  cpSync(original, dataDir, { recursive: true })
  return dataDir
}

async function live(dataDir: string): Promise<string> {
  cpSync(TEMPLATE_FILE, join(dataDir, 'qismah.sqlite'))
  const server = await startServer({ DATA_DIR: dataDir }, { keep: true })
  let cookie = ''
  const post = async (path: string, body: unknown) => {
    const response = await fetch(server.origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(body),
    })
    expect(response.status, path).toBe(201)
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
  }
  await post('/api/auth/register', ZUBAYDA)
  await post('/api/birth-data', ISTANBUL_BIRTH)
  await post('/api/user-stories', { title: 'The door that opened', storyContent: STORY })
  // Checked while the write-ahead log exists, because a stop merges it.
  expect(existsSync(join(dataDir, 'qismah.sqlite-wal'))).toBe(true)
  expectNothingReadable(dataDir)
  // Neither the file nor its key is replaced while a server runs.
  const env = serverEnvironment(dataDir, { NEW_DATABASE_KEY: NEW_KEY })
  for (const command of [cli('backup', 'restore'), cli('admin', 'rekey')])
    expect(await runToEnd(command, env)).toEqual({
      code: 1,
      output: 'Qismah is running on this data. Stop it first.\n',
    })
  await server.stop()
  expect(await runToEnd(cli('backup', 'make'), serverEnvironment(dataDir))).toMatchObject({ code: 0 })
  return dataDir
}

/** Fails if any file in the folder has something that the person wrote in plain bytes. */
function expectNothingReadable(folder: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  expect(files.length).toBeGreaterThan(1)
  for (const { parentPath, name } of files) {
    const bytes = readFileSync(join(parentPath, name))
    for (const words of [ISTANBUL_BIRTH.dateOfBirth, ZUBAYDA.email, STORY.slice(0, 40), 'SQLite format 3']) {
      for (const encoding of ['utf8', 'utf16le'] as const) {
        expect(bytes.includes(Buffer.from(words, encoding)), `${words} in ${name}`).toBe(false)
      }
    }
  }
}

/** Every row of every table. */
function everything(dataDir: string, key = TEST_KEYS.DATABASE_KEY): Record<string, unknown[]> {
  const sqlite = openReadOnly({ path: join(dataDir, 'qismah.sqlite'), key })
  try {
    const tables = sqlite
      .prepare(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
      )
      .pluck()
      .all() as string[]
    return Object.fromEntries(tables.map((name) => [name, sqlite.prepare(`select * from "${name}"`).all()]))
  } finally {
    sqlite.close()
  }
}

function damage(path: string, offset: number): void {
  const bytes = readFileSync(path)
  bytes.fill(0x5a, offset, offset + 4096)
  writeFileSync(path, bytes)
}

const backupsOf = (dataDir: string) =>
  readdirSync(join(dataDir, 'backups')).filter((name) => name.endsWith('.sqlite'))

describe('the drill: a backup, a damaged file, a restore', () => {
  it('restores every row, and says at each step what is wrong and what to do', async () => {
    const dataDir = await lived()
    const env = serverEnvironment(dataDir)
    const whole = everything(dataDir)
    expect(await runToEnd(cli('backup', 'verify'), env)).toEqual({
      code: 0,
      output: expect.stringMatching(/^qismah-.*\.sqlite: intact\n$/),
    })
    expectNothingReadable(dataDir)

    const database = join(dataDir, 'qismah.sqlite')
    const intact = readFileSync(database)
    for (const [where, offset] of [
      ['at its beginning', 0],
      ['in the middle', Math.floor(statSync(database).size / 8192) * 4096],
    ] as const) {
      writeFileSync(database, intact)
      damage(database, offset)
      const damaged = readFileSync(database)
      const why = await refusedStart(env)
      expect(why, where).toContainAll('is damaged', 'npm run restore')
      expect(readFileSync(database).equals(damaged)).toBe(true)
    }

    const restored = await runToEnd(cli('backup', 'restore'), env)
    expect(restored).toMatchObject({ code: 0 })
    expect(everything(dataDir)).toEqual(whole)
    expect(restored.output).toContain(join(dataDir, 'replaced-'))

    const server = await startServer({ DATA_DIR: dataDir }, { keep: true })
    const signedIn = await fetch(`${server.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: ZUBAYDA.email, password: ZUBAYDA.password }),
    })
    expect(signedIn.status).toBe(200)
    const { newestBackup } = (await (await fetch(`${server.origin}/readyz`)).json()) as {
      newestBackup: string
    }
    expect(Date.now() - new Date(newestBackup).getTime()).toBeLessThan(120_000)
    await server.stop()
    rmSync(dataDir, { recursive: true })
  })

  it('skips a damaged backup, restores the one that is named, and refuses a damaged one', async () => {
    const dataDir = await lived()
    const env = serverEnvironment(dataDir)
    const [newest] = backupsOf(dataDir) as [string]
    const folder = join(dataDir, 'backups')
    const older = newest.replace(/\d{4}-/, '2020-')
    for (const ending of ['', '.sha256']) {
      const content = readFileSync(join(folder, newest + ending))
      writeFileSync(join(folder, older + ending), content)
    }
    damage(join(folder, newest), 8192)
    expect(await runToEnd(cli('backup', 'verify'), env)).toEqual({
      code: 1,
      output: expect.stringMatching(/SHA-256[\s\S]*: intact\n1 of 2 cannot be restored/),
    })
    const refused = await runToEnd(cli('backup', 'restore', join(folder, newest)), env)
    expect(refused).toEqual({ code: 1, output: expect.stringContaining('Nothing was changed') })
    const restored = await runToEnd(cli('backup', 'restore'), env)
    expect(restored.output).toContainAll(`${newest} is skipped`, `The database is ${older} again`)
    rmSync(dataDir, { recursive: true })
  })

  it('restores a backup on an empty machine', async () => {
    const dataDir = await lived()
    const [backup] = backupsOf(dataDir) as [string]
    const elsewhere = mkdtempSync(join(tmpdir(), 'qismah-elsewhere-'))
    const [file, there] = [join(elsewhere, 'brought.sqlite'), join(elsewhere, 'not', 'yet', 'there')]
    for (const ending of ['', '.sha256']) cpSync(join(dataDir, 'backups', backup + ending), file + ending)
    const restored = await runToEnd(cli('backup', 'restore', file), serverEnvironment(there))
    expect(restored).toEqual({ code: 0, output: expect.stringContaining('is brought.sqlite again') })
    expect(everything(there)).toEqual(everything(dataDir))
    for (const folder of [dataDir, elsewhere]) rmSync(folder, { recursive: true })
  })

  it('does not start with an empty database if the database is missing and backups exist', async () => {
    const dataDir = await lived()
    const env = serverEnvironment(dataDir)
    renameSync(join(dataDir, 'qismah.sqlite'), join(dataDir, 'lost'))
    expect(await refusedStart(env)).toContain('npm run restore')
    expect(existsSync(join(dataDir, 'qismah.sqlite'))).toBe(false)
    expect(await runToEnd(cli('backup', 'restore'), env)).toMatchObject({ code: 0 })
    expect(everything(dataDir).users).toHaveLength(1)
    rmSync(dataDir, { recursive: true })
  })
})

describe('a change of key', () => {
  it('writes the new key to the settings file, and nothing opens with the old one', async () => {
    const dataDir = await lived()
    const file = join(dataDir, 'settings')
    writeFileSync(file, `# mine\nDATABASE_KEY=${TEST_KEYS.DATABASE_KEY}\nORIGIN=http://localhost:1\n`)
    const env = serverEnvironment(dataDir, { SETTINGS_FILE: file })
    const whole = everything(dataDir)

    const changed = await runToEnd(cli('admin', 'rekey'), env)
    expect(changed).toMatchObject({ code: 0 })
    const settings = readFileSync(file, 'utf8')
    const key = /^DATABASE_KEY=([0-9a-f]{64})$/m.exec(settings)?.[1]
    expect(key).not.toBe(TEST_KEYS.DATABASE_KEY)
    expect(settings).toContainAll('# mine\n', 'ORIGIN=http://localhost:1\n')
    expect(settings).not.toContainAll('NEW_DATABASE_KEY', TEST_KEYS.DATABASE_KEY)
    expect(changed.output).not.toContain(key)
    expect(everything(dataDir, key)).toEqual(whole)
    rmSync(file)
    expectNothingReadable(dataDir)

    expect(await refusedStart(env)).toContain('cannot be read with this DATABASE_KEY')
    expect(await runToEnd(cli('backup', 'verify'), { ...env, DATABASE_KEY: key! })).toMatchObject({ code: 0 })
    rmSync(dataDir, { recursive: true })
  })

  it('is refused with a wrong key, without one, and without a file for the new one', async () => {
    const dataDir = await lived()
    const env = serverEnvironment(dataDir, { NEW_DATABASE_KEY: NEW_KEY })
    const whole = readFileSync(join(dataDir, 'qismah.sqlite'))
    const { DATABASE_KEY: _, ...keyless } = env
    const { NEW_DATABASE_KEY: __, ...placeless } = env
    for (const [output, wrong] of [
      ['cannot be read with this DATABASE_KEY', { ...env, DATABASE_KEY: 'ee'.repeat(32) }],
      ['DATABASE_KEY is not set', keyless],
      ['NEW_DATABASE_KEY', placeless],
      ['64 hexadecimal digits', { ...env, NEW_DATABASE_KEY: 'short' }],
      ['is the present key', { ...env, NEW_DATABASE_KEY: TEST_KEYS.DATABASE_KEY }],
    ] as const) {
      const refused = await runToEnd(cli('admin', 'rekey'), wrong)
      expect(refused).toEqual({ code: 1, output: expect.stringContaining(output) })
      expect(refused.output).not.toMatch(/\n\s+at /)
    }
    expect(readFileSync(join(dataDir, 'qismah.sqlite')).equals(whole)).toBe(true)
    rmSync(dataDir, { recursive: true })
  })

  it('prevents the server from starting until it has ended', async () => {
    const dataDir = await lived()
    const env = serverEnvironment(dataDir, { NEW_DATABASE_KEY: NEW_KEY })
    expect(await runToEnd(['app/cli/serve.mjs'], env)).toEqual({
      code: 1,
      output: expect.stringContaining('npm run admin -- rekey'),
    })
    expect(await runToEnd(cli('admin', 'rekey'), env)).toMatchObject({ code: 0 })
    expect(await runToEnd(cli('admin', 'rekey'), env)).toEqual({
      code: 0,
      output: expect.stringContaining('all, before'),
    })
    expect(everything(dataDir, NEW_KEY).users).toHaveLength(1)
    rmSync(dataDir, { recursive: true })
  })
})
