import { dataFile, exportMyData } from '#app/features/privacy/privacy.server.ts'
import { fileResponse } from '#app/file-response.ts'
import { downloadAction, postOnlyLoader } from '#app/http/pages/page.server.ts'
import { paths } from '#app/paths.ts'

export const loader = postOnlyLoader('member', paths.settings)

/** Downloads the data as a file. */
export const action = downloadAction(exportMyData, paths.settings, (data) => {
  const { name, content } = dataFile(data)
  return fileResponse(content as Uint8Array<ArrayBuffer>, 'application/json; charset=utf-8', name)
})
