import { describe, expect, it } from 'vitest'
import { loadThemeSpace, profileOf, THEMES, themesOf } from '#app/features/similarity/theme-space.server.ts'
import { THEME_SENTENCES } from '#tests/bench/theme-sentences.ts'
import { staticEmbedder } from './static-embedder.server.ts'
import { dot } from './vectors.ts'

const embedder = staticEmbedder()

async function similarity(a: string, b: string): Promise<number> {
  const [one, other] = await embedder.embed([a, b])
  return dot(one!, other!)
}

describe('the embedder that needs no network', () => {
  it('brings like meanings near without a word in common', async () => {
    const near = await similarity('My father passed away last winter.', 'She mourned her late husband.')
    const far = await similarity('My father passed away last winter.', 'We planted tomatoes by the wall.')
    expect(near).toBeGreaterThan(far + 0.15)
  })

  it('gives vectors of length one, and zeros for what it cannot read', async () => {
    const [known, unknown] = await embedder.embed(['patience', 'صبر'])
    expect(dot(known!, known!)).toBeCloseTo(1)
    expect(dot(unknown!, unknown!)).toBe(0)
  })

  it('finds the themes of sentences it was not made for', async () => {
    const space = await loadThemeSpace(embedder)
    let first = 0
    let among = 0
    let all = 0
    for (const [theme, sentences] of Object.entries(THEME_SENTENCES)) {
      for (const vector of await embedder.embed(sentences)) {
        const profile = profileOf(space, vector)
        const nearest = THEMES[profile.indexOf(Math.max(...profile))]
        if (nearest === theme) first += 1
        if (themesOf(space, vector).includes(theme)) among += 1
        all += 1
      }
    }
    expect(all).toBeGreaterThanOrEqual(60)
    // By chance one in forty, and three in forty; `npm run bench -- retrieval` prints what is reached.
    expect(first / all).toBeGreaterThan(0.45)
    expect(among / all).toBeGreaterThan(0.6)
  })
})
