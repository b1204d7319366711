import { expect, it } from 'vitest'
import { ISTANBUL_BIRTH, testApp } from '../support/app.ts'

const app = await testApp()
const FILE = '/my-path/practices.ics'

it('the open practices are a calendar file, one a week, without those that are done', async () => {
  const browser = await app.newcomer()
  expect((await browser.get(FILE)).headers.get('Location')).toMatch(/\/my-path$/)
  expect((await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)).status).toBe(201)

  const answer = await browser.get(FILE)
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/calendar/)
  const calendar = await answer.text()
  const lines = calendar.split('\r\n')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  const of = (name: string, text = calendar) => [...text.matchAll(new RegExp(`${name}[:;](.*)\r\n`, 'g'))]
  const days = of('DTSTART').map(([, value]) => value!.replace('VALUE=DATE:', ''))
  const dates = days.map((day) => Date.parse(day.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')))
  expect(dates.slice(1).map((date, index) => (date - dates[index]!) / 86_400_000)).toEqual(
    dates.slice(1).map(() => 7),
  )

  const ids = of('UID').map(([, id]) => id!.replace('@qismah', ''))
  expect(ids.length).toBeGreaterThan(2)
  await browser.form('/my-path', { shown: ids[0]!, done: ids[0]!, phase: 'fortune' })
  const left = await browser.page(FILE)
  expect(of('UID', left)).toHaveLength(ids.length - 1)
})
