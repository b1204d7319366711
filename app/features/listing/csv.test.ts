import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvResponse } from './csv.server.ts'

async function fileOf(...cells: string[]): Promise<string> {
  const response = csvResponse({
    name: 'file.csv',
    columns: cells.map((cell, index) => ({ head: `head ${index}`, value: () => cell })),
    read: (last: number | null) => (last === null ? [1] : []),
  })
  return (await response.text()).split('\r\n').slice(1).join('\r\n')
}

/** The cells as a spreadsheet reads them that uses this separator and ignores quotes inside a cell. */
const cellsBy = (separator: string, file: string) =>
  file.split(/\r\n|\r|\n/).flatMap((line) => line.split(separator))
const FORMULA = /^["\s]*[=+\-@＝]/

describe('a cell', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    ' =1+1',
    '＝1+1',
    '"=1+1',
  ])('%j does not begin a formula', async (text) => {
    expect(await fileOf(text)).not.toMatch(FORMULA)
  })

  it.each([';', '\t'])('is safe if %j is the separator', async (separator) => {
    const texts = [`a${separator}=1+1`, `a"${separator}"=1+1`, `a${separator} @x`, 'a\n=1+1', 'a\r-2']
    for (const text of texts)
      for (const cell of cellsBy(separator, await fileOf('id', text)))
        expect(cell, JSON.stringify(text)).not.toMatch(FORMULA)
  })

  it('holds no formula whatever is typed, with either separator', async () => {
    const signs = ['=', '+', '-', '@', ';', '\t', '\n', '\r', '"', ' ', 'a', '1', ',']
    const typed = fc.string({ unit: fc.constantFrom(...signs) })
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        const file = await fileOf('id', text)
        for (const separator of [';', '\t'])
          for (const cell of cellsBy(separator, file)) expect(cell).not.toMatch(FORMULA)
      }),
      { numRuns: 500 },
    )
  })

  it('stays as it is if it is only text', async () => {
    for (const text of ['Amina', 'a-b', 'نور', '2 + 2 = 4', "O'Neill"])
      expect(await fileOf('x', text)).toBe(`x,${text}\r\n`)
  })
})
