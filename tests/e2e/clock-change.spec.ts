import { join } from 'node:path'
import { openDatabase } from '#db/client.server.ts'
import { saveBirth, signUp } from '../support/member.ts'
import { TEST_KEYS } from '../support/server.ts'
import { isSound } from '../support/sound.ts'
import { expect, newEmail, test } from './fixtures.ts'

const STRASBOURG = { dateOfBirth: '1905-06-15', birthTime: '12:00', country: 'France', cityId: '2973783' }

test('a chart that was cast with another clock asks once, on the dashboard, with both lots', async ({
  page,
  server,
}) => {
  const email = newEmail()
  await signUp(page, email)
  await saveBirth(page, STRASBOURG)
  // As it was read by the clock of Paris.
  const db = openDatabase({ path: join(server.dataDir, 'qismah.sqlite'), key: TEST_KEYS.DATABASE_KEY })
  db.sqlite
    .prepare(
      `update birth_details set utc = utc + 3039000, offset_seconds = 561, offset_source = 'zone', clock_law = null,
         zone_data_version = '2026f' where user_id = (select id from users where email = ?)`,
    )
    .run(email)
  db.close()
  await page.goto('/dashboard')
  const notice = page.getByText('The clock of this birth is now read as')
  await expect(notice).toBeVisible()
  await isSound(page)
  await page.getByRole('button', { name: 'Keep my chart' }).click()
  await expect(page.getByText('Your chart stays as it is.', { exact: true })).toBeVisible()
  await page.goto('/dashboard')
  await expect(notice).toHaveCount(0)
})
