import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { saveBirth } from '../support/member.ts'
import { startServer } from '../support/server.ts'
import { beyondTheEdge, violations } from '../support/sound.ts'
import { expect, newEmail, test } from './fixtures.ts'

const PUBLIC = [
  ...['', '/find-your-lot', '/login', '/register', '/forgot-password', '/contact', '/books', '/books/valens'],
  ...['/letter/stop?token=a.b', '/reset-password?token=x', '/no-such-page'],
]
const BEFORE_BIRTH = ['/dashboard', '/birth-info', '/analysis', '/part-of-fortune', '/reports', '/my-path']
const MEMBER = [
  ...[
    '/dashboard',
    '/birth-info',
    '/birth-info/correction',
    '/analysis',
    '/my-path',
    '/part-of-fortune/lots',
  ],
  ...['/part-of-fortune?sign=Aries&degree=3&minute=4&tolerance=30', '/my-book', '/my-book/years'],
  ...[
    '/send-story',
    '/my-stories',
    '/settings',
    '/settings/two-step',
    '/settings/passkeys',
    '/settings/delete',
  ],
  ...['/settings/receipt', '/reports', '/reports/basic', '/reports/detailed', '/reports/wheel'],
]

/** What a page says outside brackets, and brackets that are joined to words outside. */
function outsideBrackets(): string[] {
  const found: string[] = []
  const english = /[A-Za-z]{2}/
  const blocks = new Map<Element, Element>()
  const blockOf = (element: Element): Element => {
    const parent = element.parentElement
    const block =
      blocks.get(element) ??
      (parent && getComputedStyle(element).display === 'inline' ? blockOf(parent) : element)
    blocks.set(element, block)
    return block
  }
  let depth = 0
  let before = { block: document.body as Element, text: '' }
  const report = (fault: string, { textContent }: Element) =>
    found.push(`${fault}: ${textContent!.slice(0, 200)}`)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text
    const element = parentElement!
    if (element.closest('script, style, noscript, textarea, bdi[lang], q, blockquote')) continue
    const block = blockOf(element)
    for (const text of data.split(/([⟦⟧])/)) {
      const joins = block === before.block && `${before.text}${text}`
      if (text === '⟦') {
        if (depth === 0 && joins && /(?<!^|\s[وأ]+)\p{L}\s*⟦$/u.test(joins)) report('joined', block)
        depth += 1
      } else if (text === '⟧') depth -= 1
      else if (depth === 0 && text.trim()) {
        if (joins && /(?<![.?!:] ?)⟧\s*(?!(و|أو)\s*$)\p{L}/u.test(joins)) report('joined', block)
        if (english.test(text) && !element.closest('bdi, code, time, [lang]:not([lang="ar"])'))
          report('no message', element)
      } else if (depth > 0) {
        before = { block, text: text.slice(-2) }
        continue
      }
      if (depth === 0 && text.trim())
        before = { block, text: text === '⟧' ? before.text.slice(-2) + text : text }
    }
  }
  const rest = (text: string): string => {
    const less = text.replace(/⟦[^⟦⟧]*⟧/g, '')
    return less === text ? text : rest(less)
  }
  const named = ['title', 'aria-label', 'placeholder', 'alt'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)!),
  )
  const unmarked = [document.title, ...named].filter((text) => english.test(rest(text)))
  return [...new Set(found), ...unmarked, ...(depth === 0 ? [] : ['a bracket is open'])]
}

/** Tables of longer words scroll inside the page, and not the page. */
const SCROLLS = /^scrollable-region-focusable:( <div class="chart-table-frame">)+$/

/** The page as the server makes it, in the wide and the narrow layout. */
async function check(page: Page, path?: string): Promise<void> {
  if (path !== undefined) await page.goto(path)
  const where = page.url()
  await expect(page.locator('html'), where).toHaveAttribute('dir', 'rtl')
  expect(await page.evaluate(outsideBrackets), where).toEqual([])
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await beyondTheEdge(page), `${where} at ${width} px`).toEqual([])
  }
  const violated = await violations(page)
  expect(
    violated.filter((one) => !SCROLLS.test(one)),
    where,
  ).toEqual([])
}

test('every text of a page is a message, with room for a longer language', async ({ browser }) => {
  const server = await startServer({}, { preload: resolve('tests/support/pseudo-language.mjs') })
  const context = await browser.newContext({ baseURL: server.origin, bypassCSP: true })
  const page = await context.newPage()
  // React would bring the Arabic words.
  await page.route('**/*.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }))
  try {
    for (const path of PUBLIC) await check(page, `/ar${path}`)
    await page.goto('/ar/register')
    const register = page.locator('form:has([name=confirmPassword])')
    await register.locator('[type=submit]').click()
    await check(page)
    await register.locator('[name=name]').fill('أمينة')
    await register.locator('[name=email]').fill(newEmail())
    for (const field of ['password', 'confirmPassword'])
      await register.locator(`[name=${field}]`).fill('one secret word')
    await register.locator('[type=submit]').click()
    await page.waitForURL('**/dashboard')
    for (const path of BEFORE_BIRTH) await check(page, path)
    await saveBirth(page)
    for (const path of MEMBER) await check(page, path)
  } finally {
    await context.close()
    await server.stop()
  }
})
