import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import type { CityListItem, Places } from '#app/geo/places.server.ts'
import { trimmedText } from '#app/operations/described.ts'
import { operation, Refusal } from '#app/operations/operation.server.ts'
import { birthFormWords as words } from './birth-form-messages.ts'

const CITY_SUGGESTIONS = 15

export const listCountries = operation({
  name: 'places.countries',
  summary: 'Countries, each with the number of its places; those of a name or code, where one is given',
  who: 'anyone',
  input: z.object({
    q: z
      .string()
      .max(100, { error: () => words.errors.searchLength })
      .optional()
      .meta({
        description:
          'The beginning of a name in many languages, also of a country that is no more, or an ISO code',
      }),
  }),
  limit: 'read',
  run: ({ services: { places } }, { q }) => (q ? places.searchCountries(q) : places.countries()),
})

export const listCities = operation({
  name: 'places.cities',
  summary: 'The places of a country, by name or ISO code',
  who: 'anyone',
  input: z.object({ country: z.string().trim().min(1).max(100).meta(trimmedText(100)) }),
  limit: 'read',
  async run({ services: { places } }, { country }) {
    const countries = places.findCountries(country)
    if (countries.length === 0) throw new Refusal('place.country-not-found', words.errors.countryUnknown)
    const list = lastList.then(() => citiesOf(places, countries))
    lastList = list.catch(() => {})
    return list
  },
})

/** Lists are made one after the other: parts of several would otherwise run in the same turn of the event loop. */
let lastList: Promise<unknown> = Promise.resolve()

/** Other requests are answered between two parts: the largest list has over 20,000 places. */
async function citiesOf(places: Places, countries: readonly { countryCode: string }[]) {
  const cities: CityListItem[] = []
  for (const { countryCode } of countries) {
    for (const part of places.citiesInParts(countryCode)) {
      cities.push(...part)
      await setImmediate()
    }
  }
  return cities
}

export const cityInfo = operation({
  name: 'places.city',
  summary: 'One place by its id',
  who: 'anyone',
  input: z.object({ cityId: z.string().max(20) }),
  limit: 'read',
  run({ services }, { cityId }) {
    const city = services.places.info(cityId)
    if (!city) throw new Refusal('place.not-found', words.errors.placeUnknown)
    return city
  },
})

export const searchPlaces = operation({
  name: 'places.search',
  summary: 'Places whose name, in any spelling, or whose state begins with what was typed; else corrections',
  who: 'anyone',
  input: z.object({
    q: z
      .string()
      .max(100, { error: () => words.errors.searchLength })
      .default(''),
    country: z.string().max(100).optional(),
  }),
  limit: 'read',
  run({ services }, { q, country }) {
    return services.places.search({ q, ...(country ? { country } : {}), limit: CITY_SUGGESTIONS })
  },
})
