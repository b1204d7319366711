import { adminPaths } from '#app/paths.ts'

/** The specified texts for people who are not administrators. They differ between screens. */
export const ACCESS_DENIED = "You don't have permission to access this page."
const ADMIN_PRIVILEGES_NEEDED = 'You need admin privileges to access this page.'
export const ADMIN_CALL_DENIED = 'Access denied. Admin privileges required.'

const WITH_PRIVILEGES = [adminPaths.natalCharts, adminPaths.enhancedCharts, adminPaths.birthDetails]

export function accessDeniedAt(pathname: string): string {
  return WITH_PRIVILEGES.some((path) => pathname.startsWith(path)) ? ADMIN_PRIVILEGES_NEEDED : ACCESS_DENIED
}
