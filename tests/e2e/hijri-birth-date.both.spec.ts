import { isSound } from '../support/sound.ts'
import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a Hijri date finds the lot of its Gregorian day, and a date that is none stays to be corrected', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto('/find-your-lot')
  await page.getByText('I know the date in the Hijri calendar').click()
  const hijri = page.getByLabel('Hijri date')
  await hijri.fill('30/8/1445')
  await page.getByLabel('Birth time').fill('14:30')
  await page.getByText('My place is not listed').click()
  await page.getByLabel('Use these coordinates instead').check()
  await page.getByLabel('Latitude').fill('41.0082')
  await page.getByLabel('Longitude').fill('28.9784')
  const find = page.getByRole('button', { name: 'Find your lot' })
  await find.click()
  await expect(page.getByText('This date does not exist').first()).toBeVisible()
  await expect(hijri).toBeVisible()
  await expect(hijri).toHaveValue('30/8/1445')
  if (javaScriptEnabled) await isSound(page)
  await hijri.fill('9/8/1398')
  await find.click()
  await expect(page.getByRole('heading', { level: 1, name: /^Pisces in the 4th house/ })).toBeVisible()
  await expect(page.getByText('Saturday 15 July 1978').first()).toBeVisible()
  await expect(page.getByText('± a day').first()).toBeVisible()
})
