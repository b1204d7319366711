import { describe, expect, it } from 'vitest'
import { proves } from '../specification/proves.ts'
import {
  administrator,
  birthRowsOf,
  figuresOf,
  headsOf,
  lastChange,
  member,
  pagesOf,
  whileTheEngineFails,
} from '../support/admin.ts'
import { testApp } from '../support/app.ts'
import { BIRTH } from '../support/calls/back-office-birth-details.ts'
import { charted as chartedIn } from '../support/calls/back-office-natal-charts.ts'

const app = await testApp()
const { sql } = app
const { sqlite } = app.services.db
const admin = await administrator(app)
const charted = () => chartedIn({ app })

const { page, submit } = pagesOf(admin)
const call = (method: string, path: string, body?: unknown) => admin.browser.call(method, path, body)
const { recordOf, chartOf } = birthRowsOf(app)

const FORM = { dateOfBirth: '1990-02-03', birthTime: '05:06', country: 'Türkiye', cityId: '745044' }

describe('the list of birth details', () => {
  it('has cards with the right counts', async () => {
    proves('screen: /admin/birth-details')
    await charted()
    const figures = async () => figuresOf(await page('/admin/birth-details'))
    const before = await figures()
    const ankara = { ...BIRTH, cityId: '323786', pseudonym: 'Wanderer' }
    for (let each = 0; each < 2; each += 1)
      await call('POST', '/api/admin/birth-details', { userId: (await member(app)).id, ...ankara })
    const after = await figures()
    expect(after).toEqual({
      Total: before.Total! + 2,
      'With Pseudonyms': before['With Pseudonyms']! + 2,
      'Unique Cities': before['Unique Cities']! + 1,
      'Recent Additions': before['Recent Additions']! + 2,
    })
    expect(after['Unique Cities']).toBe(
      sql.value('select count(*) from (select distinct country, city_name from birth_details)'),
    )
  })

  it('finds by pseudonym, user name or email, and not by place', async () => {
    proves('limit: search of birth details', 'screen: /admin/birth-details')
    const { birthDetailId, email, id } = await charted()
    sql.run("update birth_details set pseudonym = 'Qamar' where id = ?", birthDetailId)
    sql.run("update users set name = 'Hafsa bint Umar' where id = ?", id)
    for (const q of ['qama', 'HAFSA BINT', email, 'qa']) {
      const { body } = await call('GET', `/api/admin/birth-details?q=${encodeURIComponent(q)}`)
      expect((body as { id: string }[]).map((row) => row.id)).toContain(birthDetailId)
    }
    expect(await page('/admin/birth-details?q=istanbul')).toContain('No birth detail matches this search.')
    const html = await page('/admin/birth-details?q=qamar')
    expect(headsOf(html)).toEqual([
      'User',
      'Pseudonym',
      'Birth date',
      'Birth time',
      'City and country',
      'Created',
      'Actions',
    ])
    expect(html).toContainAll(
      'Hafsa bint Umar',
      'Qamar',
      '15 July 1978',
      '14:30',
      'Istanbul',
      'Showing 1–1 of 1',
    )
  })
})

describe('creating a birth detail', () => {
  it('asks for the user first, then makes record and chart', async () => {
    proves('message: birth detail created', 'screen: /admin/birth-details')
    const person = await member(app)
    expect(await page(`/admin/birth-details/new?find=${person.email}`)).toContain(`user=${person.id}`)
    expect(await page('/admin/birth-details/new?find=nobody-at-all')).toContain(
      'No user matches this search.',
    )
    const path = `/admin/birth-details/new?user=${person.id}&q=person`
    expect(await page(path)).toContain(person.email)
    expect(await submit(path, { ...FORM, userId: person.id, ofWhom: 'own' })).toContain(
      'Birth detail created successfully',
    )
    expect((await person.browser.call('GET', '/api/birth-data')).body).toMatchObject({
      dateOfBirth: '1990-02-03',
      cityName: 'Istanbul',
    })
    expect((await person.browser.call('GET', '/api/natal-chart')).body).not.toBeNull()
    const created = sql.value('select id from birth_details where user_id = ?', person.id)
    expect(
      sql.values('select action from audit_log where subject_user_id = ? order by id', person.id),
    ).toEqual(['birth-details.create', 'natal-charts.generate'])
    expect(chartOf(created as string)).toBeDefined()
  })

  it('keeps one own record of a person, and further ones under a pseudonym', async () => {
    const { id } = await charted()
    const path = `/admin/birth-details/new?user=${id}`
    const own = await admin.browser.form(path, { ...FORM, userId: id, ofWhom: 'own' })
    expect(own.status).toBe(409)
    expect(await own.text()).toContain('This user already has their own birth detail.')
    const nameless = await admin.browser.form(path, { ...FORM, userId: id, ofWhom: 'further' })
    expect(nameless.status).toBe(422)
    expect(await nameless.text()).toMatch(
      /id="birth-pseudonym-error"[^>]*>.*?A birth detail of another person needs a pseudonym/,
    )
    const { status, body } = await call('POST', '/api/admin/birth-details', {
      userId: id,
      pseudonym: 'Her brother',
      ...BIRTH,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ isOwn: false, pseudonym: 'Her brother', countryName: 'Türkiye' })
    expect((body as { chartId: string }).chartId).toBe(chartOf((body as { id: string }).id)!.id)
    expect(await page('/admin/birth-details?q=her%20brother')).toContain('Another person')
  })

  it('happens once for one showing of the form, however often it is sent', async () => {
    const { id } = await charted()
    const path = `/admin/birth-details/new?user=${id}`
    const idempotencyKey = /name="idempotencyKey" value="([^"]+)"/.exec(await page(path))![1]!
    const brother = { ...FORM, userId: id, ofWhom: 'further', pseudonym: 'His brother', idempotencyKey }
    const count = sqlite.prepare("select count(*) from birth_details where pseudonym = 'His brother'").pluck()
    for (const _ of ['pressed', 'pressed twice'])
      expect(await submit(path, brother)).toContain('Birth detail created successfully')
    expect(count.get()).toBe(1)
    // A twin is another showing of the form.
    await submit(path, { ...brother, idempotencyKey: 'another' })
    expect(count.get()).toBe(2)
  })

  it('looks a city up without JavaScript, and needs a user', async () => {
    const { id } = await member(app)
    const path = `/admin/birth-details/new?user=${id}`
    const found = await admin.browser.form(path, {
      userId: id,
      step: 'find-city',
      country: 'Türkiye',
      citySearch: 'Konya',
      birthTime: '05:06',
    })
    const choices = await found.text()
    expect(choices).toContainAll('Choose your city', 'value="05:06"')
    const userless = await admin.browser.form('/admin/birth-details/new', FORM)
    expect(userless.status).toBe(422)
    const { browser } = await member(app)
    expect((await browser.form(path, { step: 'find-city', citySearch: 'Konya' })).status).toBe(403)
  })

  it('says if the chart could not be generated; the record stays', async () => {
    proves('message: birth detail without chart', 'message: chart generated', 'screen: /admin/birth-details')
    const first = await member(app)
    const second = await member(app)
    await whileTheEngineFails(app, async () => {
      expect(
        await submit(`/admin/birth-details/new?user=${first.id}`, {
          ...FORM,
          userId: first.id,
          ofWhom: 'own',
        }),
      ).toContain('Birth detail created but natal chart generation failed')
      for (const _ of ['sent', 'sent twice'])
        expect(await call('POST', '/api/admin/birth-details', { userId: second.id, ...BIRTH })).toMatchObject(
          {
            status: 201,
            body: { chartId: null, message: 'Birth detail created but natal chart generation failed' },
          },
        )
    })
    const id = sql.value('select id from birth_details where user_id = ?', first.id) as string
    expect(chartOf(id)).toBeUndefined()
    expect(await submit('/admin/birth-details?q=x', { birthDetailsId: id })).toContain(
      'Natal chart generated successfully!',
    )
    expect(chartOf(id)).toBeDefined()
  })
})

describe('editing a birth detail', () => {
  it('calculates the chart again only if the birth changes', async () => {
    proves('screen: /admin/birth-details')
    const { birthDetailId, browser, id } = await charted()
    const before = chartOf(birthDetailId)!
    const path = `/admin/birth-details/${birthDetailId}/edit?q=person`
    const html = await page(path)
    expect(html).toContainAll('value="1978-07-15"', 'value="745044"')
    const same = { dateOfBirth: '1978-07-15', birthTime: '14:30', country: 'Türkiye', cityId: '745044' }
    expect(await submit(path, { ...same, pseudonym: 'Nightingale' })).toContain(
      'Birth detail updated successfully',
    )
    expect(recordOf(birthDetailId)).toMatchObject({ pseudonym: 'Nightingale' })
    expect(chartOf(birthDetailId)).toEqual(before)
    await browser.call('POST', '/api/analysis', {})
    expect(await submit(path, { ...same, birthTime: '02:30' })).toContain('Birth detail updated successfully')
    const after = chartOf(birthDetailId)!
    expect(after.id).toBe(before.id)
    expect(after.chart).not.toBe(before.chart)
    const { body } = await browser.call('POST', '/api/analysis', {})
    expect((body as { partOfFortune: { sign: string } }).partOfFortune.sign).toBe(after.pof_sign)
    expect(lastChange(app)).toMatchObject({
      action: 'birth-details.edit',
      subject_user_id: id,
      before: { birthTime: '14:30' },
      after: { birthTime: '02:30' },
    })
  })

  it('keeps the fields that a call leaves out', async () => {
    const { birthDetailId } = await charted()
    const before = recordOf(birthDetailId)!
    const { body } = await call('PATCH', `/api/admin/birth-details/${birthDetailId}`, { birthTime: '15:00' })
    expect(body).toMatchObject({ birthTime: '15:00', dateOfBirth: '1978-07-15', cityName: 'Istanbul' })
    const after = recordOf(birthDetailId)!
    expect(after.utc).toBe((before.utc as number) + 1_800_000)
    for (const name of ['city_id', 'state_name', 'country', 'latitude', 'zone', 'is_own'])
      expect(after[name]).toBe(before[name])
    const { body: moved } = await call('PATCH', `/api/admin/birth-details/${birthDetailId}`, {
      cityId: 323786,
    })
    expect(moved).toMatchObject({ cityName: 'Ankara', birthTime: '15:00' })
    const { status, body: refused } = await call('PATCH', `/api/admin/birth-details/${birthDetailId}`, {})
    expect({ status, refused }).toMatchObject({ status: 422 })
    const { body: wrong } = await call('PATCH', `/api/admin/birth-details/${birthDetailId}`, {
      dateOfBirth: '2100-01-01',
    })
    expect(wrong).toMatchObject({
      fieldErrors: { dateOfBirth: ['The date of birth cannot be in the future'] },
    })
  })

  it('takes coordinates of zero, and ignores empty ones', async () => {
    const person = await member(app)
    const there = { latitude: 1.5, longitude: 36.5, placeName: 'A camp' }
    const born = { dateOfBirth: '1990-01-01', birthTime: '10:00' }
    await person.browser.call('POST', '/api/birth-data', { ...born, ...there })
    const id = sql.value('select id from birth_details where user_id = ?', person.id) as string
    const path = `/api/admin/birth-details/${id}`
    for (const none of [null, '']) {
      const named = await call('PATCH', path, { placeName: 'Another camp', latitude: none, longitude: none })
      expect(named).toMatchObject({ status: 200, body: { cityName: 'Another camp' } })
    }
    expect(recordOf(id)).toMatchObject({ latitude: 1.5, longitude: 36.5 })
    expect((await call('PATCH', path, { latitude: 0 })).status).toBe(200)
    expect(recordOf(id)).toMatchObject({ latitude: 0, longitude: 36.5 })

    const { birthDetailId } = await charted()
    const city = `/api/admin/birth-details/${birthDetailId}`
    expect((await call('PATCH', city, { longitude: 0 })).status).toBe(422)
    const moved = await call('PATCH', city, { latitude: 0, longitude: 36, zone: 'Africa/Nairobi' })
    expect(moved.status).toBe(200)
    expect(recordOf(birthDetailId)).toMatchObject({ latitude: 0, zone: 'Africa/Nairobi' })
  })
})

describe('deleting a birth detail', () => {
  it('asks first, then deletes it with its chart; the person can enter it again', async () => {
    proves('screen: /admin/birth-details')
    const { birthDetailId, browser } = await charted()
    const path = `/admin/birth-details/${birthDetailId}/delete?q=person`
    expect(await page(path)).toContain('Delete this birth detail?')
    expect(await submit(path, {})).toContain('Birth detail deleted successfully')
    expect(recordOf(birthDetailId)).toBeUndefined()
    expect(chartOf(birthDetailId)).toBeUndefined()
    expect((await browser.call('GET', '/api/birth-data')).body).toBeNull()
    expect(await submit(path, {})).toContain('Birth detail deleted successfully')
  })
})
