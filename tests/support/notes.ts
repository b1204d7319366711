import type { Browser } from './app.ts'
import { hidden, page } from './stories.ts'

export const NOTE = 'What the lantern on the stairs reminded me of: a word my grandmother used.'

/** Opens the form and sends it, as a person does. */
export async function writeNote(
  browser: Browser,
  fields: Record<string, string> = {},
  query = '',
): Promise<Response> {
  const html = await page(browser, `/my-book/write${query}`)
  return browser.form(`/my-book/write${query}`, {
    about: hidden(html, 'about'),
    idempotencyKey: hidden(html, 'idempotencyKey'),
    formOwner: hidden(html, 'formOwner'),
    day: '2026-03-01',
    text: NOTE,
    ...fields,
  })
}

/** The ids of the notes that the book shows, in their order. */
export function noteIds(html: string): string[] {
  return [...html.matchAll(/<article id="note-([\w-]+)"/g)].map(([, id]) => id!)
}
