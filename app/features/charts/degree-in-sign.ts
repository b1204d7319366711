export const DEGREE_MAX = 29.99

/** A degree within a sign for forms and tables: two decimals, truncated so that it never becomes 30. */
export function shownDegree(degree: number): number {
  return Math.floor(degree * 100 + 1e-6) / 100
}
