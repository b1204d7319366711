import { createHash, randomInt, randomUUID } from 'node:crypto'
import { accessSync, constants, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Settings } from '#app/env.server.ts'
import { makeFolder } from '#app/folder.ts'
import { type Letter, letterBodies } from './mail-letter.ts'

/**
 * A mail that was not sent. `later`: the mail server has no copy and may accept it another time. `refused`: it will not
 * accept it. `unknown`: the connection ended before the server answered, so it may have a copy.
 */
export class MailNotSent extends Error {
  readonly outcome: 'later' | 'refused' | 'unknown'
  constructor(error: unknown) {
    super(explainFailure(error), { cause: error })
    this.outcome = judgeOutcome(error)
  }
}

/** The letters that this process could not send since its start. */
interface MailFailures {
  count: number
  /** The last failure: its time, and the mail server's answer. It contains no address. */
  lastAt: Date
  reason: string
}

export interface Mailer {
  /** How letters are sent: by SMTP, or as files in the outbox folder. */
  readonly way: 'smtp' | 'outbox'
  /** Null if all letters were sent. */
  failures(): MailFailures | null
  /** Whether the mail server accepts letters now. Checked at most every 15 seconds. */
  ready(): Promise<boolean>
  /** Sends now. @throws MailNotSent if the mail server does not accept the letter. */
  send(letter: Letter): Promise<void>
  /**
   * Composes and sends after the current response, so that the response time does not show whether there was anything
   * to send. Failures are reported to the operator, not to the client.
   */
  post(compose: () => Letter | null): void
  /** Sends what `post` has delayed, and waits until it and all other current work is done. */
  flush(): Promise<void>
  /** Removes the outbox files to a person, from a person or about a person. @returns how many. */
  forget(address: string): number
  /** Sends what is still waiting. */
  close(): Promise<void>
}

const CHECK_AGAIN_AFTER_MS = 15_000
const CONNECT_WITHIN_MS = 10_000
const ANSWER_WITHIN_MS = 20_000

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>

/**
 * A queued letter waits for a random time between these limits, so that the response time does not show whether a mail
 * was sent.
 */
const WAIT_MS = { least: 150, most: 600 }

export function openMailer(
  settings: MailSettings,
  {
    onTrouble = () => {},
    onSent = () => {},
    now = () => new Date(),
  }: {
    onTrouble?: (line: string) => void
    /** Called with each letter that a mail server has accepted. A file in the outbox has not left the server. */
    onSent?: (letter: Letter) => void
    now?: () => Date
  } = {},
): Mailer {
  const folder = join(settings.dataDir, 'outbox')
  const transport = settings.smtpUrl ? smtp(settings.smtpUrl) : outbox(folder)
  const waiting = new Map<NodeJS.Timeout, () => Promise<void>>()
  const underWay = new Set<Promise<void>>()
  let failures: MailFailures | null = null

  function noteFailure(error: unknown): void {
    failures = { count: (failures?.count ?? 0) + 1, lastAt: now(), reason: explainFailure(error) }
  }

  let lastCheck: { at: number; answer: Promise<boolean> } | undefined
  function ready(): Promise<boolean> {
    const now = performance.now()
    if (!lastCheck || now - lastCheck.at > CHECK_AGAIN_AFTER_MS) {
      const answer = transport.check().then(
        () => true,
        (error: unknown) => {
          onTrouble(`Mail cannot be sent: ${explainFailure(error)}`)
          return false
        },
      )
      lastCheck = { at: now, answer }
    }
    return lastCheck.answer
  }

  function send(letter: Letter): Promise<void> {
    return tracked(async () => {
      try {
        await deliver(letter)
      } catch (error) {
        noteFailure(error)
        throw new MailNotSent(error)
      }
    })
  }

  async function deliver(letter: Letter): Promise<void> {
    const { to, subject, replyTo, mentions = [] } = letter
    const people = [to, ...(replyTo ? [replyTo] : []), ...mentions]
    await transport.deliver(people, {
      from: settings.mailFrom,
      to,
      subject,
      ...(replyTo ? { replyTo } : {}),
      ...letterBodies(letter),
      // nodemailer must not read files or addresses that a letter names.
      disableFileAccess: true,
      disableUrlAccess: true,
      headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(letter) },
    })
    if (settings.smtpUrl) onSent(letter)
  }

  async function composeAndSend(compose: () => Letter | null): Promise<void> {
    try {
      const letter = compose()
      if (letter) await deliver(letter)
    } catch (error) {
      noteFailure(error)
      onTrouble(`A mail could not be sent: ${explainFailure(error)}`)
    }
  }

  /** Tracks work, so that `flush` can wait for it. */
  function tracked(work: () => Promise<void>): Promise<void> {
    const run = work()
    const ended = run.catch(() => {}).finally(() => underWay.delete(ended))
    underWay.add(ended)
    return run
  }

  async function flush(): Promise<void> {
    for (const [timer, work] of waiting) {
      clearTimeout(timer)
      void tracked(work)
    }
    waiting.clear()
    await Promise.all(underWay)
  }

  return {
    way: settings.smtpUrl ? 'smtp' : 'outbox',
    failures: () => failures,
    ready,
    send,
    post(compose) {
      const work = () => composeAndSend(compose)
      const timer = setTimeout(
        () => {
          waiting.delete(timer)
          void tracked(work)
        },
        randomInt(WAIT_MS.least, WAIT_MS.most),
      )
      waiting.set(timer, work)
    },
    forget: (address) => forgetIn(folder, address),
    flush,
    async close() {
      await flush()
      transport.close()
    },
  }
}

/** RFC 2369 and RFC 8058: one click in the mail program stops a repeated letter. */
function stopHeaders({ stopAddress }: Letter): Record<string, string> {
  return stopAddress
    ? { 'List-Unsubscribe': `<${stopAddress}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {}
}

interface Envelope {
  from: string
  to: string
  subject: string
  replyTo?: string
  text: string
  html: string
  disableFileAccess: true
  disableUrlAccess: true
  headers: Record<string, string>
}

interface Transport {
  /** @throws if the server does not accept mails now. */
  check(): Promise<void>
  /** @param people everyone whose address is in it */
  deliver(people: readonly string[], mail: Envelope): Promise<void>
  close(): void
}

function smtp(url: string): Transport {
  const transport = createTransport({
    url,
    // Mails contain links that give access to accounts, so TLS is required unless the mail server is this machine.
    requireTLS: !isLoopbackHost(new URL(url).hostname),
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
  })
  return {
    async check() {
      await transport.verify()
    },
    async deliver(_, mail) {
      await transport.sendMail(mail)
    },
    close: () => transport.close(),
  }
}

function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host)
}

/**
 * Each mail is a file that any mail program opens. Its name contains digests of the addresses in it, so that it can be
 * found by them.
 */
function outbox(folder: string): Transport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  let written = 0
  return {
    async check() {
      makeFolder(folder)
      accessSync(folder, constants.W_OK)
    },
    async deliver(people, mail) {
      // The name is made first, so that the mails of one millisecond are listed in the order in which they were posted.
      written += 1
      const at = `${new Date().toISOString().replace(/[:.]/g, '-')}_${String(written).padStart(6, '0')}`
      const digests = [...new Set(people.map(digest))].join('_')
      const name = `${at}_${digests}_${randomUUID().slice(0, 8)}.eml`
      const { message } = await transport.sendMail(mail)
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed in memory.')
      makeFolder(folder)
      writeFileSync(join(folder, name), message, { mode: 0o600, flag: 'wx' })
    },
    close() {},
  }
}

/** The folder is searched even if SMTP is set, because it may contain earlier mails. */
function forgetIn(folder: string, address: string): number {
  if (!existsSync(folder)) return 0
  const theirs = readdirSync(folder).filter((name) => name.includes(`_${digest(address)}_`))
  for (const name of theirs) rmSync(join(folder, name), { force: true })
  return theirs.length
}

/** The mail server's message is left out, because it repeats the address. */
function explainFailure(error: unknown): string {
  const { responseCode, command } = error as { responseCode?: number; command?: string }
  if (responseCode) return `the mail server answered ${responseCode}${command ? ` to ${command}` : ''}`
  return error instanceof Error ? error.message : String(error)
}

/** nodemailer has no error code for a connection that ends before the server has accepted the mail. */
function judgeOutcome(error: unknown): MailNotSent['outcome'] {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  if (responseCode) return responseCode >= 500 && code !== 'EAUTH' ? 'refused' : 'later'
  return code === 'ETIMEDOUT' || code === 'ESOCKET' || code === 'ECONNECTION' ? 'unknown' : 'later'
}

function digest(address: string): string {
  return createHash('sha256').update(address.trim().toLowerCase()).digest('hex').slice(0, 16)
}
