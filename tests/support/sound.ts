import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** The rules about colours, which depend on the theme. */
const ON_COLOUR = ['color-contrast', 'link-in-text-block']

type Rules = 'of structure' | 'of colour'

/**
 * Runs axe in the page. Colour rules are slow, so they check two texts of each kind: of the same colour, size and
 * weight, in the same element, on the same backgrounds.
 * @returns each broken rule, and where it is broken
 */
export async function violations(page: Page, rules: Rules): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ onColour, onlyColour }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }

      const backgrounds = new Map<Element, string>()
      /** The background behind an element: its own and those of its ancestors. */
      function behind(element: Element): string {
        const known = backgrounds.get(element)
        if (known !== undefined) return known
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
        const own = [backgroundColor, backgroundImage, opacity].join(' ')
        const above = element.parentElement ? behind(element.parentElement) : ''
        const all = own === 'rgba(0, 0, 0, 0) none 1' ? above : `${above} / ${own}`
        backgrounds.set(element, all)
        return all
      }
      const hasText = ({ childNodes }: Element) =>
        [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      /** Two texts of each kind that is shown. */
      function textsOfEachKind(): Element[] {
        const ofKind = new Map<string, number>()
        return [...document.body.querySelectorAll('*')].filter((element) => {
          if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) return false
          const { color, fontSize, fontWeight, textDecorationLine, textShadow } = getComputedStyle(element)
          const around = getComputedStyle(element.parentElement ?? element).color
          const looks = [color, around, fontSize, fontWeight, textDecorationLine, textShadow].join(' ')
          const kind = [element.localName, looks, behind(element)].join(' ')
          const seen = ofKind.get(kind) ?? 0
          ofKind.set(kind, seen + 1)
          return seen < 2
        })
      }

      const found = await axe.run(onlyColour ? { include: textsOfEachKind() } : document, {
        resultTypes: ['violations'],
        preload: false,
        ...(onlyColour
          ? { runOnly: onColour }
          : { rules: Object.fromEntries(onColour.map((rule) => [rule, { enabled: false }])) }),
      })
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    { onColour: ON_COLOUR, onlyColour: rules === 'of colour' },
  )
}

/**
 * The elements that make the page, or the dialog over it, scroll sideways. Repeated until there are none, because after
 * a resize the layout may not be final yet.
 */
export function beyondTheEdge(page: Page): Promise<string[]> {
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

/** Applies styles to the page during an action. A script adds them, because the page's policy blocks other ways. */
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

/** Checks that the page does not scroll sideways at this width, with normal and with wider letters. */
export async function fitsItsWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  const where = `${page.url()} at ${width} px`
  await expect.poll(() => beyondTheEdge(page), `${where} scrolls sideways`).toEqual([])
  await under(page, WIDER_TEXT, () =>
    expect.poll(() => beyondTheEdge(page), `${where} scrolls sideways in wider letters`).toEqual([]),
  )
}

/**
 * Checks that there is no violation, including best practices, on narrow and wide screens, in both themes, and no
 * sideways scrolling. axe is a script in the page, so it runs only with JavaScript.
 */
export async function isSound(page: Page, programsRun = true): Promise<void> {
  // Between the two widths a side menu is beside content that has little space.
  for (const width of [320, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const where = `${page.url()} at ${width} px`
    if (programsRun && width !== 1024) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      expect(await violations(page, 'of structure'), where).toEqual([])
      expect(await violations(page, 'of colour'), `${where}, light`).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      expect(await violations(page, 'of colour'), `${where}, dark`).toEqual([])
    }
    await fitsItsWidth(page, width)
  }
}
