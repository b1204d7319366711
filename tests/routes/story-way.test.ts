import { expect, it } from 'vitest'
import { administrator, member } from '../support/admin.ts'
import { type Browser, ISTANBUL_BIRTH, testApp } from '../support/app.ts'
import { typed, page as whole } from '../support/stories.ts'

/** A story's way to the channel and back, by the pages of its authors and of the owner. */

const app = await testApp()
const SHEET = '/admin/user-stories/film'
const FILM = { filmedOn: '2026-02-27', filmUrl: 'https://films.example/ten-doors' }

/** What a page has between its menu and its scripts. */
async function page(browser: Browser, path: string): Promise<string> {
  const html = await whole(browser, path)
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

const QUESTION = { id: 'ten-doors', textEn: 'Which door opened?', alignment: 'light', closesOn: '2026-03-31' }

const USES = ['forAnalyses', 'onChannel', 'withLot'] as const
/** Each way to tick the three, and two more. */
const TICKED = Array.from({ length: 10 }, (_, number) => USES.filter((_, bit) => (number >> bit) & 1))
const LOT = /Part of Fortune in \w+, \d+\w\w house/g

async function author(number: number) {
  const { browser } = await member(app)
  await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
  const ticks = Object.fromEntries(TICKED[number]!.map((use) => [use, 'on']))
  const answer = { title: `Door number ${number}`, questionId: QUESTION.id, ...ticks }
  const sent = await browser.form(`/send-story?question=${QUESTION.id}`, { ...typed, ...answer })
  expect(sent.status).toBe(303)
  const { body } = await browser.call('GET', '/api/user-stories/my-stories')
  const [{ id }] = body as [{ id: string }]
  return { browser, id, title: `Door number ${number}`, uses: TICKED[number]! }
}

it('a question, ten stories with different permissions, an episode, its sheet, a withdrawal, and the owner who sees it', async () => {
  const owner = await administrator(app)
  const submit = async (path: string, fields: Record<string, string> | string[][]) => {
    const answer = await owner.browser.form(path, fields)
    expect(answer.status, path).toBe(303)
    return answer.headers.get('Location')!
  }
  await submit('/admin/user-stories/questions/new', QUESTION)
  expect(await page(app.browser(), `/stories/ask/${QUESTION.id}`)).toContain(QUESTION.textEn)
  const authors = []
  for (const number of TICKED.keys()) authors.push(await author(number))
  const queue = await page(owner.browser, `/admin/user-stories/queue?question=${QUESTION.id}`)
  expect(queue).toContain('1 of 10')
  for (const { id } of authors) {
    await submit('/admin/user-stories', { id, revision: '0' })
    await submit('/admin/user-stories', { id, isFeatured: 'true' })
  }
  const tellable = authors.filter(({ uses }) => uses.includes('onChannel'))
  expect(tellable).toHaveLength(4)
  const toFilm = await page(owner.browser, SHEET)
  expect(toFilm).toContain('6 stories are not on this sheet')
  for (const { title } of authors)
    expect(toFilm.includes(title), title).toBe(tellable.some((one) => one.title === title))

  const form = await page(owner.browser, `${SHEET}/new`)
  for (const { id } of tellable) expect(form).toContain(`value="${id}"`)
  const chosen = tellable.toReversed().map(({ id }, index) => [`story${index + 1}`, id])
  const episode = await submit(`${SHEET}/new`, [['name', 'Ten doors'], ...chosen])
  const sheet = await page(owner.browser, episode)
  const order = [...sheet.matchAll(/<h2[^>]*>(Door number \d)</g)].map(([, title]) => title)
  expect(order).toEqual(tellable.toReversed().map(({ title }) => title))
  expect(sheet.match(LOT)).toHaveLength(tellable.filter(({ uses }) => uses.includes('withLot')).length)
  expect(sheet).not.toContain('@qismah.example')

  await submit(episode, [['name', 'Ten doors'], ...Object.entries(FILM), ...chosen])
  const [one, other] = tellable
  const mine = await page(one!.browser, '/my-stories')
  expect(mine).toContainAll('Filmed on', '27 February 2026', 'Ten doors', `href="${FILM.filmUrl}"`)
  const withdrawn = await one!.browser.form(`/my-stories/${one!.id}/withdraw`, { confirm: 'yes' })
  expect(withdrawn.status).toBe(303)
  expect(await page(one!.browser, '/my-stories')).toContain('submitted any stories yet')

  const after = await page(owner.browser, SHEET)
  expect(after).toContainAll('Withdrawn, film still public', FILM.filmUrl, '3 stories, filmed on')
  expect(after).not.toContain(one!.title)
  const left = await page(owner.browser, episode)
  expect(left).not.toContain(one!.title)
  expect(left).toContain(other!.title)
  const film = /name="film" value="(\d+)"/.exec(after)![1]!
  await submit(SHEET, { film })
  expect(await page(owner.browser, SHEET)).not.toContain('Withdrawn, film still public')
})
