import { z } from 'zod'
import { specimen } from '#app/adapters/pdf/specimen.ts'
import { requireFreshProof } from '#app/features/account/fresh-proof.server.ts'
import { analysisView } from '#app/features/analysis/analysis.server.ts'
import { loadOwnChart } from '#app/features/charts/charts.server.ts'
import { printedBook } from '#app/features/notes/printed-book.server.ts'
import { printedFile } from '#app/features/notes/printed-file.server.ts'
import { type Call, operation } from '#app/operations/operation.server.ts'
import type { Services } from '#app/operations/services.ts'
import { reportDocument } from './make-document.server.ts'

export const exportReportSchema = z.object({
  /** An unknown paper size becomes A4, so that a link still gives a report. */
  paper: z.enum(['a4', 'letter']).catch('a4').default('a4'),
  /** The notes of the reflection book are printed only on request: all of them, or those of one year. */
  notes: z
    .union([z.literal('yes'), z.string().regex(/^\d{4}$/)])
    .nullish()
    .catch(null),
})

/**
 * Makes a report that nobody sees, while no request waits. The first report of a process is slow, because it loads the
 * fonts and the code.
 */
export async function warmUpReports({ work }: Pick<Services, 'work'>): Promise<void> {
  await work.run('report-pdf', specimen)
}

/** The whole report as a PDF file and its name. @throws Refusal 404 without birth data or chart. */
export async function exportedReport(
  call: Call<'member'>,
  { paper, notes }: z.output<typeof exportReportSchema>,
) {
  if (notes) requireFreshProof(call)
  const { services, actor } = call
  const chartRecord = loadOwnChart(services.db, actor.id)
  const analysis = analysisView(call, {})
  const madeAt = services.clock.now()
  const document = reportDocument({
    person: actor,
    chartRecord,
    houseView: actor.houseView,
    analysis,
    book: notes ? printedBook(services.db, actor.id, notes === 'yes' ? undefined : notes) : null,
    paper,
    madeAt,
    origin: services.settings.origin,
  })
  const size = document.book?.notes.reduce((sum, { text }) => sum + text.length, 0) ?? 0
  const file = await printedFile(call, document, size)
  const ofYear = notes && notes !== 'yes' ? `-notes-${notes}` : ''
  return { file, name: `qismah-report-${madeAt.toISOString().slice(0, 10)}${ofYear}.pdf` }
}

export const exportReport = operation({
  name: 'reports.export',
  summary: 'The whole report as a PDF file',
  who: 'member',
  input: exportReportSchema,
  limit: 'write',
  idempotency: 'natural',
  run: exportedReport,
})
