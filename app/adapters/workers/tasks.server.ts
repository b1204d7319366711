import type { BookletDocument } from '#app/adapters/pdf/booklet-document.ts'
import type { ReportDocument } from '#app/adapters/pdf/report-document.ts'
import type { Drawing } from '#app/adapters/picture/draw-picture.server.ts'
import { makeBackup, rotateBackups } from '#db/backup.ts'
import { openReadOnly } from '#db/client.server.ts'

interface BackupInput {
  database: string
  key: string | undefined
  folder: string
  now: Date
}

/**
 * Work that would block the event loop. Each kind of task runs in a separate thread. Input and output are copied
 * between threads, so they are plain data.
 */
export const tasks = {
  /** Makes a backup and removes those that it replaces. */
  async backup({ database, key, folder, now }: BackupInput) {
    const sqlite = openReadOnly({ path: database, key })
    try {
      const backup = makeBackup({ sqlite, path: database }, { folder, key, now })
      return { backup, removed: rotateBackups(folder, now) }
    } finally {
      sqlite.close()
    }
  },

  'report-pdf': drawDocument,
  /** A report or booklet with the reader's notes can take half a minute, and delays none without. */
  'book-pdf': drawDocument,

  async picture(drawing: Drawing) {
    // Loaded on first use, as the PDF library is.
    const { drawPicture } = await import('#app/adapters/picture/draw-picture.server.ts')
    return drawPicture(drawing)
  },
}

export type PrintedDocument = ReportDocument | BookletDocument

async function drawDocument(document: PrintedDocument) {
  // Loaded on first use: the PDF library is larger than the rest of the server.
  if ('evenings' in document) {
    const { renderBooklet } = await import('#app/adapters/pdf/draw-booklet.server.ts')
    return renderBooklet(document)
  }
  const { renderReport } = await import('#app/adapters/pdf/draw-report.server.ts')
  return renderReport(document)
}

type Tasks = typeof tasks
export type TaskName = keyof Tasks
export type Input<Name extends TaskName> = Parameters<Tasks[Name]>[0]
export type Output<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>
