import { beforeAll, describe, expect, it } from 'vitest'
import { administrator, member } from '../support/admin.ts'
import { ISTANBUL_BIRTH, ORIGIN, testApp } from '../support/app.ts'
import { endSessionsByTime, expectDraft, type FormWithDraft } from '../support/form-drafts.ts'
import { hidden, page } from '../support/stories.ts'

const app = await testApp()
const { sql } = app
const admin = await administrator(app)
const subject = await member(app)
const other = await member(app)

const idOf = (query: string, ...values: string[]) => String(sql.value(query, ...values))

const EVENT = {
  alignment: 'dark',
  title: 'قصة العبور',
  description: 'The whole house moved across the sea within a week.',
  astroExplanation: 'The lot in the ninth house.',
}
const KEYWORD = { keywordText: 'Kept word', sign: 'Libra', polarity: 'Dark', description: 'Typed at length.' }

const KINDS: readonly FormWithDraft[] = [
  {
    name: 'a new keyword',
    path: () => '/admin/keywords/new?q=kept&sign=Aries',
    sends: ['idempotencyKey'],
    fields: () => ({ ...KEYWORD, categoryId: idOf('select id from keyword_categories limit 1') }),
    shown: ['value="Kept word"', 'Typed at length.', /<option(?=[^>]*value="Libra")(?=[^>]*selected)/],
    done: /^\/admin\/keywords\?q=kept&sign=Aries$/,
  },
  {
    name: 'a changed keyword',
    path: () => `/admin/keywords/${idOf('select id from keywords limit 1')}/edit`,
    fields: () => ({
      ...KEYWORD,
      keywordText: 'Word changed',
      categoryId: idOf('select id from keyword_categories limit 1'),
    }),
    shown: ['value="Word changed"'],
    done: /^\/admin\/keywords$/,
  },
  {
    name: 'a new category',
    path: () => '/admin/keyword-categories/new',
    sends: ['idempotencyKey'],
    fields: () => ({ categoryName: 'Kept category', categoryRelation: 'What was typed of it.' }),
    shown: ['value="Kept category"', 'What was typed of it.'],
    done: /^\/admin\/keyword-categories$/,
  },
  {
    name: 'a new question for stories',
    path: () => '/admin/user-stories/questions/new?state=open',
    sends: ['idempotencyKey'],
    fields: () => ({
      textEn: 'Which door?',
      textAr: 'أي باب؟',
      id: 'kept-door',
      alignment: 'dark',
      closesOn: '2026-04-01',
    }),
    shown: ['Which door?</textarea>', 'أي باب؟</textarea>', 'value="kept-door"', 'value="2026-04-01"'],
    done: /^\/admin\/user-stories\/questions\?state=open$/,
  },
  {
    name: 'a new event',
    path: () => '/admin/events/new',
    sends: ['idempotencyKey'],
    fields: () => ({
      title: 'Kept event',
      eventType: 'Journey',
      dateRange: '',
      description: 'By ship, at night.',
    }),
    shown: ['value="Kept event"', 'By ship, at night.'],
    done: /^\/admin\/events$/,
  },
  {
    name: 'an event of a chart, with its keywords',
    path: () => `/admin/add-event?birthDetailId=${birthOf(subject.id)}`,
    sends: ['idempotencyKey'],
    fields: () => ({ ...EVENT, birthDetailId: birthOf(subject.id), eventDate: '', keywordSearch: 'haste' }),
    shown: [
      'value="قصة العبور"',
      'The lot in the ninth house.',
      /value="dark"[^>]*checked|checked[^>]*value="dark"/,
    ],
    done: /^\/admin\/enhanced-events$/,
  },
  {
    name: 'a birth detail',
    path: () => `/admin/birth-details/new?user=${other.id}`,
    sends: ['idempotencyKey', 'userId'],
    fields: () => ({
      ofWhom: 'further',
      dateOfBirth: '1978-07-15',
      birthTime: '03:21',
      country: 'Türkiye',
      cityId: String(ISTANBUL_BIRTH.cityId),
      pseudonym: 'أم يوسف',
    }),
    shown: ['value="1978-07-15"', 'value="03:21"', 'value="أم يوسف"', /name="cityId" value="745044"/],
    done: /^\/admin\/birth-details$/,
  },
  {
    name: 'a chart written over by hand',
    path: () => `/admin/enhanced-natal-charts/${chartOf(subject.id)}/edit?sort=user`,
    fields: () => ({
      pofSign: 'Pisces',
      pofDegree: '17.25',
      pofHouse: '7',
      pofRuler: 'Jupiter',
      pofRulerSign: 'Leo',
      pofRulerHouse: '12',
      isDayBirth: 'false',
    }),
    shown: ['value="17.25"', /<option(?=[^>]*value="Pisces")(?=[^>]*selected)/],
    done: /^\/admin\/enhanced-natal-charts\?sort=user$/,
  },
  {
    name: 'the rulers of a sign',
    path: () =>
      `/admin/planetary-rulers/${idOf("select id from planetary_rulers where sign = 'Pisces'")}/edit`,
    fields: () => ({ traditionalRuler: 'Jupiter', modernRuler: 'Neptune', isActive: 'on' }),
    shown: [/<option(?=[^>]*value="Neptune")(?=[^>]*selected)/],
    done: /^\/admin\/planetary-rulers$/,
  },
  {
    name: 'notes on a story',
    path: () =>
      `/admin/user-stories/${idOf('select id from user_stories where user_id = ?', subject.id)}/review?status=pending`,
    sends: ['revision'],
    fields: () => ({ decision: 'rejected', adminNotes: 'Two pages of careful notes, لو سمحت.' }),
    shown: ['Two pages of careful notes, لو سمحت.</textarea>'],
    done: /^\/admin\/user-stories\?status=pending$/,
  },
  {
    name: 'a new episode',
    path: () => '/admin/user-stories/film/new',
    sends: ['idempotencyKey'],
    fields: () => ({ name: 'Kept episode', story1: featuredStory() }),
    shown: ['value="Kept episode"', /<option(?=[^>]*selected)[^>]*>The door that opened/],
    done: /^\/admin\/user-stories\/film\/[\w-]{36}$/,
  },
  {
    name: 'the answer to a correction',
    path: () =>
      `/admin/birth-details/corrections/${idOf("select id from correction_requests where status = 'pending'")}`,
    fields: () => ({ decision: 'decline', answer: 'The register of that year says otherwise.' }),
    shown: ['The register of that year says otherwise.</textarea>'],
    done: /^\/admin\/birth-details\/corrections$/,
  },
]

const birthOf = (userId: string) => idOf('select id from birth_details where user_id = ?', userId)
function featuredStory(): string {
  sql.run("update user_stories set status = 'approved', is_featured = 1 where user_id = ?", subject.id)
  return idOf('select id from user_stories where user_id = ?', subject.id)
}

const chartOf = (userId: string) =>
  idOf('select id from astrological_readings where birth_detail_id = ?', birthOf(userId))

beforeAll(async () => {
  expect((await subject.browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)).status).toBe(201)
  const correction = { ...ISTANBUL_BIRTH, birthTime: '04:00', reason: 'The register of the house says so.' }
  const asked = await page(subject.browser, '/birth-info/correction')
  const idempotencyKey = hidden(asked, 'idempotencyKey')
  await subject.browser.form('/birth-info/correction', { ...correction, country: 'Türkiye', idempotencyKey })
  await subject.browser.call('POST', '/api/user-stories', {
    title: 'The door that opened',
    storyContent: 'It took years until the door opened, and then it stood open for everybody.',
  })
})

describe.each(KINDS)('$name', (kind) => {
  it('is restored after sign-in, for its writer only, until it is discarded or sent', async () => {
    await expectDraft(app, kind, admin, async () => (await administrator(app)).browser)
  })
})

describe('an event typed for one birth detail', () => {
  const own = () => `/admin/add-event?birthDetailId=${birthOf(subject.id)}`

  async function endedWhile(more: readonly (readonly [string, string])[] = []) {
    const formOwner = hidden(await page(admin.browser, own()), 'formOwner')
    const fields = Object.entries({ ...EVENT, formOwner, birthDetailId: birthOf(subject.id) })
    endSessionsByTime(app)
    const refused = await admin.browser.send(own(), {
      method: 'POST',
      headers: { Origin: ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams([...fields, ...more].map(([name, value]) => [name, value])).toString(),
    })
    const { email, password } = admin
    await admin.browser.form(refused.headers.get('Location')!, { email, password })
  }

  it('is not offered for another birth detail', async () => {
    await endedWhile()
    const further = sql.value('select id from birth_details where id <> ?', birthOf(subject.id)) as string
    expect(await page(admin.browser, `/admin/add-event?birthDetailId=${further}`)).not.toContain(EVENT.title)
    expect(await page(admin.browser, own())).toContain(EVENT.title)
  })

  it('keeps its ticked keywords, also if keywords were only searched for', async () => {
    const [first, second] = sql.values('select id from keywords order by id limit 2')
    await endedWhile([
      ['keywordIds', String(first)],
      ['keywordIds', String(second)],
      ['keywordSearch', 'haste'],
      ['intent', 'search-keywords'],
    ])
    const html = await page(admin.browser, own())
    expect(html).toContainAll(EVENT.title, 'value="haste"')
    const ticked = [...html.matchAll(/<input(?=[^>]*name="keywordIds")(?=[^>]*checked)[^>]*value="(\d+)"/g)]
    expect(ticked.map(([, id]) => Number(id))).toEqual([first, second])
  })
})

it('a draft of the back-office is deleted when anyone deletes their account, because it may be about them', async () => {
  sql.run('delete from form_drafts')
  const leaver = await member(app)
  const formOwner = hidden(await page(admin.browser, '/admin/events/new'), 'formOwner')
  await admin.browser.call('POST', '/api/auth/logout')
  await admin.browser.form('/admin/events/new', { title: 'Of the leaver', formOwner })
  const kept = () => sql.value('select count(*) from form_drafts')
  expect(kept()).toBe(1)
  expect((await leaver.browser.call('DELETE', '/api/privacy/delete-data')).status).toBe(200)
  expect(kept()).toBe(0)
  await admin.browser.form('/login', { email: admin.email, password: admin.password })
  expect(await page(admin.browser, '/admin/events/new')).not.toContain('Of the leaver')
})

it('a draft is not shown to somebody who is no longer an administrator', async () => {
  const { browser } = admin
  const formOwner = hidden(await page(browser, '/admin/events/new'), 'formOwner')
  endSessionsByTime(app)
  await browser.form('/admin/events/new', { title: 'Of the office', formOwner })
  sql.run('update users set is_admin = 0 where id = ?', admin.id)
  await browser.form('/login', { email: admin.email, password: admin.password })
  const refused = await browser.get('/admin/events/new')
  expect([refused.status, (await refused.text()).includes('Of the office')]).toEqual([403, false])
})
