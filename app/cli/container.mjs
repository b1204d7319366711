import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { serveBuild } from './serve.mjs'
import { settings, stop } from './stages.mjs'

// In a container, everything is built already. Keys that are not in the environment are made once, on the volume.
try {
  accessSync('/data', constants.W_OK)
} catch {
  stop(`Qismah did not start. /data must be a folder that user ${process.getuid()} may write to.`)
}
settings('/data/qismah.env')

// `container.mjs admin list` runs a command beside the server. Without arguments, this starts the server.
const [name, ...args] = process.argv.slice(2)
if (name) {
  const program = `build/server/cli-${name}.js`
  if (!existsSync(program)) stop(`There is no command ${name}. There are: admin, backup, chart, reading.`)
  const { status } = spawnSync(process.execPath, [program, ...args], { stdio: 'inherit' })
  process.exitCode = status ?? 1
} else {
  await serveBuild()
}
