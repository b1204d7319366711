/** The id of the practices of a phase. */
export const practicesId = (phase: string): string => `practices-${phase}`
