import { describe, expect, it } from 'vitest'
import { proves } from '../specification/proves.ts'
import { registered, testApp } from '../support/app.ts'
import { nextPage, textOf, whileFailing } from '../support/messages.ts'

const app = await testApp()
const withGoogle = await testApp({ GOOGLE_CLIENT_ID: 'an id', GOOGLE_CLIENT_SECRET: 'a secret' })

const person = (email: string) => ({
  name: 'Amina',
  email,
  password: 'one secret word',
  confirmPassword: 'one secret word',
})

describe('the messages of signing in', () => {
  it('Login successful / Welcome back!', async () => {
    proves('message: login successful', 'screen: /login')
    const { email, password } = await registered(app.browser())
    const browser = app.browser()
    const answer = await browser.form('/login', { email, password })
    expect(answer.headers.get('Location')).toBe('/dashboard')
    const page = await nextPage(browser, answer)
    expect(page).toContainAll('Login successful', 'Welcome back!')
  })

  it('Login failed / the same for a wrong password and an unknown address', async () => {
    proves('message: login failed')
    const { email } = await registered(app.browser())
    for (const address of [email, 'nobody@qismah.example']) {
      const answer = await app.browser().form('/login', { email: address, password: 'not the word' })
      const page = textOf(await answer.text())
      expect(answer.status).toBe(401)
      expect(page).toContainAll('Login failed', 'Please check your credentials and try again.')
      expect(page).toContain(`value="${address}"`)
      expect(page).not.toContain('not the word')
    }
  })

  it('Login failed / when something is broken', async () => {
    proves('message: login failed')
    const { email, password } = await registered(app.browser())
    const answer = await whileFailing(app, 'insert on sessions', () =>
      app.browser().form('/login', { email, password }),
    )
    expect(answer.status).toBe(500)
    const page = textOf(await answer.text())
    expect(page).toContainAll('Login failed', 'Please check your credentials and try again.')
  })

  it('Your account is suspended. Please contact support.', async () => {
    proves('message: login failed, server message')
    const browser = app.browser()
    const { email, password } = await registered(browser)
    app.sql.run("update users set account_status = 'suspended' where email = ?", email)
    const answer = await app.browser().form('/login', { email, password })
    expect(answer.status).toBe(403)
    expect(textOf(await answer.text())).toContain('Your account is suspended. Please contact support.')
    expect((await browser.call('GET', '/api/auth/me')).body).toBeNull()
  })

  it('Please enter a valid email address / Password must be at least 6 characters', async () => {
    proves('check: email', 'check: password')
    const page = textOf(
      await (await app.browser().form('/login', { email: 'amina', password: 'short' })).text(),
    )
    expect(page).toContainAll('Please enter a valid email address', 'Password must be at least 6 characters')
  })
})

describe('the messages of registering', () => {
  it('Registration successful / Welcome to Qismah!', async () => {
    proves('message: registration successful', 'screen: /register')
    const browser = app.browser()
    const answer = await browser.form('/register', person('welcome@qismah.example'))
    expect(answer.headers.get('Location')).toBe('/dashboard')
    const page = await nextPage(browser, answer)
    expect(page).toContainAll('Registration successful', 'Welcome to Qismah!')
  })

  it('Login successful / Welcome back! with an existing address and its password, and 200 by a call', async () => {
    const { email, password } = await registered(app.browser())
    const typed = { ...person(email), password, confirmPassword: password }
    const browser = app.browser()
    const page = await nextPage(browser, await browser.form('/register', typed))
    expect(page).toContainAll('Login successful', 'Welcome back!')
    expect(page).not.toContain('Registration successful')
    const register = (who: typeof typed) => app.browser().call('POST', '/api/auth/register', who)
    expect(await register(typed)).toMatchObject({ status: 200, body: { email } })
    expect(await register(person('new@qismah.example'))).toMatchObject({ status: 201 })
  })

  it('Registration failed / with the reason', async () => {
    proves('message: registration failed, server message')
    const { email } = await registered(app.browser())
    const other = { password: 'another word', confirmPassword: 'another word' }
    const answer = await app.browser().form('/register', { ...person(email), ...other })
    expect(answer.status).toBe(409)
    const page = textOf(await answer.text())
    expect(page).toContain('Registration failed')
    expect(page).toContain('An account with this email already exists. Please sign in instead.')
  })

  it('Registration failed / Please try again.', async () => {
    proves('message: registration failed')
    const answer = await whileFailing(app, 'insert on users', () =>
      app.browser().form('/register', person('broken@qismah.example')),
    )
    expect(answer.status).toBe(500)
    const page = textOf(await answer.text())
    expect(page).toContainAll('Registration failed', 'Please try again.', 'value="broken@qismah.example"')
  })

  it("Name must be at least 2 characters / Passwords don't match", async () => {
    proves('check: name', 'check: password confirmation')
    const answer = await app
      .browser()
      .form('/register', { ...person('short@qismah.example'), name: 'A', confirmPassword: 'another word' })
    const page = textOf(await answer.text())
    expect(page).toContainAll('Name must be at least 2 characters', "Passwords don't match")
  })
})

describe('the messages of signing out', () => {
  it('Logged out successfully / You have been signed out of your account.', async () => {
    proves('message: logged out')
    const browser = await app.newcomer()
    const answer = await browser.form('/sign-out', {})
    expect(answer.headers.get('Location')).toBe('/')
    const page = await nextPage(browser, answer)
    expect(page).toContainAll('Logged out successfully', 'You have been signed out of your account.')
    expect((await browser.call('GET', '/api/auth/me')).body).toBeNull()
  })

  it('Logout failed / Failed to logout. Please try again.', async () => {
    proves('message: logout failed')
    const browser = await app.newcomer()
    const answer = await whileFailing(app, 'update on sessions', () => browser.form('/sign-out', {}))
    const page = await nextPage(browser, answer)
    expect(page).toContainAll('Logout failed', 'Failed to logout. Please try again.')
    expect((await browser.call('GET', '/api/auth/me')).body).not.toBeNull()
  })
})

describe('calls about an account, when something is broken', () => {
  const failed = (message: string) => ({ status: 500, body: { code: 'server.failed', message } })

  it('answer with the fallbacks of the messages', async () => {
    proves('message: login failed', 'message: registration failed', 'message: logout failed')
    const browser = app.browser()
    const { email, password } = await registered(browser)
    const call = (path: string, body?: unknown, by = app.browser()) => by.call('POST', path, body)
    expect(
      await whileFailing(app, 'insert on sessions', () => call('/api/auth/login', { email, password })),
    ).toEqual(failed('Please check your credentials and try again.'))
    const { confirmPassword: _, ...account } = person('broken-call@qismah.example')
    expect(await whileFailing(app, 'insert on users', () => call('/api/auth/register', account))).toEqual(
      failed('Please try again.'),
    )
    expect(
      await whileFailing(app, 'update on sessions', () => call('/api/auth/logout', undefined, browser)),
    ).toEqual(failed('Failed to logout. Please try again.'))
  })
})

describe('the redirect screen', () => {
  it('goes to the dashboard when signed in, otherwise to the front page', async () => {
    proves('screen: /redirect')
    const browser = app.browser()
    const signedOut = await browser.page('/redirect')
    expect(signedOut).toContain('Redirecting...')
    expect(signedOut).toMatch(/<meta http-equiv="refresh" content="0;url=\/"/i)
    await registered(browser)
    const signedIn = await browser.page('/redirect')
    expect(signedIn).toMatch(/<meta http-equiv="refresh" content="0;url=\/dashboard"/i)
  })
})

describe('the sign-in gate', () => {
  it.each([
    '/dashboard',
    '/analysis',
    '/settings',
    '/reports/basic',
  ])('is shown instead of %s', async (path) => {
    proves('screen: sign-in gate')
    const browser = withGoogle.browser()
    const address = (await browser.get(path)).headers.get('Location')!
    const page = await browser.page(address)
    expect(page).toMatch(/<h1[^>]*>Sign in to access your spiritual analysis</)
    expect(page).toContainAll('Sign in with Google', `action="/login?redirectTo=${encodeURIComponent(path)}"`)
    expect(page).toContain(`href="/register?redirectTo=${encodeURIComponent(path)}"`)
  })

  it('is not shown on the sign-in page itself, which has the form and its links', async () => {
    proves('screen: /login')
    const page = textOf(await app.browser().page('/login'))
    expect(page).toMatch(/<h1[^>]*>Welcome Back</)
    for (const name of ['email', 'password']) {
      expect(page).toMatch(new RegExp(`<input(?=[^>]*name="${name}")(?=[^>]*type="${name}")`))
    }
    expect(page).toMatch(/href="\/forgot-password"[^>]*>Forgot password\?</)
    expect(page).toMatch(/href="\/register"[^>]*>Sign up</)
    expect(page).not.toContain('Sign in with Google')
    expect(await withGoogle.browser().page('/login')).toContain('Sign in with Google')
  })

  it.each([
    '/login',
    '/login?redirectTo=%2Fanalysis',
  ])('leads to registering once from %s, before and after a refusal', async (path) => {
    const browser = withGoogle.browser()
    const refused = await browser.form(path, { email: 'nobody@qismah.example', password: 'not the word' })
    expect(refused.status).toBe(401)
    for (const html of [await browser.page(path), await refused.text()]) {
      expect(html.match(/(?:href|action)="\/register/g)).toHaveLength(1)
      expect(html.match(/>Sign up</g)).toHaveLength(1)
      expect(html).not.toContain('Create account')
    }
  })
})
