import { describe, expect, test } from 'vitest'
import { inLanguage } from '#app/language/request-language.server.ts'
import { hijriBirthDate } from './hijri.ts'

const daylight = (date: string) => hijriBirthDate({ date, afterSunset: false }).daylight

describe('Umm al-Qura', () => {
  // Beginnings of Ramadan and Muharram as the published calendar of Saudi Arabia has them (van Gent's tables).
  test.each([
    ['1937-03-14', '1 Muharram 1356 AH'],
    ['2000-01-01', '24 Ramadan 1420 AH'],
    ['2011-08-01', '1 Ramadan 1432 AH'],
    ['2023-03-23', '1 Ramadan 1444 AH'],
    ['2023-07-19', '1 Muharram 1445 AH'],
    ['2024-03-11', '1 Ramadan 1445 AH'],
    ['2024-04-10', '1 Shawwal 1445 AH'],
    ['2024-06-16', '10 Dhu al-Hijjah 1445 AH'],
    ['2077-11-16', '30 Dhu al-Hijjah 1500 AH'],
  ])('%s is %s', (date, text) => {
    expect(daylight(date)).toMatchObject({ text, method: 'umm-al-qura' })
  })
})

describe('tabular, outside the table', () => {
  test.each([
    ['0622-07-19', '1 Muharram 1 AH (tabular)'],
    ['1900-01-01', '28 Sha‘ban 1317 AH (tabular)'],
    ['1937-03-13', '30 Dhu al-Hijjah 1355 AH (tabular)'],
    ['2077-11-17', '1 Muharram 1501 AH (tabular)'],
  ])('%s is %s', (date, text) => {
    expect(daylight(date)).toMatchObject({ text, method: 'tabular' })
  })

  test('agrees with the civil Islamic calendar of Unicode on every day from 1800 to the table', () => {
    const theirs = new Intl.DateTimeFormat('en-u-ca-islamic-civil-nu-latn', {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    })
    const differing: string[] = []
    const end = Date.UTC(1937, 2, 14)
    for (const at = new Date(Date.UTC(1800, 0, 1)); at.getTime() < end; at.setUTCDate(at.getUTCDate() + 1)) {
      const parts = new Map(theirs.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
      const ours = daylight(at.toISOString().slice(0, 10))
      const same =
        ours.year === parts.get('year') && ours.month === parts.get('month') && ours.day === parts.get('day')
      if (!same) differing.push(at.toISOString())
    }
    expect(differing).toEqual([])
  })
})

describe('a birth after sunset', () => {
  test('shows both days', () => {
    expect(hijriBirthDate({ date: '2024-03-10', afterSunset: true })).toMatchObject({
      daylight: { text: '29 Sha‘ban 1445 AH' },
      afterSunset: { text: '1 Ramadan 1445 AH' },
    })
  })

  test('before sunset there is one day', () => {
    expect(hijriBirthDate({ date: '2024-03-10', afterSunset: false })).not.toHaveProperty('afterSunset')
  })

  test('the last day before the table begins at sunset within it', () => {
    const { daylight: day, afterSunset } = hijriBirthDate({ date: '1937-03-13', afterSunset: true })
    expect([day.method, afterSunset?.method]).toEqual(['tabular', 'umm-al-qura'])
  })
})

test('the twelve months have their names, in Arabic as in Unicode', () => {
  const arabic = new Intl.DateTimeFormat('ar-u-ca-islamic-umalqura-nu-latn', {
    timeZone: 'UTC',
    month: 'long',
  })
  const names = [
    'Muharram',
    'Safar',
    'Rabi‘ al-Awwal',
    'Rabi‘ al-Thani',
    'Jumada al-Ula',
    'Jumada al-Thani',
    'Rajab',
    'Sha‘ban',
    'Ramadan',
    'Shawwal',
    'Dhu al-Qa‘dah',
    'Dhu al-Hijjah',
  ]
  const found = new Set<number>()
  for (let day = 0; day < 354; day++) {
    const at = new Date(Date.UTC(2023, 6, 19 + day))
    const date = at.toISOString().slice(0, 10)
    const { month, text } = daylight(date)
    found.add(month)
    expect(text).toContain(` ${names[month - 1]} `)
    expect(inLanguage('ar', () => daylight(date)).text).toContain(` ${arabic.format(at)} `)
  }
  expect([...found]).toEqual(names.map((_, i) => i + 1))
})

test.each(['1990-02-30', '1990-2-3', '', 'yesterday', '0622-07-18'])('refuses %s', (date) => {
  expect(() => daylight(date)).toThrow(RangeError)
})

test('an error says what is wrong with a date', () => {
  for (const date of ['1990-02-30', 'x1990-02-03', '1990-02-03x', '+01990-02-03'])
    expect(() => daylight(date)).toThrow(`There is no such date: ${date}`)
  expect(() => daylight('0622-07-18')).toThrow('The Hijri calendar begins in 622: 0622-07-18')
})
