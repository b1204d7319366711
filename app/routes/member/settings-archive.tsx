import type { LoaderFunctionArgs } from '@remix-run/node'
import { archiveMyData } from '../../features/privacy/privacy.server'
import { pageLoader } from '../../http/page.server'

const read = pageLoader(archiveMyData)

/** The data and the report, in one file to keep. */
export async function loader(args: LoaderFunctionArgs) {
  const { archive, name } = await read(args)
  return new Response(archive, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}
