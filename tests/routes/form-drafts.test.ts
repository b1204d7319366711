import { describe, expect, it } from 'vitest'
import { ISTANBUL_BIRTH, registered, testApp } from '../support/app.ts'
import { endSessionsByTime, expectDraft, type FormWithDraft } from '../support/form-drafts.ts'
import { confirmed, hidden, page, STORY, typed } from '../support/stories.ts'

const app = await testApp()
const { sql } = app

describe('a session that ended in the middle of the form', () => {
  async function endedWhileTyping() {
    const browser = app.browser()
    const { email, password } = await registered(browser)
    const html = await page(browser, '/send-story')
    const fields = {
      title: 'قصة 🌙',
      storyContent: `${STORY}\r\nوالسطر الثاني`,
      pseudonym: 'Umm Yusuf',
      alignment: 'dark',
      idempotencyKey: hidden(html, 'idempotencyKey'),
      formOwner: hidden(html, 'formOwner'),
    }
    endSessionsByTime(app)
    return { browser, email, password, fields }
  }

  it('forgets it after a day', async () => {
    const { browser, email, password, fields } = await endedWhileTyping()
    await browser.form('/send-story', fields)
    app.clock.advance(25 * 60 * 60 * 1000)
    await browser.form('/login', { email, password })
    expect(await page(browser, '/send-story')).not.toContain('Umm Yusuf')
  })

  it('keeps one text for each form, the newest eight', async () => {
    const { browser, email, password, fields } = await endedWhileTyping()
    await browser.form('/send-story', fields)
    const { formOwner } = fields
    await browser.form('/settings', { form: 'name', name: 'A name typed too late', formOwner })
    const count = () =>
      sql.value('select count(*) from form_drafts join users on users.id = user_id where email = ?', email)
    expect(count()).toBe(2)
    await browser.form('/login', { email, password })
    expect(await page(browser, '/send-story')).toContain('Umm Yusuf')
    expect(await page(browser, '/settings')).toContain('value="A name typed too late"')
    await browser.form('/sign-out', {})
    for (let number = 0; number < 9; number += 1) {
      app.clock.advance(1000)
      await browser.form(`/my-stories/${number}/edit`, fields)
    }
    expect(count()).toBe(8)
    await browser.form('/login', { email, password })
    expect(await page(browser, '/send-story')).not.toContain('Umm Yusuf')
    sql.run('delete from form_drafts')
  })

  it('answers as usual if it cannot be forgotten after it was sent', async () => {
    const { browser, email, password, fields } = await endedWhileTyping()
    await browser.form('/send-story', fields)
    await browser.form('/login', { email, password })
    const html = await page(browser, '/send-story')
    const again = { ...fields, ...confirmed, formOwner: hidden(html, 'formOwner') }
    sql.exec("create trigger kept before delete on form_drafts begin select raise(abort, 'kept'); end")
    try {
      const sent = await browser.form('/send-story', again)
      expect([sent.status, sent.headers.get('Location')]).toEqual([303, expect.stringMatching(/submitted/)])
      expect(sql.value('select count(*) from form_drafts')).toBe(1)
    } finally {
      sql.exec('drop trigger kept')
      sql.run('delete from form_drafts')
    }
    expect(sql.value('select count(*) from user_stories where title = ?', fields.title)).toBe(1)
  })

  it('keeps nothing for a form without a valid signature', async () => {
    const { browser, fields } = await endedWhileTyping()
    const kept = () => sql.value('select count(*) from form_drafts')
    const before = kept()
    const forged = fields.formOwner.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    for (const formOwner of ['', 'somebody.1.x', forged]) {
      const refused = await browser.form('/send-story', { ...fields, formOwner })
      expect(refused.status).toBe(303)
    }
    expect(kept()).toBe(before)
  })
})

const AUTHENTICATION = ['Authentication Required', 'Please log in to enter your birth information.']
const BIRTH = { ...ISTANBUL_BIRTH, birthTime: '03:21', pseudonym: 'أم يوسف', citySearch: 'istanb' }

const KINDS: readonly (FormWithDraft & { has?: 'birth' | 'story' })[] = [
  {
    name: 'a story',
    path: () => '/send-story',
    sends: ['idempotencyKey'],
    fields: () => ({
      title: 'قصة 🌙',
      storyContent: `${STORY}\r\nوالسطر الثاني`,
      pseudonym: 'Umm Yusuf',
      alignment: 'dark',
      ...confirmed,
    }),
    why: ['Please log in to submit your story.'],
    shown: [
      'It is not sent yet',
      'value="قصة 🌙"',
      STORY,
      'والسطر الثاني',
      'value="Umm Yusuf"',
      /<option(?=[^>]*value="dark")(?=[^>]*selected)/,
      /name="isAnonymous"(?![^>]*checked)/,
      /name="isMine"[^>]*checked/,
    ],
    done: /^\/send-story\?submitted/,
  },
  {
    name: 'a changed story',
    path: () => `/my-stories/${sql.value('select id from user_stories where title = ?', typed.title)}/edit`,
    has: 'story',
    fields: () => ({ ...typed, title: 'Written anew' }),
    shown: ['value="Written anew"'],
    done: /^\/my-stories$/,
  },
  {
    name: 'birth data',
    path: () => '/birth-data',
    fields: () => BIRTH,
    why: AUTHENTICATION,
    shown: [
      'value="1978-07-15"',
      'value="03:21"',
      'value="أم يوسف"',
      'value="istanb"',
      /<option selected="">Türkiye</,
      /name="cityId" value="745044"/,
    ],
    check: '/birth-data/check',
    done: /^\/dashboard$/,
  },
  {
    name: 'a place given by coordinates',
    path: () => '/birth-info',
    fields: () => ({
      dateOfBirth: '1990-01-01',
      birthTime: '06:00',
      unlisted: 'on',
      placeName: 'بيت جدي',
      latitude: '41°00′30″N',
      longitude: '28.9784',
    }),
    why: AUTHENTICATION,
    shown: ['value="بيت جدي"', 'value="41°00′30″N"', /<details open=""/],
    check: '/birth-info/check',
    done: /^\/dashboard$/,
  },
  {
    name: 'a correction',
    path: () => '/birth-info/correction',
    fields: () => ({ ...BIRTH, reason: 'The register says so, and my grandmother too.' }),
    why: AUTHENTICATION,
    shown: ['value="03:21"', 'The register says so, and my grandmother too.'],
    has: 'birth',
    done: /^\/birth-info$/,
  },
  {
    name: 'a rating',
    path: () => '/analysis',
    form: 'rating',
    sends: ['analysisId'],
    fields: () => ({ rating: '4' }),
    why: ['Please sign in to rate your analysis.'],
    shown: [/<input(?=[^>]*name="rating")(?=[^>]*value="4")(?=[^>]*checked)/],
    has: 'birth',
    done: /^\/analysis#rating$/,
  },
  {
    name: 'a story beside the analysis',
    path: () => '/analysis',
    form: 'share-story',
    fields: () => ({ story: 'قصة قصيرة 🌙 of the last winter', ...confirmed }),
    why: ['Please log in to submit your story.'],
    shown: ['قصة قصيرة 🌙 of the last winter</textarea>'],
    has: 'birth',
    done: /^\/analysis#share-story$/,
  },
  {
    name: 'a name',
    path: () => '/settings',
    fields: () => ({ form: 'name', name: 'فاطمة الزهراء 🌙' }),
    why: ['Please sign in to change your name.'],
    shown: ['value="فاطمة الزهراء 🌙"'],
    done: /^\/settings$/,
  },
]

describe.each(KINDS)('$name', (kind) => {
  it('is restored after sign-in, for nobody else, until it is discarded or sent', async () => {
    const browser = app.browser()
    const person = await registered(browser)
    if (kind.has === 'birth') await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
    if (kind.has === 'story')
      await browser.call('POST', '/api/user-stories', { title: typed.title, storyContent: STORY })
    const other = kind.has ? undefined : () => app.newcomer()
    await expectDraft(app, kind, { ...person, browser }, other)
  })
})

it('no password is kept', async () => {
  const browser = await app.newcomer()
  const formOwner = hidden(await page(browser, '/settings'), 'formOwner')
  browser.cookies.clear()
  const fields = {
    form: 'password',
    currentPassword: 'one secret word',
    password: 'new word',
    confirmPassword: 'new word',
  }
  const refused = await browser.form('/settings', { ...fields, formOwner })
  expect(refused.headers.get('Location')).toBe('/login?redirectTo=%2Fsettings')
  expect(sql.value('select count(*) from form_drafts')).toBe(0)
})
