import { spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { needSupportedNode } from './supported-node.mjs'

// Plain JavaScript without packages: this runs before anything is installed.

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
process.chdir(root)

/**
 * npm passes a signal to the shell that it runs a script in, and the shell ends without passing it on. So if npm has started
 * this process, the end of its parent counts as the signal.
 */
export function endWithNpm() {
  if (!env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250).unref()
}

/** Stages print to standard error, so that the output of a command stays clean. */
export function say(line) {
  process.stderr.write(`${line}\n`)
}

export function stop(message) {
  say(`\n${message}`)
  process.exit(1)
}

export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', 2, 2], cwd: root, ...options })
  if (error) throw error
  return status ?? 1
}

/** With `stdio` 'pipe' what the command prints is shown only if it fails. */
function must(what, command, args, stdio = ['ignore', 2, 2]) {
  const began = Date.now()
  say(`• ${what}`)
  const { status, error, stdout, stderr } = spawnSync(command, args, { cwd: root, stdio })
  if (error) throw error
  if (status !== 0) stop(`${stdout ?? ''}${stderr ?? ''}${what}: failed (${command} ${args.join(' ')}).`)
  say(`  done in ${((Date.now() - began) / 1000).toFixed(1)} s`)
}

function hashOfFiles(paths) {
  const hash = createHash('sha256')
  const add = (path) => {
    if (!existsSync(path)) return
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name))
    } else if (!/\.test\.tsx?$/.test(path)) {
      hash.update(path).update('\0').update(readFileSync(path)).update('\0')
    }
  }
  for (const path of paths) add(path)
  return hash.digest('hex')
}

const stampPath = (name) => join('.cache', `${name}.stamp`)
const isCurrent = (name, value) =>
  existsSync(stampPath(name)) && readFileSync(stampPath(name), 'utf8') === value
function stamp(name, value) {
  mkdirSync('.cache', { recursive: true })
  writeFileSync(stampPath(name), value)
}

/**
 * Installs the packages of the lock file, unless the last installation was of the same file. Those that only tests need,
 * in `tests/packages`, are installed for tests, and kept where they are.
 */
export async function install({ tests = existsSync('node_modules/vitest') } = {}) {
  await needSupportedNode()
  // A link leads to a folder that another copy of the project also uses, and npm would empty it.
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) return
  const wanted = `${hashOfFiles(['package-lock.json'])}${process.version}${tests ? ' and tests' : ''}`
  if (existsSync('node_modules') && isCurrent('install', wanted)) return
  const isComplete = !tests || existsSync('node_modules/vitest')
  if (existsSync('node_modules/.package-lock.json') && !existsSync(stampPath('install')) && isComplete) {
    // A manual installation (npm ci) is used if it is newer than the lock file.
    if (statSync('node_modules/.package-lock.json').mtimeMs >= statSync('package-lock.json').mtimeMs) {
      stamp('install', wanted)
      return
    }
  }
  must('Installing packages (about a minute the first time)', 'npm', [
    'ci',
    ...(tests ? [] : ['--workspaces=false']),
    // Also with NODE_ENV=production: the build needs them.
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
  stamp('install', wanted)
}

/** Builds the application, unless its sources have not changed since the last build. */
export function build() {
  const wanted = hashOfFiles([
    'app',
    'content',
    'db',
    'public',
    'tools/content',
    'package-lock.json',
    'remix.config.js',
    'tailwind.config.ts',
    'vite.config.ts',
  ])
  if (existsSync('build/server/index.js') && isCurrent('build', wanted)) return
  // Remix still uses options that Vite warns of.
  must('Building', 'npm', ['run', '--silent', 'build'], 'pipe')
  stamp('build', wanted)
}

/**
 * Starts building the list of places if it is missing, in parallel with the next stages: the server needs it, and
 * building it uses one processor.
 * @returns a function that waits for its end
 */
export function beginPlaces() {
  const file = env.PLACES_FILE || join(env.DATA_DIR || 'data', 'places.sqlite')
  if (existsSync(file)) return async () => {}
  const began = Date.now()
  say('• Building the list of places, beside what comes next')
  const child = spawn(process.execPath, ['--import', 'tsx', 'db/seed/places.ts', file], {
    cwd: root,
    stdio: ['ignore', 'ignore', 2],
  })
  const ended = once(child, 'exit').then(([status]) => [status, Date.now() - began])
  return async () => {
    const [status, took] = await ended
    // If this failed, the start builds the list and reports the error.
    if (status === 0) say(`• List of places: built in ${(took / 1000).toFixed(1)} s`)
  }
}

/** Makes the settings file with new keys if there is none, and reads it. Values of the environment take precedence. */
export function settings(file = '.env') {
  const given = env.DATABASE_KEY && env.SESSION_SECRET
  if (!existsSync(file)) {
    if (given) return
    const key = () => randomBytes(32).toString('hex')
    mkdirSync(dirname(resolve(file)), { recursive: true })
    writeFileSync(
      file,
      [
        '# Settings of this installation; docs/settings.md explains each. Keep this file: without',
        '# DATABASE_KEY nobody, you included, can read the database or its backups.',
        `DATABASE_KEY=${key()}`,
        `SESSION_SECRET=${key()}`,
        '#PORT=3000',
        '#HOST=127.0.0.1',
        '#DATA_DIR=data',
        '#ORIGIN=https://qismah.example',
        '#OWNER_EMAIL=',
        '#SMTP_URL=smtps://user:password@mail.example',
        '#MAIL_FROM=Qismah <qismah@qismah.example>',
        '#CONTACT_EMAIL=',
        '#GOOGLE_CLIENT_ID=',
        '#GOOGLE_CLIENT_SECRET=',
        '#CHANNEL_URL=',
        '',
      ].join('\n'),
      { mode: 0o600 },
    )
    say(`• Settings file ${file} made, with new keys`)
  }
  process.loadEnvFile(file)
  env.SETTINGS_FILE = resolve(file)
}
