import { describe, expect, it } from 'vitest'
import { dmText } from '#app/ui/chart/degree-text.ts'
import { proves } from '../specification/proves.ts'
import { administrator, figuresOf, lastChange, member, pagesOf } from '../support/admin.ts'
import { testApp } from '../support/app.ts'
import { charted as chartedIn, chartless, LOT } from '../support/calls/back-office-natal-charts.ts'

const app = await testApp()
const { sql } = app
const admin = await administrator(app)
const charted = () => chartedIn({ app })

const { page, submit } = pagesOf(admin)
const call = (method: string, path: string, body?: unknown) => admin.browser.call(method, path, body)
const chartOf = (id: string) =>
  sql.row('select * from astrological_readings where id = ?', id) as Record<string, unknown>

/** The fields of the form of a chart, as they are sent. */
const form = (changes: Record<string, string> = {}) => ({
  ...Object.fromEntries(Object.entries(LOT).map(([name, value]) => [name, String(value)])),
  ...changes,
})

describe('natal charts, simple', () => {
  it('counts charts and their users, further records of one user included', async () => {
    proves('screen: /admin/natal-charts')
    const figures = async () => {
      const cards = figuresOf(await page('/admin/natal-charts'))
      return [cards['Total Charts'], cards['Unique Users']]
    }
    const [charts, people] = (await figures()) as [number, number]
    const person = await charted()
    expect(await figures()).toEqual([charts + 1, people + 1])
    const copy = (id: string, userId: string) => {
      const row = sql.row('select * from birth_details where id = ?', person.birthDetailId)
      const further = { ...(row as object), id, user_id: userId, is_own: 0, pseudonym: 'Further' }
      const names = Object.keys(further)
      sql.run(
        `insert into birth_details (${names.join()}) values (${names.map((name) => `@${name}`).join()})`,
        further,
      )
    }
    copy('further-one', person.id)
    await call('POST', '/api/admin/natal-chart/generate', { birthDetailsId: 'further-one' })
    expect(await figures()).toEqual([charts + 2, people + 1])
    const other = await member(app)
    copy('further-two', other.id)
    await call('POST', '/api/admin/natal-chart/generate', { birthDetailsId: 'further-two' })
    expect(await figures()).toEqual([charts + 3, people + 2])
  })

  it('finds by user, email or city name, and shows what the specification names', async () => {
    proves('limit: search of natal charts', 'screen: /admin/natal-charts')
    const { chartId, email, id } = await charted()
    sql.run("update users set name = 'Zaynab al-Ghazali' where id = ?", id)
    for (const q of ['zaynab', email, 'AL-GHAZ']) {
      const { body } = await call('GET', `/api/admin/natal-charts?q=${encodeURIComponent(q)}`)
      expect((body as { id: string }[]).map((row) => row.id)).toContain(chartId)
    }
    const { body } = await call('GET', '/api/admin/natal-charts?q=istanb')
    expect((body as { id: string }[]).map((row) => row.id)).toContain(chartId)
    const [row] = (await call('GET', '/api/admin/natal-charts?q=zaynab')).body as Record<string, unknown>[]
    expect(row).toMatchObject({
      userId: id,
      userName: 'Zaynab al-Ghazali',
      userEmail: email,
      cityName: 'Istanbul',
      birthDate: '1978-07-15',
      birthTime: '14:30',
      planetsCount: 10,
      housesCount: 12,
    })
    const html = await page('/admin/natal-charts?q=zaynab')
    expect(html).toContainAll(
      'Zaynab al-Ghazali',
      '15 July 1978',
      '14:30',
      'Istanbul',
      'Planets · houses · aspects',
      `>10 · 12 · ${chartOf(chartId).aspects_count}<`,
    )
    expect(html).toMatch(/>Pisces 0°\d\d′<.*?>4th house</s)
    for (const action of ['View Details', 'Delete Chart']) expect(html).toContain(`${action}<`)
    expect(await page('/admin/natal-charts?q=zz')).toContain('No natal chart matches this search.')
  })

  it.each(['created', 'sign', 'user'])('sorts by %s', async (sort) => {
    const { body } = await call('GET', `/api/admin/natal-charts?sort=${sort}`)
    const name = { created: 'createdAt', sign: 'pofSign', user: 'userName' }[sort]!
    const values = (body as Record<string, string>[]).map((row) => row[name])
    expect(values).toEqual([...values].sort())
  })

  it('shows the details of one, and is a CSV file', async () => {
    proves('screen: /admin/natal-charts')
    const { chartId, email } = await charted()
    const html = await page(`/admin/natal-charts/${chartId}?q=person`)
    for (const text of ['Birth Information', '15 July 1978', 'Part of Fortune', 'Europe/Istanbul'])
      expect(html.split(/role="(?:alert)?dialog"/)[1]).toContain(text)
    expect(html.replaceAll('<!-- -->', '')).toContain('Lot in the 5th house, ruler in the')
    const csv = await (await admin.browser.form('/admin/natal-charts.csv', {})).text()
    expect(csv).toContainAll(`${chartId},`, email)
    expect(csv.trimEnd().split('\r\n')).toHaveLength(
      1 + (sql.value('select count(*) from astrological_readings') as number),
    )
    expect((await admin.browser.get('/admin/natal-charts/none')).status).toBe(404)
  })

  it('asks first, then deletes a chart; the birth detail stays', async () => {
    proves('message: natal chart deleted', 'screen: /admin/natal-charts')
    const { chartId, birthDetailId, id } = await charted()
    expect(await page(`/admin/natal-charts/${chartId}/delete`)).toContain('Delete this natal chart?')
    expect(await submit(`/admin/natal-charts/${chartId}/delete?q=person`, {})).toContain(
      'Natal chart deleted',
    )
    expect(chartOf(chartId)).toBeUndefined()
    expect(sql.value('select count(*) from birth_details where id = ?', birthDetailId)).toBe(1)
    expect(lastChange(app)).toMatchObject({
      action: 'natal-charts.delete',
      entity_id: chartId,
      subject_user_id: id,
    })
    // The second press of the button.
    expect(await submit(`/admin/natal-charts/${chartId}/delete`, {})).toContain('Natal chart deleted')
  })
})

describe('enhanced natal charts', () => {
  it('has its cards', async () => {
    proves('screen: /admin/enhanced-natal-charts')
    await charted()
    const html = await page('/admin/enhanced-natal-charts')
    const count = (where: string) =>
      sql.value(`select count(*) from astrological_readings where ${where}`) as number
    expect(count('is_day_birth = 1')).toBeGreaterThan(0)
    expect(figuresOf(html)).toMatchObject({
      Total: count('true'),
      Complete: count('aspects_count > 0'),
      'Day Births': count('is_day_birth = 1'),
      Recent: count('true'),
    })
    expect(html).toContain('href="/admin/enhanced-natal-charts/new"')
  })

  it('names a chart by its pseudonym before it is shown, regenerated or deleted', async () => {
    const { chartId, birthDetailId } = await charted()
    sql.run("update birth_details set pseudonym = 'Traveller' where id = ?", birthDetailId)
    for (const path of [
      `/admin/natal-charts/${chartId}`,
      `/admin/natal-charts/${chartId}/delete`,
      `/admin/enhanced-natal-charts/${chartId}/regenerate`,
      `/admin/enhanced-natal-charts/${chartId}/delete`,
    ]) {
      const dialog = (await page(path)).split(/role="(?:alert)?dialog"/)[1]
      expect(dialog, path).toMatch(/[Cc]hart of <bdi[^>]*>Traveller<\/bdi>/)
    }
  })

  it('finds by user, email, pseudonym or sign of the lot', async () => {
    proves('limit: search of enhanced charts', 'screen: /admin/enhanced-natal-charts')
    const { chartId, birthDetailId, email } = await charted()
    sql.run("update birth_details set pseudonym = 'Wanderer' where id = ?", birthDetailId)
    const { body } = await call('GET', `/api/admin/natal-charts-enhanced?q=wander`)
    expect(body).toMatchObject([{ id: chartId, pseudonym: 'Wanderer', userEmail: email, birthDetailId }])
    const sign = chartOf(chartId).pof_sign as string
    const { body: bySign } = await call('GET', `/api/admin/natal-charts-enhanced?q=${sign.toLowerCase()}`)
    expect((bySign as { id: string }[]).map(({ id }) => id)).toContain(chartId)
    expect(await page('/admin/enhanced-natal-charts?show=night&q=zz')).toContain(
      'No natal chart matches this search.',
    )
  })

  it('has the tabs Overview, Houses, Planets and Aspects, each with its own address', async () => {
    proves('screen: /admin/enhanced-natal-charts')
    const { chartId } = await charted()
    const base = `/admin/enhanced-natal-charts/${chartId}`
    const overview = await page(`${base}?q=person`)
    for (const leaf of ['', '/houses', '/planets', '/aspects'])
      expect(overview).toContain(`href="${base}${leaf}?q=person"`)
    for (const tab of ['Overview', 'Houses', 'Planets', 'Aspects']) expect(overview).toContain(`>${tab}</a>`)
    expect(overview).toContain('Natal chart wheel')
    expect(overview.replaceAll('<!-- -->', '')).toContain('Lot in the 5th house, ruler in the')
    expect(await page(`${base}/houses`)).toContain('Begins')
    expect(await page(`${base}/planets`)).toMatch(/Neptune<span[^>]*>retrograde/)
    expect(await page(`${base}/aspects`)).toContain('Angle')
    expect((await admin.browser.get(`${base}/nothing`)).headers.get('Location')).toBe(base)
  })

  it('names the reading of a birth detail', async () => {
    const { chartId, birthDetailId } = await charted()
    expect((await call('GET', `/api/admin/reading-by-birth/${birthDetailId}`)).body).toEqual({ id: chartId })
    await call('DELETE', `/api/admin/natal-charts/${chartId}`)
    expect((await call('GET', `/api/admin/reading-by-birth/${birthDetailId}`)).body).toEqual({ id: null })
  })
})

describe('editing a chart', () => {
  it('keeps the computed values as well, and both the administrator and the person see a note', async () => {
    proves('screen: /admin/enhanced-natal-charts')
    const { chartId, browser, id } = await charted()
    const computed = chartOf(chartId)
    const before = (await browser.call('POST', '/api/analysis', {})).body as Record<string, unknown>
    expect(await submit(`/admin/enhanced-natal-charts/${chartId}/edit`, form())).toContain(
      'Natal chart updated',
    )
    expect(chartOf(chartId)).toMatchObject({
      pof_sign: 'Leo',
      pof_degree: 12.5,
      pof_house: 9,
      edited_by: admin.id,
      chart: computed.chart,
    })
    expect(lastChange(app)).toMatchObject({
      action: 'natal-charts.edit',
      subject_user_id: id,
      before: { pofSign: computed.pof_sign },
      after: { pofSign: 'Leo' },
    })
    const overview = await page(`/admin/enhanced-natal-charts/${chartId}`)
    expect(overview).toContainAll('Edited manually', 'Leo 12°30′, 9th house')
    expect(overview).toContain(`${computed.pof_sign} ${dmText(computed.pof_degree as number)}`)
    expect(await page('/admin/natal-charts')).toContain('Edited manually')
    expect(await page('/admin/enhanced-natal-charts?show=edited')).toContain(chartId)

    // The person's own pages show the computed values, with the note.
    expect((await browser.call('GET', '/api/natal-chart')).body).toMatchObject({ pofSign: computed.pof_sign })
    expect((await browser.call('GET', '/api/astrological-reading')).body).toMatchObject({
      pofSign: computed.pof_sign,
      isDayBirth: Boolean(computed.is_day_birth),
    })
    expect((await browser.call('POST', '/api/analysis', {})).body).toEqual(before)
    for (const path of ['/reports/basic', '/reports/detailed'])
      expect(await page(path, browser)).toContain('12°30′ Leo, 9th house; ruler Sun')
    expect(await page('/dashboard', browser)).toContain(computed.pof_sign as string)
  })

  it('removes the mark when the computed values are written again', async () => {
    const { chartId } = await charted()
    const computed = chartOf(chartId)
    await call('PATCH', `/api/admin/natal-charts/${chartId}`, { pofHouse: 1, pofDegree: 3.25 })
    expect(chartOf(chartId).edited_at).not.toBeNull()
    const { body } = await call('PATCH', `/api/admin/natal-charts/${chartId}`, {
      pofHouse: computed.pof_house,
      pofDegree: Math.floor((computed.pof_degree as number) * 100) / 100,
    })
    expect(body).toMatchObject({ editedAt: null, pofDegree: computed.pof_degree })
  })
})

describe('regenerating a chart', () => {
  it('calculates it again with the same id, and removes the edit', async () => {
    proves('message: chart regenerated', 'screen: /admin/enhanced-natal-charts')
    const { chartId, browser } = await charted()
    const computed = chartOf(chartId)
    const analysis = (await browser.call('POST', '/api/analysis', {})).body
    await call('PATCH', `/api/admin/natal-charts/${chartId}`, LOT)
    expect(await page(`/admin/enhanced-natal-charts/${chartId}/regenerate`)).toContain('Edited manually')
    expect(await submit(`/admin/enhanced-natal-charts/${chartId}/regenerate`, {})).toContain(
      'Natal chart regenerated from an astrology API successfully',
    )
    expect(chartOf(chartId)).toMatchObject({ pof_sign: computed.pof_sign, edited_at: null, edited_by: null })
    for (const [table, rows] of [
      ['planets', 10],
      ['houses', 12],
      ['aspects', computed.aspects_count],
    ])
      expect(sql.value(`select count(*) from ${table} where reading_id = ?`, chartId)).toBe(rows)
    // The new chart is the same, so the analysis stays.
    expect((await browser.call('POST', '/api/analysis', {})).body).toEqual(analysis)
    expect(lastChange(app)).toMatchObject({ action: 'natal-charts.regenerate', before: { pofSign: 'Leo' } })
  })

  it('deletes the analysis of a different chart', async () => {
    const { chartId, birthDetailId, browser } = await charted()
    const { body } = await browser.call('POST', '/api/analysis', {})
    sql.run('update birth_details set utc = utc + 43200000 where id = ?', birthDetailId)
    expect(await call('POST', `/api/admin/natal-charts/${chartId}/regenerate`)).toEqual({
      status: 200,
      body: { message: 'Natal chart regenerated from an astrology API successfully', id: chartId },
    })
    const { body: after } = await browser.call('POST', '/api/analysis', {})
    expect((after as { analysisId: string }).analysisId).not.toBe((body as { analysisId: string }).analysisId)
  })
})

describe('creating a chart', () => {
  it('offers birth details without a chart, and fills in what the engine computes', async () => {
    proves('screen: /admin/enhanced-natal-charts')
    const person = await chartless({ app })
    expect(await page(`/admin/enhanced-natal-charts/new?birth=${person.email}`)).toContain(
      `birthDetailId=${person.birthDetailId}`,
    )
    const withChart = await charted()
    expect(await page(`/admin/enhanced-natal-charts/new?birth=${withChart.email}`)).toContain(
      'No birth detail without a chart matches this search.',
    )
    const path = `/admin/enhanced-natal-charts/new?birthDetailId=${person.birthDetailId}&q=person`
    const html = await page(path)
    expect(html).toContain('The fields hold the calculated values')
    expect(await submit(path, form({ birthDetailId: person.birthDetailId, pofSign: 'Virgo' }))).toContain(
      'Natal chart created',
    )
    const { body } = await call('GET', `/api/admin/reading-by-birth/${person.birthDetailId}`)
    expect(chartOf((body as { id: string }).id)).toMatchObject({ pof_sign: 'Virgo', edited_by: admin.id })
    // The second press of the button.
    expect(await submit(path, form({ birthDetailId: person.birthDetailId }))).toContain(
      'This birth detail already has a natal chart.',
    )
    const back = await admin.browser.get(path)
    expect(back.headers.get('Location')).toBe('/admin/enhanced-natal-charts?q=person')
  })

  it('is not marked as edited if nothing was changed', async () => {
    const { chartId, birthDetailId } = await charted()
    const { pof_degree, ...computed } = chartOf(chartId)
    await call('DELETE', `/api/admin/natal-charts/${chartId}`)
    const { status, body } = await call('POST', '/api/admin/natal-charts', {
      birthDetailId,
      pofSign: computed.pof_sign,
      pofDegree: Math.floor((pof_degree as number) * 100) / 100,
      pofHouse: computed.pof_house,
      pofRuler: computed.pof_ruler,
      pofRulerSign: computed.pof_ruler_sign,
      pofRulerHouse: computed.pof_ruler_house,
      isDayBirth: Boolean(computed.is_day_birth),
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ editedAt: null, pofDegree: pof_degree })
  })
})

describe('Create natal chart', () => {
  it('names the person and not the city, and shows an unlisted place as it was written', async () => {
    const { birthDetailId: id } = await chartless({ app })
    const { userId } = sql.row('select user_id as userId from birth_details where id = ?', id) as {
      userId: string
    }
    sql.run("update users set name = 'Maryam Named' where id = ?", userId)
    sql.run(
      "update birth_details set pseudonym = null, city_name = 'A farm near Konya', country = 'Not in the list' where id = ?",
      id,
    )
    const html = await page(`/admin/enhanced-natal-charts/new?birthDetailId=${id}`)
    expect(html).toMatch(/For <bdi[^>]*>Maryam Named<\/bdi>, born/)
    expect(await page('/admin/birth-details')).toContain('A farm near Konya')
    await call('POST', '/api/admin/natal-chart/generate', { birthDetailsId: id })
    for (const list of ['/admin/birth-details', '/admin/natal-charts', '/admin/enhanced-natal-charts']) {
      const rows = await page(list)
      expect(rows).toContain('A farm near Konya')
      expect(rows.match(/<table.*<\/table>/s)![0]).not.toContain('Not in the list')
    }
  })
})
