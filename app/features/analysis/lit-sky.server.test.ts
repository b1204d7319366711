import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { castChart, PLANETS } from '#app/astro/index.server.ts'
import { BLOCKS, compose } from '#app/guidance/index.server.ts'
import { MOST_LIT } from '#app/ui/plate/lit.ts'
import { layoutPlate } from '#app/ui/plate/plate-layout.server.ts'
import { litSky } from './lit-sky.server.ts'

const charts = Array.from({ length: 400 }, (_, i) =>
  castChart({
    utc: Date.UTC(1931, 0, 1) + i * 61.37 * 86_400_000,
    latitude: ((i * 37) % 120) - 55,
    longitude: ((i * 83) % 360) - 180,
    rulers: i % 4 === 0 ? 'modern' : 'traditional',
  }),
)

/** The bodies that the words of a reason name. */
function named(fact: string): string[] {
  const words = fact.replace(', the ruler of the lot', '')
  return [
    ...PLANETS.filter((planet) => new RegExp(`\\b${planet}\\b`).test(words)),
    ...(/the lot\b|Part of Fortune/.test(words) ? ['lot'] : []),
  ]
}

describe('what a sentence lights', () => {
  const read = charts.map((chart) => {
    const content = compose({ chart })
    const sentences = [content.headline, ...BLOCKS.flatMap((block) => content.blocks[block])]
    return { chart, content, sentences, lit: litSky(chart, content) }
  })

  it('is exactly what the words of its reasons name, in 400 births', () => {
    for (const { chart, sentences, lit } of read)
      for (const { id, because } of sentences) {
        const bodies = [...new Set(because.flatMap(({ fact }) => named(fact)))].sort()
        expect([...(lit[id]?.bodies ?? [])].sort(), `${chart.utc} ${id}`).toEqual(bodies)
      }
  })

  it('is the same in Arabic', () => {
    for (const { chart, lit } of read.slice(0, 100)) {
      const arabic = litSky(chart, compose({ chart, language: 'ar' }))
      expect(Object.entries(arabic).map(([id, { bodies, lines }]) => [id, bodies, lines])).toEqual(
        Object.entries(lit).map(([id, { bodies, lines }]) => [id, bodies, lines]),
      )
    }
  })

  it('stands in the picture, and its lines join bodies that are lit', () => {
    for (const { chart, lit } of read) {
      const drawn = layoutPlate(chart).bodies.map(({ of }) => of)
      for (const { bodies, lines } of Object.values(lit)) {
        expect(drawn).toEqual(expect.arrayContaining([...bodies]))
        expect(bodies).toEqual(expect.arrayContaining(lines.flat()))
      }
    }
  })

  it('has a caption that says where it is', () => {
    const captions = read.flatMap(({ lit }) => Object.values(lit).map(({ caption }) => caption))
    for (const caption of captions)
      expect(caption).toMatch(
        /^[A-Z][A-Za-z ]+, (\d+°\d\d′ [A-Z][a-z]+|(60|90|120|180)° from [A-Za-z ]+, [0-3]°\d\d′|\d+°\d\d′ from [A-Za-z ]+)$|^[A-Z][A-Za-z, ]+ and [A-Za-z ]+$/,
      )
    expect(captions).toEqual(
      expect.arrayContaining([expect.stringMatching(/^[A-Z][A-Za-z ]+, 60° from your lot, /)]),
    )
  })

  it('has a rule of the style sheet for each of its numbers', () => {
    const css = readFileSync('app/ui/styles/drawings.css', 'utf8')
    const numbers = [
      ...css.matchAll(/:has\(\[data-lit="(\d+)"\]:target\) \.plate-figure \[data-lit~="\1"\]/g),
    ]
    expect(numbers.map(([, number]) => Number(number))).toEqual(
      Array.from({ length: MOST_LIT }, (_, i) => i + 1),
    )
    for (const { lit } of read) expect(Object.keys(lit).length).toBeLessThanOrEqual(MOST_LIT)
  })
})
