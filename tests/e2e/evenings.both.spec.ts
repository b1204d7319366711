import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Language } from '#app/language/language.ts'
import { openDatabase } from '#db/client.server.ts'
import { arabic, test as arabicTest, isArabic } from '../support/arabic.ts'
import { linkIn, type Mailbox } from '../support/mailbox.ts'
import { saveBirth, signUp } from '../support/member.ts'
import { pdfText } from '../support/pdf-text.ts'
import { type RunningServer, TEST_KEYS } from '../support/server.ts'
import { isSound } from '../support/sound.ts'
import { test as englishTest, expect, isAlive, newEmail } from './fixtures.ts'

interface Fixtures {
  page: Page
  server: RunningServer
  mailbox: Mailbox
  javaScriptEnabled: boolean
}

/** The server has the clock of the machine, so its seasons begin earlier. */
function passDays({ dataDir }: RunningServer, days: number): void {
  const db = openDatabase({ path: `${dataDir}/qismah.sqlite`, key: TEST_KEYS.DATABASE_KEY })
  db.sqlite.prepare('update evening_seasons set started_on = date(started_on, ?)').run(`-${days} days`)
  db.close()
}

const EVENING = { en: 'Evening', ar: 'المساء' }
const ANSWER = { en: 'The birds on the wire.', ar: 'طيور على السلك' }

/** A new person begins, answers, misses two evenings and comes back; then asks for mails, and stops them. */
async function livesThrough({ page, server, mailbox, javaScriptEnabled }: Fixtures, language: Language) {
  const named = (english: string) => (language === 'en' ? english : arabic(english))
  const said = (english: string) => (language === 'en' ? english : arabic(english, 'within'))
  const sound = () => isSound(page, javaScriptEnabled)
  const sees = (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()
  const isOpen = async (number: number) => {
    await expect(page).toHaveURL(new RegExp(`/evenings/${number}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${EVENING[language]} ${number}`)
    await expect(page.getByRole('figure')).toBeVisible()
  }
  const follow = (name: string) => page.getByRole('link', { name: named(name) }).click()
  const press = async (name: string) => {
    if (javaScriptEnabled) await isAlive(page)
    await page.getByRole('button', { name: named(name) }).click()
  }
  const evening = (number: number) =>
    page.getByRole('link', { name: new RegExp(`^${EVENING[language]} ${number}(?!\\d)`) })
  const email = newEmail()
  await signUp(page, email, language === 'en' ? 'Layla Noor' : 'أمينة')
  await saveBirth(page)

  await page.goto('/evenings')
  await sound()
  await press('Begin')
  await sees(said('The first one is open.'))
  await follow('Read this evening')
  await isOpen(1)
  await sound()
  await press('Save answer')
  await expect(page.locator('[name=text]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name=text]').fill(ANSWER[language])
  await press('Save answer')
  await sees(said('Your answer is in My Book.'))
  await sees(ANSWER[language])

  passDays(server, 3)
  await page.goto('/evenings')
  await sound()
  for (const number of [1, 2, 3, 4]) await expect(evening(number)).toBeVisible()
  await expect(evening(5)).toHaveCount(0)
  await expect(evening(1)).toContainText(said('with your answer'))
  await follow('Read this evening')
  await isOpen(4)
  await page.locator('a[rel=prev]').click()
  await isOpen(3)
  await page.goto('/evenings/1')
  await sees(ANSWER[language])

  await page.goto('/evenings')
  const hour = page.locator('[name=hour]')
  await expect(hour).toHaveValue('20')
  await press('Send me each evening by mail')
  await sees(said('Your evenings come by mail'))
  expect(linkIn(await mailbox.next(email))).toContain('/verify-email?token=')
  await hour.selectOption('21')
  await press('Change the hour')
  const chosen = async () =>
    (await (await page.request.get('/api/evenings', { maxRetries: 2 })).json()).season.mail.hour
  await expect.poll(chosen).toBe(21)
  await expect(hour).toHaveValue('21')
  await page.goto('/evenings')
  await expect(hour).toHaveValue('21')
  await sound()
  await press('Stop the mails')
  await sees(said('No more mails of evenings are sent'))
  await expect(page.getByRole('button', { name: named('Send me each evening by mail') })).toBeVisible()

  passDays(server, 30)
  await page.goto('/evenings')
  await follow('Your booklet')
  await sees(ANSWER[language])
  await sound()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: named('Export PDF') })
      .first()
      .click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^qismah-evenings-.*\.pdf$/)
  expect(pdfText(readFileSync(await file.path()))).toContain(language === 'en' ? 'Evening 30' : '30')
}

englishTest(
  'a person begins, answers, misses two evenings and comes back',
  async ({ page, server, mailbox, javaScriptEnabled }) => {
    await livesThrough({ page, server, mailbox, javaScriptEnabled }, 'en')
  },
)

arabicTest(
  'a person who reads Arabic begins, misses two evenings and comes back',
  async ({ page, server, mailbox, javaScriptEnabled }) => {
    await livesThrough({ page, server, mailbox, javaScriptEnabled }, 'ar')
    await isArabic(page)
  },
)
