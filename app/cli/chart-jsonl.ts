import type { Readable, Writable } from 'node:stream'
import { z } from 'zod'
import {
  type Chart,
  type ChartBody,
  castChart,
  HOUSE_SYSTEM_KEYS,
  inHouseSystem,
  type Lot,
  lotsOf,
  positionText,
} from '#app/astro/index.server.ts'
import { resolveInPeriods, UnknownZoneError } from '#app/geo/civil-time.ts'
import { type ClockPlace, clockPeriods } from '#app/geo/clock-of-place.ts'
import { pick } from '#app/pick.ts'

/** The first and last birth year that is accepted, in the calendar of the birth place. */
const FIRST_YEAR = 1900
const LAST_YEAR = 2100
const UTC_TEXT = /^(\d{4})-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?Z$/

export const disambiguations = ['earlier', 'later', 'reject'] as const
export type Disambiguation = (typeof disambiguations)[number]

const degrees = (most: number) => {
  const message = `must be a number of degrees from -${most} to ${most}`
  return z.number(message).min(-most, message).max(most, message)
}
const words = z.string('must be text')

const ask = z
  .object(
    {
      utc: words.optional(),
      local: words.optional(),
      zone: words.min(1, 'must name a time zone').optional(),
      latitude: degrees(90),
      longitude: degrees(180),
      disambiguation: z.enum(disambiguations, 'must be earlier, later or reject').default('reject'),
      rulers: z.enum(['traditional', 'modern'], 'must be traditional or modern').default('traditional'),
      houses: z
        .enum(HOUSE_SYSTEM_KEYS, `must be one of: ${HOUSE_SYSTEM_KEYS.join(', ')}`)
        .default('placidus'),
      lots: z.boolean('must be true or false').default(false),
    },
    'The line must be a JSON object',
  )
  .superRefine(({ utc, local, zone }, context) => {
    const complain = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (utc !== undefined && (local !== undefined || zone !== undefined)) {
      complain('utc', 'give either utc, or local and zone')
    } else if (utc === undefined && local === undefined) complain('utc', 'give utc, or local and zone')
    else if (local !== undefined && zone === undefined) complain('zone', 'local needs a zone')
  })

/** An error that becomes the answer of one line. */
export class Refused extends Error {
  constructor(
    readonly error: 'ambiguous-time' | 'nonexistent-time' | 'invalid-input',
    message: string,
    readonly candidates?: string[],
  ) {
    super(message)
  }
}

/** Answers each line of JSON with one line of JSON, in order, as the lines arrive. Blank lines get no answer. */
export async function answerLines(
  input: Readable,
  output: Writable,
  answerTo: (birth: Birth) => unknown = toAnswer,
): Promise<void> {
  for await (const line of readLines(input)) {
    const answer = answerLine(line, answerTo)
    if (answer === null) continue
    if (!output.write(`${answer}\n`)) await new Promise((resolve) => output.once('drain', resolve))
  }
}

/** Lines end at a line feed only: JSON may contain other characters at which readline splits. */
async function* readLines(input: Readable): AsyncGenerator<string> {
  let begun: string[] = []
  for await (const chunk of input.setEncoding('utf8') as AsyncIterable<string>) {
    const [first = '', ...rest] = chunk.split('\n')
    begun.push(first)
    for (const next of rest) {
      yield begun.join('')
      begun = [next]
    }
  }
  yield begun.join('')
}

/** The answer to one input line, which describes a birth; null for a blank line. */
export function answerLine(line: string, answerTo: (birth: Birth) => unknown = toAnswer): string | null {
  const text = line.replace(/^\uFEFF/, '').trim()
  if (text === '') return null
  try {
    return JSON.stringify(answerTo(parseBirth(text)))
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem
    const { error, message, candidates } = problem
    return JSON.stringify({ error, message, ...(candidates ? { candidates } : {}) })
  }
}

/** The birth that a line describes. */
export interface Birth extends Moment {
  latitude: number
  longitude: number
  rulers: 'traditional' | 'modern'
  houses: (typeof HOUSE_SYSTEM_KEYS)[number]
  lots: boolean
}

/** @throws Refused */
function parseBirth(text: string): Birth {
  const parsed = ask.safeParse(parseJson(text))
  if (!parsed.success) {
    throw new Refused(
      'invalid-input',
      parsed.error.issues.map(({ path, message }) => [...path, message].join(': ')).join('; '),
    )
  }
  const { utc, local, zone, latitude, longitude, disambiguation, rulers, houses, lots } = parsed.data
  const moment: Moment =
    local !== undefined && zone !== undefined
      ? momentOfLocal(local, { latitude, longitude, zone, region: null }, disambiguation)
      : { utc: parseUtc(utc ?? '') }
  return { utc: moment.utc, offsetSeconds: moment.offsetSeconds, latitude, longitude, rulers, houses, lots }
}

function toAnswer({ offsetSeconds, houses, lots, ...input }: Birth): ChartAnswer {
  const view = inHouseSystem(castChart(input), houses)
  return {
    ...chartAnswer(view, offsetSeconds),
    ...(lots ? { lots: lotsOf(view).map(lotAnswer) } : {}),
  }
}

interface Moment {
  utc: Date
  offsetSeconds?: number | undefined
}

/**
 * The instant of a clock time. For a time that occurred twice or never, the line may choose the earlier or the later
 * instant.
 * @throws Refused
 */
export function momentOfLocal(
  local: string,
  place: ClockPlace,
  disambiguation: Disambiguation,
): Required<Moment> {
  const { zone } = place
  const resolved = resolveOrRefuse(local, place)
  if (resolved.kind === 'unique') return resolved
  if (disambiguation !== 'reject') return resolved.candidates[disambiguation === 'earlier' ? 0 : 1]
  const candidates = resolved.candidates.map(({ utc }) => isoText(utc))
  if (resolved.kind === 'ambiguous') {
    throw new Refused('ambiguous-time', `${local} came twice in ${zone}: the clock was put back`, candidates)
  }
  throw new Refused(
    'nonexistent-time',
    `${local} never came in ${zone}: the clock was put forward`,
    candidates,
  )
}

function resolveOrRefuse(local: string, place: ClockPlace): ReturnType<typeof resolveInPeriods> {
  try {
    if (/^\d{4}-/.test(local)) assertYear(Number(local.slice(0, 4)), 'local')
    return resolveInPeriods(clockPeriods(place), local)
  } catch (problem) {
    if (problem instanceof UnknownZoneError)
      throw new Refused('invalid-input', `zone: there is no time zone ${place.zone}`)
    if (problem instanceof RangeError) throw new Refused('invalid-input', `local: ${problem.message}`)
    throw problem
  }
}

function parseUtc(text: string): Date {
  const match = UTC_TEXT.exec(text)
  if (!match) throw new Refused('invalid-input', 'utc: must read like 2000-01-01T12:00:00Z')
  const date = new Date(text.replace(',', '.'))
  // Date reads 30 February as 2 March, and 24:00 as the next day.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 16) !== text.slice(0, 16)) {
    throw new Refused('invalid-input', 'utc: there is no such date or time')
  }
  assertYear(Number(match[1]), 'utc')
  return date
}

function assertYear(year: number, field: string): void {
  if (year >= FIRST_YEAR && year <= LAST_YEAR) return
  throw new Refused('invalid-input', `${field}: the year must be from ${FIRST_YEAR} to ${LAST_YEAR}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused('invalid-input', 'The line is not JSON')
  }
}

/** ISO 8601 with Z; without milliseconds when there are none. */
function isoText(utc: Date): string {
  return utc.toISOString().replace('.000Z', 'Z')
}

function chartAnswer(chart: Chart, offsetSeconds: number | undefined) {
  const lot = chart.partOfFortune
  return {
    utc: isoText(new Date(chart.utc)),
    ...(offsetSeconds === undefined ? {} : { offsetSeconds }),
    ...pick(chart, 'houseSystem', 'isDayBirth', 'ascendant', 'midheaven', 'cusps'),
    planets: chart.planets.map(bodyAnswer),
    nodes: chart.nodes.map(bodyAnswer),
    aspects: chart.aspects.map((one) => pick(one, 'from', 'to', 'type', 'orb', 'diff', 'applying')),
    partOfFortune: pick(lot, 'longitude', 'sign', 'degree', 'house', 'ruler', 'rulerSign', 'rulerHouse'),
  }
}

type ChartAnswer = ReturnType<typeof chartAnswer> & { lots?: ReturnType<typeof lotAnswer>[] }

function lotAnswer({ lot, longitude, sign, degree, house, wholeSignPlace, ruler }: Lot) {
  return { lot, longitude, sign, degree, position: positionText(longitude), house, wholeSignPlace, ruler }
}

function bodyAnswer(body: ChartBody) {
  const { name, longitude, latitude, speed, sign, degree, house, isRetrograde, motion } = body
  return { name, longitude, latitude, speed, sign, degree, house, isRetrograde, motion }
}
