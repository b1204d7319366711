/** The fields of an episode's form: which story is first, which second, and so on. More do not fit into one film. */
export const PLACES = [
  'story1',
  'story2',
  'story3',
  'story4',
  'story5',
  'story6',
  'story7',
  'story8',
  'story9',
  'story10',
  'story11',
  'story12',
] as const

export type PlaceName = (typeof PLACES)[number]

export const MOST_STORIES = PLACES.length
