import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { expect, it } from 'vitest'
import { proves } from '../specification/proves.ts'
import { registered, testApp } from '../support/app.ts'
import { freePort } from '../support/server.ts'

const OPERATOR = 'operator@qismah.example'
const message = { name: 'Sari', email: 'sari@example.org', message: 'Where do I find my birth hour?' }

type App = Awaited<ReturnType<typeof testApp>>

function outbox({ services }: App): string[] {
  const folder = join(services.settings.dataDir, 'outbox')
  return existsSync(folder) ? readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')) : []
}

function keyIn(html: string): string {
  return /name="idempotencyKey" value="([^"]+)"/.exec(html)![1]!
}

it('a message goes to the operator, and the next page says so', async () => {
  proves('screen: /contact')
  const app = await testApp({ CONTACT_EMAIL: OPERATOR, OWNER_EMAIL: 'owner@qismah.example' })
  const browser = app.browser()
  const page = await browser.page('/contact')
  for (const field of Object.keys(message))
    expect(page).toMatch(new RegExp(`<(input|textarea)[^>]* name="${field}"`))
  const idempotencyKey = keyIn(page)
  const answer = await browser.form('/contact', { ...message, idempotencyKey })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe('/contact')
  const next = await browser.page('/contact')
  expect(next).toContainAll('Message sent', 'If there is an answer, it goes to sari@example.org.')
  expect(keyIn(next)).not.toBe(idempotencyKey)

  const mails = outbox(app)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain(`To: ${OPERATOR}`)
  expect(mails[0]).toContain('Reply-To: sari@example.org')
  expect(mails[0]).toContain('From: Sari')
  expect(mails[0]).toContain(message.message)
  expect(mails[0]).toContain('not proved')
})

it('a message goes to the owner if no address for messages is set, and to the outbox if there is no owner either', async () => {
  const owned = await testApp({ OWNER_EMAIL: 'owner@qismah.example' })
  await owned.browser().form('/contact', message)
  expect(outbox(owned)[0]).toContain('To: owner@qismah.example')
  const bare = await testApp()
  await bare.browser().form('/contact', message)
  expect(outbox(bare)).toHaveLength(1)
})

it('a message names the account of a signed-in person', async () => {
  const app = await testApp({ CONTACT_EMAIL: OPERATOR })
  const browser = app.browser()
  const { email } = await registered(browser)
  expect(await browser.page('/contact')).toContain(`value="${email}"`)
  await browser.form('/contact', message)
  expect(outbox(app)[0]).toContain(`Sent while signed in to the account ${email}.`)
})

it('a message is sent once, however often the button of a page is pressed', async () => {
  const app = await testApp({ CONTACT_EMAIL: OPERATOR })
  const browser = app.browser()
  const idempotencyKey = keyIn(await browser.page('/contact'))
  const answers = await Promise.all(
    [1, 2, 3].map(() => browser.form('/contact', { ...message, idempotencyKey })),
  )
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  expect(outbox(app)).toHaveLength(1)
  // The browser may restore the page from its cache. Another text is another message.
  await browser.form('/contact', { ...message, idempotencyKey, message: 'And where do I find the place?' })
  expect(outbox(app)).toHaveLength(2)
})

it.each([
  [
    'an address with a header behind it',
    { email: 'a@example.org\nBcc: b@example.org' },
    'Please enter a valid email address',
  ],
  ['no message', { message: '' }, 'Please write at least 10 characters'],
])('nothing is sent, and what was typed stays: %s', async (_, wrong, text) => {
  const app = await testApp({ CONTACT_EMAIL: OPERATOR })
  const typed = { ...message, ...wrong }
  const answer = await app.browser().form('/contact', { ...typed, idempotencyKey: 'one' })
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).toContainAll('<title>Error: Contact Us · Qismah</title>', text, typed.name)
  expect(html).toContain(typed.message.trim())
  expect(outbox(app)).toEqual([])
})

it('a line break in a name is never a new header', async () => {
  const app = await testApp({ CONTACT_EMAIL: OPERATOR })
  await app.browser().form('/contact', { ...message, name: 'Sari\r\nBcc: all@example.org' })
  const [headers] = outbox(app)[0]!.split(/\r?\n\r?\n/)
  expect(headers).not.toMatch(/^Bcc:/im)
})

it('if the mail server cannot be reached, the page says so, and the message is kept and sent later', async () => {
  const port = await freePort()
  const app = await testApp({ CONTACT_EMAIL: OPERATOR, SMTP_URL: `smtp://127.0.0.1:${port}` })
  const browser = app.browser()
  const away = await browser.form('/contact', { ...message, idempotencyKey: 'one' })
  expect(away.status).toBe(500)
  const html = await away.text()
  expect(html).toContainAll('could not be sent just now', message.message)

  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, taken) {
      received.push(address)
      taken()
    },
    onData(stream, _, taken) {
      stream.resume().on('end', () => taken())
    },
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  expect((await browser.form('/contact', { ...message, idempotencyKey: 'one' })).status).toBe(303)
  expect(received).toEqual([OPERATOR])
  await new Promise<void>((closed) => server.close(closed))
})

it('the page does not claim that a message was sent if there is no recipient', async () => {
  const app = await testApp({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const answer = await app.browser().form('/contact', message)
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('has not set an address for messages yet')
})
