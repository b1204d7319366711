import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resolveInPeriods } from './civil-time.ts'
import { type ClockPlace, clockPeriods, periodAt } from './clock-of-place.ts'
import regionData from './data/clock-regions.json' with { type: 'json' }
import { formatOffset } from './offset-text.ts'
import { ensurePlaces, openPlaces, type Places } from './places.server.ts'

let places: Places
beforeAll(async () => {
  places = openPlaces(await ensurePlaces({ path: '.cache/places.sqlite' }))
}, 180_000)
afterAll(() => places.close())

function cityClock(name: string, country: string): ClockPlace {
  const [city] = places.search({ q: name, country, limit: 1 })
  return places.clocks.ofCity(city!.cityId)!
}

function read(place: ClockPlace, local: string) {
  const periods = clockPeriods(place)
  const found = resolveInPeriods(periods, local)
  if (found.kind !== 'unique') throw new Error(`${local} is ${found.kind}`)
  const { rule, law, isUncertain } = periodAt(periods, found.utc)
  return { offset: formatOffset(found.offsetSeconds), rule, law, isUncertain }
}

const offsetIn = (name: string, country: string, local: string) =>
  read(cityClock(name, country), local).offset

test('every region and period of another clock names its source, with a date or a file of IANA', () => {
  for (const { id, source, zone, periods = [] } of regionData.regions) {
    if (zone) expect(source, id).toMatch(/^IANA backzone: /)
    for (const period of periods) expect(period.source, `${id} ${period.law}`).toMatch(/1[89]\d\d/)
    expect(zone ?? periods.length, id).toBeTruthy()
  }
})

describe('the clock of a listed place', () => {
  test.each([
    ['Vincennes', 'US', '1990-01-15T12:00', '-05:00'],
    ['Huế', 'VN', '1968-02-01T12:00', '+08:00'],
    ['Coyhaique', 'CL', '2025-07-15T12:00', '-03:00'],
    ['Ciudad Río Bravo', 'MX', '2024-07-15T12:00', '-05:00'],
    ['Ayia Napa', 'CY', '2017-01-15T12:00', '+02:00'],
    ['Morphou', 'CY', '2017-01-15T12:00', '+03:00'],
    ['Quvasoy', 'UZ', '1995-07-15T12:00', '+05:00'],
  ])('is that of the map: %s, %s, %s: %s', (...birth) => {
    expect(offsetIn(birth[0], birth[1], birth[2])).toBe(birth[3])
  })

  test.each([
    ['Biggar', 'CA', 'America/Swift_Current'],
    ['Ciudad Gustavo Díaz Ordaz', 'MX', 'America/Matamoros'],
    ['Lo de Marcos', 'MX', 'America/Bahia_Banderas'],
    ['Uliastay', 'MN', 'Asia/Ulaanbaatar'],
    ['Srednekolymsk', 'RU', 'Asia/Srednekolymsk'],
    ['Khandyga', 'RU', 'Asia/Khandyga'],
    ['Baikonur', 'KZ', 'Asia/Qyzylorda'],
    ['Paralímni', 'CY', 'Asia/Nicosia'],
    ['Unalaska', 'US', 'America/Nome'],
    ['Umburatiba', 'BR', 'America/Sao_Paulo'],
  ])('is that of the map, where GeoNames has the zone of a neighbour: %s, %s', (name, country, zone) => {
    expect(cityClock(name, country).zone).toBe(zone)
  })

  test.each([
    ['Hekou', 'CN', 'Asia/Shanghai'],
    ['Chirundu', 'ZW', 'Africa/Harare'],
    ['Hirschthal', 'DE', 'Europe/Berlin'],
  ])('is that of its own country, if it stands beside a border: %s, %s', (name, country, zone) => {
    expect(cityClock(name, country).zone).toBe(zone)
  })

  test.each([
    ['Hanoi', 'VN', '1950-01-15T12:00', '+08:00'],
    ['Mukachevo', 'UA', '1935-06-15T12:00', '+01:00'],
    ['Belfast', 'GB', '1910-06-15T12:00', '-00:25:21'],
    ['Thunder Bay', 'CA', '1905-06-15T12:00', '-06:00'],
    ['Manitouwadge', 'CA', '1941-01-15T12:00', '-04:00'],
    ['Fort Frances', 'CA', '1941-01-15T12:00', '-05:00'],
    ['Montréal', 'CA', '1917-04-01T12:00', '-04:00'],
    ['Ensenada', 'MX', '1935-06-15T12:00', '-08:00'],
    ['Rosario', 'AR', '1910-06-15T12:00', '-04:16:44'],
    ['Tiraspol', 'MD', '1990-08-15T12:00', '+04:00'],
    ['Zaporizhzhia', 'UA', '1910-06-15T12:00', '+02:20'],
    ['Harbin', 'CN', '1930-06-15T12:00', '+08:30'],
    ['Chongqing', 'CN', '1950-06-15T12:00', '+07:00'],
    ['Kashgar', 'CN', '1950-06-15T12:00', '+05:00'],
  ])('has the history that IANA keeps in backzone: %s, %s, %s: %s', (...birth) => {
    expect(offsetIn(birth[0], birth[1], birth[2])).toBe(birth[3])
  })

  test('is uncertain where IANA doubts its source', () => {
    expect(read(cityClock('Harbin', 'CN'), '1930-06-15T12:00').isUncertain).toBe(true)
    expect(read(cityClock('Hanoi', 'VN'), '1950-01-15T12:00').isUncertain).toBe(false)
  })

  test.each([
    ['Mashhad', 'IR', '1910-06-15T12:00', /^\+03:58:2\d$/],
    ['Tehran', 'IR', '1910-06-15T12:00', /^\+03:25:4\d$/],
  ])('is the mean time of its own meridian: %s', (...birth) => {
    expect(read(cityClock(birth[0], birth[1]), birth[2])).toEqual({
      offset: expect.stringMatching(birth[3]),
      rule: 'local-mean-time',
      law: null,
      isUncertain: false,
    })
  })

  test('was set by sunset in Arabia, and is uncertain', () => {
    expect(read(cityClock('Jeddah', 'SA'), '1940-06-15T12:00')).toEqual({
      offset: expect.stringMatching(/^\+02:36:4\d$/),
      rule: 'local-mean-time',
      law: null,
      isUncertain: true,
    })
    expect(read(cityClock('Jeddah', 'SA'), '1950-06-15T12:00')).toMatchObject({
      rule: 'zone',
      isUncertain: false,
    })
  })

  test('is the full hour nearest to its meridian before its zone has a history', () => {
    expect(read(cityClock('Arviat', 'CA'), '1950-01-15T12:00')).toEqual({
      offset: '-06:00',
      rule: 'nearest-hour',
      law: null,
      isUncertain: true,
    })
  })

  test.each([
    ['Wrocław', 'PL', '1910-06-15T12:00', '+01:00', 'germany'],
    ['Szczecin', 'PL', '1941-06-15T12:00', '+02:00', 'germany'],
    ['Olsztyn', 'PL', '1925-06-15T12:00', '+01:00', 'germany'],
    ['Poznań', 'PL', '1910-06-15T12:00', '+01:00', 'germany'],
    ['Katowice', 'PL', '1921-06-15T12:00', '+01:00', 'germany'],
    ['Kraków', 'PL', '1910-06-15T12:00', '+01:00', 'austria'],
    ['Strasbourg', 'FR', '1905-06-15T12:00', '+01:00', 'germany'],
    ['Metz', 'FR', '1917-06-15T12:00', '+02:00', 'germany'],
    ['Cluj-Napoca', 'RO', '1910-06-15T12:00', '+01:00', 'hungary'],
    ['Timișoara', 'RO', '1910-06-15T12:00', '+01:00', 'hungary'],
    ['Satu Mare', 'RO', '1943-01-15T12:00', '+01:00', 'hungary'],
    ['Lviv', 'UA', '1910-06-15T12:00', '+01:00', 'austria'],
    ['Lviv', 'UA', '1935-06-15T12:00', '+01:00', 'poland'],
    ['Rivne', 'UA', '1935-06-15T12:00', '+01:00', 'poland'],
    ['Lutsk', 'UA', '1942-01-15T12:00', '+02:00', 'germany'],
    ['Khotyn', 'UA', '1935-01-15T12:00', '+02:00', 'romania'],
    ['Chernivtsi', 'UA', '1935-01-15T12:00', '+02:00', 'romania'],
    ['Hrodna', 'BY', '1935-06-15T12:00', '+01:00', 'poland'],
    ['Brest', 'BY', '1935-06-15T12:00', '+01:00', 'poland'],
    ['Haderslev', 'DK', '1917-06-15T12:00', '+02:00', 'germany'],
    ['Eupen', 'BE', '1910-06-15T12:00', '+01:00', 'germany'],
    ['Vyborg', 'RU', '1935-06-15T12:00', '+02:00', 'finland'],
    ['Klaipėda', 'LT', '1910-06-15T12:00', '+01:00', 'germany'],
  ])('is that of the law of the time: %s, %s, %s: %s, %s', (...birth) => {
    expect(read(cityClock(birth[0], birth[1]), birth[2])).toMatchObject({
      offset: birth[3],
      law: birth[4],
    })
  })

  test.each([
    ['Warsaw', 'PL', '1910-06-15T12:00', '+01:24'],
    ['Kalisz', 'PL', '1910-06-15T12:00', '+01:24'],
    ['Wrocław', 'PL', '1950-06-15T12:00', '+01:00'],
    ['Nancy', 'FR', '1905-06-15T12:00', '+00:09:21'],
    ['Bucharest', 'RO', '1910-06-15T12:00', '+01:44:24'],
    ['Kyiv', 'UA', '1935-06-15T12:00', '+03:00'],
    ['Minsk', 'BY', '1935-06-15T12:00', '+03:00'],
  ])('is that of the zone elsewhere: %s, %s, %s: %s', (...birth) => {
    expect(read(cityClock(birth[0], birth[1]), birth[2])).toMatchObject({ offset: birth[3], rule: 'zone' })
  })
})

describe('a clock that a city kept beside that of its zone', () => {
  const offset = (place: ClockPlace, local: string) => {
    const found = resolveInPeriods(clockPeriods(place, true), local)
    return found.kind === 'unique' && formatOffset(found.offsetSeconds)
  }

  test.each([
    ['Mumbai', '1900-06-15T12:00', '+04:51', '+05:21:10'],
    ['Mumbai', '1955-06-15T12:00', '+04:51', '+05:30'],
    ['Mumbai', '1943-06-15T12:00', '+06:30', '+06:30'],
    ['Mumbai', '1956-06-15T12:00', '+05:30', '+05:30'],
    ['Kolkata', '1947-06-15T12:00', '+05:53:20', '+05:30'],
    ['Kolkata', '1949-06-15T12:00', '+05:30', '+05:30'],
    ['Thane', '1947-06-15T12:00', '+05:30', '+05:30'],
  ])('is offered and not read: %s, %s: %s, not %s', (name, local, offered, own) => {
    const place = cityClock(name, 'IN')
    expect(offset(place, local)).toBe(offered)
    expect(read(place, local)).toMatchObject({ offset: own, rule: 'zone' })
  })
})

describe('the clock at typed coordinates', () => {
  test.each([
    ['Wrocław', 'PL'],
    ['Strasbourg', 'FR'],
    ['Hanoi', 'VN'],
    ['Hekou', 'CN'],
    ['Ürümqi', 'CN'],
    ['Hebron', 'PS'],
  ])('is that of the listed place there: %s, %s', (name, country) => {
    const listed = cityClock(name, country)
    expect(places.clocks.at(listed.latitude, listed.longitude)).toEqual(listed)
  })

  test('follows the region of the nearest place', () => {
    expect(places.clocks.at(51.13, 17.1).region?.id).toBe('poland-until-1945')
    expect(places.clocks.at(49.0167, -88.2667).zone).toBe('America/Nipigon')
    expect(places.clocks.at(21.1, 105.6).zone).toBe('Asia/Hanoi')
    expect(places.clocks.at(52.1, 20.9)).toMatchObject({ zone: 'Europe/Warsaw', region: null })
  })

  test('is one where the ends of the map meet', () => {
    for (const latitude of [0, -16.8, 71.2, 66, -44, 90, -90]) {
      const west = places.clocks.at(latitude, -180)
      const east = places.clocks.at(latitude, 180)
      expect(west.zone, `${latitude}`).toBe(east.zone)
      expect(read(west, '1990-01-15T12:00').offset).toBe(read(east, '1990-01-15T12:00').offset)
    }
  })

  test('needs no listed place', () => {
    expect(places.clocks.at(-77.85, 166.67).zone).toBe('Antarctica/McMurdo')
    expect(places.clocks.at(0, -180)).toMatchObject({ zone: 'Etc/GMT-12', region: null })
  })
})
