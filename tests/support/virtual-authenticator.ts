import { type CDPSession, expect, type Page } from '@playwright/test'

/** A device with a fingerprint reader, as Chromium simulates it for tests. */
export async function virtualAuthenticator(page: Page) {
  const client: CDPSession = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const credential = async () => {
    const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId })
    return credentials[0]!
  }
  return {
    credential,
    /** Whether the reader recognises the owner's finger. */
    verifies: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** Sets the counter back, as in an older copy of the passkey. */
    async setCounter(signCount: number) {
      const stored = await credential()
      await client.send('WebAuthn.removeCredential', { authenticatorId, credentialId: stored.credentialId })
      await client.send('WebAuthn.addCredential', { authenticatorId, credential: { ...stored, signCount } })
    },
  }
}

/** Adds a passkey of the page's device to the account of the signed-in person. */
export async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto('/settings/passkeys')
  await page.getByLabel('Name').last().fill(name)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('You can sign in with it from now on.').first()).toBeVisible()
  await expect(page.getByText('not used yet')).toBeVisible()
}
