import type { LoaderFunctionArgs } from '@remix-run/node'
import { dataFile, exportMyData } from '../../features/privacy/privacy.server'
import { pageLoader } from '../../http/page.server'

const read = pageLoader(exportMyData)

/** A file to keep, not a page. */
export async function loader(args: LoaderFunctionArgs) {
  const { name, content } = dataFile(await read(args))
  return new Response(content as Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}
