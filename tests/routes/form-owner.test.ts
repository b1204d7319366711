import { beforeAll, describe, expect, it } from 'vitest'
import { administrator } from '../support/admin.ts'
import { type Browser, ISTANBUL_BIRTH, testApp } from '../support/app.ts'

const app = await testApp()

/** Actions that are not a signed-in person's form, each with its reason. */
const OF_NOBODY: Readonly<Record<string, string>> = {
  'routes/auth/login': 'a visitor sends it',
  'routes/auth/register': 'a visitor sends it',
  'routes/auth/code': 'a visitor sends it',
  'routes/auth/link': 'a visitor sends it',
  'routes/auth/forgot-password': 'a visitor sends it',
  'routes/auth/reset-password': 'the mailed link says whose it is',
  'routes/auth/sign-out': 'whoever is signed in is signed out',
  'routes/public/contact': 'everyone may send it',
  'routes/public/find-your-lot': 'everyone may send it, and it stores nothing',
  'routes/public/find-your-lot-file': 'everyone may send it, and it stores nothing',
  'routes/public/find-your-lot-chart': 'everyone may send it, and it stores nothing',
  'routes/public/reading-preferences': 'it is about the browser',
  'routes/public/stop-letter': 'the mailed link says whose it is',
  'routes/public/not-found': 'it has no form',
}

const actions = Object.entries(app.build.routes)
  .filter(([id, route]) => route?.module.action && !(id in OF_NOBODY))
  .map(([id]) => id)

function pathOf(id: string): string {
  const route = app.build.routes[id]!
  const above = route.parentId ? pathOf(route.parentId) : ''
  return `${above}/${route.path ?? ''}`.replace('ar?/', '').replace(/\/+/g, '/').replace(/:\w+/g, '1')
}

describe('the action of a signed-in person’s form', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = (await administrator(app)).browser
    await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
  })

  /** The answer's page, or the page that it leads to, with the message. A button's form leads to another page. */
  async function expectRefusal(id: string, fields: Record<string, string>, status: number, message: string) {
    const answer = await browser.form(pathOf(id), fields)
    const led = answer.status === 303 ? await browser.get(answer.headers.get('Location')!) : null
    if (!led) expect(answer.status).toBe(status)
    expect(await (led ?? answer).text()).toContain(message)
  }

  it.each(actions)('%s refuses a form without its owner', (id) =>
    expectRefusal(id, { formOwner: '' }, 422, 'The form was incomplete'))

  it.each(actions)('%s refuses another person’s form', async (id) => {
    const other = (await administrator(app)).browser
    const message = 'Another person has signed in with this browser'
    await expectRefusal(id, await other.hiddenFields(), 409, message)
  })
})

it('a form that was refused as incomplete can be sent again', async () => {
  const { browser } = await administrator(app)
  const refused = await browser.form('/settings', { form: 'name', name: 'Amina Noor', formOwner: '' })
  const formOwner = /name="formOwner" value="([^"]+)"/.exec(await refused.text())![1]!
  const accepted = await browser.form('/settings', { form: 'name', name: 'Amina Noor', formOwner })
  expect(accepted.status).toBe(303)
})
