import { beforeAll, describe, expect, it } from 'vitest'
import { proves } from '../specification/proves.ts'
import { type Browser, ISTANBUL_BIRTH, registered, testApp } from '../support/app.ts'

const app = await testApp()
const { sql } = app

interface Answer {
  analysisId: string
  headline: string
  headlineBecause: Sentence['because']
  letter: string
  partOfFortune: Record<string, unknown>
  analysis: Record<string, string | string[]>
  sentences: Record<string, Sentence[]>
  tracks: { name: string; part: string; witnesses: string[] }[]
  readFrom: Record<string, string> | null
  steps: { when: string; text: string; why: string }[]
  corpusVersion: string
  newVersion: boolean
}

interface Sentence {
  id: string
  text: string
  track: string | null
  because: { fact: string; rule: string; book: string | null; passage: string | null; ours: boolean }[]
  reason: Record<string, string>
}

/** A block with fewer words has lost a part. */
const LEAST_WORDS = {
  fortunePath: 100,
  currentBlockages: 80,
  spiritualGuidance: 60,
  lightSidePattern: 15,
  darkSideWarning: 8,
} as const

/** Without the data that React reads, which is what the page says a second time. */
const LARGEST_BYTES = 90_000

/** The text of a page without JavaScript. */
async function wordsOf(browser: Browser, path: string): Promise<string> {
  const html = await browser.page(path)
  return html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

describe('POST /api/analysis', () => {
  let browser: Browser
  let answer: Answer

  beforeAll(async () => {
    browser = await app.born()
    answer = (await browser.call('POST', '/api/analysis')).body as Answer
  })

  it('has every block, none of them empty or cut', () => {
    proves('data: analysis')
    expect(answer.partOfFortune).toMatchObject({
      sign: 'Pisces',
      house: 4,
      degree: expect.closeTo(0.34, 2),
      ruler: 'Jupiter',
      rulerSign: 'Cancer',
      rulerHouse: 9,
    })
    for (const block of Object.keys(LEAST_WORDS) as (keyof typeof LEAST_WORDS)[]) {
      const text = answer.analysis[block] as string
      // A text that was cut ends within a sentence.
      expect(text, block).toMatch(/^[\p{Lu}‘].*[.?!]’?$/su)
      expect(text.split(' ').length, block).toBeGreaterThanOrEqual(LEAST_WORDS[block])
    }
    for (const [list, count] of [
      ['practicalSteps', 3],
      ['realLifeExamples', 2],
    ] as const) {
      expect(answer.analysis[list]).toHaveLength(count)
      for (const one of answer.analysis[list] as string[]) expect(one).toMatch(/[.?!]’?$/)
    }
  })

  it('is composed in the language that the client prefers, once in each, and neither is a new version of the other', async () => {
    const asked = async (language: string) =>
      (await browser.call('POST', '/api/analysis', undefined, { 'Accept-Language': language })).body as Answer
    const arabic = await asked('ar')
    expect(arabic.letter).toMatch(/^[^A-Za-z]+$/)
    expect(arabic).toMatchObject({ newVersion: false, corpusVersion: expect.stringMatching(/^ar-/) })
    expect(arabic.tracks.map(({ name }) => name)).toEqual(answer.tracks.map(({ name }) => name))
    expect((await asked('ar')).analysisId).toBe(arabic.analysisId)
    expect(await asked('en')).toMatchObject({ analysisId: answer.analysisId, newVersion: false })
    const stored = sql.rows(
      'select language from analyses where id in (?, ?) order by 1',
      answer.analysisId,
      arabic.analysisId,
    )
    expect(stored).toEqual([{ language: 'ar' }, { language: 'en' }])
  })

  it('has the headline, and a letter of two paragraphs that begins with it', () => {
    const { headline, letter } = answer
    expect(headline).toMatch(/^\S.+\.$/)
    expect(letter.startsWith(`${headline} `)).toBe(true)
    expect(letter.split('\n\n')).toHaveLength(2)
  })

  it.each([
    ['en', 'The birth counts as one by day', 'The Part of Fortune is in Pisces.', 'in the fifth by signs'],
    ['ar', 'يُعدّ الميلاد نهاريًّا', 'سهم السعادة في برج الحوت.', 'الخامس'],
  ])('gives the headline its reasons in %s, those of its first sentence too, as on the page', async (language, ...facts) => {
    const headers = { 'Accept-Language': language }
    const { headlineBecause } = (await browser.call('POST', '/api/analysis', undefined, headers))
      .body as Answer
    const told = headlineBecause.map(({ fact }) => fact)
    for (const fact of facts) expect(told.join(' ')).toContain(fact)
    for (const { rule, book, ours } of headlineBecause)
      expect([rule === '', book === null]).toEqual([false, ours])
  })

  it('gives each sentence its reasons: a fact, a rule, and a book or a note that the rule is ours', () => {
    const sentences = Object.values(answer.sentences).flat()
    for (const { id, because, reason } of sentences) {
      expect(because.length, id).toBeGreaterThan(0)
      for (const { fact, rule, book, ours } of because) {
        expect(fact, id).toMatch(/^\S.+\.$/)
        expect(rule, id).toMatch(/\w/)
        expect(book === null, id).toBe(ours)
      }
      expect(reason).toMatchObject({ statement: because[0]!.fact, rule: because[0]!.rule })
    }
    expect(sentences.flatMap(({ because }) => because).some(({ passage }) => passage !== null)).toBe(true)
  })

  it('names the three subjects, what each block was read from, and three steps', () => {
    expect(answer.tracks.map(({ part }) => part)).toEqual(['gift', 'difficulty', 'help'])
    for (const { witnesses } of answer.tracks) expect(witnesses.length).toBeGreaterThan(1)
    expect(Object.keys(answer.readFrom ?? {})).toHaveLength(7)
    expect(answer.steps.map(({ when }) => when)).toEqual(['today', 'week', 'month'])
    expect(answer.newVersion).toBe(false)
  })

  it('is the same when requested again', async () => {
    expect((await browser.call('POST', '/api/analysis')).body).toEqual(answer)
  })

  it('accepts a rating from 1 to 5, which may be changed', async () => {
    proves('check: rating')
    const path = `/api/analysis/${answer.analysisId}/rate`
    for (const rating of [5, 1]) {
      expect((await browser.call('POST', path, { rating })).status).toBe(200)
      const rows = app.sql.values('select rating from analysis_ratings')
      expect(rows).toEqual([rating])
    }
    for (const rating of [0, 6, 2.5, 'x', null]) {
      expect((await browser.call('POST', path, { rating })).status, String(rating)).toBe(422)
    }
  })

  it('needs birth data first', async () => {
    proves('screen: /analysis no birth data')
    const newcomer = await app.newcomer()
    expect((await newcomer.call('POST', '/api/analysis')).status).toBe(404)
    const page = await newcomer.get('/analysis')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Birth Data Required')
  })

  it('reports a failure if the stored chart cannot be read', async () => {
    proves('screen: /analysis failed', 'message: analysis failed')
    const unlucky = app.browser()
    const { email } = await registered(unlucky)
    await unlucky.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
    app.sql.run(
      `update astrological_readings set chart = '{}' where birth_detail_id in
           (select b.id from birth_details b join users u on u.id = b.user_id where u.email = ?)`,
      email,
    )
    // Makes the engine fail: the ruler of a sign is not a planet.
    const rulers = (change: string) => sql.exec(`update planetary_rulers set traditional_ruler = ${change}`)
    rulers("'No ' || traditional_ruler")
    const response = await unlucky.get('/analysis')
    rulers("replace(traditional_ruler, 'No ', '')")
    expect(response.status).toBe(503)
    const page = await response.text()
    expect(page).toContain('Analysis Failed')
    expect(page.replace(/\s+/g, ' ')).toContain(
      'We encountered an error while generating your analysis. This could be due to incomplete birth data or a temporary service issue.',
    )
    expect(page).toContainAll('Try Again', 'Update Birth Data')
  })
})

describe('GET /analysis', () => {
  let browser: Browser
  let email: string
  let page: string

  beforeAll(async () => {
    browser = app.browser()
    ;({ email } = await registered(browser))
    await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
    page = await wordsOf(browser, '/analysis')
  })

  it('opens with the headline and the letter, before the list of parts', async () => {
    const { body } = await browser.call('POST', '/api/analysis')
    const { headline, headlineBecause, letter } = body as Answer
    const opening = page.slice(0, page.indexOf('Show all reasons'))
    const [first, second] = letter.split('\n\n')
    expect(opening).toContainAll(headline, first!.slice(headline.length).trim(), second!)
    // A term in a fact is a button, with a space before the mark after it.
    const facts = opening.replace(/ (?=[.,])/g, '')
    expect(facts).toContainAll(...headlineBecause.map(({ fact }) => fact))
  })

  it('says under each title what the block was read from, if all reasons are open', async () => {
    expect(page).not.toContain('Read from:')
    const open = await wordsOf(browser, '/analysis?reasons=all')
    expect(open.match(/Read from:/g)).toHaveLength(7)
    expect(open).toMatch(/Fortune Path Read from: Part of Fortune in Pisces/)
  })

  it('links each sentence to its reasons, which do not repeat all of it', async () => {
    const html = await browser.page('/analysis')
    const { sentences } = (await browser.call('POST', '/api/analysis')).body as Answer
    const body = html.replace(/<script[\s\S]*?<\/script>/g, '')
    const links = [...body.matchAll(/href="#(why-[^"]+)"/g)].map(([, id]) => id)
    // One more than the parts: the headline.
    expect(links.length).toBe(Object.values(sentences).flat().length + 1)
    for (const id of links) expect(body).toContain(`id="${id}"`)
    const [first] = sentences.fortunePath!
    // A term in it is a button.
    expect(body.replace(/<[^>]+>/g, '').split(first!.text)).toHaveLength(2)
  })

  it('has a list of its parts, which calls each as its heading does', async () => {
    const html = await browser.page('/analysis')
    const list = /<nav id="contents"[\s\S]*?<\/nav>/.exec(html)![0]
    const parts = [...list.matchAll(/<a [^>]*href="#([^"]+)"[^>]*>([^<]+)</g)]
    expect(parts).toHaveLength(7)
    for (const [, id, name] of parts) {
      const [heading] = /<h\d[\s\S]*?<\/h\d>/.exec(html.slice(html.indexOf(` id="${id}"`)))!
      expect(heading.replace(/<[^>]+>/g, '').trim(), id).toBe(name)
    }
  })

  it('opens all reasons on request', async () => {
    const opened = async (path: string) =>
      ((await browser.page(path)).match(/<ol class="reasons open" aria-label="Why this is said: /g) ?? [])
        .length
    expect(await browser.page('/analysis')).toContain('href="/analysis?reasons=all#contents"')
    expect(await opened('/analysis')).toBe(0)
    // The parts, and the headline.
    expect(await opened('/analysis?reasons=all')).toBeGreaterThan(7)
    expect(await browser.page('/analysis?reasons=all')).toContain('Hide the reasons')
  })

  it('says what another birth time would change', async () => {
    expect(page).toContain('Sure within 1 minute. What would change?')
    expect(page.indexOf('Sure within')).toBeGreaterThan(page.indexOf('Your reading in short'))
    expect(page).toMatch(
      /If you were born two minutes earlier, your Part of Fortune would be in Aquarius, not Pisces/,
    )
    expect(await wordsOf(browser, '/analysis?tolerance=0')).not.toMatch(/minutes? (earlier|later), your/)
  })

  it('labels written illustrations once, above them', () => {
    expect(page.match(/Chosen because/g)!.length).toBeGreaterThan(1)
    expect(page.match(/Written illustrations, not real people\./g)).toHaveLength(1)
  })

  it('is small, quotes each passage once and explains each term that it marks', async () => {
    for (const [dateOfBirth, birthTime] of [
      ['1978-07-15', '14:30'],
      ['1961-04-23', '03:17'],
      ['1994-03-17', '06:12'],
      ['1955-05-05', '09:09'],
    ] as const) {
      const person = await app.newcomer()
      await person.call('POST', '/api/birth-data', { ...ISTANBUL_BIRTH, dateOfBirth, birthTime })
      const html = await person.page('/analysis')
      const shown = html.replaceAll(/<script\b.*?<\/script>/gs, '')
      expect(Buffer.byteLength(shown), dateOfBirth).toBeLessThan(LARGEST_BYTES)
      const quotes = [...html.matchAll(/<q>(.*?)<\/q>/g)].map(([, words]) => words)
      expect(quotes.length).toBeGreaterThan(5)
      expect(new Set(quotes).size, dateOfBirth).toBe(quotes.length)
      const marked = new Set([...html.matchAll(/popovertarget="(t-[^"]+)"/g)].map(([, id]) => id!))
      const notes = [
        ...html.matchAll(
          /<p id="(t-[^"]+)" popover="auto"><b[^>]*>[^<]+<\/b>[^<]+\. <a href="\/glossary#([^"]+)"/g,
        ),
      ]
      expect(notes.map(([, id]) => id).sort()).toEqual([...marked].sort())
      for (const [, id, entry] of notes) expect(id).toBe(`t-${entry}`)
      expect(marked.size).toBeGreaterThan(5)
    }
  })

  it('gives each reason in three lines, with the words of the book', () => {
    expect(page).toContainAll('In your chart', 'What the book says', 'Our reading')
    expect(page).toMatch(/al-Qabisi, Introduction [IV]+\.\d+/)
    expect(page).toContain('No book says this: the rule is our own.')
  })

  it('shows which sentences change within the tolerance, and at which time', async () => {
    const wide = await wordsOf(browser, '/analysis?tolerance=30')
    expect(wide).toMatch(
      /If the birth time is off by up to 30 minutes, (every part|.* parts) of the text can change/,
    )
    expect(wide).toMatch(/Born (before|after) \d\d:\d\d: (this|every) part differs \w/)
    const exact = await wordsOf(browser, '/analysis?tolerance=0')
    expect(exact).not.toMatch(/parts? (differs?|would be)/)
  })

  describe('of an analysis that an earlier version composed', () => {
    const OLD_TEXT = 'An old sentence that somebody has read.'
    let id: string

    beforeAll(async () => {
      await browser.call('POST', '/api/analysis')
      id = sql.value(
        'select a.id from analyses a join users u on u.id = a.user_id where u.email = ?',
        email,
      ) as string
      const content = JSON.parse(sql.value('select content from analyses where id = ?', id) as string)
      content.blocks.fortunePath[0].text = OLD_TEXT
      content.ayahs = [{ surah: 94, ayah: 5, themes: ['ease'], meaningInBrief: 'Ease comes.' }]
      const { inShort: _, ...earlier } = content
      Object.assign(earlier, { corpusVersion: '1.6b856b76', headline: null, letter: [] })
      sql.run(
        'update analyses set content = ?, corpus_version = ? where id = ?',
        JSON.stringify(earlier),
        '1.6b856b76',
        id,
      )
      await browser.call('POST', `/api/analysis/${id}/rate`, { rating: 4 })
    })

    it('does not change, with its reasons, its verse and its rating', async () => {
      const old = await wordsOf(browser, '/analysis')
      expect(old).toContainAll(OLD_TEXT, 'Ease comes.')
      expect(old).toContain('A new version of your reading is available.')
      expect((await browser.call('POST', '/api/analysis')).body).toMatchObject({
        analysisId: id,
        newVersion: true,
        headline: null,
        headlineBecause: [],
        inShort: null,
        letter: null,
      })
      expect((await browser.form('/reports/pdf', {})).status).toBe(200)
    })

    it('is replaced on request, and kept with its rating', async () => {
      const answer = await browser.form('/analysis', { choice: 'renew' })
      expect(answer.status).toBe(303)
      const now = await wordsOf(browser, '/analysis')
      expect(now).not.toContainAll(OLD_TEXT, 'A new version of your reading is available.')
      expect(now).toContain('rated 4 of 5')
      const old = await wordsOf(browser, `/analysis?version=${id}`)
      expect(old).toContainAll(OLD_TEXT, 'Earlier version of your analysis')
      const ratings = app.sql.rows(
        'select analysis_id, rating from analysis_ratings where analysis_id = ?',
        id,
      )
      expect(ratings).toEqual([{ analysis_id: id, rating: 4 }])
    })

    it('is composed once, however often it is requested', async () => {
      await browser.form('/analysis', { choice: 'renew' })
      const count = app.sql.value(
        'select count(*) from analyses a join users u on u.id = a.user_id where u.email = ?',
        email,
      )
      expect(count).toBe(2)
    })

    it('is also replaced by a call, which always gives the same answer', async () => {
      const composed = () =>
        sql.value('select count(*) from analyses a join users u on u.id = a.user_id where u.email = ?', email)
      sql.run(
        'delete from analyses where id <> ? and user_id = (select user_id from analyses where id = ?)',
        id,
        id,
      )
      expect(composed()).toBe(1)
      const first = await browser.call('POST', '/api/analysis/renew')
      const again = await browser.call('POST', '/api/analysis/renew')
      expect([first.status, again.status]).toEqual([200, 200])
      expect(again.body).toEqual(first.body)
      expect(composed()).toBe(2)
      expect((await browser.call('POST', '/api/analysis')).body).toMatchObject({
        analysisId: (first.body as Answer).analysisId,
        newVersion: false,
      })
      expect((await app.browser().call('POST', '/api/analysis/renew')).status).toBe(401)
    })

    it('is not shown to other people', async () => {
      const stranger = await app.born()
      expect((await stranger.get(`/analysis?version=${id}`)).status).toBe(404)
    })
  })
})
