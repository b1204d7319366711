import { translated } from '#app/language/current.ts'

/** Shown by the server and by the page that opened the popup. */
export const googleWords = translated('google', {
  en: {
    error: 'Sign-in Error',
    startFailed: 'Failed to initiate sign in. Please try again.',
    cancelled: 'Authentication failed or was cancelled',
    failed: 'Authentication failed',
    waiting: 'Please finish in the window that has opened.',
    popupBlocked: 'Popup blocked',
    allowPopups: 'Popup blocked. Please allow popups for this site.',
    allowPopupsAndTry: 'Please allow popups for this site and try again.',
  },
})

/** What the popup tells the page that opened it. */
export type GoogleMessage =
  | { type: 'GOOGLE_AUTH_SUCCESS'; user: { name: string } }
  | { type: 'GOOGLE_AUTH_ERROR'; error?: string }
