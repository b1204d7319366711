import { z } from 'zod'
import { specimen } from '#app/adapters/pdf/specimen.ts'
import { requestAnalysis } from '#app/features/analysis/analysis.server.ts'
import { birthRecordOf } from '#app/features/nativity/births/birth-data.repo.server.ts'
import { houseViewOf } from '#app/features/nativity/charts/charts.repo.server.ts'
import { ownReading } from '#app/features/nativity/charts/charts.server.ts'
import { printedBook } from '#app/features/notes/printed-book.server.ts'
import { operation } from '#app/features/operations/operation.server.ts'
import type { Services } from '#app/features/operations/services.ts'
import { reportDocument } from './report-document.server.ts'

export const exportReportSchema = z.object({
  /** An unknown paper size becomes A4, so that a link still gives a report. */
  paper: z.enum(['a4', 'letter']).catch('a4').default('a4'),
  /** The notes of the reflection book are printed only on request. */
  notes: z.literal('yes').nullish().catch(null),
})

/**
 * Makes a report that nobody sees, while no request waits. The first report of a process is slow, because it loads the
 * fonts and the code.
 */
export async function warmUpReports({ work }: Pick<Services, 'work'>): Promise<void> {
  await work.run('report-pdf', specimen)
}

/** The whole report as a PDF file and its name. @throws Refusal 404 without birth data or chart. */
export const exportReport = operation({
  name: 'reports.export',
  summary: 'The whole report as a PDF file',
  who: 'member',
  input: exportReportSchema,
  limit: 'write',
  idempotency: 'natural',
  async run(call, { paper, notes }) {
    const { services, actor } = call
    const reading = ownReading(services.db, actor.id)
    const houseView = houseViewOf(services.db, actor.id)
    const record = birthRecordOf(services.db, actor.id)!
    const analysis = await requestAnalysis.run(call, {})
    const madeAt = services.clock.now()
    const file = await services.work.run(
      'report-pdf',
      reportDocument({
        person: actor,
        record,
        reading,
        houseView,
        analysis,
        book: notes === 'yes' ? printedBook(services.db, actor.id) : null,
        paper,
        madeAt,
        origin: services.settings.origin,
      }),
    )
    return { file, name: `qismah-report-${madeAt.toISOString().slice(0, 10)}.pdf` }
  },
})
