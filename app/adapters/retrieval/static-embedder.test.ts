import { describe, expect, it } from 'vitest'
import { findThemes, loadThemeSpace, THEMES, toProfile } from '#app/features/similarity/theme-space.server.ts'
import { themeAccuracy } from '#tests/bench/theme-accuracy.ts'
import THEME_SENTENCES from '#tests/bench/theme-sentences.json'
import UNSEEN_SENTENCES from '#tests/bench/unseen-sentences.json'
import { staticEmbedder } from './static-embedder.server.ts'
import { dot } from './vectors.ts'

const embedder = staticEmbedder()

async function similarity(a: string, b: string): Promise<number> {
  const [one, other] = await embedder.embed([a, b])
  return dot(one!, other!)
}

describe('the embedder that needs no network', () => {
  it('puts similar meanings near each other, without a common word', async () => {
    const near = await similarity('My father passed away last winter.', 'She mourned her late husband.')
    const far = await similarity('My father passed away last winter.', 'We planted tomatoes by the wall.')
    expect(near).toBeGreaterThan(far + 0.15)
  })

  it('returns vectors of length one, and zeros for what it cannot read', async () => {
    const [known, unknown] = await embedder.embed(['patience', 'صبر'])
    expect(dot(known!, known!)).toBeCloseTo(1)
    expect(dot(unknown!, unknown!)).toBe(0)
  })

  it('has no vector for a text of which only the punctuation can be read', async () => {
    const [signs] = await embedder.embed(['… صبر، «صبر». — ?!'])
    expect(dot(signs!, signs!)).toBe(0)
  })

  it('is fitted to all themes', async () => {
    expect([...embedder.directions!.keys()]).toEqual(THEMES)
    const space = await loadThemeSpace(embedder)
    expect(space.directions).toEqual([...embedder.directions!.values()])
    for (const direction of space.directions) expect(dot(direction, direction)).toBeCloseTo(1)
  })

  // `npm run bench -- retrieval` prints the measured values. By chance it would be one in forty.
  it.each([
    ['the first set', THEME_SENTENCES, 0.65, 0.8],
    ['the second set', UNSEEN_SENTENCES, 0.46, 0.7],
  ])('finds the themes of %s of sentences that it was not fitted to', async (_, sentences, least, three) => {
    const { sentences: all, first, amongThree } = await themeAccuracy(embedder, sentences)
    expect(all).toBeGreaterThanOrEqual(96)
    expect(first / all).toBeGreaterThan(least)
    expect(amongThree / all).toBeGreaterThan(three)
  })

  it('includes the theme of most texts among its first three', async () => {
    const space = await loadThemeSpace(embedder)
    const named = await Promise.all(
      Object.entries(THEME_SENTENCES).flatMap(([theme, texts]) =>
        texts.map(async (text) => {
          const [vector] = await embedder.embed([text])
          return { theme, themes: findThemes(space, vector!) }
        }),
      ),
    )
    const right = named.filter(({ theme, themes }) => themes.includes(theme))
    expect(right.length / named.length).toBeGreaterThan(0.75)
    expect(Math.max(...named.map(({ themes }) => themes.length))).toBe(3)
  })
})

describe('a theme space', () => {
  it('of an embedder that was not fitted to all themes is computed from their sentences', async () => {
    const unfitted = { ...embedder, directions: new Map([['anger', new Float32Array(168)]]) }
    const space = await loadThemeSpace(unfitted)
    const [shouting] = await embedder.embed(['He was furious and shouted.'])
    const near = toProfile(space, shouting!)
    expect(THEMES[near.indexOf(Math.max(...near))]).toBe('anger')
    for (const direction of space.directions) expect(dot(direction, direction)).toBeCloseTo(1)
  })
})
