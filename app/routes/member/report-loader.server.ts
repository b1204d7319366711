import type { LoaderFunctionArgs } from '@remix-run/node'
import { tableTerms } from '#app/content/term-notes.server.ts'
import { readReport } from '#app/features/reports/reports.server.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'

const read = pageLoader(readReport)

/** The report, and the terms of its tables. */
export const reportLoader = async (args: LoaderFunctionArgs) => ({
  ...(await read(args)),
  terms: tableTerms(),
})
