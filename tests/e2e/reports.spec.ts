import { textWidth } from '#app/ui/chart/wheel-geometry.ts'
import { saveBirth, signUp } from '../support/member.ts'
import { isSound } from '../support/sound.ts'
import { expect, newEmail, test, WHOLE } from './fixtures.ts'

test('a planet is chosen by keyboard, and its aspects are highlighted', async ({ page }) => {
  await signUp(page, newEmail())
  await saveBirth(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/reports/basic')
  const opacities = (of: string) =>
    page
      .locator(of)
      .evaluateAll((groups) => [...new Set(groups.map((group) => getComputedStyle(group).opacity))])
  expect(await opacities('[data-of]')).toEqual(['1'])
  await page.getByRole('link', { name: 'Saturn', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#wheel-Saturn$/)
  await expect(page.getByText(/^Saturn: /)).toBeVisible()
  expect(await opacities('[data-of~="Saturn"]')).toEqual(['1'])
  expect(await opacities('[data-of]:not([data-of~="Saturn"])')).toEqual(['0.09'])
  await expect(page.getByRole('img', { name: 'Natal chart wheel' })).toBeInViewport({ ratio: 0.9 })
  await page.getByRole('link', { name: 'All', exact: true }).click()
  expect(await opacities('[data-of]')).toEqual(['1'])
})

test('texts of the wheel fit into the boxes that the layout reserves for them', async ({ page }) => {
  await signUp(page, newEmail())
  await saveBirth(page)
  for (const [path, width, smallest] of [
    ['/reports/basic', 360, 10],
    ['/reports/basic', 800, 12],
    ['/reports/basic', 1280, 12],
    ['/reports/wheel', 390, 11],
    ['/reports/wheel', 1280, 11],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    const texts = page.locator('.wheel text')
    const drawn = await texts.evaluateAll(async (all) => {
      const [ours] = getComputedStyle(all[0]!).fontFamily.split(',')
      await document.fonts.load(`1rem ${ours}`)
      return all.map((text) => ({
        text: text.textContent ?? '',
        width: (text as SVGTextElement).getComputedTextLength(),
        size: Number.parseFloat(getComputedStyle(text).fontSize),
        pixelsInUnit: (text as SVGTextElement).getScreenCTM()?.a ?? 0,
      }))
    })
    expect(drawn.length).toBeGreaterThan(35)
    for (const { text, width: units, size, pixelsInUnit } of drawn) {
      const where = `${text} on ${path} at ${width} px`
      expect(units, where).toBeGreaterThan(0)
      expect((units - textWidth(text, size)) * pixelsInUnit, `${where}, beyond its box`).toBeLessThan(0.5)
      expect(size * pixelsInUnit, where).toBeGreaterThan(smallest - 0.01)
    }
  }
})

test('the wheel is wide enough to read, and comes first on a phone', async ({ page }) => {
  await signUp(page, newEmail())
  await saveBirth(page)
  const wheel = page.getByRole('img', { name: 'Natal chart wheel' })
  const boxOf = async () => (await wheel.boundingBox())!
  for (const path of ['/reports/basic', '/reports/detailed']) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(path)
    expect((await boxOf()).width, path).toBeGreaterThanOrEqual(460)
    await page.setViewportSize({ width: 390, height: 844 })
    const firstCard = (await page
      .locator('main .report table:visible, main .report dl:visible')
      .first()
      .boundingBox())!
    expect((await boxOf()).y, path).toBeLessThan(firstCard.y)
    expect((await boxOf()).width, path).toBe(390)
  }
  // As wide on every screen: its letters are drawn for that width.
  const widths = new Set<number>()
  for (const width of [390, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/reports/wheel')
    widths.add(Math.round((await boxOf()).width))
  }
  expect([...widths]).toHaveLength(1)
  expect(Math.min(...widths)).toBeGreaterThan(700)
})

test('reports have no fault at every width and in the dark theme', async ({ page }) => {
  await signUp(page, newEmail())
  await saveBirth(page)
  for (const path of ['/reports', '/reports/basic', '/reports/detailed', '/reports/wheel']) {
    await page.goto(path)
    await isSound(page)
  }
})

test('no word of a table is broken on a narrow screen', async ({ page }) => {
  await signUp(page, newEmail())
  await saveBirth(page)
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/reports/basic', '/reports/detailed', '/reports/wheel', '/part-of-fortune']) {
    await page.goto(path)
    const broken = await page.locator('table :is(td, th) *, table :is(td, th)').evaluateAll((cells) =>
      cells.flatMap(({ childNodes }) =>
        [...childNodes].flatMap((node) => {
          // A line may end after a hyphen.
          const words = node instanceof Text ? [...node.data.matchAll(/[^\s-]+/g)] : []
          return words.flatMap(({ 0: word, index }) => {
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            return range.getClientRects().length > 1 ? [word] : []
          })
        }),
      ),
    )
    expect(broken, path).toEqual([])
  }
})

test('the sign of every house stays inside its card', async ({ page }) => {
  await signUp(page, newEmail())
  await saveBirth(page)
  await page.goto('/reports/basic')
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const cards = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: /^\d+(st|nd|rd|th) house$/ }) })
    await expect(cards).toHaveCount(12)
    const cut = await cards.evaluateAll((all) =>
      // Each of the two is rounded to whole pixels.
      all.filter((card) => card.scrollWidth - card.clientWidth > 1).map((card) => card.textContent),
    )
    expect(cut, `at ${width} px`).toEqual([])
  }
})

test('the caption of the aspect grid stays whole where the grid scrolls sideways', async ({ page }) => {
  await signUp(page, newEmail())
  await saveBirth(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/reports/detailed')
  const grid = page.getByRole('region', { name: 'Aspect grid, scrolls sideways' })
  const caption = grid.locator('caption > span')
  await caption.scrollIntoViewIfNeeded()
  await expect(caption).toContainText('a is applying, s separating')
  await expect(caption).toBeInViewport(WHOLE)
  const scrolledBy = await grid.evaluate((frame) => {
    frame.scrollLeft = frame.scrollWidth
    return frame.scrollLeft
  })
  expect(scrolledBy).toBeGreaterThan(0)
  await expect(caption).toBeInViewport(WHOLE)
})

test('on paper everything is shown and there are no buttons', async ({ page }) => {
  await signUp(page, newEmail())
  await saveBirth(page)
  await page.goto('/reports/detailed')
  await page.emulateMedia({ media: 'print' })
  const houses = page.getByRole('table', { name: /^Houses, / })
  const [first, rest] = await Promise.all([0, 1].map((i) => houses.nth(i).boundingBox()))
  expect(rest!.y, 'the halves of the houses are side by side').toBeCloseTo(first!.y, 0)
  // Aspects are printed once, as a grid, and without what opens them.
  await expect(page.getByRole('table', { name: /^Aspects, / })).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'Aspects of every pair' })).toBeVisible()
  await expect(page.locator('main summary:visible')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Export PDF', exact: true })).toBeHidden()
  await expect(page.locator('#side-nav')).toBeHidden()
  await expect(page.getByRole('img', { name: 'Natal chart wheel' })).toBeVisible()
})

test('reports print on few sheets, with one line for each row of the wide tables', async ({ page }) => {
  await signUp(page, newEmail())
  await saveBirth(page)
  for (const path of ['/reports/detailed', '/reports/basic', '/reports/wheel']) {
    await page.goto(path)
    for (const format of ['A4', 'Letter']) {
      const file = (await page.pdf({ format })).toString('latin1')
      expect(file.match(/\/Type\s*\/Page\b/g)?.length, `${path}, ${format}`).toBeLessThanOrEqual(4)
    }
    await page.setViewportSize({ width: 657, height: 986 })
    await page.emulateMedia({ media: 'print' })
    for (const table of await page.locator('.positions, .dignities').all()) {
      const box = (await table.boundingBox())!
      expect(box.x + box.width, path).toBeLessThanOrEqual(657)
      const heights = await table
        .locator('tbody tr')
        .evaluateAll((rows) => rows.map((row) => row.clientHeight))
      expect(Math.max(...heights), path).toBeLessThan(20)
    }
    await page.emulateMedia({ media: null })
  }
})
