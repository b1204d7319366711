import { describe, expect, test } from 'vitest'
import { countryName, indexCountries } from './countries.ts'

const codes = [
  'TR',
  'TM',
  'SA',
  'AE',
  'EG',
  'US',
  'GB',
  'CI',
  'PS',
  'DE',
  'JO',
  'CD',
  'CG',
  'BA',
  'XK',
  'GE',
  'NL',
]
const index = indexCountries(
  codes.map((countryCode, at) => ({ country: countryName(countryCode), countryCode, count: 100 - at })),
)
const search = (q: string) => index.search(q).map(({ countryCode }) => countryCode)

test('no country is shown as a bare code', () => {
  for (const code of codes) expect(countryName(code)).not.toBe(code)
  expect(countryName('not a code')).toBe('not a code')
})

describe('search', () => {
  test.each([
    ['tur', ['TR', 'TM']],
    ['TÜRKİYE', ['TR']],
    ['Türkiye', ['TR']],
    ['turkey', ['TR']],
    ['uk', ['GB']],
    ['usa', ['US']],
    ['cote d', ['CI']],
    ["Côte d'Ivoire", ['CI']],
    ['ivory', ['CI']],
    ['bosnia & h', ['BA']],
    ['bosnia and h', ['BA']],
    ['السعودية', ['SA']],
    ['سعوديه', ['SA']],
    ['الإمارات', ['AE']],
    ['الامارات', ['AE']],
    ['مصر', ['EG']],
    ['الأردن', ['JO']],
    ['أردن', ['JO']],
    ['فلسطين', ['PS']],
    ['emirates', ['AE']],
    ['england', ['GB']],
    ['holland', ['NL']],
    ['de', ['DE', 'CD', 'US']],
    ['Almanya', ['DE']],
    ['Mısır', ['EG']],
    ['جرمنی', ['DE']],
    ['Belanda', ['NL']],
    ['Inggris', ['GB']],
    ['Pays-Bas', ['NL']],
    ['États-Unis', ['US']],
    ['Vereinigte Staaten', ['US']],
    ['Deutschland', ['DE']],
    ['Estados Unidos', ['US']],
    ['Reino', ['GB']],
    ['', []],
    ['%', []],
    ['😀', []],
  ])('%s', (q, expected) => {
    expect(search(q)).toEqual(expected)
  })

  test('the whole name stands before its beginning, the larger country before the smaller', () => {
    expect(search('united')).toEqual(['AE', 'US', 'GB'])
    expect(search('congo')).toEqual(['CD', 'CG'])
  })

  test('keeps to the limit', () => {
    expect(index.search('a', 2)).toHaveLength(2)
  })
})

describe('find', () => {
  test.each([
    ['TR', 'TR'],
    ['tr', 'TR'],
    ['Turkey', 'TR'],
    ['United Kingdom', 'GB'],
    ['georgia', 'GE'],
    ['مصر', 'EG'],
  ])('%s', (name, code) => {
    expect(index.find(name)?.countryCode).toBe(code)
  })

  test.each(['', 'Atlantis', '__proto__', 'tur'])('knows no "%s"', (name) => {
    expect(index.find(name)).toBeNull()
  })
})
