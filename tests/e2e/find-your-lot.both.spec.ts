import type { Locator } from '@playwright/test'
import { typeAccount } from '../support/member.ts'
import { isSound } from '../support/sound.ts'
import { expect, newEmail, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('four presses and four fields lead from the landing page to the first sentence, and on to an account', async ({
  page,
  javaScriptEnabled,
}) => {
  let presses = 0
  let fields = 0
  const press = async (element: Locator) => {
    await element.click()
    presses += 1
  }
  const field = async (filling: Promise<unknown>) => {
    await filling
    fields += 1
  }

  // axe needs the page's scripts; the page is the same without them.
  const check = async () => javaScriptEnabled && (await isSound(page))

  await page.goto('/')
  const find = page.getByRole('link', { name: 'Find your lot' })
  await expect(find).toBeInViewport({ ratio: 0.9 })
  await press(find)
  await check()
  await field(page.getByLabel('Date of birth').fill('1978-07-15'))
  await field(page.getByLabel('Birth time').fill('14:30'))
  await field(page.getByLabel('Country').selectOption('Türkiye'))
  await field(page.getByLabel('City').fill('istanb'))
  const answer = page.getByRole('button', { name: 'Find your lot' })
  await press(answer)
  // Of several cities, the first has the focus and is in view.
  const istanbul = page.getByRole('radio', { name: /^Istanbul, / }).first()
  await expect(istanbul).toBeInViewport()
  await check()
  await press(istanbul)
  await press(answer)

  await expect(page.getByRole('heading', { level: 1, name: /^Pisces in the 4th house/ })).toBeVisible()
  expect([presses, fields]).toEqual([4, 4])
  expect(new URL(page.url()).search).toBe('')
  await check()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Wheel as SVG' }).click()
  expect((await download).suggestedFilename()).toBe('wheel.svg')
  await page.getByText('Copy positions as text').click()
  await expect(page.getByLabel('Positions as text')).toHaveValue(/Part of Fortune/)
  await check()

  await page.getByRole('button', { name: 'Keep it and read all seven parts' }).click()
  await expect(page).toHaveURL(/\/register$/)
  await check()
  await typeAccount(page, newEmail(), 'Layla Noor', 'another word')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Password', { exact: true }).fill('one secret word')
  await page.getByLabel('Confirm password').fill('one secret word')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/birth-info\/check$/)
  await expect(page.getByText('Saturday 15 July 1978')).toBeVisible()
  await check()
  await page.getByRole('button', { name: 'Save birth information' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
