import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { openDatabase } from '#db/client.server.ts'
import { Browser, ISTANBUL_BIRTH, ORIGIN } from '../support/app.ts'
import { linkIn, openMailbox } from '../support/mailbox.ts'
import { startServer, TEST_KEYS } from '../support/server.ts'

const EMAIL = 'umm.yusuf@qismah.example'
const REFUSED = 'refused.zanzibar@qismah.example'
const PASSWORD = 'a nightingale word'
const STORY = {
  title: 'The nightingale of Zanzibar',
  storyContent: 'For a year I waited. Then a nightingale came to the gate of the orchard, and I understood.',
}
const BIRTH = { ...ISTANBUL_BIRTH, dateOfBirth: '1961-11-23', birthTime: '05:47' }
const TYPED = [
  'umm.yusuf',
  'zanzibar',
  'nightingale',
  'orchard',
  '1961-11-23',
  '05:47',
  BIRTH.cityId,
  'Umm Yusuf',
]

/** Each makes one kind of write fail inside SQLite, with an error text that repeats the data. */
const FAILURES = {
  failing_user: `insert on users begin select raise(abort, 'cannot take "Umm Yusuf"'); end`,
  failing_birth: `insert on birth_details begin select raise(abort, 'cannot take "1961-11-23"'); end`,
  failing_story: `insert on user_stories begin select raise(abort, 'cannot take "a nightingale"'); end`,
}

it('logs show which request failed and why, and nothing about people or what they send', async () => {
  const mailbox = await openMailbox((to) => to === REFUSED)
  let output = ''
  const server = await startServer(
    { ORIGIN, LOG_LEVEL: 'debug', SMTP_URL: mailbox.url },
    {
      onOutput: (text) => {
        output += text
      },
    },
  )
  const db = openDatabase({ path: `${server.dataDir}/qismah.sqlite`, key: TEST_KEYS.DATABASE_KEY })
  const visitor = () =>
    new Browser((request) => {
      const { pathname, search } = new URL(request.url)
      return fetch(new Request(server.origin + pathname + search, request))
    })
  const browser = visitor()
  const person = { name: 'Umm Yusuf', email: EMAIL, password: PASSWORD }
  const secrets: string[] = [PASSWORD]

  expect((await browser.call('POST', '/api/auth/register', person)).status).toBe(201)
  expect((await browser.call('POST', '/api/birth-data', BIRTH)).status).toBe(201)
  expect((await browser.call('POST', '/api/user-stories', STORY)).status).toBe(201)
  for (const path of ['/dashboard', '/analysis', '/my-stories', '/send-story', '/reports/basic?q=orchard']) {
    expect((await browser.get(path)).status, path).toBe(200)
  }
  await browser.get(`/not-there?email=${EMAIL}`)
  const { body: me } = await browser.call('GET', '/api/auth/me')
  const { id } = (me as { user?: { id: string }; id: string }).user ?? (me as { id: string })
  await browser.get(`/admin/users/${id}/delete`)
  await browser.call('DELETE', `/api/admin/users/${id}`)
  expect((await visitor().form('/login', { email: EMAIL, password: 'orchard' })).status).toBe(401)

  await visitor().form('/forgot-password', { email: EMAIL })
  const link = new URL(linkIn(await mailbox.next(EMAIL)))
  secrets.push([...link.searchParams.values()].at(-1)!)
  const opened = visitor()
  expect((await opened.get(link.pathname + link.search)).status).toBe(200)
  const reset = { password: 'another orchard word', confirmPassword: 'another orchard word' }
  expect((await opened.form(link.pathname + link.search, { ...reset, token: secrets[1]! })).status).toBe(303)
  secrets.push(id, ...browser.cookies.values())

  // A mail that the server refuses with an error that names the address.
  const refused = visitor()
  await refused.call('POST', '/api/auth/register', { ...person, email: REFUSED })
  await refused.form('/forgot-password', { email: REFUSED })
  await expect.poll(() => output, { timeout: 10_000 }).toContain('A mail could not be sent')

  // Bodies that make a parser fail with an error that repeats them.
  for (const body of ['Umm Yusuf, born 1961-11-23', '{"dateOfBirth":"1961-11-23",}', '"a nightingale"']) {
    const sent = await refused.send('/api/birth-data', {
      method: 'POST',
      headers: { Origin: ORIGIN, 'Content-Type': 'application/json' },
      body,
    })
    expect([400, 422]).toContain(sent.status)
  }

  for (const [name, what] of Object.entries(FAILURES)) db.sqlite.exec(`create trigger ${name} before ${what}`)
  const third = { ...person, email: 'third.zanzibar@qismah.example' }
  expect((await visitor().call('POST', '/api/auth/register', third)).status).toBe(500)
  expect((await visitor().form('/register', { ...third, confirmPassword: PASSWORD })).status).toBe(500)
  expect((await refused.call('POST', '/api/birth-data', BIRTH)).status).toBe(500)
  expect((await refused.call('POST', '/api/user-stories', STORY)).status).toBe(500)
  const { headers } = await refused.send('/api/user-stories', {
    method: 'POST',
    headers: { Origin: ORIGIN, 'Content-Type': 'application/json' },
    body: JSON.stringify(STORY),
  })
  const requestId = headers.get('X-Request-Id')!
  db.close()
  await server.stop()
  await mailbox.stop()

  const lines = output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): Record<string, unknown> => JSON.parse(line))
  expect(lines.length).toBeGreaterThan(20)
  for (const line of lines) {
    if ('path' in line) {
      expect(Object.keys(line)).toEqual(['level', 'time', 'requestId', 'method', 'path', 'status', 'ms'])
    }
  }
  const own = lines.filter((line) => line.requestId === requestId)
  expect(own).toEqual([
    expect.objectContaining({
      err: expect.objectContaining({ message: 'cannot take "…"', at: expect.stringContaining('    at ') }),
    }),
    expect.objectContaining({ method: 'POST', path: '/api/user-stories', status: 500 }),
  ])
  const heard = output.toLowerCase()
  for (const word of [...TYPED, ...secrets]) expect(heard).not.toContain(word.toLowerCase())
}, 60_000)

it('a request that the client ends before it is complete is not logged as an error', async () => {
  let output = ''
  const server = await startServer(
    { ORIGIN, LOG_LEVEL: 'info' },
    {
      onOutput: (text) => {
        output += text
      },
    },
  )
  const types = { '/login': 'application/x-www-form-urlencoded', '/api/auth/login': 'application/json' }
  for (const [path, type] of Object.entries(types)) {
    const socket = connect(server.port, '127.0.0.1')
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost:3000\r\nOrigin: ${ORIGIN}\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\nemail=`,
    )
    // The server answers the next request only after it has begun this one.
    await fetch(`${server.origin}/login`)
    socket.destroy()
    await expect.poll(() => output).toContain(`"method":"POST","path":"${path}"`)
  }
  await server.stop()
  const lines = output.split('\n').filter((line) => line.startsWith('{'))
  const read = lines.map((line): { level: number; status?: number; method?: string } => JSON.parse(line))
  expect(read.filter(({ level }) => level >= 40)).toEqual([])
  expect(read.filter(({ method }) => method === 'POST').map(({ status }) => status)).toEqual([400, 400])
})
