import { expect, it } from 'vitest'
import { allRows } from '../specification/catalogue.ts'
import { policyOf, routesOf } from '../support/access.ts'
import { administrator } from '../support/admin.ts'
import { type Browser, ISTANBUL_BIRTH, testApp } from '../support/app.ts'
import { STORY } from '../support/stories.ts'

/*
 * Text that only a screen reader gets does not prove a screen. So no specified text is on a page only in such a place: not
 * in an element that is not seen, and not in a label of a sign.
 */

const app = await testApp()
const plain = (text: string) =>
  text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll('<!-- -->', '')
const withoutTags = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
const UNSEEN = /<(\w+)[^>]*\sclass="(?:[^"]* )?sr-only(?: [^"]*)?"[^>]*>([\s\S]*?)<\/\1>/g

/** What people see of a page, and what only a screen reader says. */
function partsOf(html: string): { seen: string; unseen: string[] } {
  const page = plain(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ''))
  const typed = [...page.matchAll(/\s(?:placeholder|value)="([^"]*)"/g)].map(([, text]) => text!)
  return {
    seen: `${withoutTags(page.replace(UNSEEN, ' '))} ${typed.join(' ')}`,
    unseen: [
      ...[...page.matchAll(UNSEEN)].map(([, , text]) => withoutTags(text!)),
      ...[...page.matchAll(/\s(?:aria-label|title|alt)="([^"]*)"/g)].map(([, text]) => text!),
    ],
  }
}

async function readAll(browser: Browser, paths: readonly string[]): Promise<string[]> {
  const pages: string[] = []
  for (const path of paths) {
    const answer = await browser.get(path)
    if (answer.headers.get('Content-Type')?.startsWith('text/html')) pages.push(await answer.text())
  }
  return pages
}

it('no specified text is on a page for screen readers only', async () => {
  const writer = await app.born()
  const story = { title: 'The letter', storyContent: STORY, isAnonymous: true }
  const { body } = await writer.call('POST', '/api/user-stories', story)
  const office = await administrator(app)
  await office.browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
  const paths = (await routesOf())
    .map((route) => ({ ...route, policy: policyOf(route) }))
    .filter(({ path }) => !path.includes('*') && !path.startsWith('/api'))
  const at = (policy: string) => paths.filter((one) => one.policy === policy).map(({ path }) => path)
  const tables = { 'birth-details': 'birth_details', 'natal-charts': 'astrological_readings', users: 'users' }
  const storyId = (body as { id: string }).id
  const idAt = (path: string): string => {
    const table = Object.entries(tables).find(([name]) => path.includes(name))?.[1]
    return table ? String(app.sql.value(`select id from ${table} limit 1`)) : storyId
  }
  const filled = (path: string) => path.replace(':id', idAt(path)).replace(/:\w+/g, 'Leo')
  const pages = [
    ...(await readAll(app.browser(), [...at('anyone'), ...at('member')].map(filled))),
    ...(await readAll(await app.newcomer(), at('member').map(filled))),
    ...(await readAll(writer, at('member').map(filled))),
    ...(await readAll(office.browser, at('admin').map(filled))),
  ].map(partsOf)
  expect(pages.length).toBeGreaterThan(100)
  const seen = pages.map((page) => page.seen).join('\n')
  const unseen = pages.flatMap((page) => page.unseen).join('\n')
  const texts = [...new Set(allRows.flatMap(({ row }) => row.texts))]
  expect(texts.filter((text) => seen.includes(text)).length).toBeGreaterThan(90)
  expect(texts.filter((text) => unseen.includes(text) && !seen.includes(text))).toEqual([])
})
