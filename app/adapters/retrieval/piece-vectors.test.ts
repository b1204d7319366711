import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { addRow, readPieceVectors, toRows } from './piece-vectors.ts'

const folder = mkdtempSync(join(tmpdir(), 'piece-vectors-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Two pieces, and a theme if given. The row values count up from 1, with the scales 0.5, 0.25 and 2. */
function written(themes?: string[]): string {
  const header = Buffer.from(JSON.stringify({ id: 'small', dimensions: 2, vocabulary: ['a', 'b'], themes }))
  const rows = 2 + (themes?.length ?? 0)
  const body = Buffer.alloc(rows * 4 + rows * 2)
  for (let row = 0; row < rows; row++) {
    body.writeFloatLE([0.5, 0.25, 2][row]!, row * 4)
    body.writeInt8(row * 2 + 1, rows * 4 + row * 2)
    body.writeInt8(-(row * 2 + 2), rows * 4 + row * 2 + 1)
  }
  const size = Buffer.alloc(4)
  size.writeUInt32LE(header.length)
  const path = join(folder, `${rows}.bin`)
  writeFileSync(path, Buffer.concat([size, header, body]))
  return path
}

describe('a file of vectors', () => {
  it('is read with the rows of themes after those of pieces', () => {
    const vectors = readPieceVectors(written(['anger']))
    expect(vectors).toMatchObject({ id: 'small', dimensions: 2, themes: ['anger'] })
    expect([...vectors.vocabulary]).toEqual([
      ['a', 0],
      ['b', 1],
    ])
    expect([...vectors.scales]).toEqual([0.5, 0.25, 2])
    expect([...vectors.values]).toEqual([1, -2, 3, -4, 5, -6])
  })

  it('need not have themes', () => {
    const vectors = readPieceVectors(written())
    expect(vectors.themes).toEqual([])
    expect([...vectors.scales]).toEqual([0.5, 0.25])
    expect([...vectors.values]).toEqual([1, -2, 3, -4])
  })

  it('has rows that are added with their scale', () => {
    const vectors = readPieceVectors(written(['anger']))
    const sum = Float32Array.of(10, 20, 30)
    addRow(sum, vectors, 1)
    addRow(sum, vectors, 2)
    expect([...sum]).toEqual([10 + 0.75 + 10, 20 - 1 - 12, 30])
  })
})

it('the rows of a text are those of its pieces, with typographic signs replaced by plain ones', () => {
  const vocabulary = new Map(['a', "'", '"', '-', '.', 'b', '’', '—', '“', '…'].map((piece, n) => [piece, n]))
  expect(toRows('‘a’', { vocabulary })).toEqual([1, 0, 1])
  expect(toRows('“B”', { vocabulary })).toEqual([2, 5, 2])
  expect(toRows('a–b—a', { vocabulary })).toEqual([0, 3, 5, 3, 0])
  expect(toRows('a… b…', { vocabulary })).toEqual([0, 4, 4, 4, 5, 4, 4, 4])
})
