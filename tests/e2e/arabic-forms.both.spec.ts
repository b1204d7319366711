import { readFileSync } from 'node:fs'
import { passkeyPageWords } from '#app/features/account/passkey-page-messages.ts'
import { PREPARED_REASONS } from '#app/features/stories/moderation-messages.ts'
import { ar as reasons } from '#app/features/stories/reason-messages.ar.ts'
import { openDatabase } from '#db/client.server.ts'
import { signUpAdministrator } from '../support/administrator.ts'
import { arabic, isArabic, test } from '../support/arabic.ts'
import { linkIn } from '../support/mailbox.ts'
import { confirmStory, saveBirth, signUp } from '../support/member.ts'
import { TEST_KEYS } from '../support/server.ts'
import { isSound } from '../support/sound.ts'
import { codeOf } from '../support/two-step.ts'
import { virtualAuthenticator } from '../support/virtual-authenticator.ts'
import { expect, newEmail } from './fixtures.ts'

/** Forms of the public and member areas, refused and accepted. arabic.both.spec.ts has the way to the reading. */
const STORY = 'في بيتنا القديم كانت جدتي تقول: الصبر مفتاح الفرج، وما فهمت قولها إلا بعد سنين طويلة.'
const SECRET = 'one secret word'
const NEW = { 'Full name': 'أمينة', Password: SECRET, 'Confirm password': SECRET }
const CHECK = 'Please check what you entered'
const WRONG_CODE = 'This code is wrong or has been used. Please wait for the next code and enter it.'
const WRONG_PASSWORD = 'This is not your current password'

test('an account, its mails, a new password, and a message', async ({ page, mailbox, reader }) => {
  const { opens, follows, presses, sends } = reader
  const email = newEmail()
  await opens('/ar/register')
  await sends('Create account', CHECK)
  const differ = { ...NEW, Email: email, 'Confirm password': 'another' }
  await sends('Create account', "Passwords don't match", differ)
  await sends('Create account', 'Welcome to Qismah!', { ...NEW, Email: email })

  await saveBirth(page)
  await opens('/settings')
  await page.getByLabel(arabic('Send me the monthly letter')).check()
  await sends('Save choice', 'Please open the link that we have mailed you. The letter is sent after that.')
  const letter = await mailbox.next(email)
  expect(letter.text.replaceAll(/https?:\S+/g, '')).not.toMatch(/[a-z]{3}/i)
  await opens(linkIn(letter))
  await sends('Confirm this address', 'Your email address is confirmed.')

  await sends('Log out', 'Logged out successfully')
  await opens('/ar/login')
  const wrong = { Email: email, Password: 'not the secret' }
  await sends('Sign in', 'Please check your credentials and try again.', wrong)
  await follows('Forgot password?')
  await reader.fills({ Email: email })
  await sends('Send Reset Link', "If an account with that email exists, we've sent a password reset link.")
  const link = linkIn(await mailbox.next(email))
  await opens(link)
  const next = { 'New password': 'a new secret', 'Confirm new password': 'a new secret' }
  const nextDiffer = { ...next, 'Confirm new password': 'another' }
  await sends('Change password', "Passwords don't match", nextDiffer)
  await sends('Change password', 'Please sign in with your new password.', next)
  await sends('Sign in', 'Login successful', { Email: email, Password: 'a new secret' })
  await opens(link)
  await follows('Request a new link')
  await expect(page).toHaveURL(/\/ar\/forgot-password/)

  await opens('/ar/contact')
  await sends('Send message', CHECK)
  await sends('Send message', 'Message sent', { Email: email, Message: STORY })
  await page.getByText(arabic('Text and theme')).click()
  await page.getByLabel(arabic('Dark')).check()
  await presses('Apply')
  await expect(page).toHaveURL(/\/ar\/contact$/)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
})

test('a found lot is kept, and corrected', async ({ page, javaScriptEnabled, reader }) => {
  const { opens, fills, presses, follows, sends, sees } = reader
  await opens('/ar/find-your-lot')
  await sends('Find your lot', CHECK)
  await fills({ 'Date of birth': '1978-07-15', 'Birth time': '14:30', City: 'اسطنب' })
  await page.getByLabel(arabic('Country')).selectOption({ label: 'تركيا' })
  await sends('Find your lot', 'Choose your city')
  await page.getByRole('radio').first().check()
  const keep = 'Keep it and read all seven parts'
  await sends('Find your lot', keep)
  await sends(keep, 'What you typed is carried to your account. You can use any name.')
  await fills({ ...NEW, Email: newEmail() })
  const check = 'Nothing is saved yet. This is how we understood what you entered.'
  await sends('Create account', check)
  await follows('Change', 'begins')
  await sends('Check your answers', check, { 'Birth time': '14:31' })
  await sends('Save birth information', 'Your birth information has been saved securely.')

  await opens('/birth-info')
  await follows('Request a correction')
  await sends('Send the request', 'Birth time is required', { 'Birth time': '' })
  await sees('Please write what is wrong with the saved information')
  await fills({ 'Birth time': '15:30', 'What is wrong with the saved information?': STORY, City: 'ققققق' })
  if (!javaScriptEnabled) await presses('Find city')
  await expect(page.getByText(javaScriptEnabled ? /^لا .*تركيا/ : /تركيا.*«ققققق»/)).toBeVisible()
  await isArabic(page)
  await fills({ City: 'أنقر' })
  if (!javaScriptEnabled) await presses('Find city')
  const cities = page.getByRole(javaScriptEnabled ? 'option' : 'radio', { name: /^أنقرة/ })
  await cities.first().click()
  await sends('Send the request', 'An administrator will look at your correction.')
})

test('the settings, the receipt, and deletion after a proof', async ({ page, server, browser, reader }) => {
  const { opens, follows, sends, sees } = reader
  const email = newEmail()
  await signUp(page, email, 'أمينة')
  await saveBirth(page)
  const elsewhere = await browser.newContext({ baseURL: server.origin })
  await elsewhere.request.post('/api/auth/login', { data: { email, password: SECRET } })
  await elsewhere.close()

  await opens('/settings')
  const unfold = async (text: string) => {
    const summary = page.locator('summary', { hasText: arabic(text, 'within') })
    if ((await summary.locator('..').getAttribute('open')) === null) await summary.click()
  }
  await sends('Save name', CHECK, { 'Change your name': '' })
  await sends('Save name', 'Your name has been changed.', { 'Change your name': 'ليلى' })
  const next = { 'New password': 'another word', 'Confirm new password': 'another word' }
  await unfold('Change password')
  await sends('Change password', WRONG_PASSWORD, { 'Current password': 'a wrong word', ...next })
  await sends('Sign out all other browsers', 'You are not signed in anywhere else.')
  await unfold('Change password')
  await sends('Change password', 'Password changed', { 'Current password': SECRET, ...next })
  await unfold('House system')
  await sends('Save house system', 'Your reports now show these houses.')
  await unfold('Answer the three questions')
  await page.getByLabel(arabic('Yes')).first().check()
  await sends(
    'Save answers',
    'If your answers change your reading, your analysis offers a new version of it.',
  )
  for (const [button, language] of [['English', 'en'] as const, ['العربية', 'ar'] as const]) {
    await page.getByRole('button', { name: button }).first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }
  await follows('Privacy receipt')
  await sees('What is stored about you')
  const download = page.waitForEvent('download')
  await reader.presses('Download the receipt as text')
  expect(readFileSync(await (await download).path(), 'utf8')).not.toMatch(/[a-z]{3}/i)

  const db = openDatabase({ path: `${server.dataDir}/qismah.sqlite`, key: TEST_KEYS.DATABASE_KEY })
  db.sqlite.prepare('update sessions set proved_at = ?').run(Date.now() - 3_600_000)
  db.close()
  await opens('/settings/delete')
  const confirm = page.locator('input[name=confirm]')
  await confirm.fill('احذف')
  await sends('Delete All My Data', 'Type DELETE, in capital letters, to confirm')
  await confirm.fill('حذف')
  await sends('Delete All My Data', WRONG_PASSWORD, { Password: 'a wrong word' })
  await expect(confirm).toHaveValue('حذف')
  await sends('Delete All My Data', 'All your data has been permanently deleted.', {
    Password: 'another word',
  })
})

test('two steps are set up, used, and turned off', async ({ page, javaScriptEnabled, reader }) => {
  const { opens, sends } = reader
  const email = newEmail()
  await signUp(page, email, 'أمينة')
  await opens('/settings/two-step')
  await sends('Begin', WRONG_PASSWORD, { 'Current password': 'a wrong word' })
  await sends('Begin', 'Scan the code and keep the recovery codes.', { 'Current password': SECRET })
  await isSound(page, javaScriptEnabled)
  const secret = (await page.locator('code').first().innerText()).replaceAll(' ', '')
  const codes = () => page.getByRole('listitem').locator('code').allInnerTexts()
  const [first, second, third] = await codes()
  await sends('Turn on', WRONG_CODE, { Code: '000000' })
  await sends('Turn on', 'It is on', { Code: codeOf(secret, new Date()) })
  await isSound(page, javaScriptEnabled)

  await page.context().clearCookies()
  await opens('/ar/login?redirectTo=/settings/two-step')
  await sends('Sign in', 'Your password is right. One step is left.', { Email: email, Password: SECRET })
  await isSound(page, javaScriptEnabled)
  await sends('Sign in', WRONG_CODE, { Code: '000000' })
  await sends('Sign in', 'It is on', { Code: first! })
  const offered = 'The new codes work once you confirm that you have saved them.'
  await sends('Make new codes', offered, { Code: second! })
  const [fresh] = await codes()
  await sends('I have saved the codes', 'From now on only the new codes work.')
  for (const code of [third!, fresh!]) {
    await page.getByLabel(arabic('Code')).last().fill(code)
    await sends('Turn off', code === fresh ? 'Two-step sign-in is off' : WRONG_CODE)
  }
})

test('a passkey is added, used, renamed and removed', async ({ page, javaScriptEnabled, reader }) => {
  const { opens, presses, sends, sees } = reader
  await signUp(page, newEmail(), 'أمينة')
  await opens('/settings/passkeys')
  if (!javaScriptEnabled) {
    await sees(passkeyPageWords.noScript)
    await expect(page.getByRole('button', { name: arabic('Add a passkey') })).toBeHidden()
    await page.context().clearCookies()
    await opens('/ar/login')
    return expect(page.getByRole('button', { name: arabic('Sign in with a passkey') })).toBeHidden()
  }
  await virtualAuthenticator(page)
  await page.getByLabel(arabic('Name')).last().fill('حاسوبي')
  await sends('Add a passkey', 'You can sign in with it from now on.')
  await sends('Add a passkey', 'This device has a passkey of your account already.')
  await isSound(page)
  await page.context().clearCookies()
  await opens('/ar/login?redirectTo=/settings/passkeys')
  await presses('Sign in with a passkey')
  await page.getByText(arabic('Rename', 'begins')).click()
  await sends('Save name', 'Enter a name for the passkey', { Name: '' })
  await sends('Save name', 'The passkey has its new name.', { Name: 'حاسوبي الرمادي' })
  await presses('Remove', 'begins')
  await sees('Remove this passkey?')
  await presses('Remove')
  await sees('You have no passkey yet.')
  await isSound(page)
})

test('the reading is answered and written about', async ({ page, javaScriptEnabled, reader }) => {
  const { opens, presses, follows, sends, sees } = reader
  await signUp(page, newEmail(), 'أمينة')
  await saveBirth(page)
  await opens('/analysis')
  await sends('Not me', 'Take back')
  await presses('Take back')
  await sends('Save rating', 'Please choose a rating from 1 to 5')
  await page.locator('[name=rating]').last().press('Space')
  await sends('Save rating', 'Your rating has been recorded.')
  await page.getByText(arabic('Share Story')).click()
  await sends('Submit story', 'Story too short', { 'Your story': 'قصير' })
  await confirmStory(page)
  await sends('Submit story', 'Story Submitted', { 'Your story': STORY })
  await opens('/my-path')
  await page.getByRole('checkbox').first().check()
  if (!javaScriptEnabled) await sends('Save practices', 'Progress saved')
  await expect(page.getByText(/^1 من 12/).first()).toBeVisible()
  await isArabic(page)
  await opens('/part-of-fortune')
  await page.getByText(arabic('Enter another program’s lot')).click()
  await sends('Find the cause', 'Choose the sign that the other program gives')
  await page.getByLabel(arabic('Sign')).selectOption('Aries')
  await sends('Find the cause', 'No known cause explains the difference', { Degree: '3', Minute: '4' })

  await opens('/my-book')
  await follows('Write your first note')
  await sends('Save note', 'Please write something first')
  await sends('Save note', 'Your note is in My Book.', { 'Your note': STORY })
  await sends('Search', 'Notes found', { 'Search your notes': 'جدتي' })
  await follows('Show all')
  await follows('Edit', 'begins')
  await sends('Save changes', 'Your note is changed.', { 'Your note': 'الصبر مفتاح الفرج' })
  await presses('Delete', 'begins')
  await sees('It can be brought back for an hour.')
  await sends('Undo', 'Your note is back')
  await opens('/analysis')
  await follows('Write a note', 'begins')
  const saved = javaScriptEnabled ? 'Saved in My Book.' : 'Your note is in My Book.'
  await sends('Save note', saved, { 'Your note': STORY })
})

test('a story is sent, declined, and withdrawn', async ({
  page,
  browser,
  server,
  javaScriptEnabled,
  reader,
}) => {
  const { opens, follows, sends, sees } = reader
  await signUp(page, newEmail(), 'أمينة')
  await opens('/send-story')
  await sends('Submit story', CHECK, { 'Story title': 'قصة', 'Your story': 'قصيرة' })
  await reader.fills({ 'Pseudonym (optional)': 'أم يوسف', 'Story title': 'قصة جدتي', 'Your story': STORY })
  await confirmStory(page)
  await sends('Submit story', 'Your story has been submitted for review.')
  await isSound(page, javaScriptEnabled)
  await follows('View My Stories')
  await follows('Edit', 'begins')
  await sends('Save changes', 'Your changes have been saved.', { 'Story title': 'قصة جدتي كما أذكرها' })

  const office = await browser.newPage({ baseURL: server.origin })
  await signUpAdministrator(office, server.dataDir, newEmail())
  const [story] = await (await page.request.get('/api/user-stories/my-stories', { maxRetries: 2 })).json()
  const data = { adminNotes: PREPARED_REASONS.unclear.notes }
  await office.request.post(`/api/admin/user-stories/${story.id}/reject`, { data })
  await office.close()
  await opens('/my-stories')
  await expect(page.getByText(reasons.unclear)).toBeVisible()
  await follows('Withdraw', 'begins')
  await sees('Withdraw this story?')
  await isSound(page, javaScriptEnabled)
  await sends('Withdraw story', "You haven't submitted any stories yet.")
})
