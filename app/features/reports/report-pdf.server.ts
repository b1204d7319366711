import { requestAnalysis } from '../analysis/analysis.server'
import { birthRecordOf } from '../birth-data/birth-data.repo.server'
import { ownReading } from '../charts/charts.server'
import { operation } from '../operation.server'
import { reportDocument } from './report-document.server'
import { exportReportSchema } from './report-pdf.schema'

/** The whole report as a PDF file and its name. @throws Refusal 404 without birth data or chart. */
export const exportReport = operation({
  name: 'reports.export',
  summary: 'The whole report as a PDF file',
  who: 'member',
  input: exportReportSchema,
  limit: 'write',
  repeat: 'same',
  async run(call, { paper }) {
    const { services, actor } = call
    const reading = ownReading(services.db, actor.id)
    const record = birthRecordOf(services.db, actor.id)!
    const analysis = await requestAnalysis.run(call, {})
    const madeAt = services.clock.now()
    const file = await services.work.run(
      'report-pdf',
      reportDocument({ person: actor, record, reading, analysis, paper, madeAt }),
    )
    return { file, name: `qismah-report-${madeAt.toISOString().slice(0, 10)}.pdf` }
  },
})
