import { randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Chart, castChart } from '#app/astro/index.server.ts'
import { answerLine, type Birth } from '#app/cli/chart-jsonl.ts'
import { birthOf, parseBirth } from '#app/cli/stated-birth.ts'
import { births } from '#app/guidance/births.ts'
import { compose } from '#app/guidance/index.server.ts'
import type { BenchOptions } from './run.ts'

const OUTPUT = 'own-reading'
const LETTERS = ['A', 'B', 'C'] as const
const KINDS = ['own', 'same-sign', 'another'] as const
const SEED = 20270101

/** A reader must not know a reading by the names of their chart. */
const NAMES =
  /\b(?:Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces|Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto)\b|\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)(?= (?:place|house|sign))/gi

/**
 * Prepares the test whether people know their own reading: for each birth of a file a set of three readings in a random
 * order (their own, one of the same sign of the lot, one of another sign), and the key in a file of its own. Nobody has
 * taken the test yet.
 */
export default async function ownReading({ births: file, output = OUTPUT }: BenchOptions): Promise<void> {
  if (!file) {
    console.log('own-reading: give --births FILE, one birth a line as the chart command takes them.')
    return
  }
  const people = await birthsIn(file)
  mkdirSync(output, { recursive: true })
  const key = people.map((birth, i) => {
    const sets = shuffled(readingsFor(castChart(birth), SEED + i))
    const name = `set-${String(i + 1).padStart(String(people.length).length, '0')}`
    const texts = sets.map(({ text }, at) => `Reading ${LETTERS[at]}\n\n${text}`)
    writeFileSync(join(output, `${name}.txt`), `${texts.join('\n\n\n')}\n`)
    return [name, ...KINDS.map((kind) => LETTERS[sets.findIndex((one) => one.kind === kind)])].join(',')
  })
  writeFileSync(join(output, 'key.csv'), `${[['set', ...KINDS].join(','), ...key].join('\n')}\n`)
  console.log(
    `own-reading: ${people.length} sets and key.csv in ${output}. Give nobody the key before they chose.`,
  )
}

/**
 * Each line is a birth as the chart command takes it: its options, or a JSON object.
 * @throws if a line is no birth
 */
async function birthsIn(file: string): Promise<Pick<Birth, 'utc' | 'latitude' | 'longitude' | 'rulers'>[]> {
  const found = []
  for (const [i, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line.trim() === '') continue
    try {
      found.push(line.trim().startsWith('-') ? await birthOfOptions(line) : birthOfJson(line))
    } catch (problem) {
      throw new Error(`${file}, line ${i + 1}: ${(problem as Error).message}`)
    }
  }
  return found
}

async function birthOfOptions(line: string) {
  const words = line.match(/(?:[^\s"']+|"[^"]*"|'[^']*')+/g) ?? []
  const values = parseBirth(
    words.map((word) => word.replace(/["']/g, '')),
    'Each line is a birth, as npm run chart -- --help describes it.',
  )
  const { utc, place, rulers } = await birthOf(values)
  return { utc, latitude: place.latitude, longitude: place.longitude, rulers }
}

function birthOfJson(line: string): Birth {
  const found: Birth[] = []
  const answer = answerLine(line, (birth) => found.push(birth))
  if (!found[0]) throw new Error(answer ?? 'no birth')
  return found[0]
}

/** The reading of a chart, and the first of random births that has its sign, and that has another. */
function readingsFor(own: Chart, seed: number) {
  const sign = ({ partOfFortune }: Chart) => partOfFortune.sign
  const text = textOf(own)
  const charts: Chart[] = []
  for (const same of [true, false])
    for (const other of births(1000, seed)) {
      if ((sign(other) === sign(own)) !== same || textOf(other) === text) continue
      charts.push(other)
      break
    }
  return [own, ...charts].map((chart, i) => ({ kind: KINDS[i]!, text: textOf(chart) }))
}

function textOf(chart: Chart): string {
  const { letter, blocks } = compose({ chart })
  const { fortunePath, currentBlockages, spiritualGuidance, lightSidePattern, darkSideWarning } = blocks
  const parts = [fortunePath, currentBlockages, spiritualGuidance, lightSidePattern, darkSideWarning]
  return [...letter, ...parts.map((sentences) => sentences.map(({ text }) => text).join(' '))]
    .join('\n\n')
    .replace(NAMES, '…')
}

function shuffled<T>(some: readonly T[]): T[] {
  const left = [...some]
  return some.map(() => left.splice(randomInt(left.length), 1)[0]!)
}
