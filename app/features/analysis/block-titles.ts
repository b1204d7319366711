import type { Block } from '#app/guidance/index.server.ts'

/** The titles of a reading's blocks, on the page and on paper. */
export const BLOCK_TITLES: Readonly<Record<Block, string>> = {
  fortunePath: 'Fortune Path',
  currentBlockages: 'Current Blockages',
  spiritualGuidance: 'Spiritual Guidance',
  practicalSteps: 'Practical Next Steps',
  lightSidePattern: 'Light Side Pattern',
  darkSideWarning: 'Shadow Side Warning',
}
