import { currentLanguage } from '#app/language/current.ts'
import { countryInLanguage, countryOfName } from './countries.ts'
import cities from './data/arabic-cities.json'

interface StoredPlace {
  cityId: string | null
  cityName: string
  stateName: string | null
  country: string
}

/** Of cities by their GeoNames id: the usual spelling among those of GeoNames. */
export const arabicNames = new Map<string, string>(Object.entries(cities))

/**
 * A place as people of the current language call it. Stored places have their English names. A city with a name of its own
 * in the list is not divided further: no other place of its country has that name there.
 */
export function shownPlace<Place extends StoredPlace>(place: Place): Place {
  if (currentLanguage() === 'en') return place
  const name = place.cityId === null ? undefined : arabicNames.get(place.cityId)
  const code = countryOfName(place.country)
  return {
    ...place,
    ...(name === undefined ? {} : { cityName: name, stateName: place.stateName && '' }),
    country: code ? countryInLanguage(code) : place.country,
  }
}
