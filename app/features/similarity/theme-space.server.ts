import type { Embedder } from '#app/adapters/retrieval/embedder.ts'
import { dot, mean, minus, normalise } from '#app/adapters/retrieval/vectors.ts'
import { hash, THEME_WORDS } from '#app/guidance/index.server.ts'

/** The themes in alphabetical order, the order of every list of weights. */
export const THEMES: readonly string[] = Object.keys(THEME_WORDS).sort()

/** A text has at most so many themes, and none that is much less near than the nearest. */
const THEMES_OF_A_TEXT = 3
const LEAST_NEAR = 0.1
const NEAR_ENOUGH = 0.6

/** The directions of the themes in an embedder's vector space. */
export interface ThemeSpace {
  embedder: Embedder
  /** The name of embedder and themes. Vectors stored under another name are stale. */
  madeBy: string
  /** A vector for each of THEMES. Their common part is subtracted, so that only the differences are compared. */
  directions: readonly Float32Array[]
}

const THEMES_VERSION = hash(JSON.stringify(THEME_WORDS)).toString(16).padStart(8, '0')

export function madeBy(embedder: Embedder): string {
  return `${embedder.id}, themes ${THEMES_VERSION}`
}

const loading = new WeakMap<Embedder, Promise<ThemeSpace>>()
const ready = new WeakMap<Embedder, ThemeSpace>()

/** Embeds the themes once for each embedder. After a failure the next call tries again. */
export function loadThemeSpace(embedder: Embedder): Promise<ThemeSpace> {
  let space = loading.get(embedder)
  if (!space) {
    space = makeThemeSpace(embedder)
    loading.set(embedder, space)
    space.then(
      (loaded) => ready.set(embedder, loaded),
      () => loading.delete(embedder),
    )
  }
  return space
}

/** The theme space if it is loaded. A page does not wait for another server. */
export function themeSpaceNow(embedder: Embedder): ThemeSpace | undefined {
  const space = ready.get(embedder)
  if (!space) loadThemeSpace(embedder).catch(() => {})
  return space
}

async function makeThemeSpace(embedder: Embedder): Promise<ThemeSpace> {
  const fitted = THEMES.map((theme) => embedder.directions?.get(theme))
  const directions = fitted.every((direction) => direction !== undefined)
    ? fitted
    : await directionsOfSentences(embedder)
  return { embedder, madeBy: madeBy(embedder), directions }
}

/** The directions of the sentences that describe each theme. */
async function directionsOfSentences(embedder: Embedder): Promise<Float32Array[]> {
  const texts = THEMES.flatMap((theme) => THEME_WORDS[theme]!.about)
  const vectors = await embedder.embed(texts)
  let taken = 0
  const centres = THEMES.map((theme) => {
    const count = THEME_WORDS[theme]!.about.length
    taken += count
    return mean(vectors.slice(taken - count, taken))
  })
  const shared = mean(centres)
  return centres.map((centre) => normalise(minus(centre, shared)))
}

/** How near a text is to each of THEMES. */
export function toProfile(space: ThemeSpace, vector: Float32Array): number[] {
  return space.directions.map((direction) => dot(direction, vector))
}

/** The themes of a text, nearest first; empty if it is near no theme. */
export function findThemes(space: ThemeSpace, vector: Float32Array): string[] {
  const near = toProfile(space, vector)
    .map((nearness, place) => ({ theme: THEMES[place]!, nearness }))
    .sort((a, b) => b.nearness - a.nearness)
  const least = Math.max(LEAST_NEAR, near[0]!.nearness * NEAR_ENOUGH)
  return near
    .slice(0, THEMES_OF_A_TEXT)
    .filter(({ nearness }) => nearness >= least)
    .map(({ theme }) => theme)
}

/** Weights in the order of THEMES. */
export function inThemeOrder(weights: ReadonlyMap<string, number>): number[] {
  return THEMES.map((theme) => weights.get(theme) ?? 0)
}

/** The point in an embedder's space that is nearest to texts with such weights. */
export function weightedDirection(space: ThemeSpace, weights: ArrayLike<number>): Float32Array {
  const sum = new Float32Array(space.directions[0]!.length)
  space.directions.forEach((direction, place) => {
    const weight = weights[place]!
    if (weight !== 0) for (let i = 0; i < sum.length; i++) sum[i]! += weight * direction[i]!
  })
  return normalise(sum)
}
