/**
 * What people read of where an example comes from, on the screen and on paper. Illustrations come last and have one label
 * above them all.
 */
export const EXAMPLE_LABELS = {
  story: 'A story sent in by a user',
  event: 'An event added by an administrator',
  illustration: 'Written illustrations, not real people',
} as const
