import { describe, expect, it } from 'vitest'
import { leadTo, leadToDocument } from '#app/http/pages/redirects.server.ts'
import { pagePath } from '#app/language/language.ts'
import { inLanguage } from '#app/language/request-language.server.ts'

const shown = ({ headers, status }: Response) => ({
  status,
  to: headers.get('Location'),
  isDocument: headers.has('X-Remix-Reload-Document'),
})

describe('a redirect', () => {
  it.each([
    ['/dashboard', '/dashboard', false],
    ['/settings#life-card', '/settings#life-card', false],
    ['/admin/users?q=a', '/admin/users?q=a', false],
    ['/', '/ar', true],
    ['/faq?a=b#c', '/ar/faq?a=b#c', true],
    ['/login?redirectTo=%2Fsettings', '/ar/login?redirectTo=%2Fsettings', true],
    ['/ar/faq', '/ar/faq', true],
  ])('to %s is in the language of the answer, and a new document if no person is needed', (to, there, isDocument) => {
    expect(inLanguage('ar', () => shown(leadTo(to, 303)))).toEqual({ status: 303, to: there, isDocument })
    expect(inLanguage('ar', () => shown(leadToDocument(to)))).toEqual({
      status: 302,
      to: there,
      isDocument: true,
    })
  })

  it('in English keeps a page that names its language', () => {
    expect(shown(leadTo('/ar/faq')).to).toBe('/ar/faq')
    expect(shown(leadTo('/faq')).to).toBe('/faq')
  })
})

it.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/ar', '/'],
  ['/ar.data', '/'],
  ['/ar/login', '/login'],
  ['/ar/login.data?a=b', '/login'],
  ['/settings/receipt.data', '/settings/receipt'],
])('the page of %s is %s', (address, path) => {
  expect(pagePath(new Request(`http://localhost${address}`))).toBe(path)
})
