import { translated } from '#app/language/current.ts'

/** What the server says about signing in, registering, and a new password. */
export const signInWords = translated('signIn', {
  en: {
    suspended: 'Your account is suspended. Please contact support.',
    wrong: 'Please check your credentials and try again.',
    crowded: 'Too many people are signing in just now. Please try again in a moment.',
    emailTaken: 'An account with this email already exists. Please sign in instead.',
    welcome: { title: 'Login successful', text: 'Welcome back!' },
    signedOutElsewhere: 'You have been signed out everywhere else.',
    signedOut: 'You have been signed out of your account.',
    resetLinkSent: "If an account with that email exists, we've sent a password reset link.",
    mailUnavailable: 'Please try again later.',
    resetLinkSpent:
      'This link is not valid any more. It was already used, or is older than 30 minutes. If you have just changed your password, sign in with the new one.',
    passwordChanged: 'Please sign in with your new password.',
    confirmLinkSpent: 'This link is not valid any more, or it belongs to another account.',
    emailConfirmed: 'Your email address is confirmed.',
    google: {
      notSetUp: 'Sign-in with Google is not set up here.',
      unverified:
        'Google has not verified the email address of that account. Verify it there first, or sign in with an email address and a password.',
      otherAccount: 'The account with this address is connected to another Google account.',
    },
    password: {
      common: 'This is one of the 10,000 most common passwords. Please choose another one.',
      disguised:
        'This is one of the 10,000 most common passwords in disguise: with signs in place of letters, with digits or signs after it, or twice; or it is the alphabet. Please choose another one.',
      fewCharacters: 'Please use at least five different characters. Blanks do not count.',
      ofThePerson: 'The password must not contain your name or your email address.',
      ofTheProduct: (product: string) => `The password must not contain the word “${product}”.`,
      shortForAdministrators: (least: number) =>
        `Administrators need at least ${least} characters, or two-step sign-in.`,
    },
  },
})
