import type { StepTime, TrackName } from '#app/guidance/types.ts'
import type { GuidanceText } from './pair-texts.ts'
import type { Illustration, StepText, TrackTexts } from './types.ts'

/**
 * The words of a text in another language than English: the same pieces in the same order. What is not a word, such as a
 * cause or a passage, stands in the English text only.
 */
export type TrackWords = Omit<TrackTexts, 'track' | 'steps'> & {
  steps: Readonly<Record<Exclude<StepTime, 'month'>, readonly StepText[]>>
}
export type GuidanceWords = Readonly<Record<TrackName, readonly Pick<GuidanceText, 'text'>[]>>
export type IllustrationWords = Readonly<Record<string, Pick<Illustration, 'text' | 'name' | 'trait'>>>
