import type { Locator } from '@playwright/test'
import { sendStories, signUpAdministrator } from '../support/administrator.ts'
import { isSound } from '../support/sound.ts'
import { expect, newEmail, test } from './fixtures.ts'

test('the dashboard links to waiting items; stories are decided one after another', async ({
  page,
  server,
  javaScriptEnabled,
}) => {
  test.slow()
  await page.goto('/login')
  await signUpAdministrator(page, server.dataDir, newEmail())
  const titles = ['One', 'Two', 'Three'].map((name) => `${name} ${Date.now()}`)
  await sendStories(page, server.origin, titles, { isAnonymous: true })

  await page.goto('/admin')
  await page.getByRole('link', { name: '90 days' }).click()
  await expect(page).toHaveURL(/range=90/)
  await page.getByText('The numbers: over time').press('Enter')
  await expect(page.getByRole('table', { name: 'Over time' })).toBeVisible()
  await isSound(page, javaScriptEnabled)

  await page.getByRole('link', { name: /stor(y waits|ies wait) for a decision/ }).press('Enter')
  const story = page.getByRole('region', { name: /./ }).filter({ has: page.getByText(/^\d+ of \d+$/) })
  const choose = (title: string) => page.getByRole('link', { name: title }).click()
  await choose(titles[0]!)
  await expect(story.getByRole('heading', { level: 2 })).toHaveText(titles[0]!)
  await isSound(page, javaScriptEnabled)
  // Visible at the top and at the end of a long story.
  await page.setViewportSize({ width: 390, height: 700 })
  const reject = story.getByText('Reject', { exact: true })
  for (const part of [reject, story.getByRole('button', { name: 'Approve', exact: true })])
    await expect(part).toBeInViewport()
  await expect(page.getByText('يوسف الحكيم')).toHaveCount(0)
  await expect(story.getByText('وجدت الصبر').first()).toHaveCSS('font-family', /^"Markazi Text"/)
  await story.getByRole('link', { name: 'show who sent it' }).click()
  const author = page.getByRole('dialog', { name: 'Who sent the story' })
  await expect(author.getByText('يوسف الحكيم')).toBeVisible()
  await isSound(page, javaScriptEnabled)
  await author.getByRole('link', { name: 'Back' }).click()
  await expect(story.getByRole('heading', { level: 2 })).toHaveText(titles[0]!)

  await reject.click()
  await expect(story.getByLabel('Hard to follow')).toBeInViewport()
  await expect(page.getByRole('alert')).toHaveCount(0)
  // The reasons do not cover the text.
  const yOf = async (part: Locator) => (await part.boundingBox())!.y
  const similar = story.getByRole('heading', { name: 'Similar stories' })
  if (javaScriptEnabled)
    await expect(async () => expect(await yOf(similar)).toBeLessThan(await yOf(reject))).toPass()
  await isSound(page, javaScriptEnabled)
  await story.getByRole('button', { name: 'Reject story' }).click()
  await expect(page.getByText('Please choose a reason').first()).toBeVisible()
  if (javaScriptEnabled) {
    for (const key of ['2', 'Escape', '6']) await page.keyboard.press(key)
    await page.keyboard.type('Tell the end, too.')
    await page.keyboard.press('ControlOrMeta+Enter')
  } else {
    await story.getByLabel('Hard to follow').check()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText('Story rejected successfully').first()).toBeVisible()
  await expect(story.getByRole('heading', { level: 2 })).toHaveText(titles[1]!)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(story.getByRole('heading', { level: 2 })).toHaveText(titles[0]!)

  await story.getByRole('link', { name: 'Skip' }).press('Enter')
  await expect(story.getByRole('heading', { level: 2 })).toHaveText(titles[1]!)
  if (javaScriptEnabled) await page.keyboard.press('a')
  else await story.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('Story approved successfully').first()).toBeVisible()
  await expect(story.getByRole('heading', { level: 2 })).toHaveText(titles[2]!)

  for (const title of [titles[0]!, titles[2]!]) await page.getByLabel(`Choose ${title}`).check()
  // A counter of the stylesheet says how many.
  const tree = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree')
  const texts = tree.nodes.flatMap(({ role, name }) => (role?.value === 'StaticText' ? [name?.value] : []))
  expect(texts.join('')).toContain('Chosen stories: 2')
  // With the focus in the list, the keys decide on the chosen stories.
  if (javaScriptEnabled) await page.keyboard.press('a')
  else await page.getByRole('button', { name: 'Approve chosen' }).click()
  await expect(page.getByText('2 stories approved').first()).toBeVisible()
})
