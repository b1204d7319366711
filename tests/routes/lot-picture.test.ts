import { expect, it } from 'vitest'
import { ISTANBUL_BIRTH, testApp } from '../support/app.ts'

const app = await testApp()

it('a picture of the lot has the sky, the sign and the gift, and nobody’s name, date or place', async () => {
  const browser = await app.newcomer()
  const before = await browser.get('/analysis/picture.svg')
  expect(before.status).toBe(303)
  expect(before.headers.get('Location')).toMatch(/\/analysis$/)

  expect((await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)).status).toBe(201)
  const answer = await browser.get('/analysis/picture.svg')
  expect(answer.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/)
  expect(answer.headers.get('Content-Disposition')).toContain('attachment')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  const picture = await answer.text()
  const { body } = await browser.call('POST', '/api/analysis', {})
  const { partOfFortune, inShort } = body as { partOfFortune: { sign: string }; inShort: { gift: string } }
  expect(picture).toContain(`<title>Part of Fortune in ${partOfFortune.sign}</title>`)
  expect(picture).toContainAll(inShort.gift, 'Above the horizon: ')
  expect(picture).not.toContainAll('Person', 'stanbul', '1978', '14:30')
  await browser.form('/language', { language: 'ar', back: '/analysis' })
  expect(await browser.page('/analysis/picture.svg')).toContain('<title>سهم السعادة في برج ')
  // A file has no style sheet and no font.
  expect(picture).not.toMatch(/var\(|class=|<text|href=/)
})
