import type { AspectType, Planet, Sign } from '#app/astro/index.server.ts'
import type { TurnKey } from '#app/guidance/pairs.ts'
import type { Cause, TrackName } from '#app/guidance/types.ts'

/** Something to do. `why` is a reason of about four words, lower case, no full stop. */
export interface StepText {
  text: string
  why: string
}

/** A step for a difficulty with one of these causes. */
export interface CausedStep extends StepText {
  causes: readonly Cause[]
}

/** It also does what the answer with this passage asks for, a verse or a hadith of `corpus/en/pairs/guidance.ts`. */
interface AnsweringStep extends CausedStep {
  answers: string
}

/** All texts of one track in one language. Each piece is complete without pieces of other tracks. */
export interface TrackTexts {
  track: TrackName
  /** Shown to people, lower case. */
  title: string
  /** Its names where it is both the gift and the difficulty of a reading. Lower case. */
  sides: { light: string; dark: string }
  /** Noun phrase or -ing form: 'When {difficulty} is the difficulty, …' */
  difficulty: string
  lived: readonly string[]
  inside: readonly string[]
  outward: readonly string[]
  support: readonly string[]
  counsel: readonly string[]
  mercy: readonly string[]
  steps: {
    readonly today: readonly AnsweringStep[]
    readonly week: readonly CausedStep[]
  }
  practices: readonly StepText[]
  light: readonly string[]
  /** shadow[i] describes the same trait as light[i]. */
  shadow: readonly string[]
}

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
  for: readonly FactorKey[]
  /** The difficulties that it shows, each with its cause. */
  shows?: readonly TurnKey[]
  /** Those that ease in it. */
  eases?: readonly TurnKey[]
  /** The person of the tale, and what is true of them: '{name} {trait}'. */
  name: string
  trait: string
}
