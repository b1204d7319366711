import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import type * as Server from '#app/main.server.ts'
import { ORIGIN, testApp } from '../support/app.ts'

const { services, build } = await testApp()
const server = (await import('#build/server/index.js' as string)) as typeof Server
let log = ''
const to = new Writable({
  write(chunk, _, next) {
    log += String(chunk)
    next()
  },
})
const app = server.createApp({ services, build, log: server.createLog('warn', to) })

/** Sends the form of a page that was opened at an address. */
async function sendFrom(address: string, path: string, headers: Record<string, string>) {
  log = ''
  const body = new URLSearchParams({ email: 'a@qismah.example', password: 'x' })
  const answer = await app.fetch(new Request(address + path, { method: 'POST', headers, body }))
  return { status: answer.status, text: await answer.text() }
}

const LAN = 'http://192.168.1.5:3000'

it.each([
  ['the server’s port', LAN, { Origin: LAN }],
  [
    'a proxy that names the host',
    'http://127.0.0.1:3000',
    { Origin: LAN, 'X-Forwarded-Host': '192.168.1.5:3000' },
  ],
])('a form of a page at another address than ORIGIN says both addresses and what to set: %s', async (_, at, headers) => {
  for (const path of ['/login', '/ar/login', '/api/auth/login']) {
    const { status, text } = await sendFrom(at, path, headers)
    expect(status).toBe(403)
    expect(text).toContainAll(ORIGIN, `ORIGIN=${LAN}`)
    expect(JSON.parse(log)).toMatchObject({ level: 40, msg: expect.stringContaining(`ORIGIN=${LAN}`) })
    expect(log).toContain(ORIGIN)
  }
})

it('a form of another site gets no advice, and its address stays out of the log', async () => {
  const { status, text } = await sendFrom(ORIGIN, '/login', { Origin: 'https://elsewhere.example' })
  expect(status).toBe(403)
  expect(text).not.toContain('ORIGIN')
  expect(log).toBe('')
})
