import { expect, it } from 'vitest'
import { proves } from '../specification/proves.ts'
import { administrator, bodyOf, member, pagesOf, whileBroken, whileTheEngineFails } from '../support/admin.ts'
import { testApp } from '../support/app.ts'
import { BIRTH } from '../support/calls/back-office-birth-details.ts'
import { charted, chartless, LOT } from '../support/calls/back-office-natal-charts.ts'

/** What administrators read if the disk or the engine fails. Nothing is changed then. */

const app = await testApp()
const { sql } = app
const admin = await administrator(app)
const { submit } = pagesOf(admin, bodyOf)
const made = async (path: string, body: object) =>
  ((await admin.browser.call('POST', `/api/admin/${path}`, body)).body as { id: string }).id

const { birthDetailId: birth, chartId: chart } = await charted({ app })
const { birthDetailId } = await chartless({ app })
const { id } = await member(app)
const EVENT = { title: 'A journey', eventType: 'Journey' }
const ENHANCED = {
  birthDetailId: birth,
  title: 'The letter',
  description: 'It came.',
  alignment: 'light',
  astroExplanation: 'Jupiter.',
}
const KEYWORD = { keywordText: 'Broken', sign: 'Leo', polarity: 'Light', categoryId: '1' }
const CATEGORY = { categoryName: 'Broken', categoryRelation: 'Broken' }
const event = await made('events', EVENT)
const enhanced = await made('events-enhanced', ENHANCED)
const category = await made('keyword-categories', { ...CATEGORY, categoryName: 'Empty' })
const FORM = { ...BIRTH, country: 'Türkiye' }
const READINGS = 'astrological_readings'
const UPDATE = 'Update failed'
const LOT_FORM = Object.fromEntries(Object.entries(LOT).map(([name, value]) => [name, String(value)]))

const ENGINE = 'the engine'

const FAILURES: [broken: string, page: string, fields: Record<string, string>, texts: string[]][] = [
  ['birth_details', `birth-details/new?user=${id}`, { ...FORM, userId: id }, ['Error creating birth detail']],
  ['birth_details', `birth-details/${birth}/edit`, FORM, ['Error updating birth detail']],
  ['birth_details', `birth-details/${birth}/delete`, {}, ['Error deleting birth detail']],
  [ENGINE, 'birth-details', { birthDetailsId: birth }, ['Failed to generate natal chart']],
  [
    READINGS,
    `natal-charts/${chart}/delete`,
    {},
    ['Delete failed', 'Failed to delete natal chart. Please try again.'],
  ],
  [READINGS, `enhanced-natal-charts/${chart}/delete`, {}, ['Error deleting natal chart']],
  [READINGS, `enhanced-natal-charts/${chart}/edit`, LOT_FORM, ['Error updating natal chart', 'value="12.5"']],
  [ENGINE, `enhanced-natal-charts/${chart}/regenerate`, {}, ['Error regenerating chart']],
  [ENGINE, 'enhanced-natal-charts/new', { ...LOT_FORM, birthDetailId }, ['Error creating natal chart']],
  ['events', 'events/new', EVENT, ['Creation failed', 'Failed to create event. Please try again.']],
  ['events', `events/${event}/delete`, {}, ['Failed to delete event. Please try again.']],
  ['events_enhanced', `add-event?birthDetailId=${birth}`, ENHANCED, ['Error creating event']],
  [
    'events_enhanced',
    `enhanced-events/${enhanced}/edit`,
    { ...ENHANCED, title: 'Other' },
    ['Error updating event'],
  ],
  ['events_enhanced', `enhanced-events/${enhanced}/delete`, {}, ['Error deleting event']],
  ['vectors', 'enhanced-events', { id: enhanced }, ['Error generating vector']],
  ['keywords', 'keywords/new', KEYWORD, ['Failed to create keyword', 'value="Broken"']],
  ['keywords', 'keywords/1/edit', KEYWORD, ['Failed to update keyword']],
  ['keywords', 'keywords/1/delete', {}, ['Failed to delete keyword']],
  ['keyword_categories', 'keyword-categories/new', CATEGORY, ['Failed to create category']],
  ['keyword_categories', `keyword-categories/${category}/edit`, CATEGORY, ['Failed to update category']],
  ['keyword_categories', `keyword-categories/${category}/delete`, {}, ['Failed to delete category']],
  ['users', 'users', { id, isAdmin: 'true' }, [UPDATE, 'Failed to update user. Please try again.']],
  [
    'users',
    'users',
    { id, accountStatus: 'suspended' },
    [UPDATE, 'Failed to update user status. Please try again.'],
  ],
  ['users', `users/${id}/delete`, {}, ['Delete failed', 'Failed to delete user. Please try again.']],
]

it.each(FAILURES)('if %s fails, %s says so', async (broken, path, fields, texts) => {
  proves(
    'message: birth detail not created',
    'message: birth detail not updated',
    'message: birth detail not deleted',
    'message: chart not generated',
    'message: natal chart not deleted',
    'message: enhanced natal chart not deleted',
    'message: natal chart not updated',
    'message: chart not regenerated',
    'message: natal chart not created',
    'message: event not created',
    'message: event not deleted',
    'message: enhanced event not created',
    'message: enhanced event not updated',
    'message: enhanced event not deleted',
    'message: vector not generated',
    'message: keyword not created',
    'message: keyword not updated',
    'message: keyword not deleted',
    'message: category not created',
    'message: category not updated',
    'message: category not deleted',
    'message: user not updated',
    'message: user status not updated',
    'message: user not deleted',
  )
  const stored = () => [
    sql.rows(`select * from ${broken === ENGINE ? READINGS : broken}`),
    sql.value('select count(*) from audit_log'),
  ]
  const before = stored()
  const tried = async () => {
    const html = await submit(`/admin/${path}`, fields)
    for (const text of texts) expect(html).toContain(text)
  }
  await (broken === ENGINE ? whileTheEngineFails(app, tried) : whileBroken(app, broken, tried))
  expect(stored()).toEqual(before)
})

it('a call has the same message', () =>
  whileBroken(app, 'events', async () => {
    expect(await admin.browser.call('DELETE', `/api/admin/events/${event}`)).toEqual({
      status: 500,
      body: { code: 'server.failed', message: 'Failed to delete event. Please try again.' },
    })
  }))
