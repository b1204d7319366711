import type { AspectType, Planet, Sign } from '#app/astro/index.server.ts'
import type { Cause } from '#app/guidance/judge/causes.ts'
import type { TrackName } from '#app/guidance/types.ts'

export type { StepText, TrackName, TrackTexts } from '#app/guidance/types.ts'

/** The blocks of an analysis that the composer writes; examples are chosen, not composed. */
export const BLOCKS = [
  'fortunePath',
  'currentBlockages',
  'spiritualGuidance',
  'practicalSteps',
  'lightSidePattern',
  'darkSideWarning',
] as const
export type Block = (typeof BLOCKS)[number]

/** Pairs of opposite factors. The sentence of a tension says so if both occur. */
const TENSIONS = [
  'dignity-mixed',
  'dignity-and-motion',
  'dignity-and-sun',
  'debility-and-light',
  'lot-aspects',
  'ruler-aspects',
  'lot-and-ruler',
  'ruler-and-aspects',
] as const
type TensionKind = (typeof TENSIONS)[number]

/**
 * What a text is about. Readings name tracks. The other keys say which charts an illustration suits, and occur in
 * analyses that earlier versions composed.
 */
export type FactorKey =
  | `lot.sign:${Sign}`
  | `lot.house:${number}`
  | `lot.face:${Planet}`
  | `sect:${'day' | 'night' | 'twilight'}`
  | `ruler:${Planet}`
  | `ruler.sign:${Sign}`
  | `ruler.house:${number}`
  | `ruler.dignity:${'domicile' | 'exaltation' | 'triplicity' | 'term' | 'face' | 'detriment' | 'fall' | 'peregrine'}`
  | `ruler.motion:${'direct' | 'stationary' | 'retrograde'}`
  | `ruler.solar:${'cazimi' | 'combust' | 'under-beams' | 'free' | 'is-sun'}`
  | `lot.aspect:${Planet}.${AspectType}`
  | `ruler.aspect:${Planet}.${AspectType}`
  | `chain:${'own-sign' | 'mutual-reception' | 'loop'}`
  | `tension:${TensionKind}`
  | `track:${TrackName}`

/** A short tale written for Qismah, and labelled as such. */
export interface Illustration {
  id: string
  text: string
  themes: readonly string[]
  tone: 'light' | 'dark' | 'neutral'
  for: readonly FactorKey[]
  /** The subject it illustrates. */
  track?: TrackName
  /** The causes of a difficulty that it suits. Without any it is told for a gift only. */
  causes?: readonly Cause[]
  /** The person of the tale: 'Chosen because {name}, too, {trait}.' */
  name?: string
  trait?: string
}
