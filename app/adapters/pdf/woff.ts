import { inflateSync } from 'node:zlib'

const SFNT_HEADER = 12
const SFNT_RECORD = 16
const WOFF_HEADER = 44
const WOFF_RECORD = 20
const WOFF_SIGNATURE = 0x774f4646

/**
 * The font inside a WOFF 1.0 file (W3C Recommendation, 2012): the same tables, decompressed. A PDF needs them
 * decompressed, and fontkit would otherwise decompress a complete table for each glyph.
 * @throws RangeError if the bytes are not a WOFF 1.0 file
 */
export function sfntOfWoff(woff: Buffer): Buffer {
  if (woff.length < WOFF_HEADER || woff.readUInt32BE(0) !== WOFF_SIGNATURE) {
    throw new RangeError('This is no WOFF 1.0 file')
  }
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(SFNT_HEADER + count * SFNT_RECORD)
  const power = 2 ** Math.floor(Math.log2(count))
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((count - power) * 16, 10)

  const tables: Buffer[] = []
  let offset = head.length
  for (let i = 0; i < count; i++) {
    const record = WOFF_HEADER + i * WOFF_RECORD
    const [from, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(record + at)) as [
      number,
      number,
      number,
    ]
    const stored = woff.subarray(from, from + packed)
    const table = Buffer.alloc(Math.ceil(length / 4) * 4)
    ;(packed < length ? inflateSync(stored) : stored).copy(table)
    const at = SFNT_HEADER + i * SFNT_RECORD
    woff.copy(head, at, record, record + 4)
    woff.copy(head, at + 4, record + 16, record + 20)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(length, at + 12)
    tables.push(table)
    offset += table.length
  }
  return Buffer.concat([head, ...tables])
}
