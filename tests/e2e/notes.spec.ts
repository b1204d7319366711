import { saveBirth, signUp } from '../support/member.ts'
import { isSound } from '../support/sound.ts'
import { expect, newEmail, test } from './fixtures.ts'

test.use({ goesOffline: true })

test('a note in place survives a lost connection, and is stored once', async ({ page, context }) => {
  await signUp(page, newEmail())
  await saveBirth(page)
  await page.goto('/analysis')
  await page.getByRole('link', { name: 'Write a note on Fortune Path' }).click()
  await page.getByLabel('Your note').fill('Written while the train was in the tunnel')
  await isSound(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Qismah did not answer.').first()).toBeVisible()
  await expect(page.getByLabel('Your note')).toHaveValue('Written while the train was in the tunnel')
  await context.setOffline(false)
  // Text that a status starts with is not announced.
  const comesWith = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new MutationObserver((records) => {
          const added = records.flatMap(({ addedNodes }) => [...addedNodes])
          for (const node of added)
            if (node instanceof HTMLParagraphElement)
              resolve(node.querySelector('[role=status]')!.textContent)
        }).observe(document.querySelector('#content .note-beside:has(textarea)')!, { childList: true })
      }),
  )
  await page.getByRole('button', { name: 'Save note' }).dblclick()
  await expect(page.getByText('Saved in My Book.')).toBeVisible()
  expect(await comesWith).toBe('')
  await page.goto('/my-book')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a note that was started in place stays when it is closed, and when the session ends', async ({
  page,
}) => {
  const email = newEmail()
  await signUp(page, email)
  await saveBirth(page)
  await page.goto('/analysis')
  await page.getByRole('link', { name: 'Write a note on Fortune Path' }).click()
  await page.getByLabel('Your note').fill('Begun here')
  await page.getByRole('button', { name: 'Cancel' }).click()
  const goOn = page.getByRole('link', { name: 'Go on with your note on Fortune Path' })
  await expect(goOn).toBeFocused()
  await goOn.click()
  await expect(page.getByLabel('Your note')).toHaveValue('Begun here')

  await page.request.post('/api/auth/logout')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page).toHaveURL(/\/login\?redirectTo=/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('one secret word')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Your text is still here')).toBeVisible()
  await expect(page.getByLabel('Your note')).toHaveValue('Begun here')
})

test('a note that was started is restored after another form of the page was sent, for this person only', async ({
  page,
}) => {
  await signUp(page, newEmail())
  await saveBirth(page)
  await page.goto('/analysis')
  const kept = () => page.evaluate(() => sessionStorage.getItem('typed'))
  const text = page.getByLabel('Your note')
  const send = () =>
    page
      .locator('form[method=post]:not([action="/sign-out"]):not([action="/language"])')
      .first()
      .evaluate(submit)
  const submit = (form: HTMLFormElement) => form.requestSubmit()
  await page.getByRole('link', { name: 'Write a note on Fortune Path' }).click()
  await text.fill('Begun here')

  // The form does not reach the server; then the note is saved and the page is left.
  await page.route('**/analysis', (route) =>
    route.request().method() === 'POST' && !route.request().url().includes('.data')
      ? route.abort('aborted')
      : route.continue(),
  )
  await send()
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Saved in My Book.')).toBeVisible()
  await page.goto('/analysis')
  await expect(page.getByRole('link', { name: 'Write a note on Fortune Path' })).toBeVisible()
  await expect(text).toHaveCount(0)
  await page.unrouteAll()

  await page.getByRole('link', { name: 'Write a note on Fortune Path' }).click()
  await text.fill('Begun again')
  const loaded = page.waitForEvent('load')
  await send()
  await loaded
  await expect(text).toHaveValue('Begun again')
  expect(await kept()).toBeNull()

  await page.locator('form[action="/sign-out"]').first().evaluate(submit)
  await expect(page).not.toHaveURL(/analysis/)
  expect(await kept()).toBeNull()
})

test('a note that was begun and closed is there again where another form of the page was sent', async ({
  page,
}) => {
  await signUp(page, newEmail())
  await saveBirth(page)
  await page.goto('/analysis')
  const text = page.getByLabel('Your note')
  const goOn = page.getByRole('link', { name: 'Go on with your note on Fortune Path' })
  const rate = async (stars: string) => {
    await page.getByRole('radio', { name: stars }).check()
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: /^(Save|Change) rating$/ }).click()
    await loaded
  }
  await page.getByRole('link', { name: 'Write a note on Fortune Path' }).click()
  await text.fill('Begun and closed')
  await page.getByRole('button', { name: 'Cancel' }).click()

  await rate('4 stars')
  await expect(goOn).toBeVisible()
  await expect(goOn).not.toBeFocused()
  await expect(text).toHaveCount(0)
  // It has not been opened in between.
  await rate('5 stars')
  await goOn.click()
  await expect(text).toHaveValue('Begun and closed')
  // It has been opened and closed again.
  await text.fill('Begun, changed and closed')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await rate('3 stars')
  await goOn.click()
  await expect(text).toHaveValue('Begun, changed and closed')

  await text.fill('')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await rate('2 stars')
  await expect(page.getByRole('link', { name: 'Write a note on Fortune Path' })).toBeVisible()
  await expect(goOn).toHaveCount(0)
})
