export const CODE_NEEDED = 'Please enter the code from your authenticator app.'
export const CODE_WRONG = 'This code is wrong or has been used. Please wait for the next code and enter it.'
export const CODE_MISSING = 'Enter the code that your app shows, or a recovery code'
export const SIGN_IN_AGAIN = 'You took too long. Please sign in again.'
export const TWO_STEP_NEEDED =
  'To open the administration pages, please turn on two-step sign-in in your settings first, or sign in with a passkey.'
export const STRONGER_NEEDED =
  'To open the administration pages, you need a password of at least 12 characters or two-step sign-in. Please set one of them in your settings first.'
