import { Writable } from 'node:stream'
import { expect, it, vi } from 'vitest'
import type * as Server from '#app/main.server.ts'
import { HOUR } from '#app/operations/clock.ts'
import { Browser, ORIGIN, testApp } from '../support/app.ts'

/** The application with a log that the test reads, at the level of errors. */
async function loggedApp() {
  const app = await testApp()
  const server = (await import('#build/server/index.js' as string)) as typeof Server
  const lines: string[] = []
  const to = new Writable({
    write(chunk, _, next) {
      lines.push(String(chunk))
      next()
    },
  })
  const { fetch } = server.createApp({
    services: app.services,
    build: app.build,
    log: server.createLog('error', to),
  })
  return { lines, browser: () => new Browser((request) => fetch(request) as Promise<Response>), app, server }
}

const { lines, browser, server } = await loggedApp()

it('an expected refusal is not logged as an error', async () => {
  const form = (body: string) => ({
    method: 'POST',
    headers: { Origin: ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  })
  const asked: [string, RequestInit, number][] = [
    ['/faq', form('a=1'), 405],
    ['/faq.data', form('a=1'), 405],
    ['/nothing-here', form('a=1'), 404],
    ['/nothing-here', {}, 404],
    ['/nothing-here.data', {}, 404],
    ['/admin/users', {}, 302],
    ['/login', form('email=x&password=y'), 422],
    ['/login', { ...form('{}'), headers: { Origin: ORIGIN, 'Content-Type': 'application/json' } }, 415],
  ]
  for (const [path, init, status] of asked)
    expect((await browser().send(path, init)).status, path).toBe(status)
  expect(lines).toEqual([])
})

it('a thrown value that is not an Error is logged with its type, without what was typed', () => {
  const written: string[] = []
  const log = server.createLog(
    'error',
    new Writable({
      write(chunk, _, next) {
        written.push(String(chunk))
        next()
      },
    }),
  )
  log.error({ err: { status: 502, body: 'a nightingale' } })
  log.error({ err: Object.assign(Object.create(null), { reason: 'a nightingale' }) })
  expect(written[0]).toContain('with status 502')
  expect(written.join()).not.toMatch(/\[object Object\]|nightingale/)
})

it('the stack of an error is written once an hour for each place in the code, the place each time', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const written: string[] = []
  const log = server.createLog(
    'error',
    new Writable({
      write(chunk, _, next) {
        written.push(String(chunk))
        next()
      },
    }),
  )
  const fault = () => new Error('a fault')
  for (let times = 0; times < 3; times++) log.error({ err: fault() })
  log.error({ err: new Error('another') })
  vi.setSystemTime(Date.now() + HOUR)
  log.error({ err: fault() })
  vi.useRealTimers()
  const frames = written.map(
    (line) => (JSON.parse(line) as { err: { at: string } }).err.at.split('\n').length,
  )
  expect(frames[0]).toBeGreaterThan(1)
  expect(frames[3]).toBeGreaterThan(1)
  expect(frames[4]).toBeGreaterThan(1)
  expect(frames.slice(1, 3)).toEqual([1, 1])
})
