import { join } from 'node:path'
import { openDatabase } from '#db/client.server.ts'
import { proves } from '../specification/proves.ts'
import { saveBirth, signUp } from '../support/member.ts'
import { TEST_KEYS } from '../support/server.ts'
import { expect, newEmail, test } from './fixtures.ts'

test('a failed analysis says so, and trying again shows that it is being generated', async ({
  page,
  server,
}) => {
  proves('screen: /analysis failed', 'screen: /analysis loading')
  const email = newEmail()
  await signUp(page, email)
  await saveBirth(page)
  const db = openDatabase({ path: join(server.dataDir, 'qismah.sqlite'), key: TEST_KEYS.DATABASE_KEY })
  db.sqlite
    .prepare(
      `update astrological_readings set chart = '{}' where birth_detail_id in
         (select b.id from birth_details b join users u on u.id = b.user_id where u.email = ?)`,
    )
    .run(email)
  // Makes the engine fail: the ruler of a sign is not a planet. Otherwise the chart would be cast again.
  const setRulers = (change: string) =>
    db.sqlite.exec(`update planetary_rulers set traditional_ruler = ${change}`)
  setRulers("'No ' || traditional_ruler")

  await page.goto('/analysis')
  await expect(page.getByRole('heading', { name: 'Analysis Failed' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Update Birth Data' })).toHaveAttribute('href', '/birth-data')

  setRulers("replace(traditional_ruler, 'No ', '')")
  db.close()
  let send = () => {}
  const isSent = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/analysis.data*', async (route) => {
    await isSent
    await route.continue()
  })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Generating Your Analysis' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Analysis Failed' })).toHaveCount(0)
  send()
  await expect(page.getByRole('heading', { name: 'Fortune Path' })).toBeVisible()
})

test('verses are set in one face, their spaces, pause marks and end signs too', async ({ page }) => {
  await signUp(page, newEmail())
  await saveBirth(page, {
    dateOfBirth: '1979-10-02',
    birthTime: '09:15',
    country: 'Saudi Arabia',
    cityId: '104515',
  })
  await page.goto('/analysis')
  const verses = page.locator('.verses p[lang=ar]')
  await expect(verses.filter({ hasText: /[\u06d6-\u06dc]/ })).not.toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '.verses p[lang=ar]',
  })
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    expect(fonts).toEqual([
      expect.objectContaining({ familyName: expect.stringMatching(/^Amiri( Quran)?$/), isCustomFont: true }),
    ])
  }
})
