import { readFileSync, writeFileSync } from 'node:fs'
import { ERROR_CODES } from '#app/operations/refusal-codes.ts'

const CODES_DOCUMENT = 'docs/calls.md'
const FROM = '<!-- codes -->\n'
const TO = '<!-- end of codes -->'

const rows = Object.entries(ERROR_CODES).map(
  ([code, { status, meaning }]) => `| \`${code}\` | ${status} | ${meaning} |`,
)
const table = ['| code | status | meaning |', '| --- | --- | --- |', ...rows, ''].join('\n')

/** The current document, and the document as the registry of codes gives it. */
export function codesDocument(): { written: string; due: string } {
  const written = readFileSync(CODES_DOCUMENT, 'utf8')
  const from = written.indexOf(FROM)
  const to = written.indexOf(TO)
  if (from < 0 || to < from) throw new Error(`${CODES_DOCUMENT} has no place for the table of codes.`)
  return { written, due: `${written.slice(0, from + FROM.length)}\n${table}\n${written.slice(to)}` }
}

if (import.meta.main) writeFileSync(CODES_DOCUMENT, codesDocument().due)
