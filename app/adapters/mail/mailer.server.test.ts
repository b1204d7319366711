import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, it } from 'vitest'
import type { Letter } from './mail-letter.ts'
import { type MailNotSent, openMailer } from './mailer.server.ts'

let received = 0
/** A mail server without encryption, reachable at any address of this machine. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onRcptTo({ address }, _session, done) {
    const [, code] = /^code-(\d+)@/.exec(address) ?? []
    done(code ? Object.assign(new Error('not here'), { responseCode: Number(code) }) : null)
  },
  onData(stream, session, done) {
    if (session.envelope.rcptTo.some(({ address }) => address.startsWith('breaks@'))) {
      stream.resume().on('end', () => {
        for (const connection of server.connections) connection._socket.destroy()
      })
      return
    }
    stream.resume().on('end', () => {
      received += 1
      done()
    })
  },
})
await new Promise<void>((listening) => server.listen(0, '0.0.0.0', listening))
const { port } = server.server.address() as AddressInfo
afterAll(() => new Promise<void>((stopped) => server.close(() => stopped())))

const LETTER: Letter = {
  to: 'amina@qismah.example',
  language: 'en',
  subject: 'A link',
  paragraphs: ['Here it is.'],
}

function mailerAt(host: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'qismah-mail-'))
  return openMailer({ smtpUrl: `smtp://${host}:${port}`, mailFrom: 'Qismah <q@qismah.example>', dataDir })
}

describe('a mail over SMTP', () => {
  it('leaves this machine encrypted or not at all', async () => {
    // This name reaches the same server, but is not known to be this machine.
    await expect(mailerAt('0.0.0.0').send(LETTER)).rejects.toThrow(/STARTTLS|TLS/)
    expect(received).toBe(0)
  })

  it.each(['127.0.0.1', 'localhost'])('needs no encryption to %s', async (host) => {
    const before = received
    await mailerAt(host).send(LETTER)
    expect(received).toBe(before + 1)
  })
})

it('the outbox lists mails in the order in which they were posted', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'qismah-mail-'))
  const mailer = openMailer({ smtpUrl: undefined, mailFrom: 'Qismah <q@qismah.example>', dataDir })
  const subjects = Array.from({ length: 30 }, (_, index) => `Mail ${index}`)
  for (const subject of subjects) mailer.post(() => ({ ...LETTER, subject }))
  await mailer.flush()
  const folder = join(dataDir, 'outbox')
  const files = readdirSync(folder).sort()
  const listed = files.map((name) => /^Subject: (.*)$/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1])
  expect(listed).toEqual(subjects)
})

describe('a mail that is not sent', () => {
  const failure = (to: string) =>
    mailerAt('127.0.0.1')
      .send({ ...LETTER, to })
      .then(
        () => null,
        (error: MailNotSent) => error,
      )

  it.each([
    ['later', 'code-451@qismah.example'],
    ['refused', 'code-550@qismah.example'],
    ['unknown', 'breaks@qismah.example'],
  ])('reports the mail server’s answer as: %s', async (outcome, to) => {
    expect(await failure(to)).toMatchObject({ name: 'Error', outcome })
  })

  it('does not repeat the address in its reason', async () => {
    expect((await failure('code-550@qismah.example'))?.message).toBe(
      'the mail server answered 550 to RCPT TO',
    )
  })
})
