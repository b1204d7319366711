import { globSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Language } from '#app/language/language.ts'
import { inLanguage } from '#app/language/request-language.server.ts'
import { test as base, expect, isAlive } from '../e2e/fixtures.ts'

/** The Arabic of each English message without slots. There may be several, because words depend on their place. */
const translations = new Map<string, Set<string>>()

function collect(english: unknown, arabic: unknown): void {
  if (typeof english === 'string' && typeof arabic === 'string')
    translations.set(english, (translations.get(english) ?? new Set()).add(arabic))
  else if (typeof english === 'object' && english && typeof arabic === 'object' && arabic)
    for (const key of Object.keys(english)) collect(Reflect.get(english, key), Reflect.get(arabic, key))
}

for (const file of globSync('app/**/*messages.ar.ts')) {
  const module: object = await import(`#${file.replace('.ar.ts', '.ts')}`)
  for (const words of Object.values(module).filter((value) => typeof value === 'object')) {
    const keys = Object.keys(words)
    const read = (of: Language) =>
      inLanguage(of, () => Object.fromEntries(keys.map((key) => [key, Reflect.get(words, key)])))
    collect(read('en'), read('ar'))
  }
}

/** The Arabic of a message: a whole name, the beginning of one, or a part of a text. */
export function arabic(english: string, place: 'whole' | 'begins' | 'within' = 'whole'): RegExp {
  const known = translations.get(english)
  if (!known) throw new Error(`No message is: ${english}`)
  const escaped = [...known].map((text) => text.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const [begin, end] = { whole: ['^\\s*', '\\s*$'], begins: ['^\\s*', ''], within: ['', ''] }[place]
  return new RegExp(`${begin}(${escaped.join('|')})${end}`)
}

/** Words in Latin letters outside of names, codes, people's own words and the switch of language. */
function latinWords(): string[] {
  const elsewhere = 'bdi, code, script, style, textarea, [dir=auto], [hreflang], button[lang]'
  const names = [...document.querySelectorAll('bdi')].map((element) => element.textContent!)
  const withoutNames = (text: string) => names.reduce((rest, name) => rest.replace(name, ''), text)
  const found = [document.title]
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const around = texts.currentNode.parentElement!
    if (!around.closest(elsewhere) && around.checkVisibility()) found.push(texts.currentNode.textContent!)
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (!element.closest(elsewhere)) found.push(withoutNames(element.getAttribute(name)!))
  // Names in a text without markup are isolated by signs.
  return found.filter((text) => /[A-Za-z]{2}/.test(text.replace(/\u2068.*?\u2069/g, '')))
}

/** Texts that lose the space before a number or name of theirs, because each part of a text is an item of a flex box. */
function gluedTexts(): string[] {
  const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== ''
  return [...document.querySelectorAll('bdi')]
    .map((element) => element.parentElement!)
    .filter((box) => getComputedStyle(box).display.includes('flex') && [...box.childNodes].some(isText))
    .map((box) => box.textContent!)
}

export async function isArabic(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await page.evaluate(latinWords), page.url()).toEqual([])
  expect(await page.evaluate(gluedTexts), page.url()).toEqual([])
}

function readerOf(page: Page, javaScriptEnabled: boolean) {
  const alive = () => (javaScriptEnabled ? isAlive(page) : undefined)
  const reader = {
    async opens(path: string) {
      await page.goto(path)
      await isArabic(page)
    },
    async fills(fields: Readonly<Record<string, string>>) {
      await alive()
      for (const [label, text] of Object.entries(fields))
        await page.getByLabel(arabic(label)).first().fill(text)
    },
    async presses(name: string, place?: 'begins', role: 'button' | 'link' | 'radio' = 'button') {
      await alive()
      await page
        .getByRole(role, { name: arabic(name, place) })
        .first()
        .click()
    },
    follows: (name: string, place?: 'begins') => reader.presses(name, place, 'link'),
    async sees(message: string) {
      await expect(page.getByText(arabic(message, 'within')).filter({ visible: true }).first()).toBeVisible()
      await isArabic(page)
    },
    /** Presses a button of a form that is filled in, and sees the answer. */
    async sends(button: string, answer: string, fields: Readonly<Record<string, string>> = {}) {
      await reader.fills(fields)
      await reader.presses(button)
      await reader.sees(answer)
    },
  }
  return reader
}

/** With a person who reads only Arabic. Fields, buttons and answers are named by their English messages. */
export const test = base.extend<{ reader: ReturnType<typeof readerOf> }>({
  extraHTTPHeaders: { 'Accept-Language': 'ar' },
  reader: ({ page, javaScriptEnabled }, use) => use(readerOf(page, javaScriptEnabled)),
})
