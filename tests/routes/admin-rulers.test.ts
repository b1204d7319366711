import { describe, expect, it } from 'vitest'
import { administrator, birthRowsOf, lastChange, pagesOf } from '../support/admin.ts'
import { testApp } from '../support/app.ts'
import { charted as chartedIn } from '../support/calls/back-office-natal-charts.ts'

const app = await testApp()
const { sql } = app
const admin = await administrator(app)
const charted = () => chartedIn({ app })

const { page, submit } = pagesOf(admin)
const call = (method: string, path: string, body?: unknown) => admin.browser.call(method, path, body)
const { chartOf } = birthRowsOf(app)

describe('planetary rulers', () => {
  it('are used by the engine from then on', async () => {
    const person = await charted()
    const lot = chartOf(person.birthDetailId)!
    const sign = lot.pof_sign as string
    const id = sql.value('select id from planetary_rulers where sign = ?', sign) as number
    const path = `/admin/planetary-rulers/${id}/edit`
    expect(await page(path)).toContain(`Rulers of ${sign}`)
    expect(
      await submit(path, { traditionalRuler: 'Pluto', modernRuler: 'Neptune', isActive: 'on' }),
    ).toContain('Planetary ruler updated')
    expect(lastChange(app)).toMatchObject({ action: 'rulers.edit', entity_id: sign })
    expect(chartOf(person.birthDetailId)).toMatchObject({ pof_ruler: lot.pof_ruler })
    await call('POST', `/api/admin/natal-charts/${person.chartId}/regenerate`)
    expect(chartOf(person.birthDetailId)).toMatchObject({ pof_ruler: 'Pluto', edited_at: null })
    // Inactive, so the engine's own ruler is used.
    await submit(path, { traditionalRuler: 'Pluto', modernRuler: '' })
    expect(await page('/admin/planetary-rulers')).toContain('Inactive')
    await call('POST', `/api/admin/natal-charts/${person.chartId}/regenerate`)
    expect(chartOf(person.birthDetailId)).toMatchObject({ pof_ruler: lot.pof_ruler })
  })
})
