/** Shown by the server and by the page that opened the popup. */
export const START_FAILED = 'Failed to initiate sign in. Please try again.'
export const CANCELLED = 'Authentication failed or was cancelled'
export const FAILED = 'Authentication failed'
export const SIGN_IN_ERROR = 'Sign-in Error'

/** What the popup tells the page that opened it. */
export type GoogleMessage =
  | { type: 'GOOGLE_AUTH_SUCCESS'; user: { name: string } }
  | { type: 'GOOGLE_AUTH_ERROR'; error?: string }
