/** Addresses of the accounts' own screens; operations put them into mails and send browsers to them. */
export const accountLinks = {
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  google: '/auth/google',
  /** What the popup opens; the plain way is `google`. */
  googlePopup: '/api/auth/google',
  googleCallback: '/auth/callback',
  googleLink: '/auth/link',
  /** Where the code of the authenticator app is asked for, after the password. */
  code: '/login/code',
  twoStep: '/settings/two-step',
  /** Where a signed-in person proves once more who they are. */
  prove: '/settings/prove',
} as const
