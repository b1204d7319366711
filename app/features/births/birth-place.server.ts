import type { ClockPlace } from '#app/geo/clock-of-place.ts'
import { parseLatitude, parseLongitude } from '#app/geo/coordinates.ts'
import { geoWords } from '#app/geo/geo-messages.ts'
import { UNLISTED } from '#app/geo/place-text.ts'
import type { Places } from '#app/geo/places.server.ts'
import { canonicalZone, findZone } from '#app/geo/zone-history.ts'
import { fieldRefusal, Refusal } from '#app/operations/operation.server.ts'
import type { BirthDataInput } from './birth-data.schema.ts'
import { birthFormWords as words } from './birth-form-messages.ts'

interface BirthPlace {
  cityId: string | null
  cityName: string
  stateName: string | null
  country: string
  latitude: number
  longitude: number
  zone: string
}

/** The place that a person chose from the list or gave by coordinates. @throws Refusal that names the field. */
export function resolvePlace(places: Places, input: BirthDataInput): BirthPlace {
  if (input.cityId) {
    const city = places.info(input.cityId)
    if (!city) throw fieldRefusal('place.city-unknown', 'cityId', words.errors.cityUnknown)
    const { cityId, cityName, stateName, countryCode, country, latitude, longitude, zone } = city
    // A saved record cannot be changed, so a country and a city that do not match are refused.
    const named = input.country ? places.findCountries(input.country) : []
    if (input.country && named.length === 0)
      throw fieldRefusal('place.country-unknown', 'country', words.errors.countryUnknown)
    if (input.country && !named.some((entry) => entry.countryCode === countryCode)) {
      const names = named.map((entry) => entry.country).join(geoWords.comma)
      throw fieldRefusal('place.city-elsewhere', 'cityId', words.errors.cityElsewhere(names))
    }
    return { cityId, cityName, stateName: stateName || null, country, latitude, longitude, zone }
  }
  const latitude = parseLatitude(input.latitude ?? '')
  const longitude = parseLongitude(input.longitude ?? '')
  const given = input.zone ? findZone(input.zone) : null
  // Reports all errors at once, so that three wrong fields do not take three attempts.
  const wrong: Record<string, string[]> = {}
  if (latitude === null) wrong.latitude = [words.errors.latitude]
  if (longitude === null) wrong.longitude = [words.errors.longitude]
  if (input.zone && !given) wrong.zone = [words.errors.zone]
  if (latitude === null || longitude === null || wrong.zone) {
    throw new Refusal('place.coordinates-invalid', Object.values(wrong)[0]![0]!, wrong)
  }
  const zone = given ?? places.clocks.at(latitude, longitude).zone
  return {
    cityId: null,
    cityName: input.placeName || `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`,
    stateName: null,
    // The name of the list is English, whatever the form calls the country.
    country: input.country ? (places.findCountry(input.country)?.country ?? input.country) : UNLISTED,
    latitude,
    longitude,
    zone,
  }
}

/** What the clocks of a resolved place follow from. A zone that a person gave against the map has no regions. */
export function clockPlaceOf(
  { clocks }: Places,
  { cityId, latitude, longitude, zone }: Pick<BirthPlace, 'cityId' | 'latitude' | 'longitude' | 'zone'>,
): ClockPlace {
  const found = (cityId !== null && clocks.ofCity(cityId)) || clocks.at(latitude, longitude)
  const isSame = [found.zone, found.region?.of ?? ''].map(canonicalZone).includes(canonicalZone(zone))
  return isSame ? found : { latitude, longitude, zone, region: null }
}
