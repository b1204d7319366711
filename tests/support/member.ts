import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Registers by the call and leaves the browser signed in. */
export async function signUp(page: Page, email: string, name = 'Layla Noor'): Promise<void> {
  const account = { name, email, password: 'secret word' }
  expect((await page.request.post('/api/auth/register', { data: account })).status()).toBe(201)
}

/**
 * No violation, best practice included, narrow and wide, by day and by night; and nothing to scroll sideways.
 * axe is a program in the page, so it looks only where programs run.
 */
export async function isSound(page: Page, programsRun: boolean): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of programsRun ? (['light', 'dark'] as const) : []) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page }).analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
      expect(found, `${page.url()} at ${width}, ${colorScheme}`).toEqual([])
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${page.url()} at ${width}`).toBe(0)
  }
}
