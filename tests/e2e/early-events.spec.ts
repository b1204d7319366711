import type { Page } from '@playwright/test'
import { signUpAdministrator } from '../support/administrator.ts'
import { saveBirth, signUp } from '../support/member.ts'
import { expect, newEmail, test } from './fixtures.ts'

/** Delays a file of the page. @returns a function that lets it load */
async function holdBack(page: Page, file: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(file, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Opens a page and delays its script. @returns a function that lets the script load */
async function openAsleep(page: Page, path: string): Promise<() => void> {
  const wake = await holdBack(page, '**/assets/entry.client-*.js')
  await page.goto(path, { waitUntil: 'commit' })
  return wake
}

test('a click as soon as React listens is handled without an error', async ({ page }) => {
  await page.addInitScript(() => {
    const { addEventListener } = document
    document.addEventListener = (...listening: Parameters<typeof addEventListener>) => {
      addEventListener.apply(document, listening)
      if (listening[0] !== 'click') return
      queueMicrotask(() => {
        document.documentElement.dataset.clicked = ''
        document.body.click()
      })
    }
  })
  await signUp(page, newEmail())
  for (const path of ['/settings', '/send-story', '/birth-info']) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-clicked')
  }
  // Only a hydrated page does this: it shows its errors without loading another document.
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.getByRole('button', { name: 'Check your answers' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
})

test('a place that is typed before hydration stays', async ({ page }) => {
  await signUp(page, newEmail())
  const wake = await openAsleep(page, '/birth-info')
  await page.getByLabel('Date of birth').fill('1978-07-15')
  await page.getByLabel('Country').selectOption('Türkiye')
  await page.getByLabel('City').fill('Ankara')
  wake()
  const city = page.getByRole('combobox', { name: 'City' })
  await expect(city).toBeFocused()
  await expect(city).toHaveValue('Ankara')
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Türkiye')
  await expect(page.getByLabel('Date of birth')).toHaveValue('1978-07-15')
  await city.press('ArrowDown')
  await page
    .getByRole('option', { name: /^Ankara/ })
    .first()
    .click()
  await expect(page.locator('input[name=cityId]')).not.toHaveValue('')
})

test('a date that is half typed stays while React renders the form again', async ({ page }) => {
  await signUp(page, newEmail())
  const checker = '**/assets/parse-form-*.js'
  const load = await holdBack(page, checker)
  await page.goto('/birth-info')
  const date = page.getByLabel('Date of birth')
  await date.focus()
  await page.keyboard.type('0715')
  const loaded = page.waitForResponse(checker)
  load()
  await (await loaded).finished()
  await page.getByRole('combobox', { name: 'Country' }).focus()
  await date.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1978')
  await expect(date).toHaveValue('1978-07-15')
})

test('a practice that is ticked before hydration is saved', async ({ page }) => {
  await signUp(page, newEmail())
  await saveBirth(page)
  const wake = await openAsleep(page, '/my-path')
  await page.getByRole('checkbox').first().check()
  wake()
  await expect(page.getByText('1 of 12 practices done').first()).toBeVisible()
})

test('a story that is edited before hydration keeps the edit', async ({ page }) => {
  await signUp(page, newEmail())
  const story = { title: 'The letter', storyContent: 'I found patience. '.repeat(9), pseudonym: 'Layla' }
  const sent = await page.request.post('/api/user-stories', { data: { ...story, isAnonymous: true } })
  expect(sent.status(), await sent.text()).toBe(201)
  await page.goto('/my-stories')
  const address = await page.getByRole('link', { name: 'Edit' }).first().getAttribute('href')
  const wake = await openAsleep(page, address!)
  const changed = 'I lost patience, and found it again. '.repeat(4)
  await page.getByLabel('Story title').fill('The letter that came')
  await page.getByLabel('Your story').fill(changed)
  await page.getByLabel('Share anonymously').uncheck()
  await page.getByLabel('Theme (optional)').selectOption('dark')
  wake()
  await expect(page.getByText(`${changed.length}/`)).toBeVisible()
  await expect(page.getByLabel('Your story')).toHaveValue(changed)
  await expect(page.getByLabel('Story title')).toHaveValue('The letter that came')
  const anonymous = page.getByRole('switch', { name: 'Share anonymously' })
  await expect(anonymous).not.toBeChecked()
  await expect(page.getByLabel('Pseudonym')).toBeHidden()
  await anonymous.press('Space')
  await expect(anonymous).toBeChecked()
  await expect(page.getByLabel('Pseudonym')).toBeVisible()
  await expect(page.getByLabel('Theme (optional)')).toHaveValue('dark')
})

test('a search that is typed before hydration is the one that is sent', async ({ page, server }) => {
  await signUpAdministrator(page, server.dataDir, newEmail())
  const story = { title: 'The letter', storyContent: 'I found patience. '.repeat(9), isAnonymous: true }
  expect((await page.request.post('/api/user-stories', { data: story })).status()).toBe(201)
  for (const path of ['/admin/user-stories', '/admin/user-stories?q=letter']) {
    const wake = await openAsleep(page, path)
    const search = page.getByRole('main').getByRole('searchbox')
    await search.fill('patience')
    wake()
    await expect(page.getByText('Keyboard', { exact: true })).toBeVisible()
    await search.press('Enter')
    await expect(page).toHaveURL(/q=patience/)
    await expect(search).toHaveValue('patience')
  }
})
