import { expect } from 'vitest'
import type { Browser } from './app.ts'
import type { App } from './calls/kit.ts'

/** Makes one kind of write fail inside SQLite, as a full disk would: `insert on sessions`. */
export async function whileFailing<T>(app: App, when: string, work: () => Promise<T>): Promise<T> {
  const { sqlite } = app.services.db
  sqlite.exec(`create trigger failing before ${when} begin select raise(abort, 'no room left'); end`)
  try {
    return await work()
  } finally {
    sqlite.exec('drop trigger failing')
  }
}

/** The source of a page with apostrophes and ampersands unescaped. */
export function textOf(html: string): string {
  return html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

/** The page that a response redirects to. */
export async function nextPage(browser: Browser, response: Response): Promise<string> {
  expect(response.status).toBe(303)
  return textOf(await (await browser.get(response.headers.get('Location')!)).text())
}
