import { resolve } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { saveBirth } from '../support/member.ts'
import { startServer } from '../support/server.ts'
import { beyondTheEdge, violations } from '../support/sound.ts'
import { expect, isAlive, newEmail, test } from './fixtures.ts'

const PUBLIC = [
  ...['', '/find-your-lot', '/login', '/register', '/forgot-password', '/contact', '/books', '/books/valens'],
  ...['/letter/stop?token=a.b', '/reset-password?token=x', '/no-such-page'],
  ...['/adab', '/birth-time-help', '/data-sources', '/delete-my-data', '/faq', '/glossary', '/masters'],
  ...['/privacy', '/terms'],
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
      // A sentence of `content` has messages in its slots.
      const joins = block === before.block && !block.closest('.prose') && `${before.text}${text}`
      if (text === '⟦') {
        if (depth === 0 && joins && /(?<!^|\s(?=و)|\s[وأ]+)\p{L}\s*⟦$/u.test(joins)) report('joined', block)
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

/** The page in the wide and the narrow layout. */
async function check(page: Page, path?: string): Promise<void> {
  if (path !== undefined) await page.goto(path)
  const where = page.url()
  await expect(page.locator('html'), where).toHaveAttribute('dir', 'rtl')
  const hasScripts = await page.evaluate(() => 'pseudoWords' in window)
  if (hasScripts) await isAlive(page)
  expect(await page.evaluate(outsideBrackets), where).toEqual([])
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await beyondTheEdge(page), `${where} at ${width} px`).toEqual([])
  }
  if (!hasScripts) return
  const violated = await violations(page)
  expect(
    violated.filter((one) => !SCROLLS.test(one)),
    where,
  ).toEqual([])
}

/** Puts the pseudo-language in the place of Arabic in the scripts of pages with React. */
async function replaceWords(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: 'tests/support/pseudo-words.mjs' })
  await context.route(/\/current-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch()
    const source = await response.text()
    const body = source.replace(/(\w+=)\w+\[(\w+\(\))\]\?\.\[\w+\]\?\?(\w+);/, '$1pseudoWords($3,$2);')
    expect(body).not.toBe(source)
    await route.fulfill({ response, body })
  })
}

/** What only React says: errors of fields, a dialog, a message, and the search of a city. */
async function checkAnswers(page: Page): Promise<void> {
  await page.goto('/settings')
  const name = page.locator('form:has([name=name])')
  await name.locator('[name=name]').fill('')
  await page.locator('details:has([name=currentPassword]) > summary').click()
  for (const form of [name, page.locator('form:has([name=currentPassword])')]) {
    await form.locator('[type=submit]').click()
    await expect(form.getByRole('alert').or(form.locator('.field-errors p')).first()).toBeVisible()
    await check(page)
  }
  await name.locator('[name=name]').fill('ليلى')
  await name.locator('[type=submit]').click()
  await expect(page.locator('.toast-room li')).toBeVisible()
  await check(page)
  await page.locator('#danger-zone button').click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await check(page)
  for (const path of ['/send-story', '/settings/two-step', '/birth-info/correction']) {
    await page.goto(path)
    await isAlive(page)
    await page.locator('#content [type=submit]').first().click()
    await expect(page.locator('#content [role=alert]').first()).toBeVisible()
    await check(page)
  }
  const city = page.locator('input[role=combobox]').last()
  for (const typed of ['ققققق', 'istanb']) {
    await city.fill(typed)
    await expect(
      page
        .getByRole('listbox')
        .getByRole('option')
        .or(page.getByText(/No cities/))
        .first(),
    ).toBeVisible()
    await check(page)
  }
}

test('every text of a page is a message, with room for a longer language', async ({
  browser,
  javaScriptEnabled,
}) => {
  // It visits every page.
  test.slow()
  const server = await startServer({}, { preload: resolve('tests/support/pseudo-language.mjs') })
  const context = await browser.newContext({ baseURL: server.origin, bypassCSP: true, javaScriptEnabled })
  if (javaScriptEnabled) await replaceWords(context)
  const page = await context.newPage()
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(String(error)))
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
    if (javaScriptEnabled) await checkAnswers(page)
    expect(troubles).toEqual([])
  } finally {
    await context.close()
    await server.stop()
  }
})
