import { expect, it } from 'vitest'
import { exportReportSchema } from './report-pdf.server.ts'

it('a report is printed on A4 without notes by default', () => {
  expect(exportReportSchema.parse({})).toEqual({ paper: 'a4' })
  expect(exportReportSchema.parse({ paper: 'letter', notes: 'yes' })).toEqual({
    paper: 'letter',
    notes: 'yes',
  })
  expect(exportReportSchema.parse({ paper: 'a4', notes: null })).toEqual({ paper: 'a4', notes: null })
  expect(exportReportSchema.parse({ notes: '2026' })).toMatchObject({ notes: '2026' })
  expect(exportReportSchema.parse({ notes: '20261' })).toMatchObject({ notes: null })
  expect(exportReportSchema.parse({ paper: 'a5', notes: 'no' })).toEqual({ paper: 'a4', notes: null })
})
