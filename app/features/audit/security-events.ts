/** The kinds of security events, with their labels. */
export const SECURITY_EVENTS = {
  registered: 'Account created',
  'sign-in': 'Signed in with the password',
  'sign-in.google': 'Signed in with Google',
  'sign-in.code': 'Signed in with two steps',
  'sign-in.passkey': 'Signed in with a passkey',
  'sign-in.failed': 'Sign-in failed',
  'sign-in.slowed': 'Too many sign-in attempts; slowed down',
  'sign-in.suspended': 'A suspended account tried to sign in',
  'sign-in.code-wrong': 'Wrong code at sign-in',
  'sign-in.recovery-code': 'Signed in with a recovery code',
  'google.connected': 'Google connected',
  'password.wrong': 'Wrong current password in the settings',
  'proof.failed': 'Confirmation of identity failed',
  'password.changed': 'Password changed',
  'password.reset-asked': 'Password reset link requested',
  'password.reset': 'Password reset by a mailed link',
  'sessions.ended': 'Signed out in all other browsers',
  'second-factor.enabled': 'Two-step sign-in turned on',
  'second-factor.disabled': 'Two-step sign-in turned off',
  'second-factor.new-codes': 'New recovery codes',
  'second-factor.reset': 'Two-step sign-in reset by the operator',
  'passkey.added': 'Passkey added',
  'passkey.removed': 'Passkey removed',
  'passkey.cloned': 'A copied passkey was refused',
  'admin.granted': 'Became an administrator',
  'admin.revoked': 'Administrator rights removed',
  'account.suspended': 'Account suspended',
  'account.activated': 'Account activated',
  'account.deleted': 'Account deleted',
  'origin.refused': 'A form or call from another site was refused',
  'access.denied': 'Tried to open the administration pages',
  'limit.reached': 'Too many requests',
} as const

export type SecurityEventKind = keyof typeof SECURITY_EVENTS
export const SECURITY_EVENT_KINDS = Object.keys(SECURITY_EVENTS) as SecurityEventKind[]

/** How long an entry is kept. */
export const SECURITY_LOG_DAYS = 180
