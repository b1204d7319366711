import type { ReportDocument } from '#app/adapters/pdf/report-document.ts'
import { makeBackup, rotateBackups } from '#db/backup.ts'
import { openToRead } from '#db/client.server.ts'

interface BackupInput {
  database: string
  key: string | undefined
  folder: string
  now: Date
}

/**
 * Work that would hold up everybody's pages: each runs in a thread of its own. What goes in and comes out
 * is copied between threads, so it is plain data.
 */
export const tasks = {
  /** Makes a backup and removes those that it replaces. */
  async backup({ database, key, folder, now }: BackupInput) {
    const sqlite = openToRead({ path: database, key })
    try {
      const backup = makeBackup({ sqlite, path: database }, { folder, key, now })
      return { backup, removed: rotateBackups(folder, now) }
    } finally {
      sqlite.close()
    }
  },

  async 'report-pdf'(report: ReportDocument) {
    // Loaded when first asked for: the PDF library is larger than all the rest of the server.
    const { renderReport } = await import('#app/adapters/pdf/report-pdf.server.ts')
    return renderReport(report)
  },
}

export type Tasks = typeof tasks
export type TaskName = keyof Tasks
export type Input<Name extends TaskName> = Parameters<Tasks[Name]>[0]
export type Output<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>
