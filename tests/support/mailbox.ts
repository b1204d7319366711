import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail {
  to: string
  from: string
  subject: string
  text: string
  html: string
}

export interface Mailbox {
  /** For the setting SMTP_URL. */
  url: string
  /** The next unread mail to this address; waits for it. */
  next(to: string): Promise<ReceivedMail>
  /** The number of mails to this address, read or not. */
  count(to: string): number
  stop(): Promise<void>
}

/**
 * A mail server on loopback that keeps every mail it accepts.
 * @param refuses true for an address whose mail it refuses, with a message that contains the address
 */
export async function openMailbox(refuses: (to: string) => boolean = () => false): Promise<Mailbox> {
  const all: ReceivedMail[] = []
  const unread: ReceivedMail[] = []
  const waiting: { to: string; take: (mail: ReceivedMail) => void }[] = []

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      done(refuses(address) ? new Error(`Nobody is called <${address}> here`) : null)
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const mail = parseMail(Buffer.concat(chunks).toString('utf8'))
        all.push(mail)
        const reader = waiting.findIndex(({ to }) => to === mail.to)
        if (reader >= 0) waiting.splice(reader, 1)[0]!.take(mail)
        else unread.push(mail)
        done()
      })
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo

  return {
    url: `smtp://127.0.0.1:${port}`,
    next(to) {
      const there = unread.findIndex((mail) => mail.to === to)
      if (there >= 0) return Promise.resolve(unread.splice(there, 1)[0]!)
      return new Promise((take) => waiting.push({ to, take }))
    },
    count: (to) => all.filter((mail) => mail.to === to).length,
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  }
}

/** The mails that are written as files if there is no SMTP, oldest first. */
export function readOutbox(dataDir: string): ReceivedMail[] {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .map((name) => parseMail(readFileSync(join(folder, name), 'utf8')))
}

/** The address in a mail's plain text. */
export function linkIn({ text }: ReceivedMail): string {
  const link = /^https?:\/\/\S+$/m.exec(text)?.[0]
  if (!link) throw new Error(`No link stands in:\n${text}`)
  return link
}

/** Parses the parts of MIME that the application's mails use: one text part and one HTML part. */
function parseMail(raw: string): ReceivedMail {
  const { headers, body } = splitPart(raw)
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1]
  const parts = boundary ? body.split(`--${boundary}`).slice(1, -1).map(splitPart) : [{ headers, body }]
  const part = (type: string) => {
    const found = parts.find((one) => one.headers.get('content-type')?.startsWith(type))
    return found ? decode(found.body, found.headers.get('content-transfer-encoding') ?? '7bit') : ''
  }
  return {
    to: headers.get('to') ?? '',
    from: headers.get('from') ?? '',
    subject: decodeHeader(headers.get('subject') ?? ''),
    text: part('text/plain'),
    html: part('text/html'),
  }
}

/** A header with other letters than those of ASCII (RFC 2047). */
function decodeHeader(value: string): string {
  return value
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, encoding: string, words: string) =>
      encoding === 'B' ? decode(words, 'base64') : decode(words.replaceAll('_', ' '), 'quoted-printable'),
    )
}

function splitPart(raw: string): { headers: Map<string, string>; body: string } {
  const [head = '', ...rest] = raw.replaceAll('\r\n', '\n').replace(/^\n/, '').split('\n\n')
  const lines = head.replace(/\n[ \t]+/g, ' ').split('\n')
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(':')
    return [name.toLowerCase(), value.join(':').trim()]
  })
  return { headers: new Map(headers), body: rest.join('\n\n').trimEnd() }
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
