import { proves } from '../specification/proves.ts'
import { signUp } from '../support/member.ts'
import { isSound } from '../support/sound.ts'
import { expect, newEmail, test } from './fixtures.ts'

const STORY =
  'في بيتنا القديم كانت جدتي تقول: الصبر مفتاح الفرج 🌙. And what she said I understood only many years later.'
const LONG = `${'نور على نور، وكل باب له أوانه 🌙\n'.repeat(700)}`.slice(0, 19_990)

test('a story is written, sent twice by a double click, read, edited and withdrawn', async ({
  page,
  javaScriptEnabled,
}) => {
  await signUp(page, newEmail(), 'ليلى بنت حسن')
  await page.goto('/dashboard')
  await page.goto('/send-story')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Share Your Story')
  await expect(page.getByLabel('Share anonymously')).toBeChecked()
  await isSound(page, javaScriptEnabled)
  await page.getByLabel('Story title').fill('قصة جدتي 🌙')
  await page.getByLabel('Your story').fill(STORY)
  await page.getByLabel('Pseudonym (optional)').fill('أم يوسف')
  await page.getByLabel('Theme (optional)').selectOption('Light - Positive, uplifting experiences')
  await page.getByRole('button', { name: 'Submit story' }).dblclick()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Story Submitted!')
  await expect(
    page.getByText('Your story has been submitted for review.', { exact: true }).first(),
  ).toBeVisible()
  await isSound(page, javaScriptEnabled)
  await page.getByRole('link', { name: 'Submit Another Story' }).click()
  await expect(page.getByLabel('Story title')).toHaveValue('')

  await page.getByRole('link', { name: 'View My Submitted Stories' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['قصة جدتي 🌙'])
  const card = page.getByRole('region', { name: 'قصة جدتي 🌙' })
  await expect(card).toContainText('Pending')
  await expect(card).toContainText('أم يوسف')
  await expect(card).toContainText('Anonymous')
  const text = card.getByText('الصبر مفتاح الفرج')
  expect(await text.evaluate((node) => getComputedStyle(node).direction)).toBe('rtl')

  await card.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Story title').fill('قصة جدتي، كما أذكرها')
  await page.getByRole('button', { name: 'Save changes' }).dblclick()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['قصة جدتي، كما أذكرها'])

  await page.getByRole('link', { name: 'Withdraw' }).click()
  await expect(page.getByText('Withdraw this story?')).toBeVisible()
  await isSound(page, javaScriptEnabled)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Withdraw' }).click()
  await page.getByRole('button', { name: 'Withdraw story' }).dblclick()
  await expect(page.getByText("You haven't submitted any stories yet.")).toBeVisible()
  await isSound(page, javaScriptEnabled)
})

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
