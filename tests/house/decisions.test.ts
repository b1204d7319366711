import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const FOLDER = 'docs/decisions'
const files = readdirSync(FOLDER).filter((name) => name !== 'README.md')
const index = readFileSync(join(FOLDER, 'README.md'), 'utf8')
const HEAD =
  /^# (\d+)\. (.+)\n\nDate: (\d{4}-\d\d-\d\d)\. Status: (proposed|accepted|superseded)\. Superseded by: (none|\[\d+\]\([\w-]+\.md\))\./

describe('the decision records', () => {
  it.each(files)('%s has a number, a title, a date, a status and the record that supersedes it', (name) => {
    const [, number, , , status, supersededBy] = HEAD.exec(readFileSync(join(FOLDER, name), 'utf8')) ?? []
    expect(name).toMatch(/^\d{4}-[a-z0-9-]+\.md$/)
    expect(Number(number)).toBe(Number(name.slice(0, 4)))
    expect(supersededBy === 'none').toBe(status !== 'superseded')
  })

  it('have different numbers', () => {
    const numbers = files.map((name) => name.slice(0, 4))
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('are listed in the index with their titles, and with their status if it is not accepted', () => {
    const rows = index.split('\n').filter((line) => line.startsWith('- ['))
    const expected = files.toSorted().map((name) => {
      const [, number, title, , status] = HEAD.exec(readFileSync(join(FOLDER, name), 'utf8'))!
      return `- [${number}. ${title}](${name})${status === 'accepted' ? '' : `: ${status}`}`
    })
    expect(rows).toEqual(expected)
  })

  it('link to files that exist', () => {
    const broken = [...files, 'README.md'].flatMap((name) =>
      [...readFileSync(join(FOLDER, name), 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)]
        .map((match) => match[1]!)
        .filter((link) => !existsSync(join(FOLDER, link)))
        .map((link) => `${name}: ${link}`),
    )
    expect(broken).toEqual([])
  })
})
