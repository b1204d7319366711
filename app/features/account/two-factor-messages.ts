export const CODE_NEEDED = 'Please enter the code from your authenticator app.'
export const CODE_WRONG =
  'This code is not right, or was used already. Please wait for the next one and enter that.'
export const CODE_MISSING = 'Enter the code that your app shows, or a recovery code'
export const SIGN_IN_AGAIN = 'It took too long. Please sign in again.'
export const TWO_STEP_NEEDED =
  'The back-office of this installation asks for two-step sign-in. Please turn it on in your settings first, or sign in with a passkey.'
export const STRONGER_NEEDED =
  'The back-office opens to administrators with a password of at least 12 characters, or with two-step sign-in. Please choose either in your settings first.'
