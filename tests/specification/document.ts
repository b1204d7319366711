import { type Area, areas } from './catalogue.ts'
import type { Proof } from './proofs.ts'

export const DOCUMENT = 'docs/specification.md'

const NOT_YET = '—'

const INTRODUCTION = `# What was specified, and the test that proves it

Each row is a screen, a call, a message, a kind of data or a limit of the specification; quoted words are exact. Beside it are
the tests that prove it. The table is made from marks in the tests and from the examples of the calls
(\`tests/specification\`, \`tests/support/calls\`) by \`npm run docs:proof\`; a test fails where it is out of date, where the
tests marked with a row do not name each of its texts, and where a row has no test. A text that a page has for screen readers only
proves nothing (\`tests/routes/seen-texts.test.ts\`).
`

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

function proofCell(proofs: readonly Proof[]): string {
  if (proofs.length === 0) return NOT_YET
  const links = proofs.map(({ file, title }) => `[${cell(title)}](../${file})`)
  return [...new Set(links)].join('<br>')
}

function areaText({ title, parts, note }: Area, proofs: readonly Proof[]): string {
  const tables = parts.map(({ heading, rows }) => {
    const spoken = rows.some(({ row }) => row.texts.length > 0)
    const lines = rows.map(({ id, row }) => {
      const words = row.texts.map((text) => `“${cell(text)}”`).join('<br>')
      const proof = proofCell(proofs.filter((one) => one.id === id))
      const first = id.startsWith('screen: /') ? `\`${id.slice(8).split(' ')[0]}\` ${row.what}` : row.what
      return `| ${[cell(first), ...(spoken ? [words] : []), proof].join(' | ')} |`
    })
    const head = spoken
      ? ['| what | words | proved by |', '| --- | --- | --- |']
      : ['| what | proved by |', '| --- | --- |']
    return [`### ${heading}`, '', ...head, ...lines].join('\n')
  })
  return [`## ${title}`, ...(note ? [note] : []), ...tables].join('\n\n')
}

export function documentOf(proofs: readonly Proof[]): string {
  return `${[INTRODUCTION.trim(), ...areas.map((area) => areaText(area, proofs))].join('\n\n')}\n`
}
