import { beforeAll, describe, expect, it } from 'vitest'
import { proves } from '../specification/proves'
import { type Browser, ISTANBUL_BIRTH, registered, testApp } from '../support/app'

const app = await testApp()

interface Answer {
  analysisId: string
  partOfFortune: Record<string, unknown>
  analysis: Record<string, string | string[]>
  sentences: Record<string, { text: string; reason: Record<string, string> }[]>
}

describe('POST /api/analysis', () => {
  let browser: Browser
  let answer: Answer

  beforeAll(async () => {
    browser = app.browser()
    await registered(browser)
    await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
    answer = (await browser.call('POST', '/api/analysis')).body as Answer
  })

  it('answers every block, none of them empty', () => {
    expect(answer.partOfFortune).toMatchObject({
      sign: expect.any(String),
      house: expect.any(Number),
      ruler: expect.any(String),
      rulerSign: expect.any(String),
      rulerHouse: expect.any(Number),
    })
    for (const block of [
      'fortunePath',
      'currentBlockages',
      'spiritualGuidance',
      'lightSidePattern',
      'darkSideWarning',
    ]) {
      expect((answer.analysis[block] as string).length, block).toBeGreaterThan(80)
    }
    for (const list of ['practicalSteps', 'realLifeExamples'])
      expect(answer.analysis[list]!.length).toBeGreaterThan(2)
  })

  it('gives each sentence its factor, rule and source', () => {
    for (const sentence of Object.values(answer.sentences).flat()) {
      expect(sentence.reason).toMatchObject({
        factor: expect.stringMatching(/^[a-z.]+:/),
        statement: expect.stringMatching(/\w/),
        rule: expect.stringMatching(/\w/),
        source: expect.stringMatching(/\w{3}/),
      })
    }
  })

  it('is the same when asked again', async () => {
    expect((await browser.call('POST', '/api/analysis')).body).toEqual(answer)
  })

  it('takes a rating from 1 to 5, which may be changed', async () => {
    proves('check: rating')
    const path = `/api/analysis/${answer.analysisId}/rate`
    expect((await browser.call('POST', path, { rating: 4 })).status).toBe(200)
    expect((await browser.call('POST', path, { rating: 2 })).status).toBe(200)
    const rows = app.services.db.sqlite.prepare('select rating from analysis_ratings').pluck().all()
    expect(rows).toEqual([2])
    for (const rating of [0, 6, 2.5, 'x', null]) {
      expect((await browser.call('POST', path, { rating })).status, String(rating)).toBe(422)
    }
  })

  it('finds no analysis of a stranger', async () => {
    const stranger = app.browser()
    await registered(stranger)
    const { status } = await stranger.call('POST', `/api/analysis/${answer.analysisId}/rate`, { rating: 5 })
    expect(status).toBe(404)
    expect(
      (await app.browser().call('POST', `/api/analysis/${answer.analysisId}/rate`, { rating: 5 })).status,
    ).toBe(401)
  })

  it('needs birth data first', async () => {
    proves('screen: /analysis no birth data')
    const newcomer = app.browser()
    await registered(newcomer)
    expect((await newcomer.call('POST', '/api/analysis')).status).toBe(404)
    const page = await newcomer.get('/analysis')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Birth Data Required')
  })

  it('says that it failed when the stored chart cannot be read', async () => {
    proves('screen: /analysis failed', 'message: analysis failed')
    const unlucky = app.browser()
    const { email } = await registered(unlucky)
    await unlucky.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
    app.services.db.sqlite
      .prepare(
        `update astrological_readings set chart = '{}' where birth_detail_id in
           (select b.id from birth_details b join users u on u.id = b.user_id where u.email = ?)`,
      )
      .run(email)
    const response = await unlucky.get('/analysis')
    expect(response.status).toBe(503)
    const page = await response.text()
    expect(page).toContain('Analysis Failed')
    expect(page.replace(/\s+/g, ' ')).toContain(
      'We encountered an error while generating your analysis. This could be due to incomplete birth data or a temporary service issue.',
    )
    expect(page).toContain('Try Again')
    expect(page).toContain('Update Birth Data')
  })
})

describe('POST /api/stories', () => {
  it('keeps a story of at least 10 and at most 1000 characters', async () => {
    const browser = app.browser()
    await registered(browser)
    expect((await browser.call('POST', '/api/stories', { story: '  too short ' })).status).toBe(422)
    expect((await browser.call('POST', '/api/stories', { story: 'x'.repeat(1001) })).status).toBe(422)
    const sent = await browser.call('POST', '/api/stories', {
      story: 'قصة عن الصبر والرزق في بيتنا القديم',
      isAnonymous: true,
      tags: ['part_of_fortune', 'transformation'],
    })
    expect(sent).toMatchObject({
      status: 201,
      body: { title: 'My Part of Fortune story', status: 'pending' },
    })
  })
})
