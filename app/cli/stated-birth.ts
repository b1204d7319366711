import { HOUSE_SYSTEM_KEYS } from '#app/astro/index.server.ts'
import { numberText } from '#app/format.ts'
import type { ClockPlace } from '#app/geo/clock-of-place.ts'
import { parseLatitude, parseLongitude } from '#app/geo/coordinates.ts'
import { nameKey, nameWords } from '#app/geo/place-name.ts'
import type { City, Places } from '#app/geo/places.server.ts'
import { type Disambiguation, disambiguations, momentOfLocal } from './chart-jsonl.ts'
import { CommandError, parseChoice, parseOptions } from './terminal.ts'

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

interface Birthplace extends ClockPlace {
  name: string
}

type Values = ReturnType<typeof parseBirth>

/** The options of the chart command. They name one birth, unless `jsonl` or `help` is among them. */
export function parseBirth(args: string[], usage: string) {
  // Without the join, parseArgs reads a negative number as an option.
  const joined: string[] = []
  for (const arg of args) {
    const before = joined.at(-1)
    if (/^-\d/.test(arg) && (before === '--lat' || before === '--lon')) joined[joined.length - 1] += `=${arg}`
    else joined.push(arg)
  }
  return parseOptions({ args: joined, options: OPTIONS }, usage).values
}

/** @throws CommandError or Refused if the options name no birth */
export async function birthOf(values: Values) {
  if (!values.date || !values.time) throw new CommandError('--date and --time are needed.')
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
  const moment = momentOfLocal(`${values.date}T${values.time}`, place, disambiguation)
  return { ...moment, place, rulers, houses }
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
  return { name: 'given by coordinates', latitude, longitude, zone, region: null }
}

async function placeOfCity(values: Values): Promise<Birthplace> {
  const { city, country, 'city-id': cityId } = values
  if (!city && !cityId) throw new CommandError(`Give --city, or --lat, --lon and --zone.`)
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
    return toBirthplace(places, found)
  }
  if (country && !places.findCountry(country)) throw new CommandError(`No country is called ${country}.`)
  const found = places.search({ q: city ?? '', ...(country ? { country } : {}), limit: MOST_CANDIDATES })
  return chosenFrom(places, found, city ?? '')
}

/** The place, if only one was found or only one has exactly the typed name. A correction is never chosen. */
function chosenFrom(places: Places, found: readonly City[], typed: string): Birthplace {
  const key = nameKey(nameWords(typed))
  const namesakes = found.filter(({ cityName }) => nameKey(nameWords(cityName)) === key)
  const hits = found.filter(({ isCorrection }) => !isCorrection)
  const candidates = [namesakes, hits].find(({ length }) => length > 0) ?? found
  const [only] = candidates
  if (!only)
    throw new CommandError(`No city of the list is called ${typed}. Give --lat, --lon and --zone instead.`)
  if (candidates.length === 1 && !only.isCorrection) return toBirthplace(places, only)
  const lines = candidates.map(
    ({ cityId, label, population }) => `  ${cityId.padStart(9)}  ${label} (${numberText(population)} people)`,
  )
  const more = candidates.length === MOST_CANDIDATES ? '\n  There may be more: narrow with --country.' : ''
  const question = only.isCorrection
    ? `No city of the list is called ${typed}. Did you mean one of these? Choose with --city-id:`
    : `${typed} may be any of these; choose with --city-id:`
  throw new CommandError(`${question}\n${lines.join('\n')}${more}`)
}

function toBirthplace({ clocks }: Places, { cityId, label }: City): Birthplace {
  return { name: label, ...clocks.ofCity(cityId)! }
}
