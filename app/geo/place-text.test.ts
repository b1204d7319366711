import { expect, test } from 'vitest'
import { inLanguage } from '#app/language/request-language.server.ts'
import { placeText, showDisputedCountries, shownCountry, UNLISTED } from './place-text.ts'

test.each([
  ['Jerusalem', 'Jerusalem', 'Israel', 'Jerusalem'],
  ['القدس', '', 'إسرائيل', 'القدس'],
  ['East Jerusalem', 'West Bank', 'Palestine', 'East Jerusalem'],
  ['Jerusalem', 'Manawatu-Wanganui', 'New Zealand', 'Jerusalem, Manawatu-Wanganui, New Zealand'],
  ['Haifa', 'Haifa', 'Israel', 'Haifa, Israel'],
  ['Our farm', null, UNLISTED, 'Our farm'],
])('%s, %s, %s is shown as %s', (cityName, stateName, country, text) => {
  expect(placeText({ cityName, stateName, country })).toBe(text)
})

test('a list shows no country where it is disputed or was not named', () => {
  const countries = ['Israel', 'New Zealand', UNLISTED].map((country) =>
    shownCountry({ cityName: 'Jerusalem', country }),
  )
  expect(countries).toEqual([null, 'New Zealand', null])
})

test('a setting shows the country of a disputed place', () => {
  const jerusalem = { cityName: 'Jerusalem', stateName: 'Jerusalem', country: 'Israel' }
  showDisputedCountries(true)
  try {
    expect([placeText(jerusalem), shownCountry(jerusalem)]).toEqual(['Jerusalem, Israel', 'Israel'])
  } finally {
    showDisputedCountries(false)
  }
})

test('the parts of an address are joined as in the language', () => {
  const text = inLanguage('ar', () => placeText({ cityName: 'طنطا', stateName: '', country: 'مصر' }))
  expect(text).toBe('طنطا، مصر')
})
