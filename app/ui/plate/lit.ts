import type { SkyBody } from '#app/astro/types.ts'

/** What a sentence lights in the picture while its reasons are open. */
export interface Lit {
  bodies: readonly SkyBody[]
  /** Pairs of which the sentence says how one stands to the other. */
  lines: readonly (readonly [SkyBody, SkyBody])[]
  caption: string
}

/** The style sheet has a rule for each number up to this one. */
export const MOST_LIT = 24

/** The numbers of the sentences that light something, for the style sheet. */
export const numbersOf = (lit: readonly Lit[], lights: (one: Lit) => boolean): string | undefined =>
  lit.flatMap((one, i) => (lights(one) ? [i + 1] : [])).join(' ') || undefined
