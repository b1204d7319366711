import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Only these rules can differ between the light and the dark theme. */
const ON_COLOUR = ['color-contrast', 'link-in-text-block']

/**
 * Runs axe in the page.
 * @returns each rule that is broken, and where
 */
async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async (only) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const found = await axe.run(document, {
        resultTypes: ['violations'],
        preload: false,
        ...(only ? { runOnly: only } : {}),
      })
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    rules as string[] | undefined,
  )
}

/**
 * The elements that make the page, or the dialog over it, scroll sideways. Repeated until there is none: after a
 * resize the layout may not have settled.
 */
function beyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scroller = document.querySelector('.route-dialog') ?? document.documentElement
    const { scrollWidth, clientWidth } = scroller
    if (scrollWidth === clientWidth) return []
    const edge = scroller.getBoundingClientRect().left + scroller.clientLeft + clientWidth
    const beyond = [...scroller.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > edge)
      .map(({ outerHTML }) => outerHTML.slice(0, 120))
    return [`${scrollWidth - clientWidth} px`, ...beyond]
  })
}

/** The wider spacing of letters and words that a reader may set (WCAG 1.4.12). */
const WIDER_TEXT = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'

/** Sets styles over the page's own while something is done, by program: the page's policy lets no other in. */
async function under(page: Page, styles: string, act: () => Promise<void>): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, styles)
  await act()
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}

/** Does not scroll sideways at this width, nor with wider letters. */
export async function fitsItsWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  const where = `${page.url()} at ${width} px`
  await expect.poll(() => beyondTheEdge(page), `${where} scrolls sideways`).toEqual([])
  await under(page, WIDER_TEXT, () =>
    expect.poll(() => beyondTheEdge(page), `${where} scrolls sideways in wider letters`).toEqual([]),
  )
}

/**
 * No violation, best practice included, narrow and wide, by day and by night; and nothing to scroll sideways.
 * axe is a program in the page, so it looks only where programs run.
 */
export async function isSound(page: Page, programsRun = true): Promise<void> {
  // Between the two widths a side menu is beside content that has little space.
  for (const width of [320, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const where = `${page.url()} at ${width} px`
    if (programsRun && width !== 1024) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      expect(await violations(page), `${where}, light`).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      expect(await violations(page, ON_COLOUR), `${where}, dark`).toEqual([])
    }
    await fitsItsWidth(page, width)
  }
}
