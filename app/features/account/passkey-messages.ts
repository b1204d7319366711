export const PASSKEY_CHALLENGE_SPENT =
  'This request was used already, or took longer than five minutes. Please begin again.'
export const PASSKEY_WRONG_ORIGIN =
  'The passkey was used on the page of another site. Please check the address and begin again.'
export const PASSKEY_UNKNOWN =
  'No account here has this passkey. It may have been removed, or its account deleted. Please sign in another way.'
export const PASSKEY_UNKNOWN_HERE = 'This passkey does not belong to your account. Please use another one.'
export const PASSKEY_CLONED =
  'This passkey seems to have a copy, so it is not accepted. Please sign in another way, and remove the passkey in your settings.'
export const PASSKEY_UNVERIFIED =
  'The passkey did not check that it is you, by a fingerprint, your face or a PIN. Please use one that does.'
export const PASSKEY_FAILED = 'The passkey could not be verified. Please try again, or sign in another way.'
export const PASSKEY_NOT_OFFERED = 'Passkeys cannot be used at this address.'
export const PASSKEY_NOT_FOUND = 'There is no such passkey any more.'
export const PASSKEY_EXISTS = 'This passkey belongs to an account already.'
export const PASSKEY_TOO_MANY = 'An account has at most 20 passkeys. Please remove one first.'
export const SESSION_ENDED = 'Your session has ended. Please sign in first.'
export const PASSKEY_LAST_WAY =
  'This passkey is your only way to sign in. Please choose a password with “Forgot password?” first, or add another passkey.'

/** Errors in the browser, before a request is sent. */
export const PASSKEY_BROWSER_MESSAGES = {
  'passkey.cancelled': 'You cancelled, or it took too long. Nothing was changed.',
  'passkey.on-device': 'This device has a passkey of your account already.',
  'passkey.not-supported': 'This browser or device cannot do that. Please try another one.',
  'passkey.offline': 'The server did not answer. Please check your connection and try again.',
} as const
