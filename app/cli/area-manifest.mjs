import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The browser's router knows only the routes in its manifest: those of pages with React, the layouts around them, and
 * those that their forms are sent to. Every other page loads a new document. Members' pages never lead to the
 * back-office without one, so the members' manifest leaves out the back-office too.
 */
const folder = 'build/client/assets'
const BACK_OFFICE = /^routes\/admin\//
const AREAS = /^routes\/(member|admin)\//

const hasCode = ({ module }) =>
  !/^\s*(export\s*\{\s*\};?)?\s*$/.test(readFileSync(join('build/client', module), 'utf8'))

/** Downloads have no layout, and the browser requests them without the router. */
const isSentTo = ({ hasAction, parentId }) => hasAction && parentId !== 'root'

/** Leaves out fields that Remix reads as false or empty when they are missing. */
function lean(route) {
  return Object.fromEntries(
    Object.entries(route).filter(([, value]) => value !== false && !(Array.isArray(value) && !value.length)),
  )
}

for (const name of readdirSync(folder)) {
  if (!/^manifest-\w+\.js$/.test(name)) continue
  const [head, json] = readFileSync(join(folder, name), 'utf8').split(/(?<=^window\.__remixManifest=)/)
  const manifest = JSON.parse(json.replace(/;\s*$/, ''))
  const known = Object.entries(manifest.routes).filter(
    ([id, route]) => id === 'root' || (AREAS.test(id) && (hasCode(route) || isSentTo(route))),
  )
  const write = (file, routes) => {
    const areaManifest = {
      ...manifest,
      routes: Object.fromEntries(routes.map(([id, route]) => [id, lean(route)])),
    }
    writeFileSync(join(folder, file), `${head}${JSON.stringify(areaManifest)};`)
  }
  write(name, known)
  write(
    `members-${name}`,
    known.filter(([id]) => !BACK_OFFICE.test(id)),
  )
}
