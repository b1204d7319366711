import type { Sign } from '#app/astro/index.server.ts'

/** The initial categories of the keywords, and the subject of each. */
export const CATEGORIES = {
  Character: 'How a person tends to act, before any choice is made.',
  'Faith and Heart': 'Trust in God, sincerity, remembrance, and what the heart is attached to.',
  'Family and Home': 'Parents, children, relatives, marriage, and life at home.',
  'Friendship and Company': 'Friends, neighbours, teachers, and how people help each other.',
  'Work and Craft': 'Skill, duty, and how one uses one’s time.',
  'Provision and Means': 'Earning, spending, giving, and contentment with what one has.',
  'Learning and Speech': 'Study, teaching, speech and silence.',
  'Patience and Trial': 'Hardship, waiting, loss, and how a person meets them.',
  'Self-Restraint': 'Anger, appetite, pride, and the training of the self.',
  'Service and Justice': 'Fairness, leadership, and the good done for others.',
} as const

type Category = keyof typeof CATEGORIES
export type Polarity = 'Light' | 'Dark' | 'Neutral'

/**
 * A keyword, its category and its meaning. No keyword contains a comma, because an event lists its keywords with
 * commas.
 */
type Entry = readonly [text: string, category: Category, description: string]

/**
 * The keywords of one sign: its strengths (Light), its failings (Dark), and neutral traits (Neutral). Each names a
 * tendency to reflect on; none predicts an event.
 */
export type SignKeywords = Readonly<Record<Polarity, readonly Entry[]>>
export type KeywordsBySign = Readonly<Partial<Record<Sign, SignKeywords>>>
