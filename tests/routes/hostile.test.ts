import { describe, expect, it } from 'vitest'
import { routesOf } from '../support/access.ts'
import { administrator, member } from '../support/admin.ts'
import { ISTANBUL_BIRTH, ORIGIN, testApp } from '../support/app.ts'
import { computeEachHash } from '../support/remembered-hashes.ts'

computeEachHash()
const app = await testApp()
const { sql } = app

const SCRIPT = `</script><script>alert(1)</script><img src=x onerror=alert(1)>"' onmouseover='alert(1)`
/** As an element, or as an attribute outside of a quoted value. */
const LIVE = /<script>alert|<img src=x|<\w+(?:\s+[\w:-]+(?:="[^"]*")?)*\s+onmouseover=/i

describe('text that contains a script', () => {
  it('is shown as text on every page, to its author and to administrators', async () => {
    const person = await member(app)
    await person.browser.form('/settings', { form: 'name', name: SCRIPT })
    expect((await person.browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)).status).toBe(201)
    const story = { title: SCRIPT, storyContent: SCRIPT.repeat(3), isAnonymous: false }
    expect((await person.browser.call('POST', '/api/user-stories', story)).status).toBe(201)
    const { browser: admin } = await administrator(app)
    const id = sql.value('select id from user_stories where title = ?', SCRIPT) as string

    let shown = 0
    const read = async (browser: typeof admin, path: string) => {
      const answer = await browser.get(path)
      if (!answer.headers.get('Content-Type')?.startsWith('text/html')) return
      const text = await answer.text()
      if (text.includes('onmouseover')) shown += 1
      expect(text.match(LIVE)?.[0], path).toBeUndefined()
    }
    const paths = new Set((await routesOf()).map(({ path }) => path).filter((path) => !/[:*.]/.test(path)))
    paths.delete('/sign-out')
    for (const path of paths) await read(path.startsWith('/admin') ? admin : person.browser, path)
    await read(person.browser, `/my-stories/${id}/edit`)
    await read(admin, `/admin/user-stories/${id}`)
    await read(admin, `/admin/users/${person.id}/delete`)
    await read(admin, `/admin/users?q=${encodeURIComponent(SCRIPT)}`)
    await read(app.browser(), `/login?redirectTo=${encodeURIComponent(SCRIPT)}`)
    const refused = await app.browser().form('/login', { email: SCRIPT, password: 'x' })
    expect((await refused.text()).match(LIVE)).toBeNull()
    expect(shown).toBeGreaterThan(5)
  }, 60_000)
})

describe('a search that contains SQL', () => {
  it('finds nothing, does no harm, and gets an answer', async () => {
    const { browser } = await administrator(app)
    const lists = [
      'users',
      'birth-details',
      'natal-charts',
      'user-stories',
      'events',
      'keywords',
      'audit-log',
    ]
    const before = sql.value('select count(*) from users')
    for (const words of [
      `' or 1=1 --`,
      `"; drop table users; --`,
      `a' union select password_hash from users --`,
    ])
      for (const list of [...lists, 'security-events']) {
        for (const field of ['q', 'sort', 'page', 'kind', 'status']) {
          const path = `/admin/${list}?${field}=${encodeURIComponent(words)}`
          const answer = await browser.get(path)
          expect(answer.status, path).toBe(200)
          expect(await answer.text(), path).not.toContain('argon2')
        }
      }
    expect(sql.value('select count(*) from users')).toBe(before)
  })
})

describe('an address to redirect to', () => {
  const ELSEWHERE = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\\/evil.example',
    '/\t/evil.example',
    'http:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    `${ORIGIN}@evil.example/`,
    '/..//evil.example',
  ]

  it.each(ELSEWHERE)('is never %j', async (elsewhere) => {
    const { email, password } = await member(app)
    const query = `?redirectTo=${encodeURIComponent(elsewhere)}`
    const own = (response: Response) => {
      expect(response.status).toBe(303)
      expect(new URL(response.headers.get('Location')!, ORIGIN).origin).toBe(ORIGIN)
    }
    own(await app.browser().form(`/login${query}`, { email, password }))
    const person = { name: 'Amina', email: `to-${email}`, password, confirmPassword: password }
    own(await app.browser().form(`/register${query}`, person))
  })
})

describe('a link', () => {
  // The router resolves the addresses of links against the address of the page.
  const ADDRESSES = [
    '/admin//evil.example',
    '/admin/users//evil.example',
    '/admin/users/\\evil.example',
    '/admin/users/%5C%5Cevil.example',
    '/admin/users/javascript:alert(1)',
    '/admin/users?q=%5C%5Cevil.example&sort=//evil.example&page=javascript:alert(1)',
    '/admin/events/%2F%5Cevil.example/edit?q=\\/evil.example',
    '/admin/user-stories/queue?story=//evil.example&order=javascript:x',
    '/admin/audit-log?person=javascript:alert(1)&q=//evil.example',
  ]

  it.each(ADDRESSES)('leads to this site on a page at %s', async (address) => {
    const { browser } = await administrator(app)
    const html = await browser.page(address)
    const links = [...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href]) => href!)
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) {
      const { protocol, origin } = new URL(link.replaceAll('&amp;', '&'), ORIGIN + address)
      expect([protocol, origin], link).toEqual(['http:', ORIGIN])
    }
  })
})

describe('an unexpected error', () => {
  it('is answered without its type, which the router would look up among the functions of the browser', async () => {
    const other = await testApp()
    const { browser } = await administrator(other)
    other.sql.exec('alter table keywords rename to hidden')
    for (const path of ['/admin/keywords', '/admin/keywords.data']) {
      const answer = await browser.get(path)
      expect(answer.status, path).toBe(500)
      expect(await answer.text(), path).not.toMatch(/__subType|SqliteError|keywords rename|no such table/)
    }
  })
})

describe('a password', () => {
  it('is stored only as a salted Argon2id hash with at least 19 MiB and two passes', async () => {
    const [one, other] = [await member(app), await member(app)]
    const stored = [one, other].map(({ id }) =>
      String(sql.value('select password_hash from users where id = ?', id)),
    )
    expect(one.password).toBe(other.password)
    expect(stored[0]).not.toBe(stored[1])
    for (const hash of stored) {
      const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(hash)!
      expect(Number(memory)).toBeGreaterThanOrEqual(19_456)
      expect(Number(passes)).toBeGreaterThanOrEqual(2)
    }
  })
})
