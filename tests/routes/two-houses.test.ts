import { beforeAll, describe, expect, it } from 'vitest'
import { type Browser, ISTANBUL_BIRTH, registered, testApp } from '../support/app.ts'
import { pdfText } from '../support/pdf-text.ts'

const app = await testApp()
let browser: Browser

/** The words of a page, without scripts and tags. */
const words = (html: string) =>
  html
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll('<!-- -->', '')
    .replace(/<\/?(a|b|i|button|em|span|strong|bdi)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

const BOTH = '4th house (5th by signs)'

/** Where the lot, and nothing else in the sign, is told with the Placidus house alone. */
const ALONE = /Pisces,? (?:in )?(?:the )?(?:4th [Hh]ouse|house 4)(?! \(5th by signs\))/g

const PAGES = [
  '/dashboard',
  '/analysis',
  '/my-path',
  '/part-of-fortune',
  '/reports',
  '/reports/basic',
  '/reports/detailed',
]

describe('the house of a lot that two counts put in two houses', () => {
  beforeAll(async () => {
    browser = app.browser()
    await registered(browser)
    expect((await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)).status).toBe(201)
  })

  it.each(PAGES)('%s has both, and explains them once where it names the lot', async (path) => {
    const html = await browser.page(path)
    expect(words(html)).toContain(BOTH)
    expect(words(html).match(ALONE)).toBeNull()
    // The terms of a page with tables stand once more in their list.
    const text = html.replace(/<dl class="facts"><div><dt><a class="term".*?<\/dl>/s, '')
    expect(text.match(/<a class="term" href="\/glossary#house"/g)).toHaveLength(1)
  })

  it('the printed report has both', async () => {
    const answer = await browser.form('/reports/pdf', {})
    const text = pdfText(new Uint8Array(await answer.arrayBuffer())).replace(/\s+/g, ' ')
    expect(text).toContain(BOTH)
    expect(text.match(ALONE)).toBeNull()
  })
})
