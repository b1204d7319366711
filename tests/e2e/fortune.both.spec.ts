import { saveBirth, signUp } from '../support/member.ts'
import { expect, newEmail, test } from './fixtures.ts'

test('the chain of rulers is followed, and asked how firm it is', async ({ page }) => {
  await signUp(page, newEmail())
  await saveBirth(page)
  await page.goto('/dashboard')
  await page.goto('/part-of-fortune')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Part of Fortune')
  const chain = page.getByRole('region', { name: 'The chain of rulers' })
  await expect(chain.getByRole('listitem')).toHaveCount(7)
  await expect(chain).toContainText('Pisces is ruled by Jupiter.')
  await expect(chain).toContainText('It ends in a loop')

  const graph = page.getByRole('region', { name: 'Which planet rules which' })
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

test('without birth data the page asks for it', async ({ page }) => {
  await signUp(page, newEmail())
  await page.goto('/part-of-fortune')
  await page.getByRole('link', { name: 'Enter birth data' }).click()
  await expect(page).toHaveURL(/\/birth-data$/)
})
