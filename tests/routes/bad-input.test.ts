import { describe, expect, it } from 'vitest'
import { ISTANBUL_BIRTH, ORIGIN, testApp } from '../support/app.ts'

const app = await testApp()

describe('a request that is not valid', () => {
  it.each(['https://evil.example', 'null', 'http://localhost:3001'])('an Origin of %s', async (origin) => {
    const browser = await app.newcomer()
    for (const path of ['/api/birth-data', '/birth-info', '/sign-out', '/birth-info.data']) {
      const response = await browser.send(path, {
        method: 'POST',
        headers: { Origin: origin, 'Content-Type': 'application/json' },
        body: JSON.stringify(ISTANBUL_BIRTH),
      })
      expect(response.status, path).toBe(403)
    }
    expect((await browser.call('GET', '/api/birth-data')).body).toBeNull()
  })

  it('a form of another site, by the browser’s Sec-Fetch headers', async () => {
    const response = await app.browser().send('/api/auth/login', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/json' },
      body: '{}',
    })
    expect(response.status).toBe(403)
  })

  it('an address that is too long to return to', async () => {
    const response = await app.browser().get(`/admin/users?q=${'%D8%B4'.repeat(1500)}`)
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/login'])
  })

  it('an unknown call, and a method that a call does not have', async () => {
    expect((await app.browser().call('GET', '/api/nothing')).status).toBe(404)
    const wrong = await app
      .browser()
      .send('/api/countries', { method: 'DELETE', headers: { Origin: ORIGIN } })
    expect(wrong.status).toBe(405)
    expect(wrong.headers.get('Allow')).toBe('GET')
  })

  it.each(['/faq', '/faq.data'])('a form sent to a page without one: %s', async (path) => {
    const init = { method: 'POST', headers: { Origin: ORIGIN }, body: new URLSearchParams({ a: '1' }) }
    const response = await app.browser().send(path, init)
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('never shows a stack', async () => {
    const browser = await app.newcomer()
    const response = await browser.send('/api/analysis/%E0%A4%A/rate', {
      method: 'POST',
      headers: { Origin: ORIGIN, 'Content-Type': 'application/json' },
      body: '{"rating":3}',
    })
    expect(response.status).toBe(400)
    expect(await response.text()).not.toMatch(/\bat .*:\d+:\d+/)
  })
})
