import { expect, test } from './fixtures'

test('a click that comes as soon as React listens is taken, and throws nothing', async ({ page }) => {
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
  for (const path of ['/register', '/forgot-password', '/login']) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-clicked')
  }
  // What only a page that lives does: it is told of its errors without another document.
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.locator('main form button[type=submit]').last().click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
})
