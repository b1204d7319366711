import { test as base } from '../e2e/fixtures.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'

/** A worker whose server sends mails to its own mailbox. */
export const test = base.extend<object, { mailbox: Mailbox }>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const mailbox = await openMailbox()
      await use(mailbox)
      await mailbox.stop()
    },
    { scope: 'worker' },
  ],
  environment: [
    async ({ mailbox }, use) => use({ SMTP_URL: mailbox.url, OWNER_EMAIL: 'owner@qismah.example' }),
    { scope: 'worker' },
  ],
})
