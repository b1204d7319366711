import type { Block, TrackPart } from '#app/guidance/index.server.ts'

/**
 * Of which themes of a reading a block has the most sentences: its gift, its difficulty or its help; all three where
 * it has as many of each.
 */
export const BLOCK_PARTS: Readonly<Record<Block, readonly TrackPart[]>> = {
  fortunePath: ['gift'],
  currentBlockages: ['difficulty'],
  spiritualGuidance: ['difficulty'],
  practicalSteps: ['gift', 'difficulty', 'help'],
  lightSidePattern: ['gift', 'difficulty', 'help'],
  darkSideWarning: ['gift', 'difficulty', 'help'],
}
