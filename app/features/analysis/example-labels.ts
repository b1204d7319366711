/** Where an example comes from, for the screen and for paper. Illustrations come last and share one label. */
export const EXAMPLE_LABELS = {
  story: 'A story sent in by a user',
  event: 'An event added by an administrator',
  illustration: 'Written illustrations, not real people',
} as const
