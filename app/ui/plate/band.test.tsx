import { gzipSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PLANETS } from '#app/astro/types.ts'
import { Band } from './band.tsx'
import { bandUnit } from './band-pattern.ts'

test('each of the seven planets has its own band, below a kilobyte', () => {
  const seven = PLANETS.slice(0, 7)
  expect(new Set(seven.map((ruler) => bandUnit(ruler).star)).size).toBe(7)
  for (const ruler of PLANETS)
    expect(gzipSync(renderToStaticMarkup(<Band ruler={ruler} />)).length).toBeLessThan(1_000)
})

test('the points of neighbouring stars meet at the edge of the unit', () => {
  for (const ruler of PLANETS) {
    const { star } = bandUnit(ruler)
    const numbers = [...star.matchAll(/-?\d*\.?\d+/g)].map(Number)
    let [x, y] = [0, 0]
    const corners = Array.from({ length: numbers.length / 2 }, (_, i) => {
      x += numbers[2 * i]!
      y += numbers[2 * i + 1]!
      return { x, y }
    })
    expect(Math.min(...corners.map((corner) => corner.x))).toBeCloseTo(0, 0)
    expect(Math.max(...corners.map((corner) => corner.x))).toBeCloseTo(28, 0)
    expect(Math.min(...corners.map((corner) => corner.y))).toBeCloseTo(0, 0)
  }
})
