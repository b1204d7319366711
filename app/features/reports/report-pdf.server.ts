import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ReportDocument } from '#app/adapters/pdf/report-document.ts'
import { specimen } from '#app/adapters/pdf/specimen.ts'
import { requireFreshProof } from '#app/features/account/fresh-proof.server.ts'
import { analysisView } from '#app/features/analysis/analysis.server.ts'
import { loadOwnChart } from '#app/features/charts/charts.server.ts'
import { printedBook } from '#app/features/notes/printed-book.server.ts'
import { MINUTE } from '#app/operations/clock.ts'
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

/** Finished reports, the oldest first. Each has some hundred kilobytes. */
const kept = new Map<string, Uint8Array>()
const MOST_KEPT = 20
/** After this time a report is forgotten, so that little data of a person who left stays in memory. */
const FORGOTTEN_AFTER = 10 * MINUTE

/** The last report of each person that is not finished. */
const unfinished = new Map<string, Promise<unknown>>()

/**
 * The file of a report, from memory if its contents are those of the last one. The reports of a person are made one
 * after the other, so that other people wait for one of them at most.
 */
async function reportFile(call: Call<'member'>, document: ReportDocument): Promise<Uint8Array> {
  const { actor } = call
  const { madeAt: _, ...contents } = document
  const key = createHash('sha256')
    .update(JSON.stringify([actor.id, contents]))
    .digest('base64')
  const turn = Promise.resolve(unfinished.get(actor.id)).then(
    () => kept.get(key) ?? makeReport(call, document, key),
  )
  const settled = turn.catch(() => {})
  unfinished.set(actor.id, settled)
  try {
    return await turn
  } finally {
    if (unfinished.get(actor.id) === settled) unfinished.delete(actor.id)
  }
}

async function makeReport({ services, address }: Call, document: ReportDocument, key: string) {
  const { work, limits } = services
  const size = document.book?.notes.reduce((sum, { text }) => sum + text.length, 0) ?? 0
  const file = await work.run(size > 0 ? 'book-pdf' : 'report-pdf', document, {
    charge: (milliseconds) => limits.charge(address, milliseconds),
    size,
  })
  kept.set(key, file)
  setTimeout(() => kept.delete(key), FORGOTTEN_AFTER).unref()
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return file
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
  const file = await reportFile(call, document)
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
