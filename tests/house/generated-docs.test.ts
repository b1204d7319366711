import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { environmentSchema } from '#app/env.server.ts'
import { GENERATED_PAGES } from '#tools/docs/pages.ts'

describe('the generated documents', () => {
  it.each(Object.entries(GENERATED_PAGES))('%s is up to date; `npm run docs` writes it', (path, page) => {
    expect(readFileSync(path, 'utf8')).toBe(page())
  })

  it('list every setting that the schema reads', () => {
    const page = readFileSync('docs/settings.md', 'utf8')
    const listed = [...page.matchAll(/^\| `([A-Z_0-9]+)` \|/gm)].map((match) => match[1]!)
    const read = Object.keys(environmentSchema.shape).filter((name) => name !== 'NODE_ENV')
    expect(read.length).toBeGreaterThan(20)
    expect(listed.toSorted()).toEqual(read.toSorted())
  })
})
