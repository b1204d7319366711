import type { Judgement, Reading } from '#app/guidance/index.server.ts'

/**
 * What an analysis shows, as it is stored. The judgement has what a screen reads of it. A reading from before the third
 * version of the texts has no headline, and an empty letter; one from before the fourth is not told in short.
 */
export interface ShownContent extends Omit<Reading, 'judgement' | 'plan' | 'headline' | 'inShort'> {
  judgement: Pick<Judgement, 'lotSign' | 'place' | 'ruler' | 'sight' | 'help' | 'test'>
  headline: Reading['headline'] | null
  inShort: Reading['inShort'] | null
}
