import type { Locator, Page } from '@playwright/test'
import { chooseInRow, dialogOf, menuOf, sendStories, signUpAdministrator } from '../support/administrator.ts'
import { expect, newEmail, test } from './fixtures.ts'

/** A double click so slow that the first click is answered before the second. */
async function slowDoubleClick(page: Page, target: Locator, answer: string): Promise<void> {
  await target.hover()
  await page.mouse.down({ clickCount: 1 })
  await page.mouse.up({ clickCount: 1 })
  await expect(page.getByText(answer).first()).toBeVisible()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
}

test('a double click, and a key held down, decide on one story and not on the next', async ({
  page,
  server,
}) => {
  await signUpAdministrator(page, server.dataDir, newEmail())
  const email = await sendStories(
    page,
    server.origin,
    [1, 2, 3, 4].map((n) => `Story ${n}`),
  )
  const waiting = page.getByRole('article')
  const button = (title: string, name: string) =>
    waiting.filter({ hasText: title }).getByRole('button', { name })
  await page.goto(`/admin/user-stories?q=${email}&status=pending`)
  await expect(page.getByText('Keyboard', { exact: true })).toBeVisible()
  await slowDoubleClick(page, button('Story 4', 'Approve'), 'Story approved successfully')
  await expect(waiting.first()).toContainText('Story 3')

  await page.keyboard.down('a')
  await expect(waiting).toHaveCount(2)
  await page.keyboard.down('a')
  await page.keyboard.up('a')

  await page.goto(`/admin/user-stories?q=${email}&status=approved`)
  await expect(page.getByText('Keyboard', { exact: true })).toBeVisible()
  await slowDoubleClick(page, button('Story 4', 'Feature'), 'Story featured')
  await expect(button('Story 4', 'Unfeature')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).dblclick()
  await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('undone already')).toHaveCount(0)

  await page.goto(`/admin/user-stories?q=${email}&status=pending`)
  await expect(waiting).toHaveCount(2)
})

test('after any action on a row, the list keeps its scroll position and focus', async ({ page, server }) => {
  const administrator = newEmail()
  await signUpAdministrator(page, server.dataDir, administrator)
  const email = await sendStories(page, server.origin, ['Story 1'])
  await page.setViewportSize({ width: 1280, height: 300 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/admin/users?sort=created')
  await page.evaluate(() => Object.assign(window, { same: true }))
  const row = page.getByRole('row').filter({ hasText: email })
  const menu = menuOf(page, email)
  await menu.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => window.scrollY)
  expect(scrolled).toBeGreaterThan(0)
  const dialog = dialogOf(page)

  await chooseInRow(page, email, 'Suspend User')
  await expect(row).toContainText('Suspended')
  await expect(menu).toBeFocused()

  await chooseInRow(page, email, 'Delete User')
  await dialog.getByRole('link', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(menu).toBeFocused()

  await chooseInRow(page, email, 'Delete User')
  await expect(dialog.getByRole('link', { name: 'Cancel' })).toBeFocused()
  await dialog.getByRole('link', { name: 'Cancel' }).focus()
  for (let presses = 0; presses < 3; presses++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('#side-nav'))).toBeNull()
  }
  await page.mouse.click(400, 5)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(menu).toBeFocused()

  await chooseInRow(page, email, 'Delete User')
  await dialog.getByRole('button', { name: 'Delete User' }).click()
  await expect(row).toHaveCount(0)
  await expect(
    page
      .getByRole('row')
      .last()
      .getByRole('button', { name: /^Actions for/ }),
  ).toBeFocused()
  expect(await page.evaluate(() => [window.scrollY > 0, 'same' in window])).toEqual([true, true])

  await page.getByLabel('Search by name or email').fill(administrator)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=/)
  await expect(page.getByLabel('Search by name or email')).toBeFocused()

  await page.setViewportSize({ width: 1024, height: 200 })
  const sorting = page.getByRole('link', { name: 'Last Login' })
  await sorting.focus()
  const { x, y } = (await sorting.boundingBox())!
  const seen = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x!, y!)?.closest('a')?.textContent,
    [x + 9, y + 9],
  )
  expect(seen).toContain('Last Login')
  await menuOf(page, administrator).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await page.context().clearCookies()
  await chooseInRow(page, administrator, 'Suspend User')
  await page.waitForURL('**/login**')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('holding Enter down presses a button once', async ({ page, server }) => {
  await signUpAdministrator(page, server.dataDir, newEmail())
  await page.goto('/admin/reindex')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await page.getByRole('button', { name: 'Start reindexing' }).focus()
  await page.keyboard.down('Enter')
  await expect(page.getByRole('main').getByText('Done', { exact: true })).toBeVisible()
  const button = page.getByRole('main').locator('form button')
  await expect(button).not.toHaveAttribute('aria-disabled')
  await expect(button).toBeFocused()
  for (let presses = 0; presses < 3; presses++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  expect(sent).toHaveLength(1)
})

test('Escape discards what was typed into a dialog only if pressed again', async ({ page, server }) => {
  await signUpAdministrator(page, server.dataDir, newEmail())
  await page.goto('/admin/keywords/new')
  const dialog = dialogOf(page)
  await dialog.getByRole('textbox', { name: 'Keyword' }).fill('Patience')
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('link', { name: 'Close' })).toBeFocused()
  await expect(dialog.getByRole('textbox', { name: 'Keyword' })).toHaveValue('Patience')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.goto('/admin/planetary-rulers/4/edit')
  const letAnswers = await held(page, '**/edit.data*')
  await page.evaluate(pressEscapeAt, 'Please wait')
  await dialog.getByRole('button', { name: 'Save changes' }).press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-pressed', 'Escape')
  await page.keyboard.press('Escape')
  letAnswers()
  await expect(page.getByText('Planetary ruler updated', { exact: true }).first()).toBeVisible()
})

test('Back from a list skips the dialog whose form was accepted', async ({ page, server }) => {
  await signUpAdministrator(page, server.dataDir, newEmail())
  const email = await sendStories(page, server.origin, [])
  await page.goto(`/admin/users?q=${email}`)
  await chooseInRow(page, email, 'Delete User')
  await dialogOf(page).getByRole('button', { name: 'Delete User' }).click()
  await expect(dialogOf(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/users\?q=/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('User Management')

  await page.goto('/admin/planetary-rulers')
  await page.getByRole('link', { name: 'Edit the rulers of Leo' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Planetary ruler updated', { exact: true }).first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/planetary-rulers$/)
  await expect(dialogOf(page)).toBeHidden()
})

test('a search in a dialog shows its results after Back', async ({ page, server }) => {
  await signUpAdministrator(page, server.dataDir, newEmail())
  for (const [path, label] of [
    ['/admin/birth-details/new', 'Find the user by name or email'],
    ['/admin/enhanced-natal-charts/new', 'Search by user, email, pseudonym or place'],
  ] as const) {
    await page.goto(path)
    const search = dialogOf(page).getByLabel(label)
    for (const text of ['nobody', 'nothing']) {
      await search.fill(text)
      await search.press('Enter')
      await expect(page).toHaveURL(new RegExp(`=${text}`))
    }
    await page.goBack()
    await expect(search).toHaveValue('nobody')
  }
})

/** In the browser: presses Escape in the moment in which the page says this. */
function pressEscapeAt(words: string): void {
  new MutationObserver((_, observer) => {
    if (!document.body.textContent!.includes(words)) return
    observer.disconnect()
    const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    document.activeElement!.dispatchEvent(key)
    document.documentElement.dataset.pressed = key.key
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}

/** Delays requests that match the pattern until the returned function is called. */
async function held(page: Page, pattern: string): Promise<() => void> {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(pattern, async (route) => {
    await gate
    await route.continue()
  })
  return letGo
}

test('what is ticked and typed before hydration, or while the page waits, stays', async ({
  page,
  server,
}) => {
  await signUpAdministrator(page, server.dataDir, newEmail())
  const birth = { dateOfBirth: '1978-07-15', birthTime: '14:30', latitude: 41, longitude: 29 }
  const record = { ...birth, timeZone: 'Europe/Istanbul' }
  expect((await page.request.post(`${server.origin}/api/birth-data`, { data: record })).status()).toBe(201)
  const [own] = await (
    await page.request.get(`${server.origin}/api/admin/birth-details`, { maxRetries: 2 })
  ).json()
  const letScripts = await held(page, '**/assets/*.js')
  await page.goto(`/admin/add-event?birthDetailId=${own.id}`, { waitUntil: 'commit' })
  const first = page.getByRole('checkbox').first()
  await first.check()
  await page.getByLabel('Search keywords').fill('forgiv')
  letScripts()
  await expect(page.getByText('2 keywords found.')).toBeVisible()
  await expect(first).toBeChecked()
  await expect(page.getByRole('checkbox')).toHaveCount(3)

  await page.goto('/admin/users')
  const search = page.getByLabel('Search by name or email')
  await search.fill('amina')
  const letAnswers = await held(page, '**/users.data?*')
  await search.press('Enter')
  await search.pressSequentially(' bint')
  letAnswers()
  await expect(page).toHaveURL(/q=amina&/)
  await expect(search).toHaveValue('amina bint')
  await page.goBack()
  await expect(search).toHaveValue('')
})

test('a change from another tab is not overwritten without a warning', async ({ page, server, context }) => {
  await signUpAdministrator(page, server.dataDir, newEmail())
  await page.goto('/admin/planetary-rulers')
  const edit = page.getByRole('row').filter({ hasText: 'Aquarius' }).getByRole('link', { name: 'Edit' })
  const address = await edit.getAttribute('href')
  await edit.click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Modern ruler').selectOption('Neptune')

  const elsewhere = await context.newPage()
  await elsewhere.goto(server.origin + address)
  await elsewhere.getByLabel('Modern ruler').selectOption('Pluto')
  await elsewhere.getByRole('button', { name: 'Save changes' }).click()
  await expect(elsewhere.getByText('Planetary ruler updated', { exact: true }).first()).toBeVisible()
  await elsewhere.close()

  const save = dialog.getByRole('button', { name: 'Save changes' })
  await save.click()
  await expect(dialog.getByRole('alert')).toContainText('Somebody changed this after you opened it')
  await expect(dialog.getByLabel('Modern ruler')).toHaveValue('Neptune')
  await save.click()
  await expect(page.getByText('Planetary ruler updated', { exact: true }).first()).toBeVisible()
  await expect(dialog).toBeHidden()

  // The tests after this one cast their charts with the same rulers.
  await edit.click()
  await dialog.getByLabel('Modern ruler').selectOption('Uranus')
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: 'Aquarius' })).toContainText('Uranus')
})
