import type { Page } from '@playwright/test'
import { saveBirth, signUp } from '../support/member.ts'
import { expect, newEmail, test, WHOLE } from './fixtures.ts'

const NUMBERS = '.booklet a[href^="#why-"]'

/** What is shown of the picture's light, of its captions and of the reasons. */
const shown = (page: Page) =>
  page.evaluate(() => {
    // Chromium calls parts of a drawing visible that are not drawn.
    const isShown = (element: Element | null): boolean =>
      !element || (getComputedStyle(element).display !== 'none' && isShown(element.parentElement))
    const numbersOf = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(isShown).map((one) => one.getAttribute('data-lit')!)
    const opacities = (selector: string) => [
      ...new Set(
        [...document.querySelectorAll(selector)].map((one) => Number(getComputedStyle(one).opacity)),
      ),
    ]
    const target = document.querySelector('li:target')
    const number = target?.getAttribute('data-lit')
    return {
      number,
      reasons: [...document.querySelectorAll('li[id^="why-"]')].filter(isShown).map(({ id }) => id),
      target: target?.id,
      caption: target?.querySelector('p')?.textContent ?? null,
      captions: [...document.querySelectorAll('.plate-caption')]
        .filter(isShown)
        .map((one) => one.textContent),
      light: numbersOf('.plate-light [data-lit]'),
      allLight: [...document.querySelectorAll('.plate-light [data-lit]')].map(
        (one) => one.getAttribute('data-lit')!,
      ),
      dim: opacities('.plate :is(path, text):not([data-lit], [data-lit] *)'),
      lit: number ? opacities(`.plate [data-lit~="${number}"]`) : [],
    }
  })

for (const [screen, viewport] of [
  ['wide', { width: 1280, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test(`each number lights its line in the sky and opens its reason alone (${screen})`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await signUp(page, newEmail())
    await saveBirth(page)
    await page.goto('/analysis')
    expect((await shown(page)).captions).toEqual([])
    const plate = page.locator('.plate')
    const count = await page.locator(NUMBERS).count()
    expect(count).toBeGreaterThan(8)
    let lit = 0
    for (let i = 0; i < count; i++) {
      await page.locator(NUMBERS).nth(i).click()
      const {
        number,
        reasons,
        target,
        caption,
        captions,
        light,
        allLight,
        dim,
        lit: opacity,
      } = await shown(page)
      expect(reasons).toEqual([target])
      if (!number) {
        expect([captions, light]).toEqual([[], []])
        continue
      }
      lit += 1
      expect(captions).toEqual([caption])
      expect(light).toEqual(allLight.filter((numbers) => numbers.split(' ').includes(number)))
      expect(light.length).toBeGreaterThan(0)
      expect(dim).toEqual([0.22])
      expect(opacity).toEqual([1])
      const { y } = (await page.locator('li:target').boundingBox())!
      expect(y, target).toBeGreaterThan(0)
      expect(y, target).toBeLessThan(viewport.height - 100)
      await expect(plate).toBeInViewport(WHOLE)
      await expect(page.locator('.plate-caption').filter({ visible: true })).toBeInViewport(WHOLE)
    }
    expect(lit).toBeGreaterThan(5)
    await page.locator('li:target > a').click()
    expect(await shown(page)).toMatchObject({ reasons: [], captions: [], light: [] })
  })

test('the light is seen without motion and in forced colours, and on paper the caption stands in the reason', async ({
  page,
}) => {
  await signUp(page, newEmail())
  await saveBirth(page)
  await page.goto('/analysis')
  await page.locator(NUMBERS).first().click()
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  const caption = page.locator('.plate-caption').filter({ visible: true })
  await expect(caption).toHaveCount(1)
  expect((await shown(page)).lit).toEqual([1])
  const text = await caption.textContent()
  await page.emulateMedia({ media: 'print', forcedColors: 'none' })
  await expect(caption).toHaveCount(0)
  await expect(page.locator('li:target').getByText(text!, { exact: true })).toBeVisible()
})

test('a press shows the picture large, and another closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page, newEmail())
  await saveBirth(page)
  await page.goto('/analysis')
  const plate = page.locator('.plate')
  expect((await plate.boundingBox())!.width).toBeGreaterThan(340)
  const sizes = () =>
    page.locator('.plate text').evaluateAll((texts) =>
      texts.flatMap((text) => {
        if (getComputedStyle(text.parentElement!).display === 'none') return []
        const { width } = text.closest('svg')!.getBoundingClientRect()
        return [(Number.parseFloat(getComputedStyle(text).fontSize) * width) / 1000]
      }),
    )
  expect(Math.min(...(await sizes()))).toBeGreaterThanOrEqual(10)
  const few = (await sizes()).length
  await page.getByRole('link', { name: 'Show the picture large' }).click()
  await expect.poll(async () => (await plate.boundingBox())!.width).toBeGreaterThan(840)
  expect((await sizes()).length).toBeGreaterThan(few)
  await page.getByRole('link', { name: 'Close', exact: true }).click()
  await expect.poll(async () => (await plate.boundingBox())!.width).toBeLessThan(391)
})
