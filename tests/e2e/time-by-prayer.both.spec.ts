import { isSound } from '../support/sound.ts'
import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a time by a prayer finds the lot of its window, and one that the Sun has not stays to be corrected', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto('/find-your-lot')
  await page.getByLabel('Date of birth').fill('1990-06-21')
  await page.getByText('I know the time by a prayer').click()
  const prayer = page.getByLabel('Prayer')
  await prayer.selectOption('isha')
  await page.getByText('My place is not listed').click()
  await page.getByLabel('Use these coordinates instead').check()
  await page.getByLabel('Latitude').fill('51.5')
  await page.getByLabel('Longitude').fill('-0.1')
  const find = page.getByRole('button', { name: 'Find your lot' })
  await find.click()
  await expect(page.getByText('On this date Isha (night) has no time at this place').first()).toBeVisible()
  await expect(prayer).toHaveValue('isha')
  if (javaScriptEnabled) await isSound(page)
  await prayer.selectOption('asr')
  await find.click()
  await expect(page.getByText('for Malik, al-Shafi‘i and Ahmad').first()).toBeVisible()
  await expect(page.getByText(/from 17:2\d to 17:5\d/).first()).toBeVisible()
})
