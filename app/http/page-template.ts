import { constants, crc32, deflateRawSync } from 'node:zlib'

type Bytes = Uint8Array<ArrayBuffer>

/** A page that differs between responses only in its tokens. */
export interface Template {
  bytes: number
  fill(tokens: readonly string[]): Bytes
  /** The result of `fill`, compressed. Everything except the tokens is compressed in advance. */
  fillGzip(tokens: readonly string[]): Bytes
}

export function templateOf(page: string, tokens: readonly string[]): Template {
  const pieces = tokens.length === 0 ? [page] : page.split(new RegExp(`(${tokens.map(escaped).join('|')})`))
  // Every second piece is a token.
  const fixed = pieces.filter((_, index) => index % 2 === 0).map((text) => Buffer.from(text))
  const order = pieces.filter((_, index) => index % 2 === 1).map((token) => tokens.indexOf(token))
  const bytes = fixed.reduce((sum, { length }) => sum + length, 0)
  let packed: Packed[] | undefined

  return {
    bytes,
    fill(values) {
      const made = values.map((value) => Buffer.from(value))
      const parts = fixed.flatMap((part, index) => {
        const token = order[index]
        return token === undefined ? [part] : [part, made[token]!]
      })
      return joined(parts)
    },
    fillGzip(values) {
      packed ??= fixed.map(pack)
      const made = values.map((value) => Buffer.from(value))
      const blocks = made.map(storedBlock)
      const parts: Buffer[] = [GZIP_HEADER]
      let check = 0
      let length = bytes
      for (let index = 0; index < packed.length; index += 1) {
        const { deflated, checkAfter } = packed[index]!
        parts.push(deflated)
        check = checkAfter(check)
        const token = order[index]
        if (token === undefined) continue
        parts.push(blocks[token]!)
        check = crc32(made[token]!, check)
        length += made[token]!.length
      }
      parts.push(LAST_BLOCK, littleEndian(check), littleEndian(length))
      return joined(parts)
    },
  }
}

interface Packed {
  deflated: Buffer
  /** The CRC-32 of a text that ends with this piece, computed from the CRC-32 of the text before the piece. */
  checkAfter: (check: number) => number
}

function pack(piece: Buffer): Packed {
  const deflated = deflateRawSync(piece, { finishFlush: constants.Z_FULL_FLUSH })
  return { deflated, checkAfter: checkAfter(piece) }
}

/** A shorter piece is read as fast as its table. */
const SHORT = 512

/**
 * CRC-32 is linear (RFC 1952, 8): the result for any check follows from the results for 0 and for each single bit of
 * the check. So the piece is not read again for each response.
 */
function checkAfter(piece: Buffer): (check: number) => number {
  // Of an empty buffer Node 22 returns 0, and not the check that it is given.
  if (piece.length === 0) return (check) => check
  if (piece.length < SHORT) return (check) => crc32(piece, check)
  const checkOfZero = crc32(piece, 0)
  const changeByBit = Array.from({ length: 32 }, (_, bit) => crc32(piece, (1 << bit) >>> 0) ^ checkOfZero)
  return (check) => {
    let sum = checkOfZero
    for (let bit = 0; bit < 32; bit += 1) if ((check >>> bit) & 1) sum ^= changeByBit[bit]!
    return sum >>> 0
  }
}

/** RFC 1952: deflate; no name, no time, any system. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** RFC 1951: the last block, stored and empty. */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff])

/** RFC 1951, 3.2.4: a block that is stored and not the last. It begins at a byte boundary, after a full flush. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([head, bytes])
}

function littleEndian(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value >>> 0)
  return bytes
}

function joined(parts: Buffer[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

function escaped(token: string): string {
  return token.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
