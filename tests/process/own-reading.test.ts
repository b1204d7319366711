import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { castChart } from '#app/astro/index.server.ts'
import { compose } from '#app/guidance/index.server.ts'
import ownReading from '../bench/own-reading.bench.ts'

const folder = mkdtempSync(join(tmpdir(), 'qismah-own-'))
afterAll(() => rmSync(folder, { recursive: true }))
const LONDON = { utc: '1990-07-12T05:20:00Z', latitude: 51.5, longitude: -0.12 }
const births = (...lines: object[]) => {
  const file = join(folder, 'births.jsonl')
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'))
  return file
}

it('the command prepares three readings without names for each birth, with the key apart', async () => {
  const output = join(folder, 'sets')
  await ownReading({ births: births(LONDON, { ...LONDON, utc: '1978-07-15T11:30:00Z' }), output })
  expect(readdirSync(output).sort()).toEqual(['key.csv', 'set-1.txt', 'set-2.txt'])
  const [head, first, second] = readFileSync(join(output, 'key.csv'), 'utf8').split('\n')
  expect(head).toBe('set,own,same-sign,another')
  for (const line of [first!, second!]) expect(line.split(',').slice(1).sort()).toEqual(['A', 'B', 'C'])

  const text = readFileSync(join(output, 'set-1.txt'), 'utf8')
  expect(text).not.toMatch(/Pisces|Jupiter|Moon|eighth place|same-sign|1990/)
  const readings = text.split(/^Reading [ABC]$/m).slice(1)
  expect(new Set(readings).size).toBe(3)
  const own = readings['ABC'.indexOf(first!.split(',')[1]!)]!
  const { letter } = compose({ chart: castChart({ ...LONDON, utc: Date.parse(LONDON.utc) }) })
  expect(own).toContain(letter[1]!.replace(/Pisces|Jupiter|Moon|Sun|Saturn/g, '…'))
})

it('the command takes births as the chart command does, by options or as JSON', async () => {
  const output = join(folder, 'options')
  const file = join(folder, 'births.txt')
  const options = '--date 1978-07-15 --time 14:30 --lat 41.0082 --lon 28.9784 --zone "Europe/Istanbul"'
  writeFileSync(file, `${options}\n${JSON.stringify(LONDON)}\n`)
  await ownReading({ births: file, output })
  expect(readdirSync(output).sort()).toEqual(['key.csv', 'set-1.txt', 'set-2.txt'])
  const [, first] = readFileSync(join(output, 'key.csv'), 'utf8').split('\n')
  const readings = readFileSync(join(output, 'set-1.txt'), 'utf8')
    .split(/^Reading [ABC]$/m)
    .slice(1)
  const istanbul = castChart({ utc: Date.UTC(1978, 6, 15, 11, 30), latitude: 41.0082, longitude: 28.9784 })
  const { inShort } = compose({ chart: istanbul })
  // Another lead may stand before it, where it follows the knot.
  const difficulty = inShort.difficulty.split(': ').at(-1)!.slice(1)
  expect(readings['ABC'.indexOf(first!.split(',')[1]!)]).toContain(difficulty)
})

it('the command names the line that is no birth', async () => {
  const file = births(LONDON, { latitude: 51.5 })
  await expect(ownReading({ births: file, output: join(folder, 'none') })).rejects.toThrow(
    /line 2: .*longitude/,
  )
})
