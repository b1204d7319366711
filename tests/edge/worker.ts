import { castChart, type HouseSystem, inHouseSystem } from '#app/astro/index.server.ts'
import { compose } from '#app/guidance/index.server.ts'
import { publicPageOf } from './public-pages.ts'

/** The engine, the reading and the public pages behind one address each, for a runtime that has the web's interfaces. */
async function answer(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname !== '/edge/chart' && pathname !== '/edge/reading') return publicPageOf(request)
  const cast = castChart({
    utc: new Date(searchParams.get('utc') ?? ''),
    latitude: Number(searchParams.get('latitude')),
    longitude: Number(searchParams.get('longitude')),
  })
  const chart = inHouseSystem(cast, (searchParams.get('houses') ?? 'placidus') as HouseSystem)
  return Response.json(pathname === '/edge/chart' ? chart : compose({ chart }))
}

export default { fetch: answer }
