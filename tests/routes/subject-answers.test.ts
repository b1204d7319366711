import { beforeAll, describe, expect, it } from 'vitest'
import { castChart } from '#app/astro/index.server.ts'
import { compose } from '#app/guidance/index.server.ts'
import { type Browser, ISTANBUL_BIRTH, registered, testApp } from '../support/app.ts'

const app = await testApp()
const { sql } = app
const { sqlite } = app.services.db

interface Answer {
  analysisId: string
  tracks: { name: string; part: string; title: string }[]
}

async function reader(birth = ISTANBUL_BIRTH) {
  const browser = app.browser()
  const { email } = await registered(browser)
  await browser.call('POST', '/api/birth-data', birth)
  const { analysisId, tracks } = (await browser.call('POST', '/api/analysis')).body as Answer
  return { browser, email, analysisId, tracks }
}

/** The two blocks that tell the three subjects. */
async function subjectsOf(browser: Browser): Promise<string> {
  const html = await browser.page('/analysis')
  const told = html.slice(html.indexOf('id="fortune-path"'), html.indexOf('id="spiritual-guidance"'))
  return told.replaceAll('<!-- -->', '')
}

const pressed = (html: string) =>
  [...html.matchAll(/value="(\w+)"[^>]*aria-pressed="true"|aria-pressed="true"[^>]*value="(\w+)"/g)].map(
    ([, one, other]) => one ?? other,
  )

const answersIn = (analysisId: string) =>
  sqlite
    .prepare('select part, answer from analysis_subjects where analysis_id = ? order by part')
    .raw()
    .all(analysisId)

describe('an answer to a subject', () => {
  let person: Awaited<ReturnType<typeof reader>>
  const answer = (part: string, given: string, by = person) =>
    by.browser.form('/analysis', { analysisId: person.analysisId, part, answer: given })

  beforeAll(async () => {
    person = await reader()
  })

  it('is asked of each of the three', async () => {
    const html = await subjectsOf(person.browser)
    expect(html.match(/<form/g)).toHaveLength(3)
    for (const words of ['This fits', 'In part', 'Not me'])
      expect(html.match(new RegExp(`>${words}</button>`, 'g'))).toHaveLength(3)
    expect(pressed(html)).toEqual([])
    expect(html).not.toContain('Take back')
  })

  it('is asked where the subject is told', async () => {
    const html = await subjectsOf(person.browser)
    const at = (text: string) => html.indexOf(text)
    const places = ['answer-gift', 'id="current-blockages"', 'answer-difficulty', 'answer-help'].map(at)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(0)
  })

  it('is kept once for each subject, can be changed, and can be taken back', async () => {
    const response = await answer('gift', 'fits')
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/analysis#answer-gift')
    await answer('help', 'part')
    expect(pressed(await subjectsOf(person.browser))).toEqual(['fits', 'part'])
    for (const given of ['part', 'part']) await answer('gift', given)
    expect(answersIn(person.analysisId)).toEqual([
      ['difficulty', null],
      ['gift', 'part'],
      ['help', 'part'],
    ])
    await answer('gift', 'none')
    await answer('help', 'none')
    expect(pressed(await subjectsOf(person.browser))).toEqual([])
    expect(answersIn(person.analysisId).map((row) => (row as string[])[1])).toEqual([null, null, null])
    expect(
      sql.value(
        'select count(*) from analysis_subjects where analysis_id = ? and answered_at is not null',
        person.analysisId,
      ),
    ).toBe(0)
  })

  it('offers the next subject with its facts after “Not me”, and keeps the first readable', async () => {
    const before = await person.browser.page('/analysis')
    await answer('help', 'not')
    const html = await subjectsOf(person.browser)
    const stored = sql.value('select content from analyses where id = ?', person.analysisId)
    const { tracks } = JSON.parse(stored as string) as {
      tracks: { title: string; next: { title: string; text: string; witnesses: string[] } }[]
    }
    const { title, next } = tracks[2]!
    expect(html).toContainAll(title, next.title, next.text, ...next.witnesses)
    expect(next.title).not.toBe(title)
    // The data of the page is in its scripts.
    expect(before.replace(/<script.*?<\/script>/gs, '')).not.toContain(next.text)
    const sentences = (page: string) => page.match(/<div class="reasoned">[\s\S]*?<\/p>/g)
    expect(sentences(html)).toEqual(
      sentences(before.replaceAll('<!-- -->', ''))!.filter((one) => html.includes(one)),
    )
    expect(sentences(html)!.length).toBeGreaterThan(3)
  })

  it('says so if the chart names no other', async () => {
    const other = await reader()
    sql.run(
      "update analyses set content = json_set(content, '$.tracks[1].next', null) where id = ?",
      other.analysisId,
    )
    await other.browser.form('/analysis', {
      analysisId: other.analysisId,
      part: 'difficulty',
      answer: 'not',
    })
    expect(await subjectsOf(other.browser)).toContain('Your chart names no other difficulty.')
  })

  it('belongs to the reader: a stranger changes nothing, and a visitor signs in first', async () => {
    await answer('gift', 'fits')
    const stranger = await reader()
    expect((await answer('gift', 'not', stranger)).status).toBe(404)
    const visitor = { ...person, browser: app.browser() }
    expect((await answer('gift', 'not', visitor)).headers.get('Location')).toContain('/login')
    expect(answersIn(person.analysisId)[1]).toEqual(['gift', 'fits'])
  })

  it.each([
    { part: 'all', answer: 'fits' },
    { part: 'gift', answer: 'perhaps' },
    { part: '', answer: '' },
  ])('is refused with %j', async (fields) => {
    const response = await person.browser.form('/analysis', { analysisId: person.analysisId, ...fields })
    expect(response.status).toBe(422)
    expect(answersIn(person.analysisId)[1]).toEqual(['gift', 'fits'])
  })

  it('is in the download of all data and in the receipt, and is deleted with them', async () => {
    const { browser, email, analysisId } = await reader()
    await browser.form('/analysis', { analysisId, part: 'gift', answer: 'not' })
    await browser.form('/settings', { form: 'life', loss: 'no' })
    const { data } = (await (await browser.form('/settings/my-data.json', {})).json()) as {
      data: Record<string, object[]>
    }
    expect(data.analysis_subjects).toContainEqual(expect.objectContaining({ part: 'gift', answer: 'not' }))
    expect(data.life_answers).toEqual([expect.objectContaining({ loss: 'no', partner: null, job: null })])
    const receipt = await browser.page('/settings/receipt')
    expect(receipt).toContainAll('Subjects of analyses, with your answers', 'Your answers about your life')
    const id = sql.value('select id from users where email = ?', email)
    await browser.form('/settings/delete', { confirm: 'DELETE' })
    for (const table of ['users', 'analysis_subjects', 'life_answers'])
      expect(
        sql.value(`select count(*) from ${table} where ${table === 'users' ? 'id' : 'user_id'} = ?`, id),
        table,
      ).toBe(0)
  })

  it('is not asked of an analysis from before the question', async () => {
    const older = await reader()
    sql.run('delete from analysis_subjects where analysis_id = ?', older.analysisId)
    expect(await subjectsOf(older.browser)).not.toContain('<form')
  })
})

describe('what a person has said of their life', () => {
  /** An hour at which the chart has a difficulty that can be told as a loss. */
  const hour = Array.from({ length: 21 }, (_, at) => at).find((at) => {
    const chart = castChart({ utc: Date.UTC(1978, 6, 15, at, 30), latitude: 41.01384, longitude: 28.94966 })
    return compose({ chart, said: { loss: true } }).tracks[1]!.name === 'loss'
  })!
  const WITH_AN_ENDING = { ...ISTANBUL_BIRTH, birthTime: `${String(hour + 3).padStart(2, '0')}:30` }
  const offersNew = async (browser: Browser) =>
    (await browser.page('/analysis')).includes('A new version of your reading is available.')
  const say = (browser: Browser, answers: Record<string, string>) =>
    browser.form('/settings', { form: 'life', ...answers })
  const subjects = async (browser: Browser) =>
    ((await browser.call('POST', '/api/analysis')).body as Answer).tracks.map(({ name }) => name)

  it('is open until it is answered, and can be changed', async () => {
    const { browser } = await reader()
    const chosen = async () => {
      const html = await browser.page('/settings')
      return [...html.matchAll(/<input[^>]*name="(loss|partner|job)"[^>]*>/g)]
        .filter(([input]) => / checked=""/.test(input))
        .map(([input, name]) => `${name} ${/value="([^"]+)"/.exec(input)![1]}`)
    }
    expect(await chosen()).toEqual([])
    const response = await say(browser, { loss: 'rather-not', job: 'yes' })
    expect(response.headers.get('Location')).toBe('/settings#life-card')
    expect(await chosen()).toEqual(['loss rather-not', 'job yes'])
    await say(browser, { loss: 'yes', job: 'no', partner: 'no' })
    expect(await chosen()).toEqual(['loss yes', 'partner no', 'job no'])
    expect((await say(browser, { loss: 'perhaps' })).status).toBe(422)
  })

  it('changes the reading only by a new version that the person asks for', async () => {
    const { browser, tracks, analysisId } = await reader(WITH_AN_ENDING)
    const before = tracks.map(({ name }) => name)
    for (const loss of ['no', 'rather-not']) {
      await say(browser, { loss })
      expect(await offersNew(browser)).toBe(false)
    }
    await say(browser, { loss: 'yes' })
    expect(await subjects(browser)).toEqual(before)
    expect(await browser.page('/analysis')).toMatch(/id="letter".*A new version of your reading/s)
    await browser.form('/analysis', { choice: 'renew' })
    expect(await subjects(browser)).toEqual([before[0], 'loss', before[2]])
    const now = await browser.page('/analysis')
    expect(await offersNew(browser)).toBe(false)
    expect(now).toContain(`/analysis?version=${analysisId}`)
    expect(await browser.page('/my-path')).toContain('loss and letting go')

    await say(browser, { loss: 'no' })
    expect(await subjects(browser)).toEqual(before)
    expect(await offersNew(browser)).toBe(false)
    expect(await browser.page('/my-path')).not.toContain('loss and letting go')
  })

  it('offers no new version if the answer would change no word', async () => {
    const { browser, analysisId } = await reader()
    await say(browser, { loss: 'yes' })
    expect(await offersNew(browser)).toBe(false)
    expect((await browser.call('POST', '/api/analysis/renew')).body).toMatchObject({ analysisId })
  })
})
