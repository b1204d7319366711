/** What people read of where an example comes from, on the screen and on paper. */
export const EXAMPLE_LABELS = {
  story: 'A story sent in by a user',
  event: 'An event from our records',
  illustration: 'A written illustration, not a real person',
} as const
