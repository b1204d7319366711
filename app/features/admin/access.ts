import { adminPaths } from '#app/paths.ts'

/** The specified texts for people who are not administrators. They differ between screens. */
export const ACCESS_DENIED = "You don't have permission to access this page."
const ADMIN_PRIVILEGES_NEEDED = 'You need admin privileges to access this page.'
/** Also of calls. */
export const ADMIN_CALL_DENIED = 'Access denied. Admin privileges required.'

const TEXTS: readonly (readonly [path: string, text: string])[] = [
  [adminPaths.natalCharts, ADMIN_PRIVILEGES_NEEDED],
  [adminPaths.enhancedCharts, ADMIN_PRIVILEGES_NEEDED],
  [adminPaths.birthDetails, ADMIN_PRIVILEGES_NEEDED],
  [adminPaths.stories, ADMIN_CALL_DENIED],
]

export function accessDeniedAt(pathname: string): string {
  return TEXTS.find(([path]) => pathname.startsWith(path))?.[1] ?? ACCESS_DENIED
}
