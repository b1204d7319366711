import { describe, expect, it } from 'vitest'
import { proves } from '../specification/proves.ts'
import { administrator, headsOf, lastChange, member, pagesOf } from '../support/admin.ts'
import { ISTANBUL_BIRTH, testApp } from '../support/app.ts'

const app = await testApp()
const { sql } = app
const admin = await administrator(app)

const { page, submit } = pagesOf(admin)
const userOf = (id: string) => sql.row('select * from users where id = ?', id) as Record<string, unknown>

describe('the frame', () => {
  it('has the nine entries, and a count of what is pending, which leads to the queue', async () => {
    proves('screen: admin menu')
    const { browser } = await member(app)
    const storyContent = 'It took me years until a door opened, and then it stood open for everybody.'
    await browser.call('POST', '/api/user-stories', { title: 'The open door', storyContent })
    const html = await page('/admin')
    expect(html).toMatch(
      /href="\/admin\/user-stories\/queue"[^>]*>((?!<\/a>).)*>1<span class="sr-only"[^>]*> pending</,
    )
    expect(html).toContain('Admin Panel')
    for (const path of [
      '/admin',
      '/admin/users',
      '/admin/birth-details',
      '/admin/enhanced-natal-charts',
      '/admin/enhanced-events',
      '/admin/add-event',
      '/admin/keywords',
      '/admin/keyword-categories',
      '/admin/user-stories',
      '/admin/birth-details/corrections',
      '/admin/audit-log',
      '/admin/security-events',
    ]) {
      expect(html).toContain(`href="${path}"`)
    }
  })

  it.each([
    '/admin',
    '/admin/users',
    '/dashboard',
    '/settings',
    '/reports',
    '/my-path',
    '/send-story',
  ])('is on %s, with the entries of the administrator’s own pages', async (path) => {
    const html = await page(path)
    const menu = html.slice(
      html.indexOf('id="side-nav"'),
      html.indexOf('</nav>', html.indexOf('id="side-nav"')),
    )
    expect(menu).toContainAll(
      'Admin Panel',
      'Keyword Categories',
      'Your own chart',
      'Your Analysis',
      'My Stories',
    )
    for (const href of [
      '/admin/users',
      '/analysis',
      '/reports',
      '/part-of-fortune',
      '/settings',
      '/birth-info',
    ])
      expect(menu).toContain(`href="${href}"`)
    const targets = [...menu.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)
    expect(targets.filter((href, at) => targets.indexOf(href) !== at)).toEqual([])
    const marked = [...menu.matchAll(/<a\b(?=[^>]*aria-current="page")[^>]*href="([^"]+)"/g)].map(
      ([, href]) => href,
    )
    expect(marked).toEqual([path === '/dashboard' ? '/admin' : path])
  })

  it.each([
    ['/admin/natal-charts', '/admin/enhanced-natal-charts'],
    ['/admin/events', '/admin/enhanced-events'],
    ['/admin/all-events', '/admin/enhanced-events'],
  ])('marks the section of %s, which has no entry', async (path, entry) => {
    const marked = [...(await page(path)).matchAll(/<a\b(?=[^>]*aria-current="page")[^>]*href="([^"]+)"/g)]
    expect(marked.map(([, href]) => href)).toContain(entry)
  })

  it.each([
    '/',
    '/faq',
    '/contact',
    '/no-such-page',
  ])('has its entries in the top bar of %s', async (path) => {
    const entries = (html: string, id: string) => {
      const from = html.indexOf(`id="${id}"`)
      expect(from, id).toBeGreaterThan(0)
      const menu = html.slice(from, html.indexOf('</nav>', from))
      return [...menu.matchAll(/<a [^>]*href="(\/admin[^"]*)"/g)].map(([, href]) => href)
    }
    const all = entries(await page('/admin'), 'side-nav')
    const html = await page(path)
    expect(entries(html, 'user-menu')).toEqual(all.filter((href) => href !== '/admin/user-stories/queue'))
    expect(html).toContain('Admin Panel')
    for (const browser of [app.browser(), (await member(app)).browser]) {
      const other = await browser.page(path)
      expect(other).not.toContainAll('Admin Panel', 'href="/admin')
    }
  })

  it('is the dashboard of administrators', async () => {
    proves('screen: /dashboard')
    const html = await page('/dashboard')
    expect(html).toContainAll('Admin Dashboard', 'Admin Panel')
  })

  it.each([
    ['/admin', "You don't have permission to access this page."],
    ['/admin/users', "You don't have permission to access this page."],
    ['/admin/audit-log', "You don't have permission to access this page."],
    ['/admin/user-stories', 'Access denied. Admin privileges required.'],
    ['/admin/natal-charts', 'You need admin privileges to access this page.'],
    ['/admin/birth-details', 'You need admin privileges to access this page.'],
    ['/admin/birth-details/corrections', 'You need admin privileges to access this page.'],
  ])('denies %s to a person who is not an administrator', async (path, words) => {
    proves('screen: access denied')
    const { browser } = await member(app)
    const response = await browser.get(path)
    expect(response.status).toBe(403)
    const html = await response.text()
    expect(html).toContain('Access Denied')
    expect(html.replaceAll('&#x27;', "'")).toContain(words)
    expect(html).not.toContain('Admin Panel')
    // In the frame of every other error page.
    expect(html).toContainAll('aria-label="Main"', 'aria-label="Footer"')
    expect(html.match(/<main/g)).toHaveLength(1)
  })

  it('denies the calls with the specified text for calls', async () => {
    proves('screen: access denied')
    const { browser } = await member(app)
    expect(await browser.call('GET', '/api/admin/users')).toEqual({
      status: 403,
      body: { code: 'access.not-admin', message: 'Access denied. Admin privileges required.' },
    })
  })
})

describe('the list of users', () => {
  it('finds any part of a name or an address, whatever its case', async () => {
    proves('limit: search of users', 'screen: /admin/users')
    const person = await member(app)
    sql.run("update users set name = 'Nūr al-Dīn ibn Maḥmūd' where id = ?", person.id)
    for (const q of ['DIN IBN', 'nur', person.email.slice(0, 9).toUpperCase()]) {
      const { body } = await admin.browser.call('GET', `/api/admin/users?q=${encodeURIComponent(q)}`)
      expect((body as { id: string }[]).map(({ id }) => id)).toContain(person.id)
    }
    const html = await page('/admin/users?q=ibn%20Mah')
    expect(html).toContain('1 user')
    expect(headsOf(html)).toEqual(['User', 'Status', 'Role', 'Last Login', 'Joined', 'Actions'])
    expect(html).toMatch(/>Active<.*>User</s)
    expect(html).toMatch(/Make Admin<[\s\S]*Suspend User<[\s\S]*Delete User</)
    sql.run("update users set is_admin = 1, account_status = 'suspended' where id = ?", person.id)
    const changed = await page('/admin/users?q=ibn%20Mah')
    expect(changed).toMatch(/>Suspended</)
    for (const action of ['Remove Admin', 'Activate User']) expect(changed).toContain(`${action}<`)
    expect(html).toContain('Showing 1–1 of 1')
    expect(await page('/admin/users?q=nobody-at-all')).toContain('No user matches this search.')
    // A wildcard of SQL is treated as a normal character.
    expect(await page('/admin/users?q=%25')).toContain('No user matches this search.')
  })

  it('is a CSV file, in which no cell is a formula', async () => {
    const person = await member(app)
    sql.run('update users set name = ? where id = ?', '=HYPERLINK("http://x.example","a, b")', person.id)
    const response = await admin.browser.form('/admin/users.csv', {})
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    const text = await response.text()
    expect(text.split('\r\n')[0]).toBe('id,name,email,isAdmin,accountStatus,lastLogin,createdAt')
    expect(text).toContain(
      `${person.id},"'=HYPERLINK(""http://x.example"",""a, b"")",${person.email},false,active,`,
    )
    expect(text.trimEnd().split('\r\n')).toHaveLength(1 + (sql.value('select count(*) from users') as number))
    expect(lastChange(app)).toMatchObject({ action: 'users.export', actor_id: admin.id })
  })
})

describe('changing a user', () => {
  it('says at once what a new administrator with a short password must do', async () => {
    const NEEDED = 'Their password is short. Before the back-office opens for them'
    const short = { name: 'Short', email: `short-${Date.now()}@qismah.example`, password: 'eleven-one!' }
    await app.browser().call('POST', '/api/auth/register', short)
    const id = sql.value('select id from users where email = ?', short.email) as string
    expect(await submit('/admin/users', { id, isAdmin: 'true' })).toContainAll('User updated', NEEDED)
    expect(await submit('/admin/users', { id, isAdmin: 'false' })).not.toContain(NEEDED)
    const long = await member(app)
    expect(await submit('/admin/users', { id: long.id, isAdmin: 'true' })).not.toContain(NEEDED)
    sql.run('update users set is_admin = 0 where id in (?, ?)', id, long.id)
  })

  it('makes an administrator, and reverts it', async () => {
    proves('screen: /admin/users', 'message: user updated')
    const person = await member(app)
    expect(await submit('/admin/users?q=person', { id: person.id, isAdmin: 'true' })).toContain(
      'User updated',
    )
    expect(userOf(person.id)).toMatchObject({ is_admin: 1, admin_level: 1 })
    expect(lastChange(app)).toMatchObject({
      action: 'users.make-admin',
      entity_id: person.id,
      actor_id: admin.id,
      before: { isAdmin: false },
      after: { isAdmin: true },
    })
    expect(
      (await admin.browser.call('PATCH', `/api/admin/users/${person.id}`, { isAdmin: false })).body,
    ).toMatchObject({ id: person.id, isAdmin: false })
    expect(userOf(person.id)).toMatchObject({ is_admin: 0, admin_level: 0 })
  })

  it('suspends: open sessions end at once, and signing in is refused until the user is activated', async () => {
    proves('screen: /admin/users')
    const person = await member(app)
    await submit('/admin/users', { id: person.id, accountStatus: 'suspended' })
    expect((await person.browser.call('GET', '/api/auth/me')).body).toBeNull()
    const signIn = () =>
      app.browser().call('POST', '/api/auth/login', { email: person.email, password: person.password })
    expect(await signIn()).toMatchObject({
      status: 403,
      body: { code: 'sign-in.suspended' },
    })
    await admin.browser.call('PATCH', `/api/admin/users/${person.id}`, { accountStatus: 'active' })
    expect((await signIn()).status).toBe(200)
  })

  it('changes nothing and logs nothing if the value is the same', async () => {
    const person = await member(app)
    const entries = () => sql.value('select count(*) from audit_log')
    const before = entries()
    await submit('/admin/users', { id: person.id, accountStatus: 'active' })
    expect(entries()).toBe(before)
  })

  it.each([
    [{ isAdmin: false }],
    [{ accountStatus: 'suspended' }],
  ])('is refused for the own account: %j', async (change) => {
    const { status, body } = await admin.browser.call('PATCH', `/api/admin/users/${admin.id}`, change)
    expect({ status, body }).toEqual({
      status: 409,
      body: {
        code: 'user.yourself',
        message: 'You cannot suspend, demote or delete yourself here.',
      },
    })
    const fields = Object.fromEntries(Object.entries(change).map(([name, value]) => [name, String(value)]))
    const response = await admin.browser.form('/admin/users', { id: admin.id, ...fields })
    expect(response.status).toBe(409)
    expect(await response.text()).toContain('You cannot suspend, demote or delete yourself here.')
  })
})

describe('deleting a user', () => {
  it('asks first, then deletes everything, and keeps only that it was done', async () => {
    proves('screen: /admin/users delete', 'message: user deleted')
    const person = await member(app)
    await person.browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
    await submit('/admin/users', { id: person.id, isAdmin: 'true' })
    await submit('/admin/users', { id: person.id, isAdmin: 'false' })
    const question = await page(`/admin/users/${person.id}/delete?q=person&page=1`)
    expect(question).toContainAll('Delete this user?', person.email)
    expect(question).toContain('href="/admin/users?q=person&amp;page=1"')
    expect(userOf(person.id)).toBeDefined()

    expect(await submit(`/admin/users/${person.id}/delete?q=person`, {})).toContain('User deleted')
    expect(userOf(person.id)).toBeUndefined()
    expect((await person.browser.call('GET', '/api/auth/me')).body).toBeNull()
    expect(sql.rows('select action, before, after from audit_log where entity_id = ?', person.id)).toEqual([
      { action: 'users.delete', before: null, after: null },
    ])
    // The button was pressed twice.
    expect(await submit(`/admin/users/${person.id}/delete`, {})).toContain('User deleted')
  })

  it('is refused for the own account', async () => {
    expect(await submit(`/admin/users/${admin.id}/delete`, {})).toContain(
      'You cannot suspend, demote or delete yourself here.',
    )
    expect((await admin.browser.call('DELETE', `/api/admin/users/${admin.id}`)).status).toBe(409)
    expect(userOf(admin.id)).toBeDefined()
  })
})

describe('the audit log', () => {
  it('names the person and the entity, on the dashboard too', async () => {
    const person = await member(app)
    sql.run("update users set name = 'Zaynab Named' where id = ?", person.id)
    const story = {
      title: 'The named road',
      storyContent: 'We walked it together. '.repeat(5),
      isAnonymous: true,
    }
    const { body } = await person.browser.call('POST', '/api/user-stories', story)
    await submit('/admin/users', { id: person.id, accountStatus: 'suspended' })
    const reject = { adminNotes: 'Too short' }
    const { id } = body as { id: string }
    expect((await admin.browser.call('POST', `/api/admin/user-stories/${id}/reject`, reject)).status).toBe(
      200,
    )
    for (const path of ['/admin', '/admin/audit-log']) {
      const html = await page(path)
      expect(html).toContainAll('Suspended: <bdi>Zaynab Named</bdi>', 'Rejected: <bdi>The named road</bdi>')
    }
    await submit(`/admin/users/${person.id}/delete`, {})
    const html = await page('/admin/audit-log')
    expect(html).toContain('Deleted: user')
    expect(html).not.toContain('Zaynab Named')
  })

  it('is filtered by person, kind and day', async () => {
    const person = await member(app)
    await submit('/admin/users', { id: person.id, accountStatus: 'suspended' })
    const day = app.clock.now().toISOString().slice(0, 10)
    const entries = async (query: string) =>
      [...(await page(`/admin/audit-log?${query}`)).matchAll(/href="\/admin\/audit-log\/(\d+)/g)].length
    const email = encodeURIComponent(person.email)
    expect(await entries(`person=${email}`)).toBe(1)
    expect(await entries(`person=${email}&entity=user&day=${day}`)).toBe(1)
    expect(await entries(`person=${email}&entity=story`)).toBe(0)
    expect(await entries(`person=${email}&day=2020-01-01`)).toBe(0)
    expect(await entries(`person=${encodeURIComponent(admin.email)}`)).toBeGreaterThan(1)
    const html = await page('/admin/audit-log?day=not-a-day')
    expect(html).toContainAll('name="day"', 'name="person"')
  })

  it('shows who changed what, before and after, and finds it again', async () => {
    const person = await member(app)
    await submit('/admin/users', { id: person.id, accountStatus: 'suspended' })
    const html = await page(`/admin/audit-log?q=${person.id}`)
    expect(html).toContainAll('Suspended: ', `<bdi>${userOf(person.id).name}</bdi>`)
    const entry = await page(html.match(/href="(\/admin\/audit-log\/\d+)/)![1]!)
    expect(entry).toContainAll('accountStatus', 'active', 'suspended', person.id)
    expect(await page('/admin/audit-log?entity=user&q=nothing-of-the-kind')).toContain(
      'Nothing in the log matches this search.',
    )
    expect((await admin.browser.get('/admin/audit-log/999999')).status).toBe(404)
    expect((await admin.browser.form('/admin/audit-log.csv', {})).status).toBe(200)
  })
})
