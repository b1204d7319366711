import { join } from 'node:path'
import { type Db, openDatabase } from '#db/client.server.ts'
import { sendStories, signUpAdministrator } from '../support/administrator.ts'
import { TEST_KEYS } from '../support/server.ts'
import { isSound } from '../support/sound.ts'
import { expect, newEmail, test } from './fixtures.ts'

const SHEET = '/admin/user-stories/film'

test('an episode is made, filmed and printed; its author sees the film', async ({
  page,
  server,
  javaScriptEnabled,
}) => {
  const titles = ['باب الصبر', 'A door of the sea', 'W'.repeat(100)]
  const email = await sendStories(page, server.origin, titles)
  const withDatabase = (work: (sqlite: Db['sqlite']) => unknown) => {
    const db = openDatabase({ path: join(server.dataDir, 'qismah.sqlite'), key: TEST_KEYS.DATABASE_KEY })
    work(db.sqlite)
    db.close()
  }
  withDatabase((sqlite) =>
    sqlite
      .prepare(
        `update user_stories set status = 'approved', is_featured = 1
         where user_id = (select id from users where email = ?)`,
      )
      .run(email),
  )

  await signUpAdministrator(page, server.dataDir, newEmail())
  await page.goto(SHEET)
  await page.getByRole('link', { name: 'New episode' }).click()
  await page.getByLabel('Name of the episode').fill('Doors')
  await page.getByRole('button', { name: 'Save episode' }).click()
  await expect(page.getByText('Please choose at least one story.').last()).toBeVisible()
  await expect(page.getByLabel('Name of the episode')).toHaveValue('Doors')
  await page.getByLabel('1st story').selectOption('A door of the sea')
  await page.getByLabel('2nd story').selectOption('باب الصبر')
  await isSound(page, javaScriptEnabled)
  await page.getByRole('button', { name: 'Save episode' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Doors' })).toBeVisible()
  const stories = page.getByRole('article').getByRole('heading')
  await expect(stories).toHaveText(['A door of the sea', 'باب الصبر'])

  await page.getByLabel('Filmed on').fill('2026-02-27')
  await page.getByLabel('Address of the film').fill('https://films.example/doors')
  await page.getByRole('button', { name: 'Save episode' }).click()
  await expect(page.getByRole('link', { name: 'the film' })).toBeVisible()
  await isSound(page, javaScriptEnabled)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Save episode' })).toBeHidden()
  await expect(stories.last()).toBeVisible()
  await page.emulateMedia({ media: null })
  await page.goto(SHEET)
  await isSound(page, javaScriptEnabled)

  await page.context().clearCookies()
  const account = { email, password: 'one secret word' }
  const headers = { Origin: server.origin }
  expect((await page.request.post('/api/auth/login', { data: account, headers })).ok()).toBe(true)
  for (const language of ['en', 'ar']) {
    withDatabase((sqlite) =>
      sqlite.prepare('update users set language = ? where email = ?').run(language, email),
    )
    await page.goto('/my-stories')
    await expect(page.getByText('Doors').first()).toBeVisible()
    await isSound(page, javaScriptEnabled)
  }
})
