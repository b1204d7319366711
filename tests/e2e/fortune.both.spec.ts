import type { Page } from '@playwright/test'
import { expect, newEmail, test } from './fixtures'

async function signUp(page: Page, origin: string, birth?: Record<string, string>): Promise<void> {
  const post = async (path: string, data: unknown) => {
    const response = await page.request.post(path, { data, headers: { Origin: origin } })
    expect(response.ok(), path).toBe(true)
  }
  await post('/api/auth/register', { name: 'Layla Noor', email: newEmail(), password: 'secret word' })
  if (birth) await post('/api/birth-data', birth)
}

const BIRTH = { dateOfBirth: '1978-07-15', birthTime: '14:30', country: 'Türkiye', cityId: '745044' }

test('the chain of rulers is followed, and asked how firm it is', async ({ page, server }) => {
  await signUp(page, server.origin, BIRTH)
  await page.goto('/dashboard')
  await page.goto('/part-of-fortune')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Part of Fortune')
  const chain = page.getByRole('region', { name: 'The chain of rulers' })
  await expect(chain.getByRole('listitem')).toHaveCount(7)
  await expect(chain).toContainText('Pisces is ruled by Jupiter.')
  await expect(chain).toContainText('It ends in a loop')

  const graph = page.getByRole('region', { name: 'Who disposes of whom' })
  await expect(graph.getByRole('img', { name: /by traditional rulers/ })).toBeVisible()
  await expect(graph.getByRole('img', { name: /by modern rulers/ })).toBeHidden()
  await graph.getByText('The graph by modern rulers').click()
  await expect(graph.getByRole('img', { name: /by modern rulers/ })).toBeVisible()

  const firm = page.getByRole('region', { name: 'How firm it is' })
  const sign = firm.getByRole('row', { name: /^Sign of the lot/ })
  await expect(sign).toContainText('changes at 14:28')
  await firm.getByRole('link', { name: 'Exact' }).click()
  await expect(page).toHaveURL(/\?tolerance=0#firmness$/)
  await expect(sign).toContainText('firm')
  await expect(firm.getByRole('link', { name: 'Exact' })).toHaveAttribute('aria-current', 'true')
  await firm.getByRole('link', { name: '± 30' }).click()
  await expect(firm.getByRole('caption')).toHaveText('From 14:00 to 15:00, on the clocks of the birth place')
})

test('without birth data the page asks for it', async ({ page, server }) => {
  await signUp(page, server.origin)
  await page.goto('/part-of-fortune')
  await page.getByRole('link', { name: 'Enter birth data' }).click()
  await expect(page).toHaveURL(/\/birth-data$/)
})
