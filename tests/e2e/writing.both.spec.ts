import type { Page } from '@playwright/test'
import { openModelServer, SMOOTHED, smoothly } from '../support/model-server.ts'
import { isSound } from '../support/sound.ts'
import { test as base, expect, newEmail } from './fixtures.ts'

type ModelServer = Awaited<ReturnType<typeof openModelServer>>

/** A worker whose server may use a language model on this machine. */
const test = base.extend<object, { model: ModelServer }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const model = await openModelServer(smoothly)
      await use(model)
      model.close()
    },
    { scope: 'worker' },
  ],
  environment: [
    ({ model }, use) => use({ WRITER_URL: model.url, WRITER_MODEL: 'smooth-1' }),
    { scope: 'worker' },
  ],
})

async function read(page: Page): Promise<string> {
  return (await page.getByRole('region', { name: 'Fortune Path' }).locator('.reading').textContent())!
}

test('nothing is sent before a person agrees, and withdrawing restores the composed sentences', async ({
  page,
  server,
  model,
  javaScriptEnabled,
}) => {
  const headers = { Origin: server.origin }
  const person = { name: 'Layla Noor', email: newEmail(), password: 'one secret word' }
  await page.request.post('/api/auth/register', { data: person, headers })
  const birth = { dateOfBirth: '1978-07-15', birthTime: '14:30', country: 'Türkiye', cityId: '745044' }
  await page.request.post('/api/birth-data', { data: birth, headers })
  await page.goto('/analysis', { waitUntil: 'networkidle' })
  const composed = await read(page)
  const card = page.getByRole('region', { name: 'Easier wording' })
  await expect(card).toContainText('the language model smooth-1 at 127.0.0.1')
  await expect(card).toContainText('Nothing is sent before you agree.')
  await isSound(page, javaScriptEnabled)
  expect(model.calls).toEqual([])

  const agree = card.getByRole('button', { name: 'Agree and send the sentences' })
  await agree.focus()
  await page.keyboard.press('Enter')
  const withdraw = card.getByRole('button', { name: 'Withdraw' })
  await expect(withdraw).toBeVisible()
  await expect(page.getByText('Your choice has been saved.').first()).toBeVisible()
  expect(await read(page)).toContain(SMOOTHED)
  expect(model.calls).toHaveLength(1)
  await page.getByText('Why this is said').nth(1).click()
  await expect(page.getByText('Our own sentence').first()).toBeVisible()
  await isSound(page, javaScriptEnabled)

  await withdraw.click()
  await expect(agree).toBeVisible()
  expect(await read(page)).toBe(composed)
  expect(model.calls).toHaveLength(1)
})
