import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castChart, HOUSE_SYSTEM_KEYS, inHouseSystem } from '#app/astro/index.server.ts'
import { compose } from '#app/guidance/index.server.ts'
import type * as Server from '#app/main.server.ts'
import { edgeBundle, FILES, publicRoutes } from '../edge/bundle.ts'
import { startWorkerd, type Workerd } from '../edge/workerd.ts'
import { testApp } from '../support/app.ts'

const app = await testApp()
const remix = await ((await import('#build/server/index.js' as string)) as typeof Server).remixBuild()
const { databaseKey, origin, google, embeddings, replicated, channelUrl, figures } = app.services.settings

let worker: Workerd
beforeAll(async () => {
  const settings = {
    databaseKey: databaseKey ? 'set' : null,
    origin,
    google,
    embeddings,
    replicated,
    channelUrl,
    figures,
    now: app.clock.now().toISOString(),
  }
  worker = await startWorkerd(await edgeBundle(remix, settings), FILES)
}, 120_000)
afterAll(() => worker?.stop())

const BIRTHS = [
  { utc: '1978-07-15T11:30:00.000Z', latitude: 41.01, longitude: 28.95 },
  { utc: '1901-12-31T23:59:00.000Z', latitude: -33.87, longitude: 151.21 },
  { utc: '2024-02-29T00:00:00.000Z', latitude: 69.65, longitude: 18.96 },
]

/** Another build of V8 may round the last digit of a sine differently. */
const near = (_: string, value: unknown) =>
  typeof value === 'number' && !Number.isInteger(value) ? expect.closeTo(value, 9) : value

describe('in workerd', () => {
  const ask = async (path: string, birth: (typeof BIRTHS)[number], houses: string) => {
    const { utc, latitude, longitude } = birth
    const query = new URLSearchParams({ utc, latitude: `${latitude}`, longitude: `${longitude}`, houses })
    const answer = await fetch(`${worker.origin}${path}?${query}`)
    expect(answer.status).toBe(200)
    return answer.json()
  }

  it.each(BIRTHS)('a chart equals the one that Node casts: $utc', async (birth) => {
    for (const houseSystem of HOUSE_SYSTEM_KEYS) {
      const chart = inHouseSystem(castChart({ ...birth, utc: new Date(birth.utc) }), houseSystem)
      const wanted = JSON.parse(JSON.stringify(chart), near)
      expect(await ask('/edge/chart', birth, houseSystem)).toEqual(wanted)
    }
  })

  it.each(BIRTHS)('a reading equals the one that Node composes: $utc', async (birth) => {
    const chart = castChart({ ...birth, utc: new Date(birth.utc) })
    expect(await ask('/edge/reading', birth, 'placidus')).toEqual(
      JSON.parse(JSON.stringify(compose({ chart }))),
    )
  })

  it('every public page equals the one that Node renders', async () => {
    const nonceless = (html: string) => html.replace(/ nonce="[^"]*"/g, '').replaceAll(worker.origin, origin)
    const paths = publicRoutes(remix).map((id) => `/${remix.routes[id]?.path?.replace(/^ar\?\/?/, '') ?? ''}`)
    expect(paths.length).toBeGreaterThan(8)
    for (const path of paths) {
      const there = await fetch(worker.origin + path)
      const here = await app.browser().get(path)
      expect(there.status, path).toBe(200)
      expect(there.headers.get('Cache-Control'), path).toBe(here.headers.get('Cache-Control'))
      // Not by `toBe`, which would print both pages.
      expect(nonceless(await there.text()) === nonceless(await here.text()), path).toBe(true)
    }
  })
})
