import { openDatabase } from '#db/client.server.ts'
import { chooseInRow, dialogOf, signUpAdministrator } from '../support/administrator.ts'
import { test as arabicTest, isArabic } from '../support/arabic.ts'
import { confirmStory, signUp, typeAccount } from '../support/member.ts'
import { type RunningServer, TEST_KEYS } from '../support/server.ts'
import { isSound } from '../support/sound.ts'
import { expect, isAlive, newEmail, test } from './fixtures.ts'

const QUESTIONS = '/admin/user-stories/questions'
const DAY = 24 * 60 * 60 * 1000
const dayAfter = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
const STORY = 'A story about patience, and about the door that opened when I had stopped knocking.'

test('an owner asks a question, a viewer of the film answers it, and it closes', async ({
  page,
  server,
  javaScriptEnabled,
}) => {
  const alive = () => (javaScriptEnabled ? isAlive(page) : undefined)
  const owner = newEmail()
  const id = `door-${Date.now()}`
  const question = `Which door opened for you in ${id}?`
  const asked = page.getByText(question, { exact: true })
  const cookies = async () => page.context().cookies()
  await page.goto('/login')
  await signUpAdministrator(page, server.dataDir, owner)
  await page.goto('/admin/user-stories')
  await page.getByRole('link', { name: 'Questions', exact: true }).click()
  await page.getByRole('link', { name: 'Ask a question' }).click()
  const dialog = dialogOf(page)
  await alive()
  await dialog.getByRole('button', { name: 'Ask the question' }).click()
  await expect(
    dialog.getByText('Please write the question, in one language or in both.').first(),
  ).toBeVisible()
  await isSound(page, javaScriptEnabled)
  await dialog.getByLabel('Question in English').fill(question)
  await dialog.getByLabel('Address').fill(id)
  await dialog.getByLabel('Theme').selectOption('dark')
  await dialog.getByLabel('Last day').fill(dayAfter(3))
  await dialog.getByRole('button', { name: 'Ask the question' }).click()
  await expect(page.getByText('Question asked', { exact: true }).first()).toBeVisible()
  const address = page.getByRole('link', { name: `/stories/ask/${id}` })
  await expect(address).toBeVisible()
  await isSound(page, javaScriptEnabled)
  const ownCookies = await cookies()
  await page.context().clearCookies()

  await page.goto(`/stories/ask/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible()
  await isSound(page, javaScriptEnabled)
  await page.getByRole('link', { name: 'Send your story' }).click()
  await expect(page).toHaveURL(/\/login\?redirectTo=/)
  await page.getByRole('link', { name: 'Sign up' }).first().click()
  await typeAccount(page, newEmail(), 'Layla Noor')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(new RegExp(`/send-story\\?question=${id}$`))
  await expect(asked).toBeVisible()
  await expect(page.getByLabel('Theme (optional)')).toHaveValue('dark')
  await isSound(page, javaScriptEnabled)
  await page.getByLabel('Story title').fill('The door')
  await alive()
  await page.getByRole('button', { name: 'Submit story' }).click()
  await expect(page.getByText('Story must be at least 50 characters').first()).toBeVisible()
  await expect(asked).toBeVisible()
  await page.locator('[name=storyContent]').fill(STORY)
  await confirmStory(page)
  await page.getByRole('button', { name: 'Submit story' }).click()
  await expect(page.getByRole('heading', { name: 'Story Submitted!' })).toBeVisible()
  await expect(page.getByText(`It answers the question “${question}”.`)).toBeVisible()
  await isSound(page, javaScriptEnabled)
  await page.getByRole('link', { name: 'View My Stories' }).click()
  await expect(asked).toBeVisible()
  await isSound(page, javaScriptEnabled)
  await page.goto(`/send-story?question=${id}`)
  const viewer = await cookies()

  await page.context().clearCookies()
  await page.context().addCookies(ownCookies)
  await page.goto('/admin/user-stories/queue')
  await page.getByLabel('Question').selectOption(question)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText('1 of 1')).toBeVisible()
  await expect(page.getByText(`Answers “${question}”`)).toBeVisible()
  await isSound(page, javaScriptEnabled)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('Every story that answers this question is decided on.')).toBeVisible()
  await isSound(page, javaScriptEnabled)
  await page.goto(QUESTIONS)
  await chooseInRow(page, question, 'Close now')
  await dialogOf(page).getByRole('button', { name: 'Close question' }).click()
  await expect(page.getByText('Question closed', { exact: true }).first()).toBeVisible()

  await page.context().clearCookies()
  await page.context().addCookies(viewer)
  await page.goto(`/stories/ask/${id}`)
  await expect(page.getByText('This question has closed')).toBeVisible()
  await isSound(page, javaScriptEnabled)
  await page.getByRole('link', { name: 'Send a story' }).click()
  await expect(page).toHaveURL(/\/send-story$/)
  await page.goto(`/send-story?question=${id}`)
  await expect(page.getByText('This question is not open')).toBeVisible()
  await isSound(page, javaScriptEnabled)
})

/** Asked in the database of the server, in Arabic alone. */
function askInArabic({ dataDir }: RunningServer, id: string, text: string): void {
  const db = openDatabase({ path: `${dataDir}/qismah.sqlite`, key: TEST_KEYS.DATABASE_KEY })
  db.sqlite
    .prepare("insert into story_questions (id, text_ar, alignment, closes_on) values (?, ?, 'light', ?)")
    .run(id, text, dayAfter(3))
  db.close()
}

function close({ dataDir }: RunningServer, id: string): void {
  const db = openDatabase({ path: `${dataDir}/qismah.sqlite`, key: TEST_KEYS.DATABASE_KEY })
  db.sqlite.prepare('update story_questions set closed_at = 1 where id = ?').run(id)
  db.close()
}

arabicTest(
  'a viewer who reads Arabic answers a question',
  async ({ page, server, reader, javaScriptEnabled }) => {
    const id = `bab-${Date.now()}`
    const question = 'متى انفتح لكم باب كنتم قد يئستم منه؟'
    const sound = () => isSound(page, javaScriptEnabled)
    askInArabic(server, id, question)
    await reader.opens(`/ar/stories/ask/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible()
    await sound()
    await reader.follows('Send your story')
    await expect(page).toHaveURL(/\/ar\/login\?redirectTo=/)
    await isArabic(page)
    await signUp(page, newEmail(), 'أمينة')
    await reader.opens(`/ar/stories/ask/${id}`)
    await reader.follows('Send your story')
    await expect(page.getByText(question)).toBeVisible()
    await isArabic(page)
    await sound()
    await confirmStory(page)
    const story = 'في بيتنا القديم كانت جدتي تقول: الصبر مفتاح الفرج، وما فهمت قولها إلا بعد سنين.'
    await reader.sends('Submit story', 'Story Submitted!', { 'Story title': 'الباب', 'Your story': story })
    await expect(page.getByText(question)).toBeVisible()
    await sound()
    await reader.follows('View My Stories')
    await expect(page.getByText(question)).toBeVisible()
    await isArabic(page)
    await sound()
    await page.goto(`/send-story?question=${id}`)
    close(server, id)
    await reader.sends('Submit story', 'Sent without the question', {
      'Story title': 'الباب',
      'Your story': story,
    })
    await sound()
    await reader.opens(`/ar/stories/ask/${id}`)
    await reader.sees('This question has closed')
    await sound()
  },
)
