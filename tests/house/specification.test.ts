import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allRows, areas } from '../specification/catalogue.ts'
import { DOCUMENT, documentOf } from '../specification/document.ts'
import { readProofs } from '../specification/proofs.ts'

const proofs = readProofs()
const proved = new Set(proofs.map(({ id }) => id))

describe('the specification', () => {
  it('has each row once', () => {
    const ids = allRows.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it.each(areas)('$title: every row is proved by a test', ({ parts }) => {
    const empty = parts.flatMap(({ rows }) => rows.filter(({ id }) => !proved.has(id)).map(({ id }) => id))
    expect(empty).toEqual([])
  })

  it('is quoted exactly by the tests marked with it', () => {
    const unnamed = allRows.flatMap(({ id, row }) => {
      const marked = proofs.filter((proof) => proof.id === id)
      if (marked.length === 0) return []
      const names = marked.flatMap((proof) => proof.names)
      const files = [...new Set(marked.map(({ file }) => file))].join(', ')
      return row.texts
        .filter((text) => !names.some((name) => name.includes(text)))
        .map((text) => `${id}: no marked test (${files}) names “${text}”`)
    })
    expect(unnamed).toEqual([])
  })

  it('is in the document as the tests prove it; npm run docs:proof writes it', () => {
    expect(readFileSync(DOCUMENT, 'utf8')).toBe(documentOf(proofs))
  })
})
