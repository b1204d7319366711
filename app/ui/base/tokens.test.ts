import { describe, expect, it } from 'vitest'
import { darkPalette, lightPalette, type Palette } from './tokens.ts'

/** WCAG 2.2 relative luminance and contrast ratio. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light! + 0.05) / (dark! + 0.05)
}

const pages = ['vellum', 'leaf', 'wash'] as const
const pairs: [keyof Palette, keyof Palette, number][] = [
  ...pages.flatMap((page): [keyof Palette, keyof Palette, number][] => [
    ['ink', page, 12],
    ['faded', page, 6.5],
    ['lapis', page, 7],
    ['gold', page, 5.5],
    ['rubric', page, 5.5],
    ['verdigris', page, 5.5],
    ['edge', page, 3],
  ]),
  ['on-seal', 'seal', 7],
  ['on-seal', 'seal-deep', 7],
  ['rubric', 'rubric-wash', 5.5],
  ['ink', 'rubric-wash', 10],
  ['verdigris', 'verdigris-wash', 5.5],
  ['ink', 'verdigris-wash', 10],
]

describe.each([
  ['day', lightPalette],
  ['night', darkPalette],
])('%s', (_, palette) => {
  it.each(pairs)('%s on %s is at least %f to 1', (words, page, least) => {
    expect(contrast(palette[words], palette[page])).toBeGreaterThanOrEqual(least)
  })
})
