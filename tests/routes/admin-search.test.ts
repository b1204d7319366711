import { beforeAll, describe, expect, it } from 'vitest'
import { administrator, member } from '../support/admin.ts'
import { ISTANBUL_BIRTH, testApp } from '../support/app.ts'

const app = await testApp()
const { sql } = app
const admin = await administrator(app)

/** As people write their names, and as others type them. */
const SPELLINGS: readonly (readonly [stored: string, ...typed: string[]])[] = [
  ['أحمد', 'احمد', 'أحمد', 'حمد'],
  ['فاطمة الزهراء', 'فاطمه', 'فاطمة', 'الزهرا'],
  ['عليّ بن سالم', 'علي', 'على بن'],
  ['إيمان', 'ايمان', 'أيمان'],
  ['يحيى', 'يحيي', 'يحيى'],
  ['هدى', 'هدي', 'هدى'],
  ['مصطفى', 'مصطفي', 'مُصطفى'],
  ['سارة', 'ساره', 'سا'],
  ['رُقيّة', 'رقية', 'رقيه'],
  ['محـمد', 'محمد', 'مُحَمَّد'],
  ['مؤمن', 'مومن'],
  ['عائشة', 'عايشه', 'عائشه'],
  ['گلناز کریمی', 'كلناز كريمي', 'گلناز'],
  ['Işıl Yıldız', 'isil yildiz', 'ışıl', 'IŞIL'],
  ['Đorđe', 'dorde', 'ĐORĐE'],
  ['Łukasz', 'lukasz', 'łu'],
  ['Anna Groß', 'gross', 'Groß'],
  ['Siobhán O’Brien', 'siobhan obrien', "O'Brien"],
]

const person = await member(app)
/** Nothing of theirs contains a letter of another person's row. */
const birth = async () => {
  const { status } = await person.browser.call('POST', '/api/birth-data', {
    ...ISTANBUL_BIRTH,
    country: 'Egypt',
    cityId: '360630',
  })
  expect(status).toBe(201)
  return sql.value('select id from birth_details where user_id = ?', person.id) as string
}

async function rows(list: string, q: string): Promise<unknown[]> {
  const { status, body } = await admin.browser.call('GET', `/api/admin/${list}?q=${encodeURIComponent(q)}`)
  expect(status).toBe(200)
  return body
}

beforeAll(async () => {
  const birthId = await birth()
  SPELLINGS.forEach(([name], at) => {
    sql.run(
      'insert into users (id, email, name, created_at) values (?, ?, ?, 1)',
      `n${at}`,
      `n${at}@x.example`,
      name,
    )
  })
  sql.run('update users set name = ? where id = ?', 'زُهَيْر أَيُّوب', person.id)
  sql.run('update birth_details set pseudonym = ? where id = ?', 'Çağrı', birthId)
  sql.run(
    `insert into correction_requests (id, user_id, birth_detail_id, requested, reason, created_at)
     values ('c', ?, ?, '{}', 'أُمّي تقول: قبل الظُّهر', 1)`,
    person.id,
    birthId,
  )
  sql.run(
    `insert into events (id, title, description, event_type, date_range, created_at)
     values ('e', 'الهِجرة إلى المدينة', '', 'Göç', '', 1)`,
  )
  sql.run(
    `insert into events_enhanced (id, birth_detail_id, title, description, alignment, astro_explanation,
       keyword_sign_display, created_at, updated_at)
     values ('n', ?, 'عودة', 'رجعتُ إلى بيت أهلي', 'light', '', 'المُروءة', 1, 1)`,
    birthId,
  )
  sql.run(
    `insert into user_stories (id, user_id, title, story_content, is_anonymous, status, submitted_at, tags)
     values ('s', ?, 'البئر', 'حفرنا بئراً مع جدّتي', 1, 'pending', 1, '[]')`,
    person.id,
  )
  sql.run(
    `insert into audit_log (at, action, entity, entity_id, before, after) values (1, 'rulers.edit', 'ruler', 'x', '{}', ?)`,
    JSON.stringify({ note: 'ملاحظة للمُشرفة' }),
  )
  sql.run("insert into security_events (at, kind, user_id) values (1, 'sign-in', ?)", person.id)
  sql.run(
    "insert into keyword_categories (categoryname, categoryrelation) values ('الأُسرة', 'Großzügigkeit')",
  )
  sql.run(
    `insert into keywords (keyword_text, sign, polarity, category_id, description)
     select 'صَبْر', 'Aries', 'Light', id, 'أناة' from keyword_categories where categoryname = 'الأُسرة'`,
  )
})

describe('a search of the back-office', () => {
  it.each(
    SPELLINGS.flatMap(([stored, ...typed], at) => typed.map((q) => ({ q, stored, at }))),
  )('for $q finds $stored', async ({ q, at }) => {
    const found = (await rows('users', q)) as { id: string }[]
    expect(found.map(({ id }) => id)).toContain(`n${at}`)
    expect(found.length).toBeLessThan(3)
  })

  it.each([
    ['birth-details', 'زهير ايوب'],
    ['birth-details', 'cagri'],
    ['natal-charts', 'زهير'],
    ['natal-charts', 'القاهرة'],
    ['natal-charts', 'القاهره'],
    ['natal-charts', 'قاهر'],
    ['natal-charts-enhanced', 'ÇAĞRI'],
    ['events', 'الهجره الي'],
    ['events', 'goc'],
    ['events-enhanced', 'رجعت الى'],
    ['events-enhanced', 'المروءه'],
    ['events-enhanced', 'ايوب'],
    ['user-stories', 'البير'],
    ['user-stories', 'بيرا'],
    ['user-stories', 'جدتي'],
    ['keywords', 'صبر'],
    ['keywords', 'اناه'],
    ['keyword-categories', 'الاسره'],
    ['keyword-categories', 'GROSSZÜGIG'],
  ])('of %s for %s finds its row', async (list, q) => {
    expect(await rows(list, q)).toHaveLength(1)
  })

  it.each([
    ['birth-details/corrections', 'ايوب', 'birth-details/corrections/c?'],
    ['birth-details/corrections', 'امي تقول', 'birth-details/corrections/c?'],
    ['audit-log', 'للمشرفه', 'rulers.edit'],
    ['security-events', 'ايوب', person.email],
    ['people', 'القاهره', person.email],
    ['people', 'cagri', person.email],
    ['all-events', 'الهجره', 'الهِجرة'],
  ])('on the screen %s for %s shows its row', async (screen, q, shown) => {
    const of = (text: string) => admin.browser.page(`/admin/${screen}?q=${encodeURIComponent(text)}`)
    expect(await of(q)).toContain(shown)
    expect(await of('qqqq')).not.toContain(shown)
  })

  it('follows a changed name and place', async () => {
    sql.run("update birth_details set city_id = '361058' where user_id = ?", person.id)
    expect(await rows('natal-charts', 'القاهرة')).toHaveLength(0)
    expect(await rows('natal-charts', 'الاسكندريه')).toHaveLength(1)
    sql.run("update users set name = 'طٰه' where id = ?", person.id)
    expect(await rows('users', 'ايوب')).toHaveLength(0)
    expect(await rows('users', 'طه')).toHaveLength(1)
  })
})
