import { expect, it } from 'vitest'
import { inLanguage } from '#app/language/request-language.server.ts'
import { dataLine } from './data-line.server.ts'

const CAIRO = {
  dateOfBirth: '1990-03-17',
  birthTime: '06:42',
  utc: new Date('1990-03-17T04:42:00Z'),
  zone: 'Africa/Cairo',
  offsetSeconds: 7200,
  offsetSource: 'zone',
  clockLaw: null,
  latitude: 30.0626,
  longitude: 31.2497,
} as const
const textIn = (language: 'ar' | 'en') =>
  inLanguage(language, () => dataLine(CAIRO, { houseSystem: 'placidus', isDayBirth: true }).text)

it('the data of a chart are as astrologers write them, and in Arabic in words', () => {
  expect(textIn('en')).toBe('17 March 1990, 06:42 EET (UT 04:42), 30n04 31e15, tropical, Placidus, day birth')
  expect(textIn('ar')).toBe(
    '17 مارس 1990، 06:42 بتوقيت مكان الميلاد (04:42 بالتوقيت العالمي)، 30°04′ شمالًا، 31°15′ شرقًا، البروج المدارية، بلاسيدوس، ميلاد نهاري',
  )
})
