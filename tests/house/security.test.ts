import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The rows of docs/security.md: a threat, what answers it, and the tests that prove it. */
const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (threat|---) /.test(line))
  .map((line) => line.slice(2, -2).split(' | '))

/** `file`: “title”, “title”; `file`: “title” */
function testsNamed(cell: string): { file: string; titles: string[] }[] {
  return [...cell.matchAll(/`([^`]+)`: ((?:“[^”]+”(?:, )?)+)/g)].map(([, file, titles]) => ({
    file: file!,
    titles: [...titles!.matchAll(/“([^”]+)”/g)].map(([, title]) => title!),
  }))
}

function isTitleIn(file: string, title: string): boolean {
  const text = readFileSync(file, 'utf8')
  return ["'", '"', '`'].some((quote) => text.includes(`(${quote}${title}${quote}, `))
}

describe('docs/security.md', () => {
  it('has three cells in each row, of which the last names tests', () => {
    expect(rows.length).toBeGreaterThan(25)
    expect(rows.filter((row) => row.length !== 3 || testsNamed(row[2]!).length === 0)).toEqual([])
  })

  it('names tests that are there', () => {
    const missing = rows
      .flatMap((row) => testsNamed(row[2] ?? ''))
      .flatMap(({ file, titles }) => {
        if (!existsSync(file)) return [`${file} is not there`]
        return titles.filter((title) => !isTitleIn(file, title)).map((title) => `${file}: ${title}`)
      })
    expect(missing).toEqual([])
  })
})
