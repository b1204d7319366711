import type { ActionFunctionArgs } from '@remix-run/node'
import { dataFile, exportMyData } from '#app/features/privacy/privacy.server.ts'
import { fileResponse } from '#app/file-response.ts'
import { downloadAction, postOnlyLoader } from '#app/http/pages/download.server.ts'
import { paths } from '#app/paths.ts'

const read = downloadAction(exportMyData, paths.settings)

export const loader = postOnlyLoader('member', paths.settings)

/** Downloads the data as a file. */
export async function action(args: ActionFunctionArgs) {
  const { name, content } = dataFile(await read(args))
  return fileResponse(content as Uint8Array<ArrayBuffer>, 'application/json; charset=utf-8', name)
}
