import { translated } from '#app/language/current.ts'

/** Errors in the browser, before a request is sent, by their code. */
export const passkeyBrowserWords = translated('passkeyBrowser', {
  en: {
    'passkey.cancelled': 'You cancelled, or it took too long. Nothing was changed.',
    'passkey.on-device': 'This device has a passkey of your account already.',
    'passkey.not-supported': 'This browser or device cannot do that. Please try another one.',
    'passkey.offline': 'The server did not answer. Please check your connection and try again.',
  },
})
