/** Said to whoever comes to enter a birth without being signed in. */
export const LOG_IN_FIRST = {
  title: 'Authentication Required',
  description: 'Please log in to enter your birth information.',
}
