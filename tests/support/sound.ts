import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** The rules about colours, which depend on the theme. */
const ON_COLOUR = ['color-contrast', 'link-in-text-block']

async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
}

/** Runs axe in the page, but for the rules about colours. @returns each broken rule, and where it is broken */
export async function violations(page: Page): Promise<string[]> {
  await loadAxe(page)
  return page.evaluate(async (onColour) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const rules = Object.fromEntries(onColour.map((rule) => [rule, { enabled: false }]))
    const found = await axe.run(document, { resultTypes: ['violations'], preload: false, rules })
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, ON_COLOUR)
}

/** Two texts of each kind that the page shows: links or not, large or not, of the same colours on the same backgrounds. */
function textsOfEachKind(): Map<string, Element[]> {
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
  const ofKind = new Map<string, Element[]>()
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue
    const { color, fontSize, fontWeight, textDecorationLine, textShadow } = getComputedStyle(element)
    const around = getComputedStyle(element.parentElement ?? element).color
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    const looks = [element.localName === 'a', isLarge, color, around, textDecorationLine, textShadow]
    const kind = [...looks, behind(element)].join(' ')
    const seen = ofKind.get(kind) ?? []
    if (seen.length < 2) ofKind.set(kind, [...seen, element])
  }
  return ofKind
}

/** The kinds whose colours broke no rule, so that axe need not look at them again on another page. */
const readable = new Set<string>()

/** Checks the colours, which is slow, of two texts of each kind. @returns as `violations` */
async function colourViolations(page: Page): Promise<string[]> {
  await loadAxe(page)
  const texts = await page.evaluateHandle(textsOfEachKind)
  const kinds = (await texts.evaluate((all) => [...all.keys()])).filter((kind) => !readable.has(kind))
  if (kinds.length === 0) return []
  const { broken, checked } = await texts.evaluate(
    async (all, { kinds, onColour }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      // A message may have gone in the meantime.
      const checked = kinds.filter((kind) => all.get(kind)!.every(({ isConnected }) => isConnected))
      const include = checked.flatMap((kind) => all.get(kind)!)
      if (include.length === 0) return { broken: [], checked }
      const found = await axe.run(
        { include },
        { resultTypes: ['violations'], preload: false, runOnly: onColour },
      )
      const broken = found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      )
      return { broken, checked }
    },
    { kinds, onColour: ON_COLOUR },
  )
  if (broken.length === 0) for (const kind of checked) readable.add(kind)
  return broken
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
      expect(await violations(page), where).toEqual([])
      expect(await colourViolations(page), `${where}, light`).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      expect(await colourViolations(page), `${where}, dark`).toEqual([])
    }
    await fitsItsWidth(page, width)
  }
}
