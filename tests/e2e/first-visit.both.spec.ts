import type { Locator, Page } from '@playwright/test'
import { chooseIstanbul, typeAccount } from '../support/member.ts'
import { expect, newEmail, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Technical terms, and their entries in the glossary. */
const TERMS: Readonly<Record<string, RegExp>> = {
  'part-of-fortune': /\bPart of Fortune\b/,
  lot: /\blots?\b/i,
  ruler: /\b(ruler|rulers|ruled)\b/i,
  sect: /\bsect\b/i,
  house: /\bhouses?\b/i,
  orb: /\borbs?\b/i,
  dignity: /\b(dignity|dignities)\b/i,
}

/** The technical terms on the screen, at or above `end`, without a link to the glossary on that screen. */
async function unexplained(page: Page, known: Set<string>, end?: Locator): Promise<string[]> {
  const bottom = end ? (await end.boundingBox())?.y : undefined
  const found = await page.getByRole('main').evaluate(
    (main, { terms, bottom }) => {
      const seen: string[] = []
      const linked: string[] = []
      for (const [id, source, flags] of terms) {
        const word = new RegExp(source, flags)
        const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const parent = node.parentElement
          if (!parent || !word.test(node.textContent ?? '') || !parent.checkVisibility()) continue
          const { top } = parent.getBoundingClientRect()
          if (bottom !== undefined && top > bottom) continue
          seen.push(id)
          break
        }
        if (main.querySelector(`a[href="/glossary#${id}"]`)) linked.push(id)
      }
      return { seen, linked }
    },
    { terms: Object.entries(TERMS).map(([id, { source, flags }]) => [id, source, flags] as const), bottom },
  )
  const missing = found.seen.filter((id) => !found.linked.includes(id) && !known.has(id))
  for (const id of found.linked) known.add(id)
  return missing
}

async function isInFirstView(page: Page, element: Locator): Promise<void> {
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(element).toBeInViewport({ ratio: 0.9 })
}

test('seven presses lead from the landing page to the reading on a phone, and no term is unexplained', async ({
  page,
  javaScriptEnabled,
}) => {
  const known = new Set<string>()
  let presses = 0
  const press = async (element: Locator) => {
    await element.click()
    presses += 1
  }

  await page.goto('/')
  expect(await unexplained(page, known)).toEqual([])
  const start = page.getByRole('link', { name: 'Start Your Analysis' }).first()
  await isInFirstView(page, start)
  await press(start)

  await expect(page).toHaveURL(/\/login/)
  expect(await unexplained(page, known)).toEqual([])
  const signUp = page.getByRole('link', { name: 'Sign up' })
  await isInFirstView(page, signUp)
  await press(signUp)

  await expect(page).toHaveURL(/\/register/)
  expect(await unexplained(page, known)).toEqual([])
  await isInFirstView(page, page.getByLabel('Full name'))
  await typeAccount(page, newEmail(), 'Layla Noor')
  await press(page.getByRole('button', { name: 'Create account' }))

  await expect(page).toHaveURL(/\/dashboard$/)
  expect(await unexplained(page, known)).toEqual([])
  const enter = page.getByRole('link', { name: 'Enter birth information' })
  await isInFirstView(page, enter)
  await press(enter)

  await expect(page).toHaveURL(/\/birth-info$/)
  expect(await unexplained(page, known)).toEqual([])
  await isInFirstView(page, page.getByLabel('Date of birth'))
  await page.getByLabel('Date of birth').fill('1978-07-15')
  await page.getByLabel('Birth time').fill('14:30')
  if (javaScriptEnabled) await chooseIstanbul(page, true)
  else {
    await page.getByLabel('Country').selectOption('Türkiye')
    await page.getByLabel('City').fill('istanbul')
  }
  await press(page.getByRole('button', { name: 'Check your answers' }))

  await expect(page).toHaveURL(/\/birth-info\/check$/)
  expect(await unexplained(page, known)).toEqual([])
  await isInFirstView(page, page.getByText('Saturday 15 July 1978'))
  await press(page.getByRole('button', { name: 'Save birth information' }))

  await expect(page).toHaveURL(/\/dashboard$/)
  expect(await unexplained(page, known)).toEqual([])
  const read = page.getByRole('link', { name: 'Read your analysis' })
  await isInFirstView(page, read)
  await press(read)

  await expect(page).toHaveURL(/\/analysis$/)
  const path = page.getByRole('region', { name: 'Fortune Path' })
  const sentence = path.getByRole('paragraph').first()
  await expect(sentence).toBeVisible()
  expect(await unexplained(page, known, sentence)).toEqual([])
  expect(presses).toBe(7)

  const first = await page.locator('.gift').boundingBox()
  expect(first!.y).toBeLessThan(844)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8300)
  await path.locator('a[href^="#why-"]').first().click()
  const term = path.getByRole('button', { name: 'Part of Fortune' }).first()
  const note = page.getByText('The lot counted from the Sun, the Moon and the rising degree.')
  await expect(note).toBeHidden()
  await term.click()
  await expect(note).toBeInViewport()
  const [word, box] = [await term.boundingBox(), await note.boundingBox()]
  const between = Math.max(box!.y - word!.y - word!.height, word!.y - box!.y - box!.height)
  expect(between).toBeGreaterThanOrEqual(0)
  expect(between).toBeLessThan(word!.height)
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
})
