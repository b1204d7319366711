import { translated } from '#app/language/current.ts'

/** What a story is about. Separate from the schema, which browsers need not load. */
export const ALIGNMENTS = ['light', 'dark', 'neutral'] as const
type Alignment = (typeof ALIGNMENTS)[number]

/** A story's theme and state, for its author and for administrators. */
export const storyStates = translated('storyState', {
  en: {
    alignments: { light: 'Light', dark: 'Dark', neutral: 'Neutral' },
    notSpecified: 'Not specified',
    states: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' },
  },
})

export function alignmentName(alignment: Alignment | null): string {
  return alignment ? storyStates.alignments[alignment] : storyStates.notSpecified
}

/** For the states of records in the back-office, which is in English. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
