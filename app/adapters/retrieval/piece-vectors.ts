import { readFileSync } from 'node:fs'
import { wordPieces } from './word-pieces.ts'

interface Header {
  id: string
  dimensions: number
  vocabulary: string[]
  /**
   * Themes whose directions follow the vectors of the pieces, in this order. Absent from a file that was not fitted to
   * themes.
   */
  themes?: string[]
}

/** A fixed vector for each word piece. */
export interface PieceVectors {
  id: string
  dimensions: number
  /** The row of each piece. */
  vocabulary: ReadonlyMap<string, number>
  /**
   * One signed byte for each dimension, to be multiplied by the scale of the row. Rows of themes follow those of
   * pieces.
   */
  values: Int8Array
  scales: Float32Array
  themes: readonly string[]
}

/**
 * The file contains the length of the header (4 bytes, little-endian), the header as JSON, a scale (float,
 * little-endian) for each row, then the bytes of each row.
 */
export function readPieceVectors(path: string): PieceVectors {
  const file = readFileSync(path)
  const end = 4 + file.readUInt32LE(0)
  const { id, dimensions, vocabulary, themes = [] } = JSON.parse(file.toString('utf8', 4, end)) as Header
  const rows = vocabulary.length + themes.length
  return {
    id,
    dimensions,
    vocabulary: new Map(vocabulary.map((piece, place) => [piece, place])),
    values: new Int8Array(file.buffer, file.byteOffset + end + rows * 4, rows * dimensions),
    scales: Float32Array.from({ length: rows }, (_, row) => file.readFloatLE(end + row * 4)),
    themes,
  }
}

/** Adds a row to `sum`, in place. */
export function addRow(
  sum: Float32Array | Float64Array,
  { values, scales, dimensions }: PieceVectors,
  row: number,
): void {
  const scale = scales[row]!
  const offset = row * dimensions
  for (let i = 0; i < dimensions; i++) sum[i]! += scale * values[offset + i]!
}

/** Typographic signs. The vectors contain only the plain ones. */
const PLAIN_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[‘’]/g, "'"],
  [/[“”]/g, '"'],
  [/[–—]/g, '-'],
  [/…/g, '...'],
]

/** The rows of a text's pieces, in the order of the text. */
export function toRows(text: string, { vocabulary }: Pick<PieceVectors, 'vocabulary'>): number[] {
  return wordPieces(
    PLAIN_SIGNS.reduce((so, [sign, plain]) => so.replace(sign, plain), text),
    vocabulary,
  )
}
