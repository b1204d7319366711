import { proves } from '../specification/proves.ts'
import { signUp } from '../support/member.ts'
import { isSound } from '../support/sound.ts'
import { expect, newEmail, test } from './fixtures.ts'

const LONG = `${'نور على نور، وكل باب له أوانه 🌙\n'.repeat(700)}`.slice(0, 19_990)

test('a long story opens and closes again', async ({ page, javaScriptEnabled }) => {
  proves('screen: /my-stories')
  await signUp(page, newEmail())
  const unbroken = { title: 'x'.repeat(200), storyContent: 'y'.repeat(190), pseudonym: 'z'.repeat(80) }
  const story = { title: 'A long one', storyContent: LONG }
  for (const data of [unbroken, story]) {
    expect((await page.request.post('/api/user-stories', { data })).status()).toBe(201)
  }
  await page.goto('/my-stories')
  const end = page.getByText(LONG.slice(0, 30)).last()
  const height = () => page.evaluate(() => document.body.scrollHeight)
  const before = await height()
  await page.getByText('Read More').click()
  await expect(page.getByText('Show Less')).toBeVisible()
  expect(await height()).toBeGreaterThan(before * 2)
  await expect(end).toBeVisible()
  await isSound(page, javaScriptEnabled)
  await page.getByText('Show Less').click()
  await expect(page.getByText('Read More')).toBeVisible()
  await expect(end).toBeHidden()
})
