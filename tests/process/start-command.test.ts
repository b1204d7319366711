import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { freePort, serverEnvironment } from '../support/server.ts'

const folders: string[] = []
/** All processes of a start, of which a failed test may leave some. */
const groups: number[] = []
afterAll(() => {
  for (const group of groups) {
    try {
      process.kill(-group, 'SIGKILL')
    } catch {
      // All have ended.
    }
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function newFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `qismah-${name}-`))
  folders.push(folder)
  return folder
}

/** The repository as it is after a first start: with its packages and its build. */
function startedBefore(oldestNode: string): string {
  const folder = newFolder('started')
  const { scripts, ...manifest } = JSON.parse(readFileSync('package.json', 'utf8'))
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      ...manifest,
      engines: { node: oldestNode },
      workspaces: [],
      scripts: { start: scripts.start, build: 'node -e 0' },
    }),
  )
  for (const name of ['build', 'db', 'node_modules']) symlinkSync(resolve(name), join(folder, name))
  mkdirSync(join(folder, 'app'))
  for (const name of readdirSync('app')) {
    if (name !== 'cli') symlinkSync(resolve('app', name), join(folder, 'app', name))
  }
  // The start script changes to its own folder.
  cpSync('app/cli', join(folder, 'app/cli'), { recursive: true })
  mkdirSync(join(folder, '.cache'))
  for (const name of readdirSync('.cache').filter((each) => each.startsWith('node-')))
    symlinkSync(resolve('.cache', name), join(folder, '.cache', name))
  return folder
}

/** The folders of programs in this environment, without the Node that the tests were started again with. */
const ownPath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('.cache') && !folder.includes('node_modules'))
const pinned = /^24\.\d+\.\d+/.exec(process.versions.node)?.[0]
const installed = ownPath.map((folder) => join(folder, 'node')).find((path) => existsSync(path))
const version = installed ? execFileSync(installed, ['--version'], { encoding: 'utf8' }).trim().slice(1) : ''
const hasOlder = Boolean(pinned && version && version.localeCompare(pinned, 'en', { numeric: true }) < 0)

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

async function isFreeAfterSignal(oldestNode: string, PATH: string): Promise<void> {
  const port = await freePort()
  const cwd = startedBefore(oldestNode)
  const env = serverEnvironment(newFolder('data'), { PATH, PORT: String(port), HOST: '127.0.0.1' })
  const npm = spawn('npm', ['start'], { cwd, env, stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  groups.push(npm.pid!)
  let output = ''
  npm.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const ended = once(npm, 'exit')
  await expect.poll(() => output, { timeout: 60_000 }).toContain('is ready at')
  expect(await answers(port)).toBe(true)
  npm.kill('SIGTERM')
  await ended
  await expect.poll(() => answers(port), { timeout: 5000 }).toBe(false)
  await expect.poll(() => output).toContain('Stopped: requests finished, database closed.')
}

it('SIGTERM to npm start stops the server, and its port is free within five seconds', () =>
  isFreeAfterSignal('>=22.12', process.env.PATH ?? ''))

it.runIf(hasOlder)('also where an older Node has started this one', () =>
  isFreeAfterSignal(`>=${pinned}`, ownPath.join(delimiter)),
)
