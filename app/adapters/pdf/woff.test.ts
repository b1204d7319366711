import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { sfntOfWoff } from './woff.ts'

const packages = createRequire(import.meta.url)
const woff = readFileSync(packages.resolve('@fontsource/amiri/files/amiri-arabic-400-normal.woff'))

function tables(sfnt: Buffer) {
  return Array.from({ length: sfnt.readUInt16BE(4) }, (_, i) => {
    const at = 12 + i * 16
    return {
      tag: sfnt.toString('latin1', at, at + 4),
      checksum: sfnt.readUInt32BE(at + 4),
      offset: sfnt.readUInt32BE(at + 8),
      length: sfnt.readUInt32BE(at + 12),
    }
  })
}

/** The sum of a table's 32-bit words, as OpenType defines it. */
function checksum(table: Buffer): number {
  let sum = 0
  for (let i = 0; i < table.length; i += 4) sum = (sum + table.readUInt32BE(i)) >>> 0
  return sum
}

describe('sfntOfWoff', () => {
  it('returns every table unchanged', () => {
    const sfnt = sfntOfWoff(woff)
    expect(sfnt.length).toBe(woff.readUInt32BE(16))
    const found = tables(sfnt)
    expect(found.map(({ tag }) => tag)).toEqual(
      expect.arrayContaining(['cmap', 'glyf', 'head', 'loca', 'GSUB', 'GPOS']),
    )
    for (const { tag, checksum: expected, offset, length } of found) {
      expect(offset % 4).toBe(0)
      // The checksum of `head` is computed with its field for the checksum of the file set to zero.
      const table = Buffer.from(sfnt.subarray(offset, offset + Math.ceil(length / 4) * 4))
      if (tag === 'head') table.writeUInt32BE(0, 8)
      expect(checksum(table), tag).toBe(expected)
    }
  })

  it('refuses what is not a WOFF 1.0 file', () => {
    expect(() => sfntOfWoff(Buffer.from('wOF2'.padEnd(60)))).toThrow(RangeError)
    expect(() => sfntOfWoff(Buffer.alloc(0))).toThrow(RangeError)
  })
})
