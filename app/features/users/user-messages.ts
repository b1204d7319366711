export const USER_NOT_UPDATED = 'Failed to update user. Please try again.'
export const USER_STATUS_NOT_UPDATED = 'Failed to update user status. Please try again.'
export const USER_NOT_DELETED = 'Failed to delete user. Please try again.'
export const USER_UPDATED = 'User updated'
export const NEEDS_STRONGER =
  'Their password is short. Before the back-office opens for them, they must set one of at least 12 characters, or turn on two-step sign-in, in their settings.'
export const USER_DELETED = 'User deleted'
export const NOT_YOURSELF = 'You cannot suspend, demote or delete yourself here.'
