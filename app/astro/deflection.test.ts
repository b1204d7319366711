import { expect, test } from 'vitest'
import { bendLight } from './deflection.ts'
import {
  DISTANCE,
  DISTANCE_RATE,
  emptyPlace,
  LATITUDE,
  LATITUDE_RATE,
  LONGITUDE,
  LONGITUDE_RATE,
} from './ephemeris.ts'
import { bending } from './reference/iau-functions.json'

function placeOf(values: {
  longitude: number
  latitude?: number
  distance: number
  rates?: [number, number, number]
}): Float64Array {
  const place = emptyPlace()
  place[LONGITUDE] = values.longitude
  place[LATITUDE] = values.latitude ?? 0
  place[DISTANCE] = values.distance
  ;[place[LONGITUDE_RATE], place[LATITUDE_RATE], place[DISTANCE_RATE]] = values.rates ?? [0, 0, 0]
  return place
}

test.each([
  // Source: Einstein 1916 for the limb, which is 959.63 arc seconds from the Sun's middle; the Hipparcos catalogue for 90.
  [959.63 / 3600, 1.75],
  [90, 0.00407],
])('a star %f degrees from the Sun is moved %f arc seconds away from it', (degrees, arcseconds) => {
  for (const side of [-1, 1]) {
    const star = placeOf({ longitude: 100 + side * degrees, distance: 1e9 })
    bendLight(star, placeOf({ longitude: 100, distance: 1 }))
    const away = side * (star[LONGITUDE]! - 100) - degrees
    expect(Math.abs((away * 3600) / arcseconds - 1)).toBeLessThan(0.002)
    expect(star[LATITUDE]).toBe(0)
  }
})

test.each(bending)('bends light as eraLd: %j', ({ sky, ...theirs }) => {
  type Nine = [number, number, number, number, number, number, number, number, number]
  const [
    longitude,
    latitude,
    distance,
    longitudeRate,
    latitudeRate,
    distanceRate,
    sunLongitude,
    sunRate,
    sunDistance,
  ] = sky as Nine
  const place = placeOf({
    longitude,
    latitude,
    distance,
    rates: [longitudeRate, latitudeRate, distanceRate],
  })
  bendLight(place, placeOf({ longitude: sunLongitude, distance: sunDistance, rates: [sunRate, 0, 0] }))
  // Arc seconds, and arc seconds a day.
  expect((place[LONGITUDE]! - longitude) * 3600).toBeCloseTo(theirs.longitude, 4)
  expect((place[LATITUDE]! - latitude) * 3600).toBeCloseTo(theirs.latitude, 4)
  const rate = (place[LONGITUDE_RATE]! - longitudeRate) * 3600
  expect(Math.abs(rate - theirs.rate)).toBeLessThan(5e-5 + 3e-4 * Math.abs(theirs.rate))
  expect(place[DISTANCE]).toBe(distance)
})
