import { randomUUID } from 'node:crypto'
import { afterAll } from 'vitest'
import { formOwner } from '#app/features/drafts/form-owner.server.ts'
import { sentSession } from '#app/http/session.server.ts'
import type { Clock } from '#app/operations/clock.ts'
import { FORM_OWNER, HONEYPOT_FIELD, IDEMPOTENCY_FIELD } from '#app/ui/form/hidden-fields.ts'
import type { Db } from '#db/client.server.ts'
import { builtApp } from './built-app.ts'
import { withMutant } from './mutant.ts'

export const ORIGIN = 'http://localhost:3000'

/** A clock that moves only by `advance`. */
export class TestClock implements Clock {
  #now = new Date('2026-03-01T12:00:00Z')
  now = () => new Date(this.#now)
  advance(milliseconds: number) {
    this.#now = new Date(this.#now.getTime() + milliseconds)
  }
}

/** Reads or changes the database with one statement. */
function sqlOf({ sqlite }: Db) {
  return {
    value: (sql: string, ...values: unknown[]) =>
      sqlite
        .prepare(sql)
        .pluck()
        .get(...values),
    values: (sql: string, ...values: unknown[]) =>
      sqlite
        .prepare(sql)
        .pluck()
        .all(...values),
    row: (sql: string, ...values: unknown[]) => sqlite.prepare(sql).get(...values),
    rows: (sql: string, ...values: unknown[]) => sqlite.prepare(sql).all(...values),
    run: (sql: string, ...values: unknown[]) => sqlite.prepare(sql).run(...values),
    exec: (sql: string) => sqlite.exec(sql),
  }
}

/** The application in this process, over its own copy of the template database. */
export async function testApp(environment: Record<string, string> = {}) {
  const clock = new TestClock()
  const { app, services, remix } = await builtApp({ origin: ORIGIN, environment, clock, logLevel: 'silent' })
  afterAll(() => services.db.close())
  /** @param from the address that its requests come from, if that matters */
  const newBrowser = (from?: string) => {
    const socket = from === undefined ? {} : { incoming: { socket: { remoteAddress: from } } }
    const fetch = (request: Request) => app.fetch(request, socket) as Promise<Response>
    const ownerOf = async (cookies: string) => {
      const { sessionToken, session } = await sentSession(cookies, services)
      return session?.person ? formOwner(services, session.person.id, sessionToken) : null
    }
    return new Browser(
      withMutant(fetch, services.db.sqlite, services.mailer.flush),
      services.settings.origin,
      ownerOf,
    )
  }
  return {
    services,
    sql: sqlOf(services.db),
    clock,
    build: remix,
    browser: newBrowser,
    /** The browser of a new person who is signed in. */
    async newcomer() {
      const browser = newBrowser()
      await registered(browser)
      return browser
    },
    /** The same with a birth record. */
    async born(birth: object = ISTANBUL_BIRTH) {
      const browser = await this.newcomer()
      const { status } = await browser.call('POST', '/api/birth-data', birth)
      if (status !== 201) throw new Error(`Saving birth data answered ${status}`)
      return browser
    },
  }
}

/** A person's browser as the server sees it: it keeps cookies and sends the origin with forms. */
export class Browser {
  readonly cookies = new Map<string, string>()

  constructor(
    private readonly fetchFrom: (request: Request) => Promise<Response>,
    private readonly origin = ORIGIN,
    private readonly ownerOf?: (cookies: string) => Promise<string | null>,
  ) {}

  /** Another browser with the same cookies, as after a theft. */
  copy(): Browser {
    const copy = new Browser(this.fetchFrom, this.origin, this.ownerOf)
    for (const [name, value] of this.cookies) copy.cookies.set(name, value)
    return copy
  }

  #cookieHeader() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** The hidden fields that every form contains: those of a form that is shown now. */
  async hiddenFields(): Promise<Record<string, string>> {
    const owner = this.ownerOf
      ? await this.ownerOf(this.#cookieHeader())
      : new RegExp(`name="${FORM_OWNER}" value="([^"]+)"`).exec(await (await this.get('/faq')).text())?.[1]
    return {
      ...(owner ? { [FORM_OWNER]: owner } : {}),
      [IDEMPOTENCY_FIELD]: randomUUID(),
      [HONEYPOT_FIELD]: '',
    }
  }

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (this.cookies.size > 0) {
      headers.set('Cookie', this.#cookieHeader())
    }
    const response = await this.fetchFrom(
      new Request(this.origin + path, { redirect: 'manual', ...init, headers }),
    )
    for (const cookie of response.headers.getSetCookie()) {
      const [pair, ...attributes] = cookie.split('; ')
      const [name, value] = pair!.split(/=(.*)/s) as [string, string]
      if (attributes.some((one) => /^(Max-Age=0|Expires=Thu, 01 Jan 1970 .*)$/.test(one)))
        this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }

  get(path: string): Promise<Response> {
    return this.send(path)
  }

  /** The text of a page. */
  async page(path: string): Promise<string> {
    return (await this.get(path)).text()
  }

  /** Sends a form as our pages do, with its hidden fields unless the fields contain them. */
  async form(
    path: string,
    fields: Readonly<Record<string, string>> | readonly (readonly string[])[],
  ): Promise<Response> {
    const given = Array.isArray(fields) ? (fields as [string, string][]) : Object.entries(fields)
    const names = new Set(given.map(([name]) => name))
    const hidden = Object.entries(await this.hiddenFields()).filter(([name]) => !names.has(name))
    const all = [...hidden, ...given]
    return this.send(path, {
      method: 'POST',
      headers: { Origin: this.origin, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(all).toString(),
    })
  }

  /** A JSON call: the status and the response. */
  async call(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<{ status: number; body: never }> {
    const response = await this.send(path, {
      method,
      headers: {
        Origin: this.origin,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...more,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as never }
  }
}

export const isSignedIn = async (browser: Browser) =>
  (await browser.call('GET', '/api/auth/me')).body !== null

let people = 0

/** A newly registered person who is signed in. */
export async function registered(browser: Browser): Promise<{ email: string; password: string }> {
  people += 1
  const person = {
    name: `Person ${people}`,
    email: `person-${people}@qismah.example`,
    password: 'one secret word',
  }
  const { status } = await browser.call('POST', '/api/auth/register', person)
  if (status !== 201) throw new Error(`Registration answered ${status}`)
  return person
}

export const ISTANBUL_BIRTH = {
  dateOfBirth: '1978-07-15',
  birthTime: '14:30',
  country: 'Türkiye',
  cityId: '745044',
}
