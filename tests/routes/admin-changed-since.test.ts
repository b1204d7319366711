import { beforeAll, describe, expect, it } from 'vitest'
import { routesOf } from '../support/access.ts'
import { administrator, lastChange, member } from '../support/admin.ts'
import { ISTANBUL_BIRTH, testApp } from '../support/app.ts'
import { hidden, page } from '../support/stories.ts'

const app = await testApp()
const { sql } = app
const admin = await administrator(app)
const colleague = await administrator(app)
const subject = await member(app)

const CHANGED = 'Somebody changed this after you opened it'

const idOf = (query: string) => String(sql.value(query))
const changes = () => sql.value('select count(*) from audit_log') as number

const LOT = {
  pofSign: 'Pisces',
  pofHouse: '7',
  pofRuler: 'Jupiter',
  pofRulerSign: 'Leo',
  pofRulerHouse: '12',
  isDayBirth: 'false',
}
const BIRTH = { dateOfBirth: '1978-07-15', country: 'Türkiye', cityId: String(ISTANBUL_BIRTH.cityId) }
const EVENT = {
  alignment: 'dark',
  description: 'The whole house moved.',
  astroExplanation: 'The ninth house.',
}
const birth = () => idOf(`select id from birth_details where user_id = '${subject.id}'`)

interface Kind {
  name: string
  path: () => string
  fields: () => Record<string, string>
  /** The changes of the other and of the present administrator. */
  theirs: Record<string, string>
  mine: Record<string, string>
}

const KINDS: readonly Kind[] = [
  {
    name: 'a birth detail',
    path: () => `/admin/birth-details/${birth()}/edit`,
    fields: () => ({ ...BIRTH, birthTime: '14:30' }),
    theirs: { birthTime: '14:31' },
    mine: { pseudonym: 'Umm Yusuf' },
  },
  {
    name: 'a chart',
    path: () =>
      `/admin/enhanced-natal-charts/${idOf(`select id from astrological_readings where birth_detail_id = '${birth()}'`)}/edit`,
    fields: () => LOT,
    theirs: { pofDegree: '17.25' },
    mine: { pofDegree: '18.5' },
  },
  {
    name: 'the rulers of a sign',
    path: () =>
      `/admin/planetary-rulers/${idOf("select id from planetary_rulers where sign = 'Pisces'")}/edit`,
    fields: () => ({ traditionalRuler: 'Jupiter', isActive: 'on' }),
    theirs: { modernRuler: 'Pluto' },
    mine: { modernRuler: 'Uranus' },
  },
  {
    name: 'a keyword',
    path: () => `/admin/keywords/${idOf('select min(id) from keywords')}/edit`,
    fields: () => ({
      categoryId: idOf('select min(id) from keyword_categories'),
      sign: 'Libra',
      polarity: 'Dark',
    }),
    theirs: { keywordText: 'A word of theirs' },
    mine: { keywordText: 'A word of mine' },
  },
  {
    name: 'a category',
    path: () => `/admin/keyword-categories/${idOf('select min(id) from keyword_categories')}/edit`,
    fields: () => ({ categoryRelation: 'What belongs together.' }),
    theirs: { categoryName: 'A category of theirs' },
    mine: { categoryName: 'A category of mine' },
  },
  {
    name: 'a question for stories',
    path: () => '/admin/user-stories/questions/first-door/edit',
    fields: () => ({ alignment: 'light', closesOn: '2026-03-09' }),
    theirs: { textEn: 'A question of theirs' },
    mine: { textEn: 'A question of mine' },
  },
  {
    name: 'an event',
    path: () => `/admin/events/${idOf('select id from events')}/edit`,
    fields: () => ({ eventType: 'Journey' }),
    theirs: { title: 'Named by them' },
    mine: { title: 'Named by me' },
  },
  {
    name: 'an event of a chart',
    path: () => `/admin/enhanced-events/${idOf('select id from events_enhanced')}/edit`,
    fields: () => ({ ...EVENT, birthDetailId: birth() }),
    theirs: { title: 'Named by them' },
    mine: { title: 'Named by me' },
  },
]

beforeAll(async () => {
  expect((await subject.browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)).status).toBe(201)
  for (const [path, fields] of [
    ['/admin/events/new', { title: 'A journey', eventType: 'Journey' }],
    [
      '/admin/user-stories/questions/new',
      { id: 'first-door', textEn: 'Which door?', alignment: 'light', closesOn: '2026-03-09' },
    ],
    [`/admin/add-event?birthDetailId=${birth()}`, { ...EVENT, title: 'A journey', birthDetailId: birth() }],
  ] as const) {
    const idempotencyKey = hidden(await page(admin.browser, path), 'idempotencyKey')
    expect((await admin.browser.form(path, { ...fields, idempotencyKey })).status).toBe(303)
  }
})

/** The fields of the form as somebody has opened it. */
async function opened({ browser }: { browser: typeof admin.browser }, path: string) {
  let formOwner = hidden(await page(browser, path), 'formOwner')
  return async (fields: Record<string, string>) => {
    const answer = await browser.form(path, { ...fields, formOwner })
    const html = await answer.text()
    if (answer.status === 409) formOwner = hidden(html, 'formOwner')
    return { status: answer.status, html }
  }
}

it('every editing form of the back-office is checked below', async () => {
  const forms = (await routesOf()).map(({ path }) => path).filter((path) => /^\/admin\/.*\/edit$/.test(path))
  const known = KINDS.map(({ path }) => path().replace(/\/[^/]+\/edit$/, '/:id/edit'))
  expect(known.sort()).toEqual(forms.sort())
})

describe.each(KINDS)('$name that somebody else has changed in the meantime', ({
  path,
  fields,
  theirs,
  mine,
}) => {
  it('is overwritten only after a warning', async () => {
    const send = await opened(admin, path())
    const sendTheirs = await opened(colleague, path())
    app.clock.advance(1000)
    expect((await sendTheirs({ ...fields(), ...theirs })).status).toBe(303)
    const before = changes()

    const response = await send({ ...fields(), ...mine })
    expect([response.status, changes()]).toEqual([409, before])
    expect(response.html).toContain(CHANGED)
    for (const typed of Object.values(mine)) expect(response.html).toContain(typed)

    // Sending the same again changes nothing and shows no warning.
    expect([(await sendTheirs({ ...fields(), ...theirs })).status, changes()]).toEqual([303, before])

    expect((await send({ ...fields(), ...mine })).status).toBe(303)
    expect(changes()).toBeGreaterThan(before)
    expect(lastChange(app)).toMatchObject({ actor_id: admin.id, after: expect.objectContaining({}) })
  })
})

it('a correction made in the meantime counts as such a change', async () => {
  const correction = { ...ISTANBUL_BIRTH, birthTime: '04:00', reason: 'The register of the house says so.' }
  const asked = hidden(await page(subject.browser, '/birth-info/correction'), 'idempotencyKey')
  const request = { ...correction, country: 'Türkiye', idempotencyKey: asked }
  expect((await subject.browser.form('/birth-info/correction', request)).status).toBe(303)
  const send = await opened(admin, `/admin/birth-details/${birth()}/edit`)
  const id = idOf('select id from correction_requests')
  app.clock.advance(1000)
  const accepted = await colleague.browser.form(`/admin/birth-details/corrections/${id}`, {
    decision: 'accept',
  })
  expect(accepted.status).toBe(303)
  const response = await send({ ...BIRTH, birthTime: '14:30', pseudonym: 'Umm Musa' })
  expect(response.status).toBe(409)
  expect(response.html).toContain(CHANGED)
})

it('a call need not state when the values were read', async () => {
  const call = (title: string) =>
    admin.browser.call('PATCH', `/api/admin/events/${idOf('select id from events')}`, {
      title,
      eventType: 'Journey',
    })
  expect((await call('First')).status).toBe(200)
  expect((await call('Second')).status).toBe(200)
})
