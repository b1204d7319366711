import type { Block } from '#app/guidance/index.server.ts'

/** What the blocks of a reading are called on the page and on paper. */
export const BLOCK_TITLES: Readonly<Record<Block, string>> = {
  fortunePath: 'Fortune Path',
  currentBlockages: 'Current Blockages',
  spiritualGuidance: 'Spiritual Guidance',
  practicalSteps: 'Practical Next Steps',
  lightSidePattern: 'Light Side Pattern',
  darkSideWarning: 'Shadow Side Warning',
}
