import { beforeEach, describe, expect, it } from 'vitest'
import { longDate } from '#app/format.ts'
import { DAY, HOUR, SECOND } from '#app/operations/clock.ts'
import { administrator, lastChange, member } from '../support/admin.ts'
import { type Browser, registered, testApp } from '../support/app.ts'
import { nextPage, textOf, whileFailing } from '../support/messages.ts'
import { hidden, mine, page, STORY, typed } from '../support/stories.ts'

const app = await testApp()
const { sql, clock } = app
const admin = await administrator(app)
const QUESTIONS = '/admin/user-stories/questions'
const QUEUE = '/admin/user-stories/queue'
const STORIES = '/admin/user-stories'
const day = (from: number) => new Date(clock.now().getTime() + from * DAY).toISOString().slice(0, 10)

const DOOR = {
  id: 'first-door',
  textEn: 'When did a door open that you had given up?',
  textAr: 'متى انفتح لكم باب يئستم منه؟',
  alignment: 'light',
}
/** Until today, unless the fields say another day. */
const ask = (fields: Record<string, string> = {}) =>
  admin.browser.form(`${QUESTIONS}/new`, { ...DOOR, closesOn: day(0), ...fields })
const change = (fields: Record<string, string>, browser = admin.browser) =>
  browser.form(`${QUESTIONS}/${DOOR.id}/edit`, {
    ...DOOR,
    closesOn: sql.value('select closes_on from story_questions') as string,
    ...fields,
  })
const answerTo = (id: string) => `/send-story?question=${id}`
const signInFor = (path: string) => `/login?redirectTo=${encodeURIComponent(path)}`
const idOf = () => sql.value('select question_id from user_stories order by rowid desc limit 1')
const path = (id = DOOR.id) => `/stories/ask/${id}`
const mainOf = (html: string) => textOf(html.slice(html.indexOf('<main'), html.indexOf('</main>')))

async function answered(title = typed.title, id = DOOR.id): Promise<Browser> {
  const { browser } = await member(app)
  expect(
    (
      await browser.form(answerTo(id), {
        ...typed,
        title,
        storyContent: `${title}: ${STORY}`,
        questionId: id,
      })
    ).status,
  ).toBe(303)
  return browser
}

beforeEach(() => {
  // At noon in UTC a day ends in the last zone, so today is the first open day.
  clock.advance(((DAY * 3) / 2 - (clock.now().getTime() % DAY)) % DAY)
  sql.run('delete from user_stories')
  sql.run('delete from story_questions')
})

describe('a question for stories', () => {
  it('is asked by an administrator, who finds its addresses in the list', async () => {
    const answer = await ask()
    expect(await nextPage(admin.browser, answer)).toContainAll(
      'Question asked',
      DOOR.textEn,
      DOOR.textAr,
      'href="/stories/ask/first-door"',
      'href="/ar/stories/ask/first-door"',
      'Open',
    )
    const { id, ...facts } = { ...DOOR, closesOn: day(0) }
    expect(lastChange(app)).toMatchObject({
      action: 'story-questions.create',
      entity: 'story-question',
      entity_id: id,
      subject_user_id: null,
      after: facts,
    })
  })

  it('is stored with its entry in the audit log, or not at all', async () => {
    await whileFailing(app, 'insert on audit_log', async () => {
      expect((await ask()).status).toBe(500)
    })
    expect(sql.value('select count(*) from story_questions')).toBe(0)
    await ask()
    for (const verb of ['close', 'delete']) {
      await whileFailing(app, 'insert on audit_log', () =>
        admin.browser.form(`${QUESTIONS}/${DOOR.id}/${verb}`, {}),
      )
      expect(sql.row('select closed_at from story_questions')).toEqual({ closed_at: null })
    }
  })

  const WRONG: [why: string, fields: Record<string, string>, status: number, message: string][] = [
    [
      'empty',
      { textEn: '', textAr: ' \u200b ' },
      422,
      'Please write the question, in one language or in both.',
    ],
    ['too long', { textAr: 'س'.repeat(201) }, 422, 'A question has at most 200 characters.'],
    ['of no theme', { alignment: '' }, 422, 'Please choose a theme.'],
    ['of an unknown theme', { alignment: 'grey' }, 422, 'Please choose a theme.'],
    ['without a day', { closesOn: '' }, 422, 'Please give the last day.'],
    ['until no day', { closesOn: '2026-02-30' }, 422, 'Please give the last day.'],
    ['until a day that is over', { closesOn: day(-1) }, 422, 'This day is over. Please give a later one.'],
    ['at an address with a path', { id: '../admin' }, 422, 'The address has at most 60 characters'],
    ['at an address of other letters', { id: 'باب' }, 422, 'The address has at most 60 characters'],
    ['at a long address', { id: 'x'.repeat(61) }, 422, 'The address has at most 60 characters'],
    ['at no address', { id: '' }, 422, 'The address has at most 60 characters'],
  ]

  it.each(WRONG)('is refused if it is %s, and what was typed stays', async (_, fields, status, message) => {
    const refused = await ask({ textEn: 'A question that stays', ...fields })
    expect(refused.status).toBe(status)
    const html = textOf(await refused.text())
    expect(html).toContain(message)
    if (!('textEn' in fields)) expect(html).toContain('A question that stays')
    expect(sql.value('select count(*) from story_questions')).toBe(0)
  })

  it('has an address of its own, in small letters', async () => {
    await ask({ id: ' First-Door ' })
    expect(sql.values('select id from story_questions')).toEqual(['first-door'])
    const taken = await ask({ textEn: 'Another one' })
    expect(taken.status).toBe(409)
    expect(textOf(await taken.text())).toContainAll('Another question has this address.', 'Another one')
    expect(sql.value('select text_en from story_questions')).toBe(DOOR.textEn)
  })

  it('is text, whatever is written in it', async () => {
    await ask({ textEn: '<script>alert(1)</script> "\u202e' })
    const html = await page(app.browser(), path())
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toContain('<script')
    expect(html).not.toContain('\u202e')
  })

  it('is changed without its address, and not over a change of somebody else', async () => {
    await ask()
    const shown = await admin.browser.hiddenFields()
    clock.advance(SECOND)
    const other = (await administrator(app)).browser
    const changed = await change({ textEn: 'Which door?', id: 'other-door' }, other)
    expect(await nextPage(other, changed)).toContainAll('Question saved', 'Which door?')
    expect(sql.values('select id from story_questions')).toEqual([DOOR.id])
    expect(lastChange(app)).toMatchObject({
      before: { textEn: DOOR.textEn },
      after: { textEn: 'Which door?' },
    })
    const late = await change({ textEn: 'Any door?', ...shown })
    expect(late.status).toBe(409)
    expect(sql.value('select text_en from story_questions')).toBe('Which door?')
  })

  it('is for administrators to ask, change, close and delete', async () => {
    await ask()
    const { browser } = await member(app)
    for (const verb of ['', '/new', `/${DOOR.id}/edit`, `/${DOOR.id}/close`, `/${DOOR.id}/delete`]) {
      expect((await browser.get(QUESTIONS + verb)).status, verb).toBe(403)
      if (verb) expect((await browser.form(QUESTIONS + verb, DOOR)).status, verb).toBe(403)
    }
    expect(sql.row('select text_en, closed_at from story_questions')).toEqual({
      text_en: DOOR.textEn,
      closed_at: null,
    })
  })
})

describe('the page of a question', () => {
  it('is for everybody, in both languages, and says until when', async () => {
    await ask()
    const answer = await app.browser().get(path())
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const whole = await answer.text()
    expect(whole).toContain('<meta name="robots" content="noindex"/>')
    expect(whole).not.toContain('<script')
    expect(mainOf(whole)).toContainAll(
      DOOR.textEn,
      'Light - Positive, uplifting experiences',
      longDate(day(0)),
      ', wherever you are',
      `${longDate(day(1))} at 12:00`,
      `href="${signInFor(answerTo(DOOR.id))}"`,
      'You need an account for this.',
    )
    const arabic = mainOf(await page(app.browser(), `/ar${path()}`))
    expect(arabic).toContainAll(DOOR.textAr, 'أينما كنتم', `href="/ar${signInFor(answerTo(DOOR.id))}"`)
    expect(arabic).not.toContain(DOOR.textEn)
    const signedIn = mainOf(await page(admin.browser, path()))
    expect(signedIn).toContain(`href="${answerTo(DOOR.id)}"`)
    expect(signedIn).not.toContain('You need an account')
  })

  it('shows a question of one language as it was written', async () => {
    await ask({ textEn: '' })
    expect(await page(app.browser(), path())).toContain(`<bdi lang="ar" dir="rtl">${DOOR.textAr}</bdi>`)
    await ask({ id: 'second', textAr: '' })
    expect(await page(app.browser(), `/ar${path('second')}`)).toContain(
      `<bdi lang="en" dir="ltr">${DOOR.textEn}</bdi>`,
    )
  })

  it.each(['unknown', 'x'.repeat(300), '%00', '..%2f'])('is not found for %s', async (id) => {
    for (const prefix of ['', '/ar']) {
      const { status } = await app.browser().get(`${prefix}/stories/ask/${id}`)
      expect([400, 404, 422], `${prefix} ${status}`).toContain(status)
    }
    expect((await app.browser().get('/stories/ask/unknown')).status).toBe(404)
  })

  it('closes when its last day has ended everywhere, and then leads to the ordinary form', async () => {
    await ask()
    const last = longDate(day(0))
    clock.advance(DAY - SECOND)
    expect(mainOf(await page(app.browser(), path()))).toContain('Open until')
    clock.advance(SECOND)
    const html = mainOf(await page(app.browser(), path()))
    expect(html).toContainAll('This question has closed', last, `href="${signInFor('/send-story')}"`)
    expect(html).not.toContain('?question=')
    expect(textOf(await admin.browser.page(QUESTIONS))).toContain('Closed')
    expect(textOf(await admin.browser.page(`${QUESTIONS}?state=open`))).not.toContain(DOOR.textEn)
  })

  it('is closed early, and opened again by another day', async () => {
    await ask({ closesOn: day(9) })
    const close = `${QUESTIONS}/${DOOR.id}/close`
    expect(textOf(await admin.browser.page(close))).toContain('takes no more stories')
    expect(await nextPage(admin.browser, await admin.browser.form(close, {}))).toContain('Question closed')
    expect(lastChange(app)).toMatchObject({ action: 'story-questions.close', entity_id: DOOR.id })
    const entries = () => sql.value('select count(*) from audit_log')
    const before = entries()
    expect((await admin.browser.form(close, {})).status).toBe(303)
    expect(entries()).toBe(before)
    expect(mainOf(await page(app.browser(), path()))).toContain('This question has closed')
    await change({ textEn: 'Still closed?' })
    expect(mainOf(await page(app.browser(), path()))).toContainAll('Still closed?', 'has closed')
    clock.advance(SECOND)
    await change({ closesOn: day(10) })
    expect(mainOf(await page(app.browser(), path()))).toContain('Open until')
  })

  it('can be corrected after it has closed', async () => {
    await ask()
    clock.advance(2 * DAY)
    expect((await change({ textEn: 'Corrected' })).status).toBe(303)
    const past = await change({ closesOn: day(-3) })
    expect(past.status).toBe(422)
    expect(textOf(await past.text())).toContain('This day is over.')
  })
})

describe('a story that answers a question', () => {
  it('is written with the theme chosen and the question above the box', async () => {
    await ask({ alignment: 'dark' })
    const { browser } = await member(app)
    const html = await page(browser, answerTo(DOOR.id))
    expect(html).toContainAll(DOOR.textEn, `name="questionId" value="${DOOR.id}"`)
    expect(html).toMatch(/<option(?=[^>]*value="dark")(?=[^>]*selected)/)
    expect(html.indexOf(DOOR.textEn)).toBeLessThan(html.indexOf('<textarea'))
    const plain = await page(browser, '/send-story')
    expect(plain).not.toContain('questionId')
  })

  it('comes after signing in or registering, back at the question', async () => {
    await ask()
    const browser = app.browser()
    const first = await browser.get(answerTo(DOOR.id))
    const signIn = signInFor(answerTo(DOOR.id))
    expect(first.headers.get('Location')).toBe(signIn)
    expect(await page(browser, signIn)).toContain(
      `/register?redirectTo=${encodeURIComponent(answerTo(DOOR.id))}`,
    )
    const { email, password } = await registered(app.browser())
    const back = await browser.form(signIn, { email, password })
    expect(back.headers.get('Location')).toBe(answerTo(DOOR.id))
    expect(await page(browser, answerTo(DOOR.id))).toContain(DOOR.textEn)
  })

  it('is named where its author finds it', async () => {
    await ask()
    const { browser } = await member(app)
    const sent = await browser.form(answerTo(DOOR.id), { ...typed, questionId: DOOR.id })
    expect(idOf()).toBe(DOOR.id)
    expect(await nextPage(browser, sent)).toContainAll(
      'Story Submitted!',
      'It answers the question',
      DOOR.textEn,
    )
    expect(await page(browser, '/my-stories')).toContainAll('Answers', DOOR.textEn)
    expect(await mine(browser)).toMatchObject([
      { question: { id: DOOR.id, text: DOOR.textEn, language: 'en' } },
    ])
    const [story] = await mine(browser)
    expect(await page(browser, `/my-stories/${story!.id}/edit`)).toContain(DOOR.textEn)
    await browser.call('PUT', `/api/user-stories/${story!.id}`, { ...typed, questionId: null })
    expect(idOf()).toBe(DOOR.id)
    const { data } = (await (await browser.form('/settings/my-data.json', {})).json()) as {
      data: { user_stories: unknown[] }
    }
    expect(data.user_stories).toMatchObject([{ questionId: DOOR.id, question: DOOR.textEn }])
    expect(await page(browser, '/settings/receipt')).toContain('Stories, with the questions they answer')
  })

  it('can be sent by a call', async () => {
    await ask()
    const { browser } = await member(app)
    const story = { title: typed.title, storyContent: STORY }
    const send = async (questionId: unknown) =>
      (await browser.call('POST', '/api/user-stories', { ...story, questionId })).body as {
        question: unknown
      }
    expect((await send(DOOR.id)).question).toMatchObject({ id: DOOR.id })
    for (const none of [null, '', 'nothing', "' or 1=1"]) expect((await send(none)).question).toBeNull()
  })

  it('keeps its question while its author signs in again', async () => {
    await ask()
    const browser = app.browser()
    const { email, password } = await registered(browser)
    const html = await page(browser, answerTo(DOOR.id))
    const unseen = { formOwner: hidden(html, 'formOwner'), questionId: hidden(html, 'questionId') }
    const ended = 'update sessions set expires_at = ? where user_id = (select id from users where email = ?)'
    sql.run(ended, clock.now().getTime(), email)
    const refused = await browser.form(answerTo(DOOR.id), { ...typed, ...unseen })
    const signIn = refused.headers.get('Location')!
    const back = await browser.form(signIn, { email, password })
    expect(back.headers.get('Location')).toBe(answerTo(DOOR.id))
    for (const place of [answerTo(DOOR.id), '/send-story'])
      expect(await page(browser, place)).toContainAll(STORY, DOOR.textEn, `value="${DOOR.id}"`)
  })

  it.each([
    ['closed by itself', () => clock.advance(DAY)],
    ['was closed', () => admin.browser.form(`${QUESTIONS}/${DOOR.id}/close`, {})],
    ['was deleted', () => admin.browser.form(`${QUESTIONS}/${DOOR.id}/delete`, {})],
  ])('is kept if its question %s while it was written, and its author is told', async (_, end) => {
    await ask()
    const { browser } = await member(app)
    expect(await page(browser, answerTo(DOOR.id))).toContain('name="questionId"')
    await end()
    const sent = await browser.form(answerTo(DOOR.id), { ...typed, questionId: DOOR.id })
    expect(await nextPage(browser, sent)).toContainAll(
      'Story Submitted!',
      'The question closed before your story arrived.',
    )
    expect(await mine(browser)).toMatchObject([{ storyContent: STORY, question: null }])
    const later = await page(browser, answerTo(DOOR.id))
    expect(later).toContainAll('This question is not open', 'name="storyContent"')
    expect(later).not.toContain('name="questionId"')
  })

  it('is sent again with its question after it was rejected', async () => {
    await ask({ alignment: 'dark' })
    const browser = await answered()
    sql.run("update user_stories set status = 'rejected'")
    const [{ id } = { id: '' }] = await mine(browser)
    expect(await page(browser, `/send-story?again=${id}`)).toContain(`name="questionId" value="${DOOR.id}"`)
  })

  it('stays when the question is deleted', async () => {
    await ask()
    const browser = await answered()
    const remove = `${QUESTIONS}/${DOOR.id}/delete`
    expect(textOf(await admin.browser.page(remove))).toContain('The story that answers it stays')
    expect(await nextPage(admin.browser, await admin.browser.form(remove, {}))).toContain('Question deleted')
    expect(lastChange(app)).toMatchObject({
      action: 'story-questions.delete',
      before: { textEn: DOOR.textEn, stories: 1 },
    })
    expect(await mine(browser)).toMatchObject([{ title: typed.title, question: null }])
    expect((await app.browser().get(path())).status).toBe(404)
    expect((await admin.browser.form(remove, {})).status).toBe(303)
  })
})

describe('moderators', () => {
  beforeEach(async () => {
    await ask()
    await ask({ id: 'second', textEn: 'Which road?' })
    await answered('Of the door')
    clock.advance(HOUR)
    await answered('Of the road', 'second')
    clock.advance(HOUR)
    await (await member(app)).browser.form('/send-story', { ...typed, title: 'Of neither' })
    clock.advance(HOUR)
    await answered('Of another door')
  })

  it('see the question of a story, and filter the list by it', async () => {
    const all = textOf(await admin.browser.page(STORIES))
    expect(all).toContainAll('Of the door', 'Of the road', 'Of neither', 'Which road?')
    const some = mainOf(await admin.browser.page(`${STORIES}?question=second`))
    expect(some).toContainAll('Of the road', 'Answers “')
    expect(some).not.toContainAll('Of the door', 'Of neither')
    const { body } = await admin.browser.call('GET', '/api/admin/user-stories?question=second')
    expect(body).toMatchObject([{ title: 'Of the road', questionId: 'second', question: 'Which road?' }])
    const list = mainOf(await admin.browser.page(QUESTIONS))
    expect(list).toContain(`href="${STORIES}?question=${DOOR.id}"`)
  })

  it('go through the stories of one question in the queue', async () => {
    const filtered = `${QUEUE}?question=${DOOR.id}`
    const html = mainOf(await admin.browser.page(filtered))
    expect(html).toContainAll('1 of 2', 'Of the door', 'Of another door', DOOR.textEn)
    expect(html).not.toContainAll('Of the road', 'Of neither')
    const id = sql.value("select id from user_stories where title = 'Of the door'") as string
    const at = `${QUEUE}?at=${id}&question=${DOOR.id}`
    expect(html).toContain(`action="${at}"`)
    const decided = await admin.browser.form(at, { id, revision: '0', decision: 'approved' })
    const next = decided.headers.get('Location')!
    expect(next).toBe(`${QUEUE}?after=${id}&question=${DOOR.id}`)
    const then = mainOf(await admin.browser.page(next))
    expect(then).toContainAll('1 of 1', 'Of another door', 'Story approved successfully')
    const last = sql.value("select id from user_stories where title = 'Of another door'") as string
    await admin.browser.form(QUEUE, { id: last, revision: '0', decision: 'approved' })
    expect(mainOf(await admin.browser.page(filtered))).toContain(
      'Every story that answers this question is decided on.',
    )
    expect(mainOf(await admin.browser.page(QUEUE))).toContain('1 of 2')
  })
})
