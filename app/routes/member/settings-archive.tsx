import { archiveMyData } from '#app/features/privacy/privacy.server.ts'
import { fileResponse } from '#app/file-response.ts'
import { downloadAction, postOnlyLoader } from '#app/http/pages/page.server.ts'
import { paths } from '#app/paths.ts'

export const loader = postOnlyLoader('member', paths.settings)

/** Downloads the data and the report in one file. */
export const action = downloadAction(archiveMyData, paths.settings, ({ archive, name }) =>
  fileResponse(archive, 'application/zip', name),
)
