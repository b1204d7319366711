import { expect } from 'vitest'
import type { Browser, testApp } from './app.ts'
import { hidden, page } from './stories.ts'

/** A form that is kept if the session of its writer has ended. */
export interface FormWithDraft {
  name: string
  path: () => string
  /** The name of the form, if the page has several. */
  form?: string
  /** Its hidden fields, besides the owner. */
  sends?: readonly string[]
  fields: () => Record<string, string>
  /** The text on the sign-in page. */
  why?: readonly string[]
  /** Visible in the restored form. */
  shown: readonly (string | RegExp)[]
  /** The address of the step that checks the answers, if there is one. */
  check?: string
  /** Where it leads after it is sent. */
  done: RegExp
}

const KEPT = 'Your text is still here'
const at = ({ status, headers }: Response) => [status, headers.get('Location')]

/** As when nobody has visited for long enough. */
export function endSessionsByTime({
  sql,
  clock,
}: Pick<Awaited<ReturnType<typeof testApp>>, 'sql' | 'clock'>) {
  sql.run('update sessions set expires_at = ?', clock.now().getTime())
}

/** Sends a form after its session has ended: it is restored after sign-in until it is discarded or sent. */
export async function expectDraft(
  app: Awaited<ReturnType<typeof testApp>>,
  kind: FormWithDraft,
  writer: { browser: Browser; email: string; password: string },
  /** Signs another person in, to whom it is not shown. */
  other?: () => Promise<Browser>,
): Promise<void> {
  const { sql } = app
  const { browser, email, password } = writer
  const { form, sends = [], why = [], shown, check, done } = kind
  const path = kind.path()
  const place = form ? `${path}#${form}` : path
  const isKept = async (by = browser) => (await page(by, path)).includes(`>${KEPT}`)
  const count = () => sql.value('select count(*) from form_drafts')

  async function sentTooLate() {
    const html = await page(browser, path)
    const unseen = Object.fromEntries(['formOwner', ...sends].map((name) => [name, hidden(html, name)]))
    expect(Object.values(unseen)).not.toContain('')
    const sent = { ...kind.fields(), ...unseen }
    endSessionsByTime(app)
    const refused = await browser.form(path, sent)
    const signIn = `/login?redirectTo=${encodeURIComponent(place)}`
    expect(at(refused)).toEqual([303, signIn])
    expect(await page(browser, signIn)).toContainAll(...why, 'What you have entered is kept')
    expect(at(await browser.form(signIn, { email, password }))).toEqual([303, place])
    const restored = await page(browser, path)
    expect(restored).toContain(`>${KEPT}`)
    for (const name of sends) expect(restored).toContain(`name="${name}" value="${unseen[name]}"`)
    for (const text of shown)
      if (typeof text === 'string') expect(restored).toContain(text)
      else expect(restored).toMatch(text)
    return sent
  }

  await sentTooLate()
  if (other) expect(await isKept(await other())).toBe(false)
  expect(at(await browser.form(path, { discard: form ?? 'yes' }))).toEqual([303, path])
  expect([count(), await isKept()]).toEqual([0, false])

  const sent = await sentTooLate()
  if (check) expect(at(await browser.form(path, sent))).toEqual([303, check])
  expect(at(await browser.form(check ?? path, sent))).toEqual([303, expect.stringMatching(done)])
  expect([count(), await isKept()]).toEqual([0, false])
}
