import { castChart, HOUSE_SYSTEM_KEYS, inHouseSystem } from '#app/astro/index.server.ts'
import { chartText } from '#app/features/charts/chart-text.server.ts'
import { numberText } from '#app/format.ts'
import { localTimeAt } from '#app/geo/civil-time.ts'
import { parseLatitude, parseLongitude } from '#app/geo/coordinates.ts'
import { formatOffset } from '#app/geo/offset-text.ts'
import { nameKey, nameWords } from '#app/geo/place-name.ts'
import type { City } from '#app/geo/places.server.ts'
import { answerLines, type Disambiguation, disambiguations, momentOfLocal, Refused } from './chart-jsonl.ts'
import {
  CommandError,
  ignoreClosedPipe,
  parseChoice,
  parseOptions,
  printLine,
  runCommand,
} from './terminal.ts'

const USAGE = `Prints a natal chart.

  npm run -s chart -- --date 1978-07-15 --time 14:30 --city Istanbul
  npm run -s chart -- --date 1978-07-15 --time 14:30 --lat 41.0082 --lon 28.9784 --zone Europe/Istanbul
  npm run -s chart -- --jsonl < charts.jsonl

  --date YYYY-MM-DD    date of birth, 1900 to 2100
  --time HH:MM         time of birth by the clock of the place
  --city NAME          a city of the list, in any of its spellings
  --country NAME       narrows the city: a country's name or its two letters
  --city-id ID         the city itself, where several bear the name
  --lat, --lon         degrees, north and east positive, or like 41°00'30"N; with --zone, instead of a city
  --zone NAME          time zone, such as Europe/Istanbul
  --disambiguation     earlier, later or reject (default): a time that came twice or never
  --rulers             traditional (default) or modern
  --houses             ${HOUSE_SYSTEM_KEYS.slice(0, 3).join(', ')},
                       ${HOUSE_SYSTEM_KEYS.slice(3).join(', ')}; placidus when left out
  --jsonl              one JSON object a line on standard input, one answer a line`

const OPTIONS = {
  date: { type: 'string' },
  time: { type: 'string' },
  city: { type: 'string' },
  country: { type: 'string' },
  'city-id': { type: 'string' },
  lat: { type: 'string' },
  lon: { type: 'string' },
  zone: { type: 'string' },
  disambiguation: { type: 'string' },
  rulers: { type: 'string' },
  houses: { type: 'string' },
  jsonl: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

const MOST_CANDIDATES = 15

interface Birthplace {
  name: string
  latitude: number
  longitude: number
  zone: string
}

type Values = ReturnType<typeof parse>

async function main(args: string[]): Promise<void> {
  const values = parse(args)
  if (values.help) return printLine(USAGE)
  if (values.jsonl) {
    const [other] = Object.keys(values).filter((name) => name !== 'jsonl')
    if (other)
      throw new CommandError(`--${other} does not go with --jsonl: each line says by itself what it wants.`)
    return answerLines(process.stdin, process.stdout)
  }
  if (!values.date || !values.time) throw new CommandError(`--date and --time are needed.\n\n${USAGE}`)
  if (!/^\d{4}-\d\d-\d\d$/.test(values.date)) throw new CommandError('--date must be like 1978-07-15')
  if (!/^\d\d:\d\d(:\d\d)?$/.test(values.time)) throw new CommandError('--time must be like 14:30')
  const rulers = parseChoice('rulers', values.rulers ?? 'traditional', ['traditional', 'modern'] as const)
  const houses = parseChoice('houses', values.houses ?? 'placidus', HOUSE_SYSTEM_KEYS)
  const disambiguation: Disambiguation = parseChoice(
    'disambiguation',
    values.disambiguation ?? 'reject',
    disambiguations,
  )

  const place = await findPlace(values)
  const { utc, offsetSeconds } = momentOfLocal(`${values.date}T${values.time}`, place.zone, disambiguation)
  const { local, source } = localTimeAt(utc, place.zone)
  const cast = castChart({ utc, latitude: place.latitude, longitude: place.longitude, rulers })
  const chart = inHouseSystem(cast, houses)
  printLine(
    chartText(chart, {
      place: place.name,
      local,
      zone: place.zone,
      offset: formatOffset(offsetSeconds),
      localMeanTime: source === 'local-mean-time',
      houses,
    }),
  )
}

function parse(args: string[]) {
  // Without the join, parseArgs reads a negative number as an option.
  const joined: string[] = []
  for (const arg of args) {
    const before = joined.at(-1)
    if (/^-\d/.test(arg) && (before === '--lat' || before === '--lon')) joined[joined.length - 1] += `=${arg}`
    else joined.push(arg)
  }
  return parseOptions({ args: joined, options: OPTIONS }, USAGE).values
}

/** Refuses two ways to give the place, because they could disagree. */
function findPlace(values: Values): Birthplace | Promise<Birthplace> {
  const { lat, lon, zone, city, country, 'city-id': cityId } = values
  const named = city !== undefined || cityId !== undefined || country !== undefined
  const pointed = lat !== undefined || lon !== undefined
  if (named && pointed) throw new CommandError('Give --city or --lat and --lon, not both.')
  if (named && zone !== undefined) throw new CommandError('A city has its own time zone: leave --zone out.')
  return pointed ? placeOfCoordinates(values) : placeOfCity(values)
}

function placeOfCoordinates({ lat, lon, zone }: Values): Birthplace {
  const latitude = parseLatitude(lat ?? '')
  if (latitude === null) throw new CommandError('--lat must be degrees from -90 to 90')
  const longitude = parseLongitude(lon ?? '')
  if (longitude === null) throw new CommandError('--lon must be degrees from -180 to 180')
  if (!zone) throw new CommandError('--lat and --lon need a --zone, such as Europe/Istanbul')
  return { name: 'given by coordinates', latitude, longitude, zone }
}

async function placeOfCity(values: Values): Promise<Birthplace> {
  const { city, country, 'city-id': cityId } = values
  if (!city && !cityId) throw new CommandError(`Give --city, or --lat, --lon and --zone.\n\n${USAGE}`)
  // Only a city needs the list of places. A chart by coordinates starts without it.
  const [{ ensurePlaces, openPlaces }, { findPlacesFile: placesFileOf }] = await Promise.all([
    import('#app/geo/places.server.ts'),
    import('#app/env.server.ts'),
  ])
  const places = openPlaces(
    await ensurePlaces({ path: placesFileOf(), onProgress: (line) => process.stderr.write(`${line}\n`) }),
  )
  if (cityId) {
    const found = places.info(cityId)
    if (!found) throw new CommandError(`No city has the id ${cityId}`)
    return toBirthplace(found)
  }
  if (country && !places.findCountry(country)) throw new CommandError(`No country is called ${country}.`)
  const found = places.search({ q: city ?? '', ...(country ? { country } : {}), limit: MOST_CANDIDATES })
  return chosenFrom(found, city ?? '')
}

/** The place, if only one was found or only one has exactly the typed name. */
function chosenFrom(found: readonly City[], typed: string): Birthplace {
  const key = nameKey(nameWords(typed))
  const namesakes = found.filter(({ cityName }) => nameKey(nameWords(cityName)) === key)
  const candidates = namesakes.length > 0 ? namesakes : found
  const [only] = candidates
  if (!only)
    throw new CommandError(`No city of the list is called ${typed}. Give --lat, --lon and --zone instead.`)
  if (candidates.length === 1) return toBirthplace(only)
  const lines = candidates.map(
    ({ cityId, label, population }) => `  ${cityId.padStart(9)}  ${label} (${numberText(population)} people)`,
  )
  const more = candidates.length === MOST_CANDIDATES ? '\n  There may be more: narrow with --country.' : ''
  throw new CommandError(`${typed} may be any of these; choose with --city-id:\n${lines.join('\n')}${more}`)
}

function toBirthplace({ label, latitude, longitude, zone }: City): Birthplace {
  return { name: label, latitude, longitude, zone }
}

function toMessage(problem: Error): string {
  const candidates = problem instanceof Refused ? problem.candidates : undefined
  const choice = candidates
    ? `\nChoose with --disambiguation: earlier is ${candidates[0]}, later is ${candidates[1]}`
    : ''
  return `${problem.message.replace(/^local: /, '')}${choice}`
}

ignoreClosedPipe()
await runCommand(main, [CommandError, Refused], toMessage)
