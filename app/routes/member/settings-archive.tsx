import type { ActionFunctionArgs } from '@remix-run/node'
import { archiveMyData } from '#app/features/privacy/privacy.server.ts'
import { fileResponse } from '#app/file-response.ts'
import { downloadAction, postOnlyLoader } from '#app/http/pages/download.server.ts'
import { paths } from '#app/paths.ts'

const read = downloadAction(archiveMyData, paths.settings)

export const loader = postOnlyLoader('member', paths.settings)

/** Downloads the data and the report in one file. */
export async function action(args: ActionFunctionArgs) {
  const { archive, name } = await read(args)
  return fileResponse(archive, 'application/zip', name)
}
