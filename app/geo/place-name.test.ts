import { describe, expect, test } from 'vitest'
import {
  commonName,
  countryMark,
  distinction,
  indexedWords,
  LABEL_LEVEL,
  nameKey,
  nameWords,
  placeLabel,
  regionMark,
  stateMark,
  wholeStateMark,
} from './place-name.ts'

describe('one spelling of a name', () => {
  test('has words of letters and digits', () => {
    expect(nameWords('Saint-Denis, 2e (La Réunion)')).toEqual(['saint', 'denis', '2e', 'la', 'reunion'])
    expect(nameWords(' – ')).toEqual([])
    expect(nameKey(nameWords('New-York'))).toBe('newyork')
  })

  test('in Arabic is in the index with and without its article', () => {
    expect(indexedWords('الرياض')).toEqual(['الرياض', 'رياض'])
    expect(indexedWords('القدس')).toEqual(['القدس', 'قدس'])
    expect(indexedWords('الله')).toEqual(['الله'])
    expect(indexedWords('جبال')).toEqual(['جبال'])
    // The same two letters inside a word, as in Malawi, are not an article.
    expect(indexedWords('مالاوي')).toEqual(['مالاوي'])
    expect(indexedWords('paris')).toEqual(['paris'])
  })

  test('is marked by its kind, with letters that folding removes from typed text', () => {
    expect(countryMark('EG')).toBe('\ue000eg')
    expect([regionMark('a'), stateMark('a'), wholeStateMark('ab')]).toEqual([
      '\ue001a',
      '\ue002a',
      '\ue003ab',
    ])
    expect(nameWords('\ue000eg')).toEqual(['eg'])
  })
})

describe('a label', () => {
  const place = {
    cityName: 'Springfield',
    stateName: 'Illinois',
    districtName: 'Sangamon',
    country: 'United States',
    latitude: 39.80172,
    longitude: -89.64371,
  }

  test('is as long as necessary', () => {
    expect(placeLabel(place, LABEL_LEVEL.plain)).toBe('Springfield, Illinois, United States')
    expect(placeLabel(place, LABEL_LEVEL.district)).toBe('Springfield, Sangamon, Illinois, United States')
    expect(placeLabel(place, LABEL_LEVEL.coordinates)).toBe(
      'Springfield, Illinois, United States (39.80°N 89.64°W)',
    )
    expect(placeLabel(place, LABEL_LEVEL.exactCoordinates)).toBe(
      'Springfield, Illinois, United States (39.80172°N 89.64371°W)',
    )
    expect(LABEL_LEVEL).toEqual({ plain: 0, district: 1, coordinates: 2, exactCoordinates: 3 })
  })

  test('leaves out parts that are empty or repeat the one before', () => {
    const city = { ...place, cityName: 'Berlin', stateName: 'Berlin', districtName: null, country: 'Germany' }
    expect(placeLabel(city, LABEL_LEVEL.plain)).toBe('Berlin, Germany')
    expect(placeLabel(city, LABEL_LEVEL.district)).toBe('Berlin, Germany')
    expect(placeLabel({ ...city, stateName: '' }, LABEL_LEVEL.plain)).toBe('Berlin, Germany')
    expect(placeLabel({ ...place, stateName: 'United States' }, 0)).toBe('Springfield, United States')
  })

  test('has a part that distinguishes the place', () => {
    expect(distinction(place, LABEL_LEVEL.plain)).toBe('')
    expect(distinction(place, LABEL_LEVEL.district)).toBe('Sangamon')
    expect(distinction({ ...place, districtName: null }, LABEL_LEVEL.district)).toBe('')
    const south = { ...place, latitude: -33.9, longitude: 18.4 }
    expect(distinction(south, LABEL_LEVEL.coordinates)).toBe('33.90°S 18.40°E')
    expect(distinction({ ...place, latitude: 0, longitude: 0 }, LABEL_LEVEL.exactCoordinates)).toBe(
      '0.00000°N 0.00000°E',
    )
  })
})

describe('the common name of a place', () => {
  test.each([
    ['Ţanţā', 'EG', 'Tanta'],
    ['Al Maḩallah al Kubrá', 'EG', 'Al Mahallah al Kubra'],
    ['‘Ajlūn', 'JO', 'Ajlun'],
    ['Ar Rifā‘', 'BH', 'Ar Rifa'],
    ['An Nu‘mānīyah', 'IQ', 'An Numaniyah'],
    ['Sāmarrā’', 'IQ', 'Samarra'],
    ['Rājshāhi', 'BD', 'Rajshahi'],
    ['Cox’s Bāzār', 'BD', 'Cox’s Bazar'],
    ['Xi’an', 'CN', 'Xi’an'],
    ['E’zhou', 'CN', 'Ezhou'],
    ['Ürümqi', 'CN', 'Urumqi'],
    ['Ōtsu', 'JP', 'Otsu'],
    ['Cairo', 'EG', 'Cairo'],
  ])('of %s, %s: %s', (name, country, common) => expect(commonName(name, country)).toBe(common))

  test.each([
    ['Köln', 'DE'],
    ['İzmir', 'TR'],
    ['São Paulo', 'BR'],
    ['Wrocław', 'PL'],
    ['Vũng Tàu', 'VN'],
    ['Hāna', 'US'],
  ])('of %s, %s keeps the letters of its language', (name, country) =>
    expect(commonName(name, country)).toBe(name))
})
