import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type PieceVectors, readPieceVectors, rowsOf } from '#app/adapters/retrieval/piece-vectors.ts'
import { STATIC_VECTORS_FILE } from '#app/adapters/retrieval/static-embedder.server.ts'
import { THEME_WORDS } from '#app/guidance/theme-words.ts'
import { FITTING_SENTENCES } from './fitting-sentences.ts'
import { fitToThemes, type Sample, type ThemeFit } from './theme-fit.ts'

/**
 * Fits the base vectors to the themes and writes the file that the embedder reads: `npm run vectors`. With `--check`
 * nothing is written; it prints how well themes of fitting sentences are found that were left out of the fit.
 */
const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values
const base = readPieceVectors(new URL('base-vectors.bin', import.meta.url).pathname)
const sentences = Object.entries(FITTING_SENTENCES).flatMap(([theme, texts]) =>
  texts.map((text) => ({ theme, text, isSentence: true })),
)
const ofThemes = Object.entries(THEME_WORDS).flatMap(([theme, { about, words }]) => [
  ...about.map((text) => ({ theme, text, isSentence: true })),
  ...words.map((text) => ({ theme, text, isSentence: false })),
])

if (check) crossValidate(5)
else write(fitToThemes(base, [...sentences, ...ofThemes]))

function crossValidate(parts: number): void {
  let right = 0
  for (let part = 0; part < parts; part++) {
    const isLeftOut = (_: Sample, place: number) => place % parts === part
    const fit = fitToThemes(base, [...sentences.filter((s, n) => !isLeftOut(s, n)), ...ofThemes])
    right += sentences.filter(isLeftOut).filter(({ theme, text }) => nearest(fit, text) === theme).length
  }
  console.log(
    `${((100 * right) / sentences.length).toFixed(1)} % of ${sentences.length} sentences, each left out once`,
  )
}

function nearest({ pieces, directions }: ThemeFit, text: string): string | undefined {
  const rows = rowsOf(text, base)
  const nearness = (direction: Float64Array) =>
    rows.reduce((so, row) => so + pieces[row]!.reduce((dot, value, i) => dot + value * direction[i]!, 0), 0)
  return [...directions]
    .map(([theme, direction]) => ({ theme, near: nearness(direction) }))
    .sort((a, b) => b.near - a.near)[0]?.theme
}

function write({ dimensions, pieces, directions }: ThemeFit): void {
  const rows = [...pieces, ...directions.values()]
  const body = Buffer.alloc(rows.length * (4 + dimensions))
  rows.forEach((row, place) => {
    const scale = row.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0) / 127 || 1
    body.writeFloatLE(scale, place * 4)
    row.forEach((value, i) => {
      body.writeInt8(Math.round(value / scale), rows.length * 4 + place * dimensions + i)
    })
  })
  const id = `static-themes-${createHash('sha256').update(body).digest('hex').slice(0, 8)}`
  const vocabulary = inOrder(base)
  const header = JSON.stringify({ id, dimensions, vocabulary, themes: [...directions.keys()] })
  const text = Buffer.from(header + ' '.repeat((4 - (Buffer.byteLength(header) % 4)) % 4))
  const size = Buffer.alloc(4)
  size.writeUInt32LE(text.length)
  const file = Buffer.concat([size, text, body])
  writeFileSync(STATIC_VECTORS_FILE, file)
  console.log(
    `${STATIC_VECTORS_FILE}: ${id}, ${pieces.length} pieces, ${dimensions} dimensions, ${file.length} bytes`,
  )
}

function inOrder({ vocabulary }: PieceVectors): string[] {
  return [...vocabulary].sort(([, a], [, b]) => a - b).map(([piece]) => piece)
}
