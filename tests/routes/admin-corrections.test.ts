import { describe, expect, it } from 'vitest'
import { administrator, birthRowsOf, lastChange, pagesOf } from '../support/admin.ts'
import { testApp } from '../support/app.ts'
import { charted as chartedIn, LOT } from '../support/calls/back-office-natal-charts.ts'

const app = await testApp()
const { sql } = app
const { sqlite } = app.services.db
const admin = await administrator(app)
const charted = () => chartedIn({ app })

const { page, submit } = pagesOf(admin)
const call = (method: string, path: string, body?: unknown) => admin.browser.call(method, path, body)
const { recordOf, chartOf } = birthRowsOf(app)

const FORM = { dateOfBirth: '1990-02-03', birthTime: '05:06', country: 'Türkiye', cityId: '745044' }

describe('correction requests', () => {
  const REASON = 'My mother says that it was in the morning.'

  async function asking() {
    const person = await charted()
    const fields = { ...FORM, dateOfBirth: '1978-07-15', birthTime: '02:30', reason: REASON }
    expect((await person.browser.form('/birth-info/correction', fields)).status).toBe(303)
    const requestId = sql.value('select id from correction_requests where user_id = ?', person.id) as string
    return { ...person, requestId, path: `/admin/birth-details/corrections/${requestId}` }
  }

  it('wait in a queue, oldest first', async () => {
    const { requestId, path, chartId } = await asking()
    expect(await page('/admin/birth-details')).toMatch(/Correction requests<\/a><span[^>]*>1 waiting/)
    expect(await page('/admin/birth-details/corrections')).toContain(`corrections/${requestId}`)
    const html = await page(path)
    expect(html).toContainAll(REASON, '14:30', '02:30', 'the same', 'Part of Fortune: now')
    expect(html).not.toContain('by hand')
    await call('PATCH', `/api/admin/natal-charts/${chartId}`, LOT)
    expect(await page(path)).toContain('Manual changes to the chart will be lost.')
    expect((await admin.browser.get('/admin/birth-details/corrections/none')).status).toBe(404)
  })

  it('are found by person and by reason, and exported as a file', async () => {
    const { requestId, email } = await asking()
    const list = '/admin/birth-details/corrections'
    const link = `corrections/${requestId}`
    expect(await page(`${list}?q=${email}`)).toContain(link)
    expect(await page(`${list}?q=${encodeURIComponent(REASON.slice(5, 15))}`)).toContain(link)
    expect(await page(`${list}?q=${email}&status=declined`)).not.toContain(link)
    expect(await page(`${list}?q=nothing-of-the-kind`)).toContain('No request matches this search.')
    const file = await (await admin.browser.form(`${list}.csv`, {})).text()
    expect(file.split('\r\n').find((line) => line.startsWith(requestId))).toContain(email)
    expect(lastChange(app)).toMatchObject({ action: 'corrections.export' })
  })

  it('renew chart and analysis when accepted, and the person sees it', async () => {
    const { birthDetailId, browser, path, id } = await asking()
    const before = chartOf(birthDetailId)!
    await browser.call('POST', '/api/analysis', {})
    expect(await submit(path, { decision: 'accept' })).toContain('Correction accepted')
    expect(recordOf(birthDetailId)).toMatchObject({ birth_time: '02:30', is_own: 1 })
    const after = chartOf(birthDetailId)!
    expect(after.id).toBe(before.id)
    expect(after.chart).not.toBe(before.chart)
    const { body } = await browser.call('POST', '/api/analysis', {})
    expect((body as { partOfFortune: { degree: number } }).partOfFortune.degree).toBe(after.pof_degree)
    const own = await page('/birth-info', browser)
    expect(own).toContainAll('Correction accepted', '02:30')
    expect(lastChange(app)).toMatchObject({
      action: 'corrections.accept',
      subject_user_id: id,
      before: { birthTime: '14:30' },
      after: { birthTime: '02:30' },
    })
  })

  it('can change or remove the pseudonym', async () => {
    const { browser, birthDetailId, id } = await charted()
    sql.run("update birth_details set pseudonym = 'Nightingale' where id = ?", birthDetailId)
    await browser.form('/birth-info/correction', { ...FORM, pseudonym: '', reason: REASON })
    const requestId = sql.value('select id from correction_requests where user_id = ?', id)
    const path = `/admin/birth-details/corrections/${requestId}`
    expect(await page(path)).toMatch(/Pseudonym<.*Nightingale<.*none</)
    await submit(path, { decision: 'accept' })
    expect(recordOf(birthDetailId)).toMatchObject({ pseudonym: null })
    expect(lastChange(app)).toMatchObject({
      before: { pseudonym: 'Nightingale' },
      after: { pseudonym: null },
    })
  })

  it('show the reason to the person when declined', async () => {
    const { birthDetailId, browser, path } = await asking()
    const silent = await admin.browser.form(path, { decision: 'decline', answer: '  ' })
    expect(silent.status).toBe(422)
    expect(await silent.text()).toContain('Please say why the request is declined')
    const answer = 'The certificate that you sent says 14:30.'
    expect(await submit(path, { decision: 'decline', answer })).toContain('Correction declined')
    expect(recordOf(birthDetailId)).toMatchObject({ birth_time: '14:30' })
    const own = await page('/birth-info', browser)
    expect(own).toContainAll('Correction declined', answer)
    expect(await page('/admin/birth-details/corrections?status=declined')).toContain(REASON)
  })

  it('cannot be accepted if the requested record could not be saved', async () => {
    const { path, requestId, birthDetailId } = await asking()
    const wish = { dateOfBirth: '1978-07-15', birthTime: 'at dawn', cityId: '745044' }
    sql.run('update correction_requests set requested = ? where id = ?', JSON.stringify(wish), requestId)
    const html = await page(path)
    expect(html).toContain('This cannot be accepted as it stands')
    expect(html).not.toContain('value="accept"')
    expect(await submit(path, { decision: 'accept' })).toContain(
      'Please ask the person to send the request again.',
    )
    expect(recordOf(birthDetailId)).toMatchObject({ birth_time: '14:30' })
    await submit(path, { decision: 'decline', answer: 'Please send it again.' })
  })

  it('cannot be accepted after they are deleted', async () => {
    const { path, birthDetailId } = await asking()
    await call('DELETE', `/api/admin/birth-details/${birthDetailId}`)
    expect(await submit(path, { decision: 'accept' })).toContain('There is no such correction request.')
  })

  it('are decided once: the second administrator gets an error', async () => {
    const { path, birthDetailId } = await asking()
    for (const _ of ['pressed', 'pressed twice'])
      expect(await submit(path, { decision: 'accept' })).toContain('Correction accepted')
    const count = sqlite.prepare(
      "select count(*) from audit_log where action = 'corrections.accept' and entity_id = ?",
    )
    expect(count.pluck().get(path.split('/').at(-1))).toBe(1)
    const second = await administrator(app)
    const response = await second.browser.form(path, { decision: 'accept' })
    expect(await page(response.headers.get('Location')!, second.browser)).toContain(
      'This request has already been decided.',
    )
    const late = await admin.browser.form(path, { decision: 'decline', answer: 'No.' })
    expect(late.status).toBe(409)
    expect(await late.text()).toContain('This request has already been decided.')
    expect(recordOf(birthDetailId)).toMatchObject({ birth_time: '02:30' })
  })
})
