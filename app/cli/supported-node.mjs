import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import process, { arch, argv, env, execArgv, execPath, exit, platform, stderr, versions } from 'node:process'
import { fileURLToPath } from 'node:url'

// Plain JavaScript without packages that runs on old Node versions too: this runs before anything is installed.

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** The oldest Node that can run the application, as package.json says under `engines`. */
const [oldestMajor, oldestMinor] = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  .engines.node.match(/\d+/g)
  .map(Number)

/** The version that is installed if the current Node is too old. */
const PINNED = '24.21.0'

/**
 * Starts the same command again with a supported Node if this one is too old. That Node comes from the npm registry
 * and stays in `.cache/node-VERSION`. Resolves if this Node is supported; otherwise ends the process with the other one, to
 * which it passes signals.
 */
export async function needSupportedNode() {
  const [major, minor] = versions.node.split('.').map(Number)
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  const node = installNode(PINNED)
  stderr.write(`• Node ${versions.node} is too old; continuing with Node ${PINNED} from .cache\n`)
  const child = spawn(node, [...execArgv, ...argv.slice(1)], {
    stdio: 'inherit',
    env: environmentWith(node),
  })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  await new Promise((_, fail) => {
    child.once('error', fail)
    child.once('exit', (status) => exit(status ?? 1))
  })
}

/** An environment in which `node`, and the npm that it runs, are the given Node. */
export function environmentWith(node) {
  return { ...env, PATH: `${dirname(node)}${delimiter}${env.PATH}` }
}

/**
 * Installs Node from the npm registry into `.cache` if it is missing. The package for a platform contains the program
 * itself and needs no install script.
 * @returns the path of the program
 */
export function installNode(version) {
  const name = `node${platform === 'darwin' && arch === 'arm64' ? '-bin' : ''}-${platform === 'win32' ? 'win' : platform}-${arch}`
  const folder = join(root, '.cache', `node-${version}`)
  const node = join(folder, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(node)) return node
  mkdirSync(folder, { recursive: true })
  const { status, error } = spawnSync(
    'npm',
    [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      `${name}@${version}`,
    ],
    { stdio: ['ignore', 2, 2], cwd: folder, shell: platform === 'win32' },
  )
  if (error || status !== 0 || !existsSync(node)) {
    stderr.write(
      `\nQismah needs Node ${oldestMajor}.${oldestMinor} or newer; this is Node ${versions.node} (${execPath}), and Node ${version} could not be installed from the npm registry. Install a newer Node (https://nodejs.org) and try again.\n`,
    )
    exit(1)
  }
  return node
}
