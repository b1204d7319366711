import { signUpAdministrator } from '../support/administrator.ts'
import { saveBirth, signUp } from '../support/member.ts'
import { isSound } from '../support/sound.ts'
import { expect, newEmail, test, WHOLE } from './fixtures.ts'

for (const viewport of [
  { width: 320, height: 700 },
  { width: 1280, height: 800 },
]) {
  test(`the result of a form is visible if the address names a part of the page, ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await signUp(page, newEmail())
    await saveBirth(page)
    await page.goto('/analysis')
    await page.getByRole('radio', { name: '4 stars' }).check()
    await page.getByRole('button', { name: /rating/i }).click()
    const thanks = page.getByText('Your rating has been recorded.', { exact: true })
    await expect(thanks).toBeInViewport(WHOLE)
    await expect(page.getByRole('radio', { name: '4 stars' })).toBeInViewport()

    await page.goto('/my-path')
    const practice = page.getByRole('checkbox').last()
    await practice.check()
    const save = page.getByRole('button', { name: /save/i }).last()
    if (await save.isVisible()) {
      await save.click()
      await expect(page.getByText(/^1 of \d+ practices done\.$/)).toBeInViewport(WHOLE)
    }
  })
}

for (const width of [390, 1280]) {
  test(`the message of a refused story is in view, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await signUp(page, newEmail())
    await saveBirth(page)
    await page.goto('/analysis')
    await page.getByText('Share Story', { exact: true }).click()
    await page.getByLabel('Your story').fill('Too short')
    await page.getByRole('button', { name: 'Submit story' }).click()
    await expect(page.getByText('Story too short', { exact: true })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: /^Your story: / })).toBeInViewport({ ratio: 1 })
  })
}

for (const viewport of [
  { width: 320, height: 480 },
  { width: 1280, height: 800 },
]) {
  test(`on public pages an administrator reaches the back-office by keyboard, ${viewport.width} px`, async ({
    page,
    server,
    javaScriptEnabled,
  }) => {
    await page.setViewportSize(viewport)
    await signUpAdministrator(page, server.dataDir, newEmail())
    await page.goto('/faq')
    const person = page.getByRole('banner').getByRole('button', { name: 'أمينة بنت عبد الرحمن' })
    await person.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('navigation', { name: 'Admin Panel' })
    await expect(menu.getByRole('link')).toHaveCount(13)
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeFocused()
    // The last button of the menu is past what a small screen shows, and focus scrolls the menu to it.
    for (let i = 0; i < 14; i += 1) await page.keyboard.press('Tab')
    const last = page.getByRole('banner').getByRole('button', { name: 'Sign out' })
    await expect(last).toBeFocused()
    await expect(last).toBeInViewport(WHOLE)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(person).toBeFocused()
    await page.keyboard.press('Enter')
    await isSound(page, javaScriptEnabled)
    await page.setViewportSize(viewport)
    if (await menu.isHidden()) await person.press('Enter')
    await menu.getByRole('link', { name: 'User Stories' }).click()
    await expect(page).toHaveURL(/\/admin\/user-stories$/)
  })
}
