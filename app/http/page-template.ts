import { constants, crc32, deflateRawSync } from 'node:zlib'

/** What is new in every answer: a nonce, a form's key. Long and random, so that it does not occur elsewhere by chance. */
const TOKEN = /^[\w+/=.-]{16,}$/

/** A text with its tokens taken out, so that two answers can be compared. */
export interface Pattern {
  text: string
  /** In the order in which each first stands in the text. */
  tokens: string[]
}

/** @returns null where a token is too short or too odd to be found again with certainty. */
export function patternOf(text: string, made: readonly string[]): Pattern | null {
  if (made.some((token) => !TOKEN.test(token))) return null
  const found = [...new Set(made)]
    .map((token) => ({ token, at: text.indexOf(token) }))
    .filter(({ at }) => at !== -1)
    .sort((a, b) => a.at - b.at)
  const tokens = found.map(({ token }) => token)
  const rest = tokens.reduce((left, token, index) => left.replaceAll(token, `\0${index}\0`), text)
  return { text: rest, tokens }
}

/** A page that is the same each time but for its tokens. */
export interface Template {
  bytes: number
  fill(tokens: readonly string[]): Uint8Array<ArrayBuffer>
  /** The same as `fill`, compressed: all but the tokens was compressed before. */
  fillGzip(tokens: readonly string[]): Uint8Array<ArrayBuffer>
}

export function templateOf(page: string, tokens: readonly string[]): Template {
  const pieces = tokens.length === 0 ? [page] : page.split(new RegExp(`(${tokens.map(escaped).join('|')})`))
  // Every second piece is a token.
  const fixed = pieces.filter((_, index) => index % 2 === 0).map((text) => Buffer.from(text))
  const order = pieces.filter((_, index) => index % 2 === 1).map((token) => tokens.indexOf(token))
  let deflated: Buffer[] | undefined

  const filled = (values: readonly string[]) =>
    fixed.flatMap((part, index) => {
      const token = order[index]
      return token === undefined ? [part] : [part, Buffer.from(values[token]!)]
    })

  return {
    bytes: fixed.reduce((sum, { length }) => sum + length, 0),
    fill: (values) => joined(filled(values)),
    fillGzip(values) {
      deflated ??= fixed.map((part) => deflateRawSync(part, { finishFlush: constants.Z_FULL_FLUSH }))
      const parts = filled(values)
      const blocks = parts.map((part, index) => (index % 2 === 0 ? deflated![index / 2]! : storedBlock(part)))
      const length = parts.reduce((sum, part) => sum + part.length, 0)
      const check = parts.reduce((sum, part) => crc32(part, sum), 0)
      return joined([GZIP_HEADER, ...blocks, LAST_BLOCK, littleEndian(check), littleEndian(length)])
    },
  }
}

/** RFC 1952: deflate, no name, no time, any system. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** RFC 1951: the last block, stored, empty. */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff])

/** RFC 1951, 3.2.4: a block that is not compressed and not the last. It begins at a whole byte, after a full flush. */
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

function joined(parts: Buffer[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts))
}

function escaped(token: string): string {
  return token.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
