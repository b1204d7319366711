import { mkdtempSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, it } from 'vitest'
import { openMailer } from './mailer.server.ts'

let received = 0
/** A mail server that offers no encryption, reached by any address of this machine. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onData(stream, _session, done) {
    stream.resume().on('end', () => {
      received += 1
      done()
    })
  },
})
await new Promise<void>((listening) => server.listen(0, '0.0.0.0', listening))
const { port } = server.server.address() as AddressInfo
afterAll(() => new Promise<void>((stopped) => server.close(() => stopped())))

const LETTER = { to: 'amina@qismah.example', subject: 'A link', paragraphs: ['Here it is.'] }

function mailerAt(host: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'qismah-mail-'))
  return openMailer({ smtpUrl: `smtp://${host}:${port}`, mailFrom: 'Qismah <q@qismah.example>', dataDir })
}

describe('a mail over SMTP', () => {
  it('leaves this machine encrypted or not at all', async () => {
    // Reaches the same server, but does not say that it is this machine.
    await expect(mailerAt('0.0.0.0').send(LETTER)).rejects.toThrow(/STARTTLS|TLS/)
    expect(received).toBe(0)
  })

  it.each(['127.0.0.1', 'localhost'])('needs no encryption to %s', async (host) => {
    const before = received
    await mailerAt(host).send(LETTER)
    expect(received).toBe(before + 1)
  })
})
