/** `/analysis?reasons=all` shows every sentence with its reasons open. */
export const REASONS = 'reasons'
export const ALL_REASONS = 'all'
