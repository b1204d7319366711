import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type PieceVectors, readPieceVectors, toRows } from '#app/adapters/retrieval/piece-vectors.ts'
import { STATIC_VECTORS_FILE } from '#app/adapters/retrieval/static-embedder.server.ts'
import { THEME_WORDS } from '#app/guidance/theme-words.ts'
import THEME_SENTENCES from '#tests/bench/theme-sentences.json'
import { FITTING_SENTENCES } from './fitting-sentences.ts'
import { fitToThemes, type Sample, type ThemeFit } from './theme-fit.ts'

/**
 * Fits the base vectors to the themes and writes the file that the embedder reads: `npm run vectors`. With `--check`,
 * nothing is written. It then prints how well the themes of fitting sentences are found that were left out of the fit,
 * and those of the first set of the bench. `--share 0.25` fits with a quarter of the sentences, to show the effect of
 * their number.
 */
const { check, share } = parseArgs({
  options: { check: { type: 'boolean', default: false }, share: { type: 'string', default: '1' } },
}).values
const base = readPieceVectors(new URL('base-vectors.bin', import.meta.url).pathname)
const sentences = Object.entries(FITTING_SENTENCES).flatMap(([theme, texts]) =>
  texts.map((text) => ({ theme, text, isSentence: true })),
)
const ofThemes = Object.entries(THEME_WORDS).flatMap(([theme, { about, words }]) => [
  ...about.map((text) => ({ theme, text, isSentence: true })),
  ...words.map((text) => ({ theme, text, isSentence: false })),
])

if (check) crossValidate(5, Number(share))
else write(fitToThemes(base, [...sentences, ...ofThemes]))

/** Prints the mean over `parts` fits, each without one part and with a share, from 0 to 1, of the others. */
function crossValidate(parts: number, share: number): void {
  const firstSet = Object.entries(THEME_SENTENCES).flatMap(([theme, texts]) =>
    texts.map((text) => ({ theme, text })),
  )
  let right = 0
  let rightOfFirstSet = 0
  for (let part = 0; part < parts; part++) {
    const isLeftOut = (_: Sample, place: number) => place % parts === part
    const others = sentences.filter((s, n) => !isLeftOut(s, n))
    const taken = others.filter((_, n) => Math.floor((n + 1) * share) > Math.floor(n * share))
    const fit = fitToThemes(base, [...taken, ...ofThemes])
    right += countRight(fit, sentences.filter(isLeftOut))
    rightOfFirstSet += countRight(fit, firstSet)
  }
  const percent = (count: number, of: number) => `${((100 * count) / of).toFixed(1)} % of ${of}`
  console.log(
    `${percent(right, sentences.length)} sentences, each left out once; ` +
      `${percent(rightOfFirstSet / parts, firstSet.length)} of the first set`,
  )
}

function countRight(fit: ThemeFit, texts: readonly Pick<Sample, 'theme' | 'text'>[]): number {
  return texts.filter(({ theme, text }) => nearest(fit, text) === theme).length
}

function nearest({ pieces, directions }: ThemeFit, text: string): string | undefined {
  const rows = toRows(text, base)
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
