import { saveBirth, signUp } from '../support/member.ts'
import { expect, newEmail, test } from './fixtures.ts'

test('practices are ticked, saved, and unticked', async ({ page, javaScriptEnabled }) => {
  await signUp(page, newEmail())
  await saveBirth(page)
  await page.goto('/my-path', { waitUntil: 'networkidle' })

  for (const part of ['First phase: the gift', 'Second phase: the difficulty', 'Third phase: the help'])
    await expect(page.getByText(part)).toBeVisible()
  const progress = page.getByRole('progressbar', { name: 'Practices done' })
  await expect(progress).toHaveJSProperty('value', 0)

  const first = page.getByRole('group', { name: 'Practices of the first phase' })
  const third = page.getByRole('group', { name: 'Practices of the third phase' })
  const save = page.getByRole('button', { name: 'Save practices' })
  if (javaScriptEnabled) await expect(save).toHaveCount(0)

  await first.getByRole('checkbox').nth(0).check()
  await first.getByRole('checkbox').nth(2).check()
  if (!javaScriptEnabled) {
    await save.first().click()
    await expect(page.getByText('Progress saved')).toBeVisible()
  }
  await expect(page.getByText('2 of 12 practices done').first()).toBeVisible()
  await third.getByRole('checkbox').nth(1).check()
  if (!javaScriptEnabled) await save.last().click()
  await expect(page.getByText('3 of 12 practices done').first()).toBeVisible()

  await page.reload()
  await expect(progress).toHaveJSProperty('value', 3)
  await expect(first.getByRole('checkbox').nth(0)).toBeChecked()
  await expect(first.getByRole('checkbox').nth(1)).not.toBeChecked()
  await expect(first.getByText('Ticked on')).toHaveCount(2)

  await first.getByRole('checkbox').nth(0).uncheck()
  if (!javaScriptEnabled) await save.first().click()
  await expect(page.getByText('2 of 12 practices done').first()).toBeVisible()

  await page.getByText('Why this is said').first().click()
  await expect(page.getByText('What the book says').first()).toBeVisible()
  await expect(page.getByText('Our reading', { exact: true }).first()).toBeVisible()
})
