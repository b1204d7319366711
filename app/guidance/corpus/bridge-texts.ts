import type { CONTRADICTIONS, Stance } from '#app/guidance/judge/contradictions.ts'

/**
 * What joins a gift to a difficulty that seems to deny it: where the one holds, and where the other. Each ends in a colon, and the
 * difficulty follows. A language without one does not compile.
 */
export type BridgeTexts = {
  readonly [Of in Stance]: Readonly<Record<(typeof CONTRADICTIONS)[Of][number], string>>
}
