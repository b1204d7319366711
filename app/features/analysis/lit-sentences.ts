import type { LitSentences } from '#app/features/lots/reasoned-text.tsx'
import type { AnalysisView } from './analysis.server.ts'

/** The sentences that light something in the plate, with the numbers by which the plate knows them. */
export const numbered = ({ lit }: Pick<AnalysisView, 'lit'>): LitSentences =>
  Object.fromEntries(Object.entries(lit).map(([id, { caption }], i) => [id, { number: i + 1, caption }]))
