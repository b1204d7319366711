export const LINK_SPENT =
  'This link is no longer good: it was used already, or is older than 30 minutes. If you have just changed your password, sign in with the new one.'

export const CONFIRM_LINK_SPENT = 'This link is no longer good, or belongs to another account.'
