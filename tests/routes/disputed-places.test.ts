import { expect, it } from 'vitest'
import { testApp } from '../support/app.ts'

const app = await testApp({ DISPUTED_PLACES: 'country' })
const JERUSALEM = { cityId: '281184', country: 'Israel', dateOfBirth: '1978-07-15', birthTime: '14:30' }

it('the setting DISPUTED_PLACES shows the country of a disputed place, in lists and on pages', async () => {
  const browser = await app.born(JERUSALEM)
  const [found] = (await browser.call('GET', '/api/places?q=Jerusalem')).body as { label: string }[]
  expect(found!.label).toMatch(/^Jerusalem, .*Israel$/)
  const html = await browser.page('/dashboard')
  // A script of the page reads the setting there.
  expect(html).toMatch(/<html[^>]* data-disputed-places="country"/)
  expect(html).toMatch(/<bdi>Jerusalem, .*?Israel<\/bdi>/)
})
