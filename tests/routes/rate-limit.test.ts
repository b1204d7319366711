import { describe, expect, it } from 'vitest'
import { testApp } from '../support/app'

const app = await testApp({ RATE_LIMITS: 'on' })
const wrong = { email: 'nobody@qismah.example', password: 'not the password' }

describe('rate limits', () => {
  it('answer 429 with Retry-After once sign-in was tried too often, as a call and as a page', async () => {
    const browser = app.browser()
    const statuses = new Set<number>()
    for (let tries = 0; tries < 60; tries += 1) {
      statuses.add((await browser.call('POST', '/api/auth/login', wrong)).status)
    }
    expect([...statuses]).toEqual([401])
    const call = await browser.send('/api/auth/login', {
      method: 'POST',
      headers: { Origin: 'http://localhost:3000', 'Content-Type': 'application/json' },
      body: JSON.stringify(wrong),
    })
    expect(call.status).toBe(429)
    expect(Number(call.headers.get('Retry-After'))).toBeGreaterThan(0)

    const page = await browser.form('/login', wrong)
    expect(page.status).toBe(429)
    expect(await page.text()).toContain('Too many requests. Please wait a moment and try again.')
    expect((await browser.call('GET', '/api/countries')).status).toBe(200)
  })
})
