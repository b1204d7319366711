import { describe, expect, it } from 'vitest'
import { DAY, MINUTE } from '#app/operations/clock.ts'
import { proves } from '../specification/proves.ts'
import { type Browser, registered, testApp } from '../support/app.ts'
import { linkIn, openMailbox, readOutbox } from '../support/mailbox.ts'

const SENT = "If an account with that email exists, we've sent a password reset link."
const SPENT = 'This link is not valid any more'

type App = Awaited<ReturnType<typeof testApp>>

/** Requests a link and returns its path, read from the mail. */
async function resetLink(app: App, browser: Browser, email: string): Promise<string> {
  const links = () =>
    readOutbox(app.services.settings.dataDir).filter(
      ({ to, subject }) => to === email && subject === 'Reset your Qismah password',
    )
  const before = links().length
  await browser.call('POST', '/api/auth/forgot-password', { email })
  await app.services.mailer.close()
  const mails = links()
  expect(mails).toHaveLength(before + 1)
  const url = new URL(linkIn(mails.at(-1)!))
  return url.pathname + url.search
}

function tokenIn(path: string): string {
  return new URL(path, 'http://localhost').searchParams.get('token')!
}

function newPassword(browser: Browser, path: string, password: string): Promise<Response> {
  return browser.form(path, { token: tokenIn(path), password, confirmPassword: password })
}

describe('a forgotten password', async () => {
  const app = await testApp()

  it('answers the same for a known and an unknown address', async () => {
    const { email } = await registered(app.browser())
    const answers = await Promise.all(
      [email, 'nobody@qismah.example'].map((address) =>
        app.browser().call('POST', '/api/auth/forgot-password', { email: address }),
      ),
    )
    expect(answers[0]).toEqual({ status: 200, body: { message: SENT } })
    expect(answers[1]).toEqual(answers[0])
    await app.services.mailer.close()
    expect(readOutbox(app.services.settings.dataDir).map(({ to }) => to)).toEqual([email])
  })

  it('says so at the top of the next page', async () => {
    proves('message: reset link sent')
    const browser = app.browser()
    const response = await browser.form('/forgot-password', { email: 'nobody@qismah.example' })
    expect(response.status).toBe(303)
    const page = await browser.page('/forgot-password')
    expect(page).toContainAll('Reset link sent', SENT.replaceAll("'", '&#x27;'))
  })

  it('is changed by the link, once, and ends every session', async () => {
    proves('screen: /reset-password')
    const browser = app.browser()
    const { email, password } = await registered(browser)
    const link = await resetLink(app, app.browser(), email)

    const visitor = app.browser()
    const page = await visitor.get(link)
    expect(page.status).toBe(200)
    const html = await page.text()
    for (const field of ['password', 'confirmPassword']) {
      expect(html).toMatch(new RegExp(`<input(?=[^>]*name="${field}")(?=[^>]*type="password")`))
    }
    expect((await newPassword(visitor, link, 'a new secret')).headers.get('Location')).toBe('/login')
    expect(await visitor.page('/login')).toContain('Please sign in with your new password.')

    expect((await browser.call('GET', '/api/auth/me')).body).toBeNull()
    const signIn = (word: string) => app.browser().call('POST', '/api/auth/login', { email, password: word })
    expect((await signIn(password)).status).toBe(401)
    expect((await signIn('a new secret')).status).toBe(200)

    const again = await visitor.get(link)
    expect(again.status).toBe(410)
    expect(await again.text()).toContain(SPENT)
    expect((await newPassword(visitor, link, 'yet another')).status).toBe(400)
    expect((await signIn('a new secret')).status).toBe(200)
  })

  it('is changed once if the button is pressed twice at the same time', async () => {
    const { email } = await registered(app.browser())
    const link = await resetLink(app, app.browser(), email)
    const answers = await Promise.all(
      ['first word', 'second word'].map((word) => newPassword(app.browser(), link, word)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400])
  })

  it('keeps its link for thirty minutes and no longer', async () => {
    const { email } = await registered(app.browser())
    const link = await resetLink(app, app.browser(), email)
    app.clock.advance(30 * MINUTE - 1)
    expect((await app.browser().get(link)).status).toBe(200)
    app.clock.advance(1)
    expect((await app.browser().get(link)).status).toBe(410)
    expect((await newPassword(app.browser(), link, 'a new secret')).status).toBe(400)
  })

  it('sends one mail for a double click, and another a minute later', async () => {
    const { email } = await registered(app.browser())
    const theirs = () => readOutbox(app.services.settings.dataDir).filter(({ to }) => to === email).length
    const press = () => app.browser().call('POST', '/api/auth/forgot-password', { email })
    await press()
    await press()
    await app.services.mailer.close()
    expect(theirs()).toBe(1)
    app.clock.advance(MINUTE)
    await press()
    await app.services.mailer.close()
    expect(theirs()).toBe(2)
  })

  it('keeps no token that could be read from the database', async () => {
    const { email } = await registered(app.browser())
    const token = tokenIn(await resetLink(app, app.browser(), email))
    const rows = app.sql.rows('select * from account_tokens')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('does not mail a suspended account, and does not reveal that', async () => {
    const { email } = await registered(app.browser())
    app.sql.run("update users set account_status = 'suspended' where email = ?", email)
    const { body } = await app.browser().call('POST', '/api/auth/forgot-password', { email })
    expect(body).toEqual({ message: SENT })
    await app.services.mailer.close()
    expect(readOutbox(app.services.settings.dataDir).some(({ to }) => to === email)).toBe(false)
  })
})

describe('the mail', async () => {
  const mailbox = await openMailbox()
  const app = await testApp({ SMTP_URL: mailbox.url, MAIL_FROM: 'Qismah <post@qismah.example>' })

  it('is sent over SMTP, as text and as HTML that loads nothing', async () => {
    const { email } = await registered(app.browser())
    await app.browser().call('POST', '/api/auth/forgot-password', { email })
    const mail = await mailbox.next(email)
    expect(mail).toMatchObject({
      from: 'Qismah <post@qismah.example>',
      subject: 'Reset your Qismah password',
    })
    expect(mail.text).toContain('The link works once, for 30 minutes.')
    expect(mail.html).toContain(`href="${linkIn(mail)}"`)
    expect(mail.html).not.toMatch(/<img|<link|src=|url\(/)
    expect(readOutbox(app.services.settings.dataDir)).toEqual([])
  })

  it('that cannot be sent is reported in the same way to everyone', async () => {
    proves('message: reset link not sent')
    const { email } = await registered(app.browser())
    await mailbox.stop()
    const down = await testApp({ SMTP_URL: mailbox.url })
    for (const address of [email, 'nobody@qismah.example']) {
      const answer = await down.browser().form('/forgot-password', { email: address })
      const page = await answer.text()
      expect(answer.status).toBe(503)
      expect(page).toContainAll('Error sending reset link', 'Please try again later.')
    }
  })
})

describe('the outbox', async () => {
  const app = await testApp()

  it('forgets the mails of one address only', async () => {
    const [one, other] = await Promise.all([registered(app.browser()), registered(app.browser())])
    for (const { email } of [one, other])
      await app.browser().call('POST', '/api/auth/forgot-password', { email })
    await app.services.mailer.close()
    expect(app.services.mailer.forget(one.email)).toBe(1)
    expect(readOutbox(app.services.settings.dataDir).map(({ to }) => to)).toEqual([other.email])
  })

  it('deletes tokens that are too old', async () => {
    app.clock.advance(2 * DAY)
    const { email } = await registered(app.browser())
    await resetLink(app, app.browser(), email)
    expect(app.sql.value('select count(*) from account_tokens')).toBe(1)
  })
})
