import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => join('app', name))

/** The lines that match a pattern, in files below these folders. */
function found(pattern: RegExp, folders: readonly string[] = ['app/']): string[] {
  return files
    .filter((file) => folders.some((folder) => file.startsWith(folder)))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, i) => (pattern.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
    )
}

describe('what people read', () => {
  it('has one spelling of email', () => {
    expect(found(/\be-mail/i)).toEqual([])
    expect(found(/email/i).length).toBeGreaterThan(50)
  })

  // Single quotes enclose direct speech, as in a hadith, or in the texts of a corpus.
  it('quotes names of buttons in curly double quotes', () => {
    const screens = ['app/routes/', 'app/features/', 'app/ui/', 'app/adapters/mail/']
    const quoted = found(/(?:^|[\s(>])‘[^’‘]{1,50}’/u, screens)
    expect(quoted.filter((line) => !line.includes('/corpus/'))).toEqual([])
    expect(found(/“[^”]+”/, screens).length).toBeGreaterThan(10)
  })
})
