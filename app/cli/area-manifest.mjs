import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The router of the browser knows the routes that its manifest lists. Members' pages never lead to the back-office or to
 * the calls without a new document, so theirs leaves those out.
 */
const folder = 'build/client/assets'
const BACK_OFFICE = /^routes\/(admin|api)\//

for (const name of readdirSync(folder)) {
  if (!/^manifest-\w+\.js$/.test(name)) continue
  const [head, json] = readFileSync(join(folder, name), 'utf8').split(/(?<=^window\.__remixManifest=)/)
  const manifest = JSON.parse(json.replace(/;\s*$/, ''))
  const routes = Object.entries(manifest.routes).filter(([id]) => !BACK_OFFICE.test(id))
  const own = { ...manifest, routes: Object.fromEntries(routes) }
  writeFileSync(join(folder, `members-${name}`), `${head}${JSON.stringify(own)};`)
}
