import { currentLanguage } from '#app/language/current.ts'
import { cityOfZone } from './clock-of-place.ts'
import { countryInLanguage, countryOfName } from './countries.ts'
import cities from './data/arabic-cities.json' with { type: 'json' }
import zoneCities from './data/zone-cities.json' with { type: 'json' }

interface StoredPlace {
  cityId: string | null
  cityName: string
  stateName: string | null
  country: string
}

/** Of cities by their GeoNames id: the usual spelling among those of GeoNames. */
export const arabicNames = new Map<string, string>(Object.entries(cities))

/** Of IANA's zones: the largest place of GeoNames in the zone that has its name, where that place has an Arabic name. */
const idsOfZones = new Map<string, string>(Object.entries(zoneCities))

/** The city that a zone is named after, as people of the current language call it. */
export function shownCityOfZone(zone: string): string {
  const id = currentLanguage() === 'ar' ? idsOfZones.get(zone) : undefined
  return (id === undefined ? undefined : arabicNames.get(id)) ?? cityOfZone(zone)
}

/** A zone under its own name, after the name of its city where that is in the letters of the current language alone. */
export function shownZone(zone: string): string {
  const city = shownCityOfZone(zone)
  return city === cityOfZone(zone) ? zone : `${city} (${zone})`
}

const shared = sharedNames()

/**
 * A place as people of the current language call it. Stored places have their English names. A city whose name no other has
 * is not divided further.
 */
export function shownPlace<Place extends StoredPlace>(place: Place): Place {
  if (currentLanguage() === 'en') return place
  const name = place.cityId === null ? undefined : arabicNames.get(place.cityId)
  const code = countryOfName(place.country)
  return {
    ...place,
    ...(name === undefined ? {} : { cityName: name }),
    ...(name === undefined || shared.has(name) ? {} : { stateName: place.stateName && '' }),
    country: code ? countryInLanguage(code) : place.country,
  }
}

function sharedNames(): Set<string> {
  const seen = new Set<string>()
  const found = new Set<string>()
  for (const name of arabicNames.values()) {
    if (seen.has(name)) found.add(name)
    seen.add(name)
  }
  return found
}
