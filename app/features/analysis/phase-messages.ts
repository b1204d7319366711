import type { PhaseName } from '#app/guidance/index.server.ts'

/** What each phase is read from. What it says about the person is in sentences with reasons. */
export const PHASE_WORDS: Record<PhaseName, { ordinal: string; part: string; lead: string }> = {
  fortune: {
    ordinal: 'First phase',
    part: 'The gift',
    lead: 'Read from the lot itself: the house and the sign that it stands in.',
  },
  ruler: {
    ordinal: 'Second phase',
    part: 'The difficulty',
    lead: 'Read from the planet that rules the lot, its dignity, and the planet that stands for difficulty.',
  },
  chain: {
    ordinal: 'Third phase',
    part: 'The help',
    lead: 'Read from the planet that helps, and from where the chain of rulers ends.',
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
