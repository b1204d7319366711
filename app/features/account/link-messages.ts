export const LINK_SPENT =
  'This link is not valid any more. It was already used, or is older than 30 minutes. If you have just changed your password, sign in with the new one.'

export const CONFIRM_LINK_SPENT = 'This link is not valid any more, or it belongs to another account.'
