import type { PhaseName } from '../../guidance/index.server'

/** What each phase is about. About the person they say nothing: that is left to sentences with their reasons. */
export const PHASE_WORDS: Record<PhaseName, { ordinal: string; title: string; lead: string }> = {
  fortune: {
    ordinal: 'First phase',
    title: 'Where fortune lies',
    lead: 'Read from the lot itself: its sign, house and degree, the sect it was counted by, and the planets that regard it.',
  },
  ruler: {
    ordinal: 'Second phase',
    title: 'What holds its ruler',
    lead: 'Read from the planet that rules the lot: its nature, its sign and house, its condition, and the planets it meets.',
  },
  chain: {
    ordinal: 'Third phase',
    title: 'The way the chain leads',
    lead: 'Read from the chain of rulers: whom the matter is handed to, where the last of them stands, and how it ends.',
  },
}

export const PARTS = [
  ['given', 'What is given'],
  ['hindrance', 'What may stand in the way'],
  ['counsel', 'What to turn to'],
] as const

export function practicesId(phase: string): string {
  return `practices-${phase}`
}
