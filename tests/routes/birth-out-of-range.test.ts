import { describe, expect, it } from 'vitest'
import { administrator, member } from '../support/admin.ts'
import { ISTANBUL_BIRTH, testApp } from '../support/app.ts'

const app = await testApp()
const UNLISTED = {
  ...ISTANBUL_BIRTH,
  cityId: null,
  country: null,
  placeName: 'A farm',
  latitude: 41,
  longitude: 29,
}

interface Refused {
  fieldErrors: Record<string, string[]>
}

/** An administrator's browser, and the address of a record of the given birth. */
async function recordOf(birth: object) {
  const person = await member(app)
  expect((await person.browser.call('POST', '/api/birth-data', birth)).status).toBe(201)
  const id = app.sql.value('select id from birth_details where user_id = ?', person.id)
  return { browser: (await administrator(app)).browser, path: `/api/admin/birth-details/${id}` }
}

describe('a change of a birth detail by call', () => {
  it('refuses only a time zone or name for a listed city, and says why', async () => {
    const { browser, path } = await recordOf(ISTANBUL_BIRTH)
    for (const change of [
      { zone: 'UTC' },
      { zone: 'Nope' },
      { placeName: 'A farm' },
      { zone: 'UTC', latitude: 1 },
    ]) {
      const { status, body } = await browser.call('PATCH', path, change)
      expect(status, JSON.stringify(change)).toBe(422)
      expect(Object.keys((body as Refused).fieldErrors)).toEqual([Object.keys(change)[0]])
    }
    expect((await browser.call('PATCH', path, { dateOfBirth: '2101-01-01' })).status).toBe(422)
  })

  it('keeps the omitted fields of an unlisted place', async () => {
    const { browser, path } = await recordOf(UNLISTED)
    const changed = async (change: object) => {
      expect((await browser.call('PATCH', path, change)).status, JSON.stringify(change)).toBe(200)
      return app.sql.row(
        'select city_name as cityName, latitude, longitude, zone from birth_details where id = ?',
        path.split('/').at(-1),
      )
    }
    const zone = 'Europe/Istanbul'
    expect(await changed({ zone: 'UTC' })).toEqual({
      cityName: 'A farm',
      latitude: 41,
      longitude: 29,
      zone: 'UTC',
    })
    expect(await changed({ placeName: 'A house' })).toMatchObject({ cityName: 'A house', zone: 'UTC' })
    expect(await changed({ latitude: 41.1 })).toMatchObject({ latitude: 41.1, longitude: 29, zone })
    expect((await browser.call('PATCH', path, { zone: 'Nope' })).status).toBe(422)
  })
})
