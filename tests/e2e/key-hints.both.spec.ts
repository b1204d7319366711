import { signUpAdministrator } from '../support/administrator.ts'
import { STORY, typed } from '../support/stories.ts'
import { expect, newEmail, test } from './fixtures.ts'

test('keys are named only where they work and where there is a keyboard', async ({
  page,
  browser,
  server,
  baseURL,
  javaScriptEnabled,
}) => {
  await signUpAdministrator(page, server.dataDir, newEmail())
  const story = { title: typed.title, storyContent: STORY, isAnonymous: true }
  expect((await page.request.post('/api/user-stories', { data: story })).status()).toBe(201)
  const forSearch = page.getByText('Find a person').getByText('/', { exact: true })
  const forQueue = page.getByText(/^Keys: a approve/)

  await page.goto('/admin/user-stories/queue')
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
  await expect(forSearch).toBeVisible({ visible: javaScriptEnabled })
  await expect(forQueue).toBeVisible({ visible: javaScriptEnabled })
  // The menu with the search is closed here.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(forSearch).toBeHidden()

  const touch = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    storageState: await page.context().storageState(),
    viewport: { width: 1280, height: 900 },
    hasTouch: true,
    isMobile: true,
    javaScriptEnabled,
  })
  const tablet = await touch.newPage()
  for (const path of ['/admin/user-stories/queue', '/admin/user-stories']) {
    await tablet.goto(path, { waitUntil: 'networkidle' })
    await expect(tablet.getByLabel('Find a person')).toBeVisible()
    await expect(tablet.locator('.key-hint').filter({ visible: true })).toHaveCount(0)
  }
  await touch.close()
})
