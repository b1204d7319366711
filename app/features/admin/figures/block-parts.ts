import type { Block, TrackPart } from '#app/guidance/index.server.ts'

/**
 * The theme of a reading (gift, difficulty or help) with the most sentences in a block; several if they have equally
 * many.
 */
export const BLOCK_PARTS: Readonly<Record<Block, readonly TrackPart[]>> = {
  fortunePath: ['gift'],
  currentBlockages: ['difficulty', 'help'],
  spiritualGuidance: ['difficulty'],
  practicalSteps: ['difficulty'],
  lightSidePattern: ['gift', 'difficulty', 'help'],
  darkSideWarning: ['gift', 'difficulty', 'help'],
}
