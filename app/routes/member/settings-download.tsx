import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportMyData } from '../../features/privacy/privacy.server'
import { pageLoader } from '../../http/page.server'

const read = pageLoader(exportMyData)

/** A file to keep, not a page. */
export async function loader(args: LoaderFunctionArgs) {
  const everything = await read(args)
  const day = everything.exportedAt.slice(0, 10)
  return new Response(`${JSON.stringify(everything, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="qismah-my-data-${day}.json"`,
      'Cache-Control': 'no-store',
    },
  })
}
