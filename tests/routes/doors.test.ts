import { beforeAll, describe, expect, it } from 'vitest'
import { type Browser, ISTANBUL_BIRTH, registered, testApp } from '../support/app.ts'

const app = await testApp()
const { sql } = app

interface Answer {
  analysisId: string
  corpusVersion: string
  inShort: { difficulty: string }
  analysis: { currentBlockages: string }
  tracks: { name: string; witnesses: string[] }[]
  doors: {
    scenes: { choice: string; text: string }[]
    choice: string | null
    stranger: string | null
    subject: string | null
  }
}

async function reader() {
  const browser = app.browser()
  const { email } = await registered(browser)
  await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
  return { browser, email, userId: sql.value('select id from users where email = ?', email) as string }
}

const call = async (browser: Browser, body?: object) =>
  (await browser.call('POST', '/api/analysis', body)).body as Answer

const choose = (browser: Browser, fields: Record<string, string>) =>
  browser.form('/analysis', { form: 'doors', ...fields })

async function doorsOf(browser: Browser): Promise<string> {
  const html = (await browser.page('/analysis')).replaceAll('<!-- -->', '')
  return /<(?:section|div)[^>]* id="doors"[\s\S]*?(?=<section[^>]*lot-title)/.exec(html)![0]
}

const row = (userId: string) =>
  sql.value(
    'select json_array(choice, named, first_choice) from reader_choices where user_id = ?',
    userId,
  ) as string

/** The Istanbul birth's scenes. Which one is the stranger's is told after an answer. */
async function scenesOf() {
  const { browser } = await reader()
  const { doors } = await call(browser)
  const { stranger } = (await call(browser, { choice: 'skip' })).doors
  const [own, other] = doors.scenes.map(({ choice }) => choice).filter((one) => one !== stranger)
  return { scenes: doors.scenes, stranger: stranger!, own: own!, other: other! }
}

const { scenes, stranger, own, other } = await scenesOf()

describe('the three scenes', () => {
  let person: Awaited<ReturnType<typeof reader>>

  beforeAll(async () => {
    person = await reader()
  })

  it('are asked at the head of the analysis, which is whole without an answer', async () => {
    const html = await doorsOf(person.browser)
    for (const { text } of scenes) expect(html).toContain(text)
    expect(html.match(/type="radio"/g)).toHaveLength(4)
    expect(html).toContainAll('None of these', 'Skip', 'One is a stranger’s')
    expect(html).not.toMatch(/(first|second|third) was the stranger/)
    const page = await person.browser.page('/analysis')
    expect(page).toContainAll(
      'Fortune Path',
      'Current Blockages',
      'Spiritual Guidance',
      'Practical Next Steps',
    )
  })

  it('are folded to a line after an answer, and the reading is written for it; the earlier one stays', async () => {
    const before = await call(person.browser)
    expect(before.doors).toMatchObject({ choice: null, stranger: null })
    const response = await choose(person.browser, { choice: stranger })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/analysis#doors')
    const html = await doorsOf(person.browser)
    expect(html).toMatch(/<summary>You chose the (first|second|third) scene, which was the stranger’s\./)
    expect(html).toContainAll('Change', 'Take back')
    const after = await call(person.browser)
    expect(after.doors).toMatchObject({ choice: stranger, stranger })
    expect(after.corpusVersion).not.toBe(before.corpusVersion)
    expect(after.analysis.currentBlockages).toContain(scenes.find(({ choice }) => choice === stranger)!.text)
    expect(await person.browser.page(`/analysis?version=${before.analysisId}`)).toContain(
      before.inShort.difficulty,
    )
  })

  it('are told beside the chart', async () => {
    expect(await person.browser.page('/part-of-fortune')).toMatch(
      /Your chart (names it too|does not name it)\./,
    )
  })

  it('can be changed and taken back; the first answer is kept beside', async () => {
    await choose(person.browser, { choice: own })
    await choose(person.browser, { choice: own })
    expect(row(person.userId)).toBe(JSON.stringify([own, own, 'stranger']))
    expect(await doorsOf(person.browser)).toContain('which is your chart’s')
    await choose(person.browser, { choice: 'take-back' })
    expect(await person.browser.page('/analysis')).toContain('Your first answer is kept for the count.')
    expect(row(person.userId)).toBe(JSON.stringify([null, null, 'stranger']))
    expect(await doorsOf(person.browser)).toContain('A question before you read, if you like')
    expect(await person.browser.page('/part-of-fortune')).not.toContain('id="named"')
  })

  it('leave the reading of the strongest difficulty as it is, if that is the chosen one', async () => {
    const { browser } = await reader()
    const before = await call(browser)
    const versions = [await call(browser, { choice: own }), await call(browser, { choice: other })]
    expect(versions.map(({ analysisId }) => analysisId)).toContain(before.analysisId)
    expect(new Set(versions.map(({ analysisId }) => analysisId)).size).toBe(2)
  })

  it('may all be wrong: the reader names a subject, or nothing, or skips', async () => {
    const { browser, userId } = await reader()
    const before = await call(browser)
    const named = await call(browser, { choice: 'none', subject: 'worship' })
    expect(named.tracks[1]!.name).toBe('worship')
    expect(named.tracks[1]!.witnesses).toEqual(['This is not named; you named it yourself.'])
    expect(named.doors).toMatchObject({ choice: 'none', subject: 'worship', stranger })
    expect(await doorsOf(browser)).toContain('The reading is written for what you named: ')
    expect(await browser.page('/part-of-fortune')).toContain('Your chart does not name it.')
    for (const choice of ['none', 'skip']) {
      const { analysisId } = await call(browser, { choice })
      expect(analysisId).toBe(before.analysisId)
    }
    expect(row(userId)).toBe(JSON.stringify(['skip', null, 'none']))
  })

  it('are followed by My Path', async () => {
    const { browser } = await reader()
    await call(browser, { choice: 'none', subject: 'worship' })
    expect(await browser.page('/my-path')).toContain('worship')
  })

  it.each([
    ['nothing', {}, 422],
    ['what is no scene', { choice: 'trust forever' }, 422],
    ['a scene and an unknown subject', { choice: 'none', subject: 'wealth' }, 422],
    ['a scene of another chart', { choice: foreign() }, 409],
  ])('refuse %s, and nothing is lost', async (_, fields, status) => {
    const { browser, userId } = await reader()
    await call(browser, { choice: own })
    expect((await choose(browser, fields)).status).toBe(status)
    if (Object.keys(fields).length > 0) {
      const refused = await browser.call('POST', '/api/analysis', fields)
      expect(refused.status).toBe(status)
    }
    expect(row(userId)).toBe(JSON.stringify([own, own, JSON.parse(row(userId))[2]]))
  })

  it('refuse the form of another person', async () => {
    const [one, two] = [await reader(), await reader()]
    const { formOwner } = await one.browser.hiddenFields()
    const response = await choose(two.browser, { choice: own, formOwner: formOwner! })
    expect(response.status).toBe(409)
    expect(row(two.userId)).toBeUndefined()
  })

  it('are asked again after the birth was corrected, and the first answer stays', async () => {
    const { browser, userId } = await reader()
    await call(browser, { choice: own })
    sql.run("update reader_choices set scenes = 'of an earlier chart' where user_id = ?", userId)
    expect((await call(browser)).doors).toMatchObject({ choice: null, stranger: null })
    const first = JSON.parse(row(userId))[2]
    await call(browser, { choice: stranger })
    expect(JSON.parse(row(userId))[2]).toBe(first)
  })

  it('are in Arabic too', async () => {
    const { browser, userId } = await reader()
    sql.run("update users set language = 'ar' where id = ?", userId)
    const html = await doorsOf(browser)
    expect(html).toContainAll('سؤال قبل القراءة، إن شئتم', 'لا شيء من هذه')
    await choose(browser, { choice: stranger })
    expect(await doorsOf(browser)).toContain('وكان لغيركم')
  })

  it('are in the download, in the receipt and in the deletion', async () => {
    const { browser, userId } = await reader()
    await call(browser, { choice: own })
    const { data } = (await (await browser.form('/settings/my-data.json', {})).json()) as {
      data: Record<string, object[]>
    }
    expect(data.reader_choices).toEqual([expect.objectContaining({ choice: own })])
    expect(await browser.page('/settings/receipt')).toContain('Your choice among three scenes')
    await browser.form('/settings/delete', { confirm: 'DELETE' })
    expect(row(userId)).toBeUndefined()
  })
})

/** A difficulty that is none of the three. */
function foreign(): string {
  return ['trust delay', 'trust heat', 'trust far', 'speech far'].find(
    (turn) => !scenes.some(({ choice }) => choice === turn),
  )!
}
