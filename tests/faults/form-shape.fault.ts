import type * as Server from '#app/main.server.ts'
import { routesOf } from '../support/access.ts'
import { FORM_ATTACKS } from '../support/form-attacks.ts'
import { dataFolder, Visitor } from './kit.ts'
import { atMost, exactly, type Measurement, reported } from './measurements.ts'
import { startWatched } from './watched.ts'

/** Bodies that cost a parser far more than the sender, sent by a visitor to every address that takes a form. */
export default async function run(): Promise<Measurement[]> {
  const server = await startWatched({ DATA_DIR: dataFolder(), BACKUPS: 'off', RATE_LIMITS: 'off' })
  const build = (await import('#build/server/index.js' as string)) as typeof Server
  const { routes } = await build.remixBuild()
  try {
    const addresses = (await routesOf())
      .filter(({ id }) => routes[id]?.module.action)
      .flatMap(({ path }) => {
        const at = path.replace(/:\w+/g, '1').replace('*', 'nothing')
        return [at, `${at === '/' ? '/_root' : at}.data`]
      })
    const visitor = new Visitor(server.origin)
    const send = async (path: string, body: string) => {
      const answer = await visitor.send(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body,
      })
      return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength }
    }
    // The heap grows to its working size first; after that a request grows it by what that request needs.
    for (const address of addresses)
      for (const body of ['a=1', ...Object.values(FORM_ATTACKS)]) await send(address, body)
    let stallMs = 0
    let growthMb = 0
    let largest = 0
    let sent = 0
    let failed = 0
    for (const body of Object.values(FORM_ATTACKS))
      for (const address of addresses) {
        const before = (await server.measurements()).rssMb
        const { status, bytes } = await send(address, body)
        const during = await server.measurements()
        sent += 1
        if (status >= 500) failed += 1
        stallMs = Math.max(stallMs, during.stallMs)
        growthMb = Math.max(growthMb, during.rssMb - before)
        largest = Math.max(largest, bytes)
      }
    return [
      reported(
        'addresses, bodies',
        `${addresses.length}, ${Object.keys(FORM_ATTACKS).length}; ${sent} requests`,
      ),
      exactly('answers of 500 and more', failed, 0),
      atMost('event loop stood still for at most', stallMs, 50, 'ms'),
      atMost('memory grew in one request by at most', growthMb, 5, 'MB'),
      atMost('largest answer', largest / 1024, 8, 'kB'),
    ]
  } finally {
    await server.end()
  }
}
