import type { Block, TrackPart } from '#app/guidance/index.server.ts'

/**
 * The theme of a reading (gift, difficulty or help) that a block has the most sentences about; all three if it has as
 * many of each.
 */
export const BLOCK_PARTS: Readonly<Record<Block, readonly TrackPart[]>> = {
  fortunePath: ['gift'],
  currentBlockages: ['difficulty'],
  spiritualGuidance: ['difficulty'],
  practicalSteps: ['gift', 'difficulty', 'help'],
  lightSidePattern: ['gift', 'difficulty', 'help'],
  darkSideWarning: ['gift', 'difficulty', 'help'],
}
