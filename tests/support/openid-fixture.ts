import { test as base, expect, newEmail } from '../e2e/fixtures.ts'
import { type OpenIdProvider, openProvider } from './openid.ts'

export { expect, newEmail }

/** A worker whose server uses its own provider for sign-in. */
export const test = base.extend<object, { provider: OpenIdProvider }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const provider = await openProvider()
      await use(provider)
      await provider.stop()
    },
    { scope: 'worker' },
  ],
  environment: [async ({ provider }, use) => use(provider.environment), { scope: 'worker' }],
  otherOrigins: async ({ provider }, use) => use([provider.issuer]),
})

export function newcomer(): { sub: string; email: string; email_verified: boolean; name: string } {
  const email = newEmail()
  return { sub: `subject of ${email}`, email, email_verified: true, name: 'Amina of Google' }
}
