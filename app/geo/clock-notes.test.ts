import { expect, test } from 'vitest'
import { inLanguage } from '#app/language/request-language.server.ts'
import { clockNotes } from './clock-notes.ts'
import zoneCities from './data/zone-cities.json' with { type: 'json' }
import { arabicNames, shownZone } from './shown-place.server.ts'
import { findZone } from './zone-history.ts'

const born = (zone: string, cityName: string) => ({
  dateOfBirth: '1950-06-01',
  cityName,
  zone,
  offsetSource: 'zone' as const,
  clockLaw: null,
})

test('the city of a zone has its Arabic name in Arabic', () => {
  expect(inLanguage('ar', () => clockNotes(born('Europe/Warsaw', 'Kraków')))).toEqual([
    'قبل سنة 1970 يكون تاريخ هذه المنطقة هو تاريخ وارسو.',
  ])
  expect(inLanguage('ar', () => clockNotes(born('Europe/Warsaw', 'Warsaw')))).toEqual([])
})

test('a city without an Arabic name keeps its own, as every city does in English', () => {
  expect(inLanguage('ar', () => clockNotes(born('America/Noronha', 'Recife')))).toEqual([
    'قبل سنة 1970 يكون تاريخ هذه المنطقة هو تاريخ Noronha.',
  ])
  expect(clockNotes(born('Europe/Warsaw', 'Kraków'))).toEqual([
    'Before 1970 the history of this zone is that of Warsaw.',
  ])
})

test('a zone stands after the Arabic name of its city', () => {
  const zones = ['Europe/Warsaw', 'America/Noronha', 'Etc/GMT+5']
  expect(inLanguage('ar', () => zones.map(shownZone))).toEqual([
    'وارسو (Europe/Warsaw)',
    'America/Noronha',
    'Etc/GMT+5',
  ])
  expect(zones.map(shownZone)).toEqual(zones)
})

test('each listed city of a zone has an Arabic name', () => {
  const without = Object.entries(zoneCities).filter(
    ([zone, id]) => findZone(zone) !== zone || !arabicNames.has(id),
  )
  expect(without).toEqual([])
})
