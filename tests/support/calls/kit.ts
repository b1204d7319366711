import { afterAll } from 'vitest'
import { type Browser, ISTANBUL_BIRTH, registered, testApp } from '../app.ts'
import { openProvider } from '../openid.ts'

export type App = Awaited<ReturnType<typeof testApp>>

/** A browser in the state that a call needs, and the call. */
export interface Example {
  browser: Browser
  path: string
  body?: unknown
}

/** The applications and the people of the examples. */
export interface Kit {
  app: App
  /** With a provider for sign-in with Google. */
  withGoogle: App
  /** Its mail goes to a port that nothing listens on. */
  withoutMail: App
  /** Its address is a number, for which no passkey can be made. */
  atNumber: App
  visitor(path: string, body?: unknown): Promise<Example>
  member(path: string, body?: unknown): Promise<Example>
  /** A member with a saved birth record. */
  born(path: string, body?: unknown): Promise<Example>
  administrator(path: string, body?: unknown): Promise<Example>
}

type Make = (kit: Kit) => Promise<Example>

export interface CallExamples {
  good: Make
  /** The other bodies that the specification lists, in their order. */
  others?: readonly Make[]
  /** A good answer that is empty, if the call has one. */
  empty?: Make
  /**
   * For 422, if the call takes fields, and for every status in the row's `refuses`: a request that is refused with it.
   */
  refused?: Partial<Record<number, Make>>
}

/** By method and path, as in the table of calls: `GET /api/cities/:country`. */
export type ExamplesByCall = Record<`${string} /api/${string}`, CallExamples>

/** The applications of the examples, for the tests of one file. */
export async function openKit(): Promise<Kit> {
  const provider = await openProvider()
  afterAll(() => provider.stop())
  return kitOf({
    app: await testApp(),
    withGoogle: await testApp(provider.environment),
    // Nothing listens on that port.
    withoutMail: await testApp({ SMTP_URL: 'smtp://127.0.0.1:1' }),
    atNumber: await testApp({ ORIGIN: 'http://127.0.0.1:3000' }),
  })
}

export function kitOf(apps: Pick<Kit, 'app' | 'withGoogle' | 'withoutMail' | 'atNumber'>): Kit {
  const { app } = apps
  const member: Kit['member'] = async (path, body) => {
    const browser = app.browser()
    await registered(browser)
    return { browser, path, body }
  }
  return {
    ...apps,
    visitor: async (path, body) => ({ browser: app.browser(), path, body }),
    member,
    async born(path, body) {
      const example = await member(path, body)
      await example.browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
      return example
    },
    async administrator(path, body) {
      const browser = app.browser()
      const { email } = await registered(browser)
      app.sql.run('update users set is_admin = 1, admin_level = 1 where email = ?', email)
      return { browser, path, body }
    },
  }
}
