import { globSync, readFileSync } from 'node:fs'
import { getTableName, isTable } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as schema from '#db/schema/index.ts'

const files = globSync('app/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))

/** Files that change a table of another file, and why. */
const ALSO_CHANGES: Readonly<Record<string, readonly string[]>> = {
  // A chart that is cast again may take its analyses away. Charts are below analyses.
  analyses: [
    'app/features/charts/charts.repo.server.ts',
    'app/features/similarity/shown-examples.repo.server.ts',
  ],
  // Drafts of administrators may be about a person who is deleted.
  form_drafts: ['app/features/account/delete-person.server.ts'],
  // It rolls the change back.
  user_stories: ['app/features/similarity/story-use.repo.server.ts'],
}

describe('the tables of the database', () => {
  const tables = Object.entries(schema)
    .filter(([, value]) => isTable(value))
    .map(([name, table]) => ({ name, table: getTableName(table as Parameters<typeof getTableName>[0]) }))

  it.each(tables)('$table is changed in one file', ({ name, table }) => {
    const changes = new RegExp(
      `\\.(?:insert|update|delete)\\(\\s*${name}\\s*\\)|\\b(?:insert(?: or \\w+)? into ${table}|update ${table} set|delete from ${table})\\b`,
    )
    const changing = files.filter((file) => changes.test(readFileSync(file, 'utf8')))
    const also = ALSO_CHANGES[table] ?? []
    expect(changing).toEqual(expect.arrayContaining([...also]))
    expect(changing.filter((file) => !also.includes(file)).slice(1)).toEqual([])
  })

  it('are read and changed by operations and features only, on the server', () => {
    const speaking = files.filter((file) =>
      /'drizzle-orm|\.orm\.|sqlite\.(?:prepare|exec)\(/.test(readFileSync(file, 'utf8')),
    )
    const allowed = /^app\/(?:features|operations)\/.*\.server\.ts$/
    expect(speaking.filter((file) => !allowed.test(file))).toEqual([])
  })
})
