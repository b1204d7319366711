import { join } from 'node:path'
import { openDatabase } from '#db/client.server.ts'
import { proves } from '../specification/proves.ts'
import { saveBirth, signUp } from '../support/member.ts'
import { TEST_KEYS } from '../support/server.ts'
import { isSound } from '../support/sound.ts'
import { expect, newEmail, test } from './fixtures.ts'

test('where there is no chart, the button makes it, and the page asks to wait until it is there', async ({
  page,
  server,
}) => {
  proves('message: chart on its way')
  const email = newEmail()
  await signUp(page, email)
  await saveBirth(page)
  const db = openDatabase({ path: join(server.dataDir, 'qismah.sqlite'), key: TEST_KEYS.DATABASE_KEY })
  const removeChart = db.sqlite.prepare(
    `delete from astrological_readings where birth_detail_id in
       (select b.id from birth_details b join users u on u.id = b.user_id where u.email = ?)`,
  )
  for (const [path, name] of [
    ['/reports', 'Generate Chart & Basic Report'],
    ['/reports/basic', 'Generate Chart & Basic Report'],
    ['/reports/wheel', 'Generate Chart & Basic Report'],
    ['/reports/detailed', 'Start with Basic Report'],
  ] as const) {
    expect(removeChart.run(email).changes).toBe(1)
    await page.goto(path)
    const wait = page.getByText('Astrological chart is being generated. Please wait...')
    await expect(wait).toHaveCount(0)
    await isSound(page)
    // Playwright cannot see a page that is being left, so the page itself records what it shows then.
    await page.evaluate(() =>
      document.addEventListener('submit', () =>
        sessionStorage.setItem('while-waiting', document.querySelector('main')?.innerText ?? ''),
      ),
    )
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('heading', { name: 'Essential Information' })).toBeVisible()
    await expect(wait).toHaveCount(0)
    const shown = await page.evaluate(() => sessionStorage.getItem('while-waiting'))
    expect(shown).toContain('Astrological chart is being generated. Please wait...')
  }
  db.close()
})
