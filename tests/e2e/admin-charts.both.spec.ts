import { proves } from '../specification/proves.ts'
import { chooseInRow, dialogOf, signUpAdministrator } from '../support/administrator.ts'
import { signUp } from '../support/member.ts'
import { isSound } from '../support/sound.ts'
import { expect, newEmail, test } from './fixtures.ts'

test('birth details, their charts, and the way of a correction', async ({
  page,
  browser,
  baseURL,
  server,
  javaScriptEnabled,
}) => {
  proves(
    'screen: /admin/birth-details',
    'screen: /admin/natal-charts',
    'screen: /admin/enhanced-natal-charts',
  )
  page.setDefaultTimeout(15_000)
  await signUpAdministrator(page, server.dataDir, newEmail())
  const personEmail = newEmail()
  const personContext = await browser.newContext({ baseURL, javaScriptEnabled })
  const person = await personContext.newPage()
  await signUp(person, personEmail, 'Zaynab')

  // Creates a birth detail for the person; the city is found by typing.
  await page.goto('/admin/birth-details')
  await isSound(page, javaScriptEnabled)
  const create = page.getByRole('link', { name: 'Create birth detail' })
  if (javaScriptEnabled) {
    await create.press('Enter')
    await expect(dialogOf(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(create).toBeFocused()
  }
  await create.press('Enter')
  await page.getByLabel('Find the user by name or email').fill(personEmail)
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await page.getByRole('link', { name: 'Zaynab' }).click()
  await expect(page.getByText(`Under the account of Zaynab (${personEmail})`)).toBeVisible()
  await isSound(page, javaScriptEnabled)
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Create birth detail' }).press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Date of birth is required')
  if (javaScriptEnabled) await expect(dialog.getByRole('alert')).toBeFocused()
  await dialog.getByLabel('Date of birth').fill('1978-07-15')
  await dialog.getByLabel('Birth time').fill('14:30')
  if (javaScriptEnabled) {
    await dialog.locator('input[role=combobox]').first().fill('Türk')
    await page.getByRole('option', { name: 'Türkiye' }).click()
    await dialog.getByRole('combobox', { name: 'City' }).fill('Istanb')
    await page.getByRole('listbox').getByRole('option').first().click()
  } else {
    await dialog.getByLabel('Country').selectOption('Türkiye')
    await dialog.getByRole('searchbox', { name: 'City' }).fill('Istanbul')
    await dialog.getByRole('button', { name: 'Find city' }).click()
    await dialog
      .getByRole('radio', { name: /^Istanbul/ })
      .first()
      .check()
  }
  await dialog.getByRole('button', { name: 'Create birth detail' }).click()
  await expect(page.getByText('Birth detail created successfully', { exact: true }).first()).toBeVisible()

  // Its chart: the tabs, an edit by hand, and its removal.
  await page.goto(`/admin/enhanced-natal-charts?q=${personEmail}`)
  await isSound(page, javaScriptEnabled)
  await chooseInRow(page, personEmail, 'View')
  await expect(page.getByRole('img', { name: 'Natal chart wheel' })).toBeVisible()
  await isSound(page, javaScriptEnabled)
  for (const leaf of ['Houses', 'Planets', 'Aspects']) {
    await page.getByRole('navigation', { name: 'Of this chart' }).getByRole('link', { name: leaf }).click()
    await expect(page.getByRole('table', { name: leaf })).toBeVisible()
  }
  await isSound(page, javaScriptEnabled)
  await page.getByRole('link', { name: 'Close' }).press('Enter')
  await expect(dialogOf(page)).toHaveCount(0)
  // Opens a row's menu by keyboard.
  const row = page.getByRole('row').filter({ hasText: personEmail })
  if (javaScriptEnabled) {
    await row.getByRole('button', { name: /^Actions for/ }).press('Enter')
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).press('Enter')
  } else {
    await row.locator('summary').press('Enter')
    await row.getByRole('link', { name: 'Edit', exact: true }).press('Enter')
  }
  await page.getByLabel('Degree of the lot').fill('31')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Degree must be a number from 0 to 29.99').first()).toBeVisible()
  await isSound(page, javaScriptEnabled)
  await page.getByLabel('Degree of the lot').fill('12.5')
  await page.getByRole('button', { name: 'Save changes' }).dblclick()
  await expect(page.getByText('Natal chart updated', { exact: true }).first()).toBeVisible()
  await expect(
    page.getByRole('row').filter({ hasText: personEmail }).getByText('Edited manually'),
  ).toBeVisible()
  await person.goto('/reports/basic')
  await expect(person.getByText('An administrator noted other values')).toBeVisible()
  await chooseInRow(page, personEmail, 'Regenerate')
  await expect(dialogOf(page)).toBeVisible()
  await isSound(page, javaScriptEnabled)
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await expect(
    page.getByText('Natal chart regenerated from an astrology API successfully', { exact: true }).first(),
  ).toBeVisible()

  // The person requests a correction; it is accepted.
  await person.goto('/birth-info/correction')
  await person.getByLabel('Birth time').fill('02:30')
  await person.getByLabel('What is wrong').fill('My mother says that it was in the night.')
  await person.getByRole('button', { name: 'Send the request' }).click()
  await expect(person.getByText('Correction requested', { exact: true })).toBeVisible()
  await page.goto('/admin/birth-details')
  await page.getByRole('link', { name: 'Correction requests' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Correction requests')
  await isSound(page, javaScriptEnabled)
  await page.getByRole('link', { name: 'Zaynab' }).click()
  await expect(dialogOf(page)).toBeVisible()
  await isSound(page, javaScriptEnabled)
  await page.getByRole('button', { name: 'Accept and recalculate the chart' }).press('Enter')
  await expect(page.getByText('Correction accepted', { exact: true }).first()).toBeVisible()
  await person.goto('/birth-info')
  await expect(person.getByText('Correction accepted', { exact: true })).toBeVisible()
  await expect(person.getByText('02:30')).toBeVisible()

  // The simple list: the chart is deleted and created again.
  await page.goto(`/admin/natal-charts?q=${personEmail}`)
  await isSound(page, javaScriptEnabled)
  // Each row has one line, and the first is in view.
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const list of [
    'birth-details',
    'birth-details/corrections?status=accepted',
    'enhanced-natal-charts',
    'natal-charts',
  ]) {
    await page.goto(`/admin/${list}${list.includes('?') ? '&' : '?'}q=${personEmail}`)
    await expect(row.first()).toBeInViewport({ ratio: 1 })
    expect((await row.first().boundingBox())?.height, list).toBeLessThan(50)
  }
  await chooseInRow(page, personEmail, 'View Details')
  await expect(dialogOf(page)).toBeVisible()
  await isSound(page, javaScriptEnabled)
  await page.getByRole('link', { name: 'Close' }).click()
  await chooseInRow(page, personEmail, 'Delete Chart')
  await page.getByRole('button', { name: 'Delete Chart' }).dblclick()
  await expect(page.getByText('Natal chart deleted', { exact: true }).first()).toBeVisible()
  await page.goto(`/admin/enhanced-natal-charts/new?birth=${personEmail}`)
  await isSound(page, javaScriptEnabled)
  await page.getByRole('link', { name: /Zaynab/ }).click()
  await page.getByRole('button', { name: 'Create natal chart' }).click()
  await expect(page.getByText('Natal chart created', { exact: true }).first()).toBeVisible()

  await page.goto('/admin/planetary-rulers')
  await isSound(page, javaScriptEnabled)
  await page.getByRole('link', { name: 'Edit the rulers of Pisces' }).click()
  await expect(dialogOf(page)).toBeVisible()
  await isSound(page, javaScriptEnabled)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Planetary ruler updated', { exact: true }).first()).toBeVisible()
  await personContext.close()
})
