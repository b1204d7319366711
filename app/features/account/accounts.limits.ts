export const MIN_PASSWORD = 6
/** Of an administrator who has no two-step sign-in. */
export const MIN_ADMIN_PASSWORD = 12
/** Argon2 hashes any length; the bound keeps a request cheap. */
export const MAX_PASSWORD = 200
export const MIN_NAME = 2
export const MAX_NAME = 200
