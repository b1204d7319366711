import { beforeEach, describe, expect, it, vi } from 'vitest'
import { castChart } from '#app/astro/index.server.ts'
import { eveningCorpus } from '#app/features/evenings/corpus/index.ts'
import { passageOf } from '#app/features/evenings/corpus/passages.ts'
import { planOf, threeSubjects } from '#app/features/evenings/season.ts'
import { compose, type TrackName } from '#app/guidance/index.server.ts'
import { LANGUAGES, type Language } from '#app/language/language.ts'
import { administrator, lastChange, member } from '../support/admin.ts'
import { type Browser, ISTANBUL_BIRTH, testApp } from '../support/app.ts'
import { hidden, page } from '../support/stories.ts'

const app = await testApp()
const { sql, clock } = app
const DAY = 86_400_000

interface Evenings {
  missing: string | null
  season: {
    id: string
    days: number
    openThrough: number
    read: number
    isPaused: boolean
    isComplete: boolean
    evenings: { number: number; isOpen: boolean; isRead: boolean; answers: number }[]
  } | null
  past: { id: string; read: number }[]
  ramadan: { date: string } | null
}

const evenings = async (browser: Browser) =>
  (await browser.call('GET', '/api/evenings')).body as unknown as Evenings
const begin = (browser: Browser, body: object = {}) => browser.call('POST', '/api/evenings/begin', body)
const answer = (browser: Browser, n: number | string, text: string) =>
  browser.call('POST', `/api/evenings/${n}/answer`, { text })
const press = (browser: Browser, form: string) => browser.form('/evenings', { form })

/** Goes on later. A session ends after thirty days, and a deletion needs a fresh sign-in. */
async function later({ browser, email }: { browser: Browser; email: string }, days: number): Promise<void> {
  clock.advance(days * DAY)
  await browser.call('POST', '/api/auth/login', { email, password: 'one secret word' })
}

async function reader(birth: object = ISTANBUL_BIRTH, language: Language = 'en') {
  const person = await member(app)
  await person.browser.call('POST', '/api/birth-data', birth)
  sql.run('update users set language = ? where id = ?', language, person.id)
  return person
}

const subjects = async (browser: Browser) =>
  ((await browser.call('POST', '/api/analysis')).body as { tracks: { name: TrackName }[] }).tracks.map(
    ({ name }) => name,
  )

/** What an evening tells a person with these subjects. */
function textOf(number: number, tracks: readonly TrackName[], language: Language) {
  const { part, item } = planOf(number)
  return eveningCorpus(language).subjects[threeSubjects(tracks)[part]][item]!
}

describe('a season', () => {
  it('begins once, with its first evening open', async () => {
    const { browser } = await reader()
    expect((await evenings(browser)).season).toBeNull()
    expect(await page(browser, '/evenings')).toContainAll('Thirty evenings', 'How it goes', 'Begin')
    const { status, body } = await begin(browser)
    expect(status).toBe(201)
    expect(body).toMatchObject({ days: 30, openThrough: 1, read: 0, isPaused: false })
    const second = await begin(browser)
    expect(second).toMatchObject({ status: 409, body: { code: 'evening.begun' } })
    expect((await press(browser, 'begin')).headers.get('Location')).toBe('/evenings')
    expect(await page(browser, '/evenings')).toContainAll('Evening 1 of 30', '0 evenings read.')
  })

  it('has 29 evenings for a short month, and ends with the last text', async () => {
    const person = await reader()
    const { browser } = person
    expect((await begin(browser, { days: '29' })).body).toMatchObject({ days: 29 })
    await later(person, 40)
    expect((await evenings(browser)).season).toMatchObject({ openThrough: 29, isComplete: true })
    expect(await page(browser, '/evenings/29')).toContain(eveningCorpus('en').openings[29])
    expect((await browser.get('/evenings/30')).status).toBe(404)
  })

  it.each([[{ days: 28 }], [{ days: 'many' }], [{ days: null }]])('does not begin with %j', async (body) => {
    const { browser } = await reader()
    expect((await begin(browser, body)).status).toBe(422)
    expect((await evenings(browser)).season).toBeNull()
  })

  it('needs a reading', async () => {
    const browser = await app.newcomer()
    expect((await evenings(browser)).missing).toBe('birth-data')
    expect(await begin(browser)).toMatchObject({ status: 404, body: { code: 'birth-data.missing' } })
    expect(await page(browser, '/evenings')).toContain('href="/birth-data"')
  })

  it('opens its evenings with the days of the birthplace', async () => {
    const { browser } = await reader()
    // It is noon in UTC and three hours later in Istanbul.
    await begin(browser)
    clock.advance(8 * 3_600_000)
    expect((await evenings(browser)).season!.openThrough).toBe(1)
    clock.advance(3_600_000)
    expect((await evenings(browser)).season!.openThrough).toBe(2)
    clock.advance(15 * 3_600_000)
  })
})

describe('an evening', () => {
  let browser: Browser
  let id: string
  beforeEach(async () => {
    ;({ browser, id } = await reader())
    await begin(browser)
  })

  it('shows its opening, its passage with its place, the text, the question and the step', async () => {
    const tracks = await subjects(browser)
    const html = await page(browser, '/evenings/1')
    const { text, question } = textOf(1, tracks, 'en')
    expect(html).toContainAll(
      eveningCorpus('en').openings[0]!,
      text,
      question,
      'Al-Fatiha 1:1–7',
      'Your gift: ',
    )
    expect((await evenings(browser)).season).toMatchObject({ read: 1 })
  })

  it('is written down when it is opened first, and never again', async () => {
    const opened = () =>
      sql.values('select json_array(number, subject, opened_at) from opened_evenings where user_id = ?', id)
    await page(browser, '/evenings/1')
    const first = opened()
    expect(first).toHaveLength(1)
    const write = vi.spyOn(app.services.db, 'write')
    for (const _ of [1, 2]) await page(browser, '/evenings/1')
    // Not even the lock of a write is taken.
    expect(write).not.toHaveBeenCalled()
    write.mockRestore()
    expect(opened()).toEqual(first)
  })

  it.each(['2', '31', '0', '01', 'x', '1e0', '%00', '-1'])('%s is not found', async (n) => {
    expect((await browser.get(`/evenings/${n}`)).status).toBe(404)
    const refused = await answer(browser, n, 'typed')
    expect(refused.status).toBe(404)
    expect(sql.value('select count(*) from notes where user_id = ?', id)).toBe(0)
  })

  it.each([
    ['nothing', ''],
    ['spaces', '  \n '],
    ['20,001 characters', 'x'.repeat(20_001)],
  ])('refuses an answer of %s, and what was typed stays', async (_, text) => {
    expect((await answer(browser, 1, text)).status).toBe(422)
    const response = await browser.form('/evenings/1', { form: 'answer', text })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain(text.trim())
    expect(sql.value('select count(*) from notes where user_id = ?', id)).toBe(0)
  })

  it('is answered by a note of the book, which belongs to it', async () => {
    const response = await browser.form('/evenings/1', { form: 'answer', text: 'qzv <lantern>' })
    expect(response.headers.get('Location')).toBe('/evenings/1')
    const html = await page(browser, '/evenings/1')
    expect(html).toContainAll('What you wrote', 'qzv &lt;lantern&gt;', 'Write more')
    const { season } = await evenings(browser)
    expect(season!.evenings[0]).toEqual({ number: 1, isOpen: true, isRead: true, answers: 1 })
    const book = await page(browser, '/my-book?about=evening')
    const anchor = `/evenings/seasons/${season!.id}#note-evening-${season!.id}-1`
    expect(book).toContainAll('Evening 1', 'qzv &lt;lantern&gt;', `href="${anchor}"`)
    expect(await page(browser, anchor.split('#')[0]!)).toContainAll(
      `id="${anchor.split('#')[1]}"`,
      'qzv &lt;lantern&gt;',
    )
    const note = sql.value('select id from notes where user_id = ?', id)
    await browser.form(`/my-book/${note}/delete`, {})
    expect(await page(browser, '/evenings/1')).not.toContain('lantern')
  })

  it('keeps what two windows send, and creates one note of one form', async () => {
    const form = await page(browser, '/evenings/1')
    const fields = {
      form: 'answer',
      formOwner: hidden(form, 'formOwner'),
      idempotencyKey: hidden(form, 'idempotencyKey'),
      text: 'one',
    }
    for (const _ of [1, 2]) expect((await browser.form('/evenings/1', fields)).status).toBe(303)
    await browser.form('/evenings/1', { form: 'answer', text: 'two' })
    expect(sql.values('select text from notes where user_id = ? order by rowid', id)).toEqual(['one', 'two'])
  })

  it('keeps an answer whose session has ended', async () => {
    const form = await page(browser, '/evenings/1')
    const { email } = sql.row('select email from users where id = ?', id) as { email: string }
    await browser.call('POST', '/api/auth/logout')
    const sent = await browser.form('/evenings/1', {
      form: 'answer',
      formOwner: hidden(form, 'formOwner'),
      idempotencyKey: hidden(form, 'idempotencyKey'),
      text: 'typed before the session ended',
    })
    expect(sent.headers.get('Location')).toBe('/login?redirectTo=%2Fevenings%2F1')
    await browser.call('POST', '/api/auth/login', { email, password: 'one secret word' })
    expect(await page(browser, '/evenings/1')).toContain('typed before the session ended')
  })

  it('cannot be written about from elsewhere', async () => {
    const { season } = await evenings(browser)
    const about = encodeURIComponent(`evening:${season!.id}/9`)
    expect((await browser.get(`/my-book/write?about=${about}`)).status).toBe(422)
  })

  it('is nobody else’s', async () => {
    await answer(browser, 1, 'mine')
    const { season } = await evenings(browser)
    const other = (await reader()).browser
    expect((await other.get('/evenings/1')).status).toBe(404)
    expect(await answer(other, 1, 'theirs')).toMatchObject({
      status: 404,
      body: { code: 'evening.no-season' },
    })
    expect((await other.get(`/evenings/seasons/${season!.id}`)).status).toBe(404)
  })
})

describe('a pause', () => {
  it('opens nothing, and moves the evenings that follow', async () => {
    const person = await reader()
    const { browser } = person
    await begin(browser)
    await later(person, 2)
    await press(browser, 'pause')
    await press(browser, 'pause')
    await later(person, 10)
    expect((await evenings(browser)).season).toMatchObject({ openThrough: 3, isPaused: true })
    expect(await page(browser, '/evenings')).toContain('The evenings are paused')
    expect((await browser.get('/evenings/4')).status).toBe(404)
    expect((await browser.get('/evenings/3')).status).toBe(200)
    await press(browser, 'resume')
    await press(browser, 'resume')
    expect((await evenings(browser)).season).toMatchObject({ openThrough: 3, isPaused: false })
    await later(person, 1)
    expect((await evenings(browser)).season!.openThrough).toBe(4)
  })

  it.each(['pause', 'resume'])('cannot be made without a season: %s', async (form) => {
    const { browser } = await reader()
    expect((await press(browser, form)).status).toBe(404)
  })
})

describe('an end', () => {
  it('puts the season on the shelf with what was written, and another can begin', async () => {
    const { browser } = await reader()
    await begin(browser)
    await answer(browser, 1, 'kept on the shelf')
    clock.advance(4 * DAY)
    await press(browser, 'finish')
    clock.advance(2 * DAY)
    const { season, past } = await evenings(browser)
    expect(season).toBeNull()
    expect(past).toMatchObject([{ read: 1 }])
    expect(await page(browser, '/evenings')).toContainAll('Past seasons', 'One evening read.', 'Begin again')
    const booklet = await page(browser, `/evenings/seasons/${past[0]!.id}`)
    expect(booklet).toContain('kept on the shelf')
    expect(booklet.match(/<h2[^>]*>Evening \d/g)).toHaveLength(5)
    expect((await begin(browser)).status).toBe(201)
    expect(await page(browser, '/evenings/1')).not.toContain('kept on the shelf')
  })
})

describe('the booklet', () => {
  it('has the four lines of the reading once it was opened, and a line to sign', async () => {
    const { browser } = await reader()
    const { body } = await begin(browser)
    const path = `/evenings/seasons/${(body as { id: string }).id}`
    expect(await page(browser, path)).not.toContain('Your reading in four lines')
    const { inShort } = (await browser.call('POST', '/api/analysis')).body as { inShort: { gift: string } }
    expect(await page(browser, path)).toContainAll(
      'Your reading in four lines',
      inShort.gift,
      'Name, place and date',
    )
  })
})

describe('the calendar file', () => {
  it('has each evening to come on its day', async () => {
    const person = await reader()
    const { browser } = person
    expect((await browser.get('/evenings/evenings.ics')).status).toBe(404)
    await begin(browser)
    await later(person, 27)
    const answer = await browser.get('/evenings/evenings.ics')
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/calendar/)
    const lines = (await answer.text()).split('\r\n')
    expect(lines.filter((line) => line.startsWith('SUMMARY'))).toEqual([
      'SUMMARY:Thirty evenings: evening 29',
      'SUMMARY:Thirty evenings: evening 30',
    ])
    const tomorrow = new Date(clock.now().getTime() + DAY).toISOString().slice(0, 10).replaceAll('-', '')
    expect(lines).toContain(`DTSTART;VALUE=DATE:${tomorrow}`)
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  })

  it('is neither offered nor made during a pause and after the last evening has opened', async () => {
    const person = await reader()
    const { browser } = person
    const file = 'href="/evenings/evenings.ics"'
    await begin(browser)
    expect(await page(browser, '/evenings')).toContain(file)
    await press(browser, 'pause')
    expect(await page(browser, '/evenings')).not.toContain(file)
    const refused = await browser.get('/evenings/evenings.ics')
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('No evening is to come'),
    ])
    await press(browser, 'resume')
    expect((await browser.get('/evenings/evenings.ics')).status).toBe(200)
    await later(person, 29)
    expect(await page(browser, '/evenings')).not.toContain(file)
    expect((await browser.get('/evenings/evenings.ics')).status).toBe(409)
  })
})

describe('the films of the channel', () => {
  const LIST = '/admin/evening-films'
  const films = (admin: Browser, en: string, ar = '') => admin.form(LIST, { en, ar })
  const filmOn = async (browser: Browser, n: number) =>
    /<a href="([^"]+)" target="_blank" rel="noopener noreferrer"[^>]*><bdi>([^<]+)/
      .exec(await page(browser, `/evenings/${n}`))
      ?.slice(1)
      .join(' ')

  it('are named by their evenings, in the order and the language of the list', async () => {
    const { browser: admin } = await administrator(app)
    const person = await reader()
    const { browser, id } = person
    await begin(browser)
    await later(person, 2)
    expect(await filmOn(browser, 1)).toBeUndefined()

    const first = 'The first film https://films.example/1'
    const second = 'The second: «film» https://films.example/2?a=b'
    expect(
      (await films(admin, `${first}\n\n${second}\n`, 'الفيلم الأول https://films.example/ar')).status,
    ).toBe(303)
    expect(await page(admin, LIST)).toContain(`${first}\n\n${second}</textarea>`)
    expect(await filmOn(browser, 1)).toBe('https://films.example/1 The first film')
    expect(await filmOn(browser, 2)).toBeUndefined()
    expect(await filmOn(browser, 3)).toBe('https://films.example/2?a=b The second: «film»')
    sql.run("update users set language = 'ar' where id = ?", id)
    expect(await filmOn(browser, 1)).toBe('https://films.example/ar الفيلم الأول')
    sql.run("update users set language = 'en' where id = ?", id)

    await films(admin, `${second}\n${first}`)
    expect(await filmOn(browser, 1)).toBe('https://films.example/2?a=b The second: «film»')
    expect(lastChange(app)).toMatchObject({
      action: 'evening-films.change',
      entity: 'evening-film',
      after: { en: `${second}\n${first}`, ar: '' },
    })
    await films(admin, '')
    expect(await filmOn(browser, 1)).toBeUndefined()
    expect(await page(admin, '/admin/audit-log')).toContain('the films of the evenings')
  })

  it.each([
    ['Only a title', 'Line 1 needs a title, a space, and a link that begins with https://.'],
    ['https://films.example/1', 'Line 1 needs a title, a space, and a link that begins with https://.'],
    [
      'A film https://films.example/1\nA film http://films.example/2',
      'Line 2 needs a title, a space, and a link that begins with https://.',
    ],
    ['A film javascript:alert(1)', 'Line 1 needs a title, a space, and a link that begins with https://.'],
    [`${'x'.repeat(201)} https://films.example/1`, 'The title in line 1 has more than 200 characters.'],
    ['A film https://films.example/1\n'.repeat(31), 'There are at most 30 lines, one for each evening.'],
  ])('are refused with %j, and what was typed stays', async (typed, message) => {
    const { browser: admin } = await administrator(app)
    const response = await films(admin, typed)
    expect(response.status).toBe(422)
    expect(await response.text()).toContainAll(message, typed.split('\n')[0]!)
    expect(sql.value('select count(*) from evening_films')).toBe(0)
  })

  it('are not replaced by a form that was shown before another change', async () => {
    const { browser: admin } = await administrator(app)
    const form = await page(admin, LIST)
    clock.advance(1000)
    const { browser: other } = await administrator(app)
    await films(other, 'Theirs https://films.example/theirs')
    const late = await admin.form(LIST, {
      formOwner: hidden(form, 'formOwner'),
      en: 'Mine https://films.example/mine',
      ar: '',
    })
    expect(late.status).toBe(409)
    expect(await late.text()).toContain('Mine https://films.example/mine')
    expect(sql.values('select title from evening_films')).toEqual(['Theirs'])
    await films(other, '')
  })
})

describe('near Ramadan', () => {
  it.each([
    ['2027-01-08', null],
    ['2027-01-09', '2027-02-08'],
    ['2027-02-08', '2027-02-08'],
    ['2027-02-09', null],
  ])('on %s it is expected by calculation on %s', async (today, date) => {
    const then = await testApp()
    then.clock.advance(Date.parse(`${today}T12:00:00Z`) - then.clock.now().getTime())
    const browser = await then.born()
    expect((await evenings(browser)).ramadan?.date ?? null).toBe(date)
    const html = await page(browser, '/evenings')
    if (date) expect(html).toContainAll('By the calculation', '8 February 2027', '1 Ramadan 1448 AH')
    else expect(html).not.toContain('Umm al-Qura')
  })

  it.each([
    [
      'en',
      '8 February 2027',
      '1 Ramadan 1448 AH',
      'Your evenings can begin on any other day as well.',
      'Begin',
    ],
    ['ar', '8 فبراير 2027', '1 رمضان 1448', 'ويمكن أن تبدأ أمسياتكم في أي يوم آخر أيضًا.', 'البدء'],
  ] as const)('a person in %s is told its day, begins with it, and reads on through it', async (language, gregorian, hijri, anyDay, start) => {
    const then = await testApp()
    const person = await member(then)
    const { browser } = person
    await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
    then.sql.run('update users set language = ? where id = ?', language, person.id)
    const seenOn = async (day: string) => {
      then.clock.advance(Date.parse(`${day}T12:00:00Z`) - then.clock.now().getTime())
      await browser.call('POST', '/api/auth/login', { email: person.email, password: 'one secret word' })
      return (await page(browser, '/evenings')).replaceAll(/<\/?bdi[^>]*>|[\u2066-\u2069]/g, '')
    }
    const isTold = [gregorian, hijri]
    for (const day of ['2027-01-15', '2027-02-07', '2027-02-08'])
      expect(await seenOn(day), day).toContainAll(...isTold, anyDay, start)
    await begin(browser)
    const first = await seenOn('2027-02-08')
    expect(first).toContainAll(...isTold, 'href="/evenings/1"')
    expect(first).not.toContain(anyDay)
    // During it there is nothing left to expect.
    const during = await seenOn('2027-02-20')
    expect(during).toContain('href="/evenings/13"')
    for (const text of isTold) expect(during).not.toContain(text)
    expect(await seenOn('2027-03-09')).toContain('href="/evenings/30"')
    expect((await evenings(browser)).season).toMatchObject({ isComplete: true })
  })
})

/** An hour at which the chart has a difficulty that can be told as a loss. */
const hour = Array.from({ length: 21 }, (_, at) => at).find((at) => {
  const chart = castChart({ utc: Date.UTC(1978, 6, 15, at, 30), latitude: 41.01384, longitude: 28.94966 })
  return compose({ chart, said: { loss: true } }).tracks[1]!.name === 'loss'
})!
const WITH_AN_ENDING = { ...ISTANBUL_BIRTH, birthTime: `${String(hour + 3).padStart(2, '0')}:30` }

describe.each(LANGUAGES)('thirty evenings in %s', (language) => {
  /** Reads an evening and finds whose subjects it speaks of. */
  async function read(browser: Browser, number: number, tracks: readonly TrackName[]): Promise<void> {
    const html = await page(browser, `/evenings/${number}`)
    const { text, question } = textOf(number, tracks, language)
    const shown = passageOf(number, language)
    const { reference } = shown.kind === 'ayah' ? shown.ayah : shown.hadith
    expect(html.replaceAll(/<\/?bdi[^>]*>/g, ''), `evening ${number}`).toContainAll(
      eveningCorpus(language).openings[number - 1]!,
      text,
      question,
      reference,
    )
  }

  it('are lived through with a missed week, a pause, another subject and a corrected birth', async () => {
    const person = await reader(WITH_AN_ENDING, language)
    const { browser, id } = person
    let tracks = await subjects(browser)
    const first = tracks
    await begin(browser)
    for (let number = 1; number <= 8; number++) {
      await read(browser, number, tracks)
      expect((await answer(browser, number, `answer ${number}`)).status).toBe(201)
      await later(person, 1)
    }

    // On the ninth day the reader says that something has ended for them.
    await browser.form('/settings', { form: 'life', loss: 'yes' })
    await browser.call('POST', '/api/analysis/renew')
    tracks = await subjects(browser)
    expect(tracks).toContain('loss')
    expect(tracks).not.toEqual(first)
    await read(browser, 9, tracks)
    await read(browser, 2, first)

    // A week passes without a visit, and then they pause.
    await later(person, 8)
    expect((await evenings(browser)).season).toMatchObject({ openThrough: 17, read: 9 })
    await press(browser, 'pause')
    await later(person, 20)
    await press(browser, 'resume')
    expect((await evenings(browser)).season).toMatchObject({ openThrough: 17 })
    for (const number of [10, 11, 14]) await read(browser, number, tracks)

    // The birth is corrected: what is not opened yet follows the new reading.
    const before = tracks
    const birth = sql.value('select id from birth_details where user_id = ?', id)
    const { browser: admin } = await administrator(app)
    const corrected = { dateOfBirth: '1990-02-03', birthTime: '05:06', cityId: ISTANBUL_BIRTH.cityId }
    const patched = await admin.call('PATCH', `/api/admin/birth-details/${birth}`, {
      ...corrected,
      userId: id,
    })
    expect(patched.status).toBe(200)
    tracks = await subjects(browser)
    expect(threeSubjects(tracks)).not.toEqual(threeSubjects(before))
    await read(browser, 14, before)
    for (const number of [12, 13, 15]) await read(browser, number, tracks)

    await later(person, 13)
    await read(browser, 30, tracks)
    expect((await evenings(browser)).season).toMatchObject({ isComplete: true, read: 16 })
    const { season } = await evenings(browser)
    const booklet = await page(browser, `/evenings/seasons/${season!.id}`)
    for (let number = 1; number <= 8; number++) expect(booklet).toContain(`answer ${number}`)
    // After the last evening a new season can begin; the old one is on the shelf.
    expect((await begin(browser)).status).toBe(201)
    expect((await evenings(browser)).past).toMatchObject([{ id: season!.id, read: 16 }])
  })

  it('are in the download, and nothing of them stays after a deletion on the twentieth day', async () => {
    const person = await reader(ISTANBUL_BIRTH, language)
    const { browser, id } = person
    await begin(browser)
    await answer(browser, 1, 'qzvx')
    await later(person, 19)
    await browser.get('/evenings/20')
    const download = await browser.form('/settings/my-data.json', {})
    const { data } = (await download.json()) as { data: Record<string, unknown[]> }
    expect(data.evening_seasons).toHaveLength(1)
    expect(data.opened_evenings).toHaveLength(2)
    expect(data.notes).toMatchObject([{ aboutKind: 'evening', text: 'qzvx' }])
    expect((await browser.call('DELETE', '/api/privacy/delete-data')).status).toBe(200)
    for (const table of ['evening_seasons', 'opened_evenings', 'notes'])
      expect(sql.value(`select count(*) from ${table} where user_id = ?`, id)).toBe(0)
  })
})
