import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The numbers of the standard's requirements, from its own file. The chapter about WebRTC does not apply. */
const standard = JSON.parse(readFileSync('tests/house/asvs-requirements.json', 'utf8')) as Record<
  'level1' | 'level2',
  string[]
>

/** The tables of the ASVS: a requirement, its number in bold if it is of level 1, and the test or the reason. */
const requirements = readFileSync('docs/reports/asvs.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \*{0,2}\d/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))

/** The rows of docs/security.md: a threat, the defence against it, and the tests that prove the defence. */
const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (threat|---) /.test(line))
  .map((line) => line.slice(2, -2).split(' | '))

function testsNamed(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].map(([, file]) => file!)
}

const missingTests = (cells: readonly string[]) =>
  cells.flatMap(testsNamed).filter((file) => !existsSync(file))

describe('docs/reports/asvs.md', () => {
  it.each([
    1, 2,
  ] as const)('has every requirement of level %d of the standard once, and no other', (level) => {
    const numbers = requirements.flatMap(([first]) =>
      [...first!.matchAll(/(\*\*)?(\d+\.\d+\.\d+)/g)].map(([, bold, number]) => ({
        number: number!,
        level: bold ? 1 : 2,
      })),
    )
    const wanted = level === 1 ? standard.level1 : standard.level2
    const found = numbers.filter((one) => one.level === level)
    expect(found.map(({ number }) => number).toSorted()).toEqual(wanted.toSorted())
    const known = new Set([...standard.level1, ...standard.level2])
    expect(numbers.filter(({ number }) => !known.has(number))).toEqual([])
  })

  it('explains each requirement that is not met, and names existing tests', () => {
    const explained = /^(\*\*(Not met|Met, .+|Does not apply)\.\*\* )?[^*]{4}/
    expect(requirements.filter((row) => row.length !== 2 || !explained.test(row[1]!))).toEqual([])
    expect(missingTests(requirements.map((row) => row[1]!))).toEqual([])
  })
})

describe('docs/security.md', () => {
  it('has three cells in each row, and the last one names tests', () => {
    expect(rows.length).toBeGreaterThan(25)
    expect(rows.filter((row) => row.length !== 3 || testsNamed(row[2]!).length === 0)).toEqual([])
  })

  it('names existing tests', () => {
    expect(missingTests(rows.map((row) => row[2] ?? ''))).toEqual([])
  })
})
