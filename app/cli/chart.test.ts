import { spawn } from 'node:child_process'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { castChart, HOUSE_SYSTEM_KEYS, HOUSE_SYSTEM_NAMES } from '#app/astro/index.server.ts'
import { chartText } from '#app/features/charts/chart-text.server.ts'
import { PLACES_FILE } from '#tests/support/server.ts'
import { answerLine, answerLines } from './chart-jsonl.ts'

/** As it is built: without a compiler it starts at once. */
const COMMAND = 'build/server/cli-chart.js'

const GREENWICH = { utc: '2000-01-01T12:00:00Z', latitude: 51.4779, longitude: 0 }
const ISTANBUL = { local: '1978-07-15T14:30', zone: 'Europe/Istanbul', latitude: 41.0082, longitude: 28.9784 }

const MOMENT = ['--date', '2000-01-01', '--time', '12:00']
const EQUATOR = ['--lat', '0', '--lon', '0', '--zone', 'UTC']

const answer = (question: unknown) => JSON.parse(answerLine(JSON.stringify(question)) ?? 'null')

describe('one line', () => {
  test('answers with every field of the chart and no other', () => {
    const chart = answer(GREENWICH)
    expect(Object.keys(chart)).toEqual([
      'utc',
      'houseSystem',
      'isDayBirth',
      'ascendant',
      'midheaven',
      'cusps',
      'planets',
      'nodes',
      'aspects',
      'partOfFortune',
    ])
    expect(chart).toMatchObject({ utc: GREENWICH.utc, houseSystem: 'placidus', isDayBirth: true })
    expect(chart.ascendant).toBeCloseTo(24.2694, 3)
    expect(chart.cusps).toHaveLength(12)
    expect(chart.planets).toHaveLength(10)
    expect(chart.nodes.map(({ name }: { name: string }) => name)).toEqual(['Mean Node', 'True Node'])
    for (const body of [...chart.planets, ...chart.nodes]) {
      expect(Object.keys(body)).toEqual([
        'name',
        'longitude',
        'latitude',
        'speed',
        'sign',
        'degree',
        'house',
        'isRetrograde',
        'motion',
      ])
    }
    expect(Object.keys(chart.aspects[0])).toEqual(['from', 'to', 'type', 'orb', 'diff', 'applying'])
    expect(Object.keys(chart.partOfFortune)).toEqual([
      'longitude',
      'sign',
      'degree',
      'house',
      'ruler',
      'rulerSign',
      'rulerHouse',
    ])
  })

  test('accepts clock time with its zone and states the offset', () => {
    const chart = answer(ISTANBUL)
    expect(chart).toMatchObject({ utc: '1978-07-15T11:30:00Z', offsetSeconds: 10_800 })
    expect(Object.keys(chart).slice(0, 3)).toEqual(['utc', 'offsetSeconds', 'houseSystem'])
    expect(answer({ ...ISTANBUL, rulers: 'modern' }).partOfFortune.ruler).toBe('Neptune')
    expect(chart.partOfFortune.ruler).toBe('Jupiter')
  })

  test.each([
    '2000-01-01T12:00:00.000Z',
    '2000-01-01T12:00:00Z',
    '2000-01-01T12:00Z',
  ])('accepts %s', (utc) => {
    expect(answer({ ...GREENWICH, utc })).toEqual(answer(GREENWICH))
  })

  test('keeps milliseconds if there are any', () => {
    expect(answer({ ...GREENWICH, utc: '2000-01-01T12:00:00.250Z' }).utc).toBe('2000-01-01T12:00:00.250Z')
  })

  test('accepts a house system, and returns lots with their whole-sign houses', () => {
    const byDefault = answer(GREENWICH)
    const chart = answer({ ...GREENWICH, houses: 'whole-sign', lots: true })
    expect(chart.houseSystem).toBe('whole-sign')
    expect(chart.cusps).toEqual(Array.from({ length: 12 }, (_, i) => i * 30))
    expect(chart.planets.map(({ longitude }: { longitude: number }) => longitude)).toEqual(
      byDefault.planets.map(({ longitude }: { longitude: number }) => longitude),
    )
    expect(chart.lots.map(({ lot }: { lot: string }) => lot)).toEqual([
      ...['fortune', 'spirit', 'eros', 'necessity', 'courage', 'victory', 'nemesis'],
    ])
    for (const lot of chart.lots) expect(lot.house).toBe(lot.wholeSignPlace)
    expect(chart.lots[0].longitude).toBeCloseTo(byDefault.partOfFortune.longitude, 9)
    expect(chart.lots[0].position).toMatch(/^\d+°\d\d′\d\d″ [A-Z]/)
    expect(answer({ ...GREENWICH, houses: 'koch' })).toEqual({
      error: 'invalid-input',
      message: `houses: must be one of: ${HOUSE_SYSTEM_KEYS.join(', ')}`,
    })
  })

  test('uses Porphyry within the polar circles', () => {
    expect(answer({ ...GREENWICH, latitude: 78.2 }).houseSystem).toBe('porphyry')
  })

  test('refuses a time that occurred twice, with both instants, unless one is chosen', () => {
    const twice = { local: '2021-10-31T01:30', zone: 'Europe/London', latitude: 51.5, longitude: -0.12 }
    const candidates = ['2021-10-31T00:30:00Z', '2021-10-31T01:30:00Z']
    expect(answer(twice)).toEqual({ error: 'ambiguous-time', message: expect.any(String), candidates })
    expect(answer({ ...twice, disambiguation: 'reject' }).candidates).toEqual(candidates)
    expect(answer({ ...twice, disambiguation: 'earlier' })).toMatchObject({
      utc: candidates[0],
      offsetSeconds: 3600,
    })
    expect(answer({ ...twice, disambiguation: 'later' })).toMatchObject({
      utc: candidates[1],
      offsetSeconds: 0,
    })
  })

  test('refuses a time that never occurred, with the instants around it, unless one is chosen', () => {
    const never = { local: '2021-03-28T01:30', zone: 'Europe/London', latitude: 51.5, longitude: -0.12 }
    const candidates = ['2021-03-28T00:30:00Z', '2021-03-28T01:30:00Z']
    expect(answer(never)).toEqual({ error: 'nonexistent-time', message: expect.any(String), candidates })
    expect(answer({ ...never, disambiguation: 'earlier' }).utc).toBe(candidates[0])
    expect(answer({ ...never, disambiguation: 'later' }).utc).toBe(candidates[1])
  })

  test.each([
    ['no time', { latitude: 1, longitude: 1 }],
    ['both times', { ...GREENWICH, ...ISTANBUL }],
    ['no zone', { ...ISTANBUL, zone: undefined }],
    ['a zone without a time', { zone: 'Europe/London', latitude: 1, longitude: 1 }],
    ['an unknown zone', { ...ISTANBUL, zone: 'Mars/Olympus' }],
    ['a zone of no name', { ...ISTANBUL, zone: '' }],
    ['a latitude over 90', { ...GREENWICH, latitude: 90.01 }],
    ['a longitude under -180', { ...GREENWICH, longitude: -180.01 }],
    ['a latitude in letters', { ...GREENWICH, latitude: '51' }],
    ['no latitude', { ...GREENWICH, latitude: undefined }],
    ['a latitude that is no number', { ...GREENWICH, latitude: Number.NaN }],
    ['a year before 1900', { ...GREENWICH, utc: '1899-12-31T23:59:59Z' }],
    ['a local year before 1900', { ...ISTANBUL, local: '1899-12-31T23:59' }],
    ['a year after 2100', { ...GREENWICH, utc: '2101-01-01T00:00:00Z' }],
    ['a local year after 2100', { ...ISTANBUL, local: '2101-01-01T00:00' }],
    ['no Z', { ...GREENWICH, utc: '2000-01-01T12:00:00' }],
    ['an offset', { ...GREENWICH, utc: '2000-01-01T12:00:00+00:00' }],
    ['30 February', { ...GREENWICH, utc: '2000-02-30T12:00:00Z' }],
    ['a local 30 February', { ...ISTANBUL, local: '2000-02-30T12:00' }],
    ['hour 24', { ...GREENWICH, utc: '2000-01-01T24:00:00Z' }],
    ['a local hour 25', { ...ISTANBUL, local: '2000-01-01T25:00' }],
    ['minute 60', { ...GREENWICH, utc: '2000-01-01T12:60:00Z' }],
    ['a date only', { ...GREENWICH, utc: '2000-01-01' }],
    ['words', { ...GREENWICH, utc: 'noon' }],
    ['a time that is a number', { ...GREENWICH, utc: 0 }],
    ['an unknown disambiguation', { ...ISTANBUL, disambiguation: 'both' }],
    ['unknown rulers', { ...GREENWICH, rulers: 'hellenistic' }],
    ['an array', [GREENWICH]],
    ['null', null],
    ['a number', 7],
  ])('refuses %s', (_, question) => {
    const refusal = answer(question)
    expect(refusal).toEqual({ error: 'invalid-input', message: expect.any(String) })
    expect(refusal.message.length).toBeGreaterThan(5)
  })

  test.each([
    [{ ...GREENWICH, latitude: '51' }, 'latitude: must be a number of degrees from -90 to 90'],
    [{ ...GREENWICH, longitude: undefined }, 'longitude: must be a number of degrees from -180 to 180'],
    [{ ...GREENWICH, rulers: 'hellenistic' }, 'rulers: must be traditional or modern'],
    [{ ...ISTANBUL, disambiguation: 'both' }, 'disambiguation: must be earlier, later or reject'],
    [{ ...GREENWICH, utc: 0 }, 'utc: must be text'],
    [null, 'The line must be a JSON object'],
  ])('states for %o what it must be', (question, message) => {
    expect(answer(question)).toEqual({ error: 'invalid-input', message })
  })

  test.each(['{', 'chart', '{"utc":"2000-01-01T12:00:00Z",}', '{"latitude": NaN}'])('refuses %s', (line) => {
    expect(JSON.parse(answerLine(line) ?? '')).toEqual({
      error: 'invalid-input',
      message: expect.any(String),
    })
  })
})

describe('many lines', () => {
  test('are answered in order, blank ones not at all, and a bad one does not stop the run', async () => {
    const output = new PassThrough()
    const lines = [JSON.stringify(GREENWICH), '', '   ', 'not JSON', `${JSON.stringify(ISTANBUL)}\r`, '{}']
    const answered = text(output)
    await answerLines(Readable.from([lines.join('\n')]), output)
    output.end()
    const answers = (await answered)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(answers.map(({ utc, error }) => utc ?? error)).toEqual([
      GREENWICH.utc,
      'invalid-input',
      '1978-07-15T11:30:00Z',
      'invalid-input',
    ])
  })

  test('end only at line feeds, wherever the text is divided into chunks', async () => {
    const name = 'a\u2028b\u0085c'
    const spaced = JSON.stringify({ ...GREENWICH, name }).replace(',', ',\r')
    const bytes = Buffer.from(`\uFEFF${spaced}\r\n${JSON.stringify(ISTANBUL)}`)
    const output = new PassThrough()
    const answered = text(output)
    await answerLines(Readable.from([...bytes].map((byte) => Buffer.of(byte))), output)
    output.end()
    const answers = (await answered).trimEnd().split('\n')
    expect(answers.map((line) => JSON.parse(line).utc)).toEqual([GREENWICH.utc, '1978-07-15T11:30:00Z'])
  })

  test('a thousand are answered by the command', async () => {
    const child = spawn(process.execPath, [COMMAND, '--jsonl'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const utc = (i: number) => new Date(Date.UTC(1950, 0, 1) + i * 3_600_000 * 500).toISOString()
    child.stdin.end(
      Array.from({ length: 1000 }, (_, i) => JSON.stringify({ ...GREENWICH, utc: utc(i) })).join('\n'),
    )
    const answers = (await text(child.stdout)).trimEnd().split('\n')
    expect(answers.map((line) => Date.parse(JSON.parse(line).utc))).toEqual(
      Array.from({ length: 1000 }, (_, i) => Date.parse(utc(i))),
    )
  })
})

describe('the text for people', () => {
  const run = async (...args: string[]) => {
    const child = spawn(process.execPath, [COMMAND, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { NODE_ENV: 'test', PLACES_FILE },
    })
    const exit = new Promise<number | null>((resolve) => child.on('close', resolve))
    const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), exit])
    return { out, err, code }
  }
  const heading = {
    place: 'Somewhere',
    local: '2000-01-01T12:00',
    zone: 'UTC',
    offset: '+00:00',
    localMeanTime: false,
  }

  test('shows birth, lot with chain, planets, houses and aspects', async () => {
    const { out, code } = await run(
      ...['--date', '1978-07-15', '--time', '14:30', '--lat', '41.0082', '--lon', '28.9784'],
      ...['--zone', 'Europe/Istanbul'],
    )
    expect(code).toBe(0)
    expect(out).toContainAll('1978-07-15 14:30 (Europe/Istanbul, UTC+03:00)', 'Placidus')
    expect(out).toMatch(/Part of Fortune\n {2}0°\d\d′\d\d″ Pisces, house 4 \(5 by whole signs\)/)
    expect(out).toMatch(
      /Lots\n {2}Part of Fortune +0°\d\d′\d\d″ Pisces +house {2}4 {2}by sign {2}5 {2}Jupiter/,
    )
    expect(out).toMatch(/\n {2}Lot of Spirit +\d+°/)
    expect(out).toMatch(/\n {2}Lot of Nemesis +\d+°/)
    for (const line of out.match(/Lots\n[\s\S]*?\n\n/)![0].split('\n')) {
      expect(line.length, line).toBeLessThanOrEqual(80)
    }
    expect(out).toContainAll('ruler Jupiter in Cancer, house 9', 'a loop of Moon, Mars, Mercury, Sun')
    expect(out).toMatch(/Sun +22°37′\d\d″ Cancer/)
    expect(out).toMatch(/Sun trine Moon .*applying/)
  })

  test('accepts southern and western coordinates', async () => {
    const { out, code } = await run(
      ...['--date', '2001-02-03', '--time', '04:05', '--lat', '-33.45', '--lon', '-70.66'],
      ...['--zone', 'America/Santiago'],
    )
    expect(code).toBe(0)
    expect(out).toContain('33.4500°S 70.6600°W')
  })

  test('accepts coordinates as people write them, and no other numbers', async () => {
    const { out } = await run(...MOMENT, '--lat', `41°00'30"N`, '--lon', '28 58 42 E', '--zone', 'UTC')
    expect(out).toContain('41.0083°N 28.9783°E')
    expect((await run(...MOMENT, '--lat', '0x10', '--lon', '1', '--zone', 'UTC')).code).toBe(1)
  })

  test.each([
    ['a date is missing', ['--time', '12:00'], '--date'],
    ['an option is unknown', ['--born', 'x'], 'born'],
    ['the zone is missing', [...MOMENT, '--lat', '1', '--lon', '1'], '--zone'],
    ['the latitude is not one', [...MOMENT, '--lat', '91', '--lon', '1', '--zone', 'UTC'], '--lat'],
    [
      'the time came twice',
      ['--date', '2021-10-31', '--time', '01:30', '--lat', '51', '--lon', '0', '--zone', 'Europe/London'],
      '--disambiguation',
    ],
    [
      'a city and coordinates are given',
      [...MOMENT, '--city', 'Istanbul', '--lat', '1', '--lon', '1', '--zone', 'UTC'],
      '--city or --lat and --lon',
    ],
    ['a city is given with a zone', [...MOMENT, '--city', 'Istanbul', '--zone', 'UTC'], '--zone'],
    ['lines come with options', ['--jsonl', '--rulers', 'modern'], '--rulers'],
    ['no city has the name', [...MOMENT, '--city', 'istnabul', '--country', 'TR'], 'Did you mean'],
    ['the country is unknown', [...MOMENT, '--city', 'Berlin', '--country', 'Atlantis'], 'Atlantis'],
    ['the date is not one', ['--date', '78-7-15', '--time', '12:00', ...EQUATOR], '--date must be'],
    ['the time is not one', ['--date', '1978-07-15', '--time', '2:30', ...EQUATOR], '--time must be'],
    ['the year is too early', ['--date', '1899-12-31', '--time', '12:30', ...EQUATOR], '1900 to 2100'],
    ['the house system is unknown', [...MOMENT, ...EQUATOR, '--houses', 'koch'], '--houses must be one of'],
  ])('reports it in one message when %s', async (_, args, expected) => {
    const { out, err, code } = await run(...args)
    expect([out, code]).toEqual(['', 1])
    expect(err).toContain(expected)
    expect(err).not.toMatch(/\n {4}at /)
  })

  test('divides the houses by another system when requested', async () => {
    const [houses, name] = Object.entries(HOUSE_SYSTEM_NAMES).at(-1)!
    const { out, err, code } = await run(...MOMENT, ...EQUATOR, '--houses', houses)
    expect([err, code]).toEqual(['', 0])
    expect(out).toMatch(new RegExp(`\\nHouses +${name}\\n`))
  })

  test('states when Porphyry is used and when sect is uncertain', () => {
    const polar = castChart({ utc: Date.UTC(2000, 5, 21, 12), latitude: 78.2, longitude: 15.6 })
    expect(chartText(polar, heading)).toContain('Porphyry (so near the pole')
    const dawn = castChart({ utc: Date.UTC(2000, 2, 20, 6, 7), latitude: 0, longitude: 0 })
    expect(chartText(dawn, heading)).toContain('uncertain: the Sun is within 1 degree of the horizon')
    expect(chartText(polar, heading)).not.toContain('uncertain')
    const text = chartText(polar, { ...heading, houses: 'alcabitius' })
    expect(text).toContain('Porphyry (so near the pole some degrees never rise, and Alcabitius is undefined)')
  })
})
