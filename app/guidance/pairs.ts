import type { Planet, Sign } from '#app/astro/index.server.ts'
import { CAUSES, type Cause, type Relation, TRACKS, type TrackName } from './types.ts'

/** The keys of the paragraphs: each names the pair of facts that its paragraph is about. */

export type Place = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12
type Malefic = 'Saturn' | 'Mars'
type Helper = 'Jupiter' | 'Venus' | 'Moon' | 'Sun'
type Outer = 'Uranus' | 'Neptune' | 'Pluto'
type Classical = Exclude<Planet, Outer>
export type Element = 'fire' | 'earth' | 'air' | 'water'
type Mover = Exclude<Planet, 'Sun' | 'Moon'>
type Aspect = Exclude<Relation, 'with' | 'averse'>

/** Two of the seven, in the order of the heavens from the Sun to Saturn. */
export type ClassicalPair =
  | `Sun ${Exclude<Classical, 'Sun'>}`
  | `Moon ${Exclude<Classical, 'Sun' | 'Moon'>}`
  | `Mercury ${'Venus' | 'Mars' | 'Jupiter' | 'Saturn'}`
  | `Venus ${'Mars' | 'Jupiter' | 'Saturn'}`
  | `Mars ${'Jupiter' | 'Saturn'}`
  | 'Jupiter Saturn'

/** The sign of the lot and its place. */
export type LotKey = `${Sign} ${Place}`
/** The ruler and its place. */
export type RulerPlaceKey = `${Planet} ${Place}`
/** The ruler and how it sees the lot. */
export type SightKey = `${Planet} ${Relation}`
/** A malefic, its hard aspect to the lot, and the place of the lot. */
export type TestKey = `${Malefic} ${'with' | 'square' | 'opposition'} ${Place}`
/** A malefic with the lot's ruler, or across from it: in a square or an opposition. */
export type TestRulerKey =
  | `Saturn ${Exclude<Planet, 'Saturn'>} ${'with' | 'across'}`
  | `Mars ${Exclude<Planet, 'Mars'>} ${'with' | 'across'}`
/** Another hard condition of the ruler or of the lot's place. */
export type HardKey =
  | `${'away' | 'low'} ${Classical}`
  | `${'stranger' | 'averse'} ${Planet}`
  | `burnt ${Exclude<Planet, 'Sun'>}`
  | `${'back' | 'first'} ${Mover}`
  | `lot ${6 | 8 | 12} ${Element}`
  | `ruler ${Planet} ${6 | 8 | 12}`
/** The difficulties that have another text for people who have said that something has ended for them. */
export const ENDINGS = [
  'test Saturn with 8',
  'test Saturn square 4',
  'test Saturn opposition 2',
  'test Mars with 8',
  'test Mars opposition 2',
  'testRuler Saturn Neptune across',
  'testRuler Mars Saturn with',
  'testRuler Mars Pluto across',
  'hard low Moon',
  'hard averse Neptune',
  'hard burnt Neptune',
  'hard back Venus',
  'hard back Neptune',
  'hard lot 8 fire',
  'hard lot 12 water',
  'hard ruler Moon 8',
  'hard ruler Jupiter 8',
  'hard ruler Neptune 8',
  'easy 8',
] as const
export type EndingKey = (typeof ENDINGS)[number]
/** A helping planet and its place. */
export type HelpKey = `${Helper} ${Place}`
/** The Lot of Spirit in its place, or the planet that ends the chain of rulers. */
export type HelpOtherKey = `spirit ${Place}` | `end ${Planet}`
/** A malefic in a kind aspect, and the place of the lot. */
export type FirmKey = `${Malefic} ${Place}`
/** A planet in the lot's own sign, and the element of that sign. */
export type BesideKey = `${Planet} ${Element}`
/** A hard condition of a planet in the lot's sign. */
export type BesideConditionKey =
  | `${Classical} ${'away' | 'low'}`
  | `${Exclude<Classical, 'Sun'>} burnt`
  | `${Exclude<Mover, Outer>} back`
/** A planet within three degrees of an aspect to the lot. */
export type CloseKey = `${Planet} ${Aspect}`
/** A chain of rulers that ends in two planets, in the order of the heavens, or in a ring. The modern pairs share a text. */
export type EndKey = `pair ${ClassicalPair | 'modern'}` | `ring ${1 | 2 | 3 | 4 | 5 | 6}`
/** The ruler's host, which sees it or stands with it. */
export type ReceptionKey = `host ${Planet} ${'sees' | 'with'}`
/** The house of the lot by the chart's own cusps, where it differs from the place. */
export type CountKey = `${Place}`
/** A difficulty and its cause. Two subjects are the difficulty only of a chart that has something hard. */
export type TurnKey = Exclude<`${TrackName} ${Cause}`, `${'work' | 'courage'} ease`>
export const TURNS = TRACKS.flatMap((subject) =>
  CAUSES.map((cause) => `${subject} ${cause}` as const),
).filter((turn): turn is TurnKey => turn !== 'work ease' && turn !== 'courage ease')
/** The difficulties that many people have. */
export type CommonTurn = Extract<
  TurnKey,
  | `${'work' | 'trust' | 'patience' | 'provision' | 'order'} ${'delay' | 'heat'}`
  | 'service delay'
  | 'courage heat'
>
/** Whether the birth is one of the day, of the night, or too near the horizon to say; and the place of the lot. */
export type OpeningKey = `${'day' | 'night' | 'twilight'} ${Place}`
/** The fact with which a reading opens. */
export type HeadlineKey =
  | `${'beside' | 'present' | 'end'} ${Planet}`
  | `with-ruler ${Classical}`
  | `aspect ${CloseKey}`
  | `ruler ${Exclude<Relation, 'averse'>}`
  | `${'home' | 'honoured' | 'away' | 'low'} ${Classical}`
  | `burnt ${Exclude<Planet, 'Sun'>}`
  | `back ${Mover}`
  | `mutual ${1 | 2 | 3}`
  | `light ${'Sun' | 'Moon'}${'' | ' hard'}`
  | 'heart'
  | 'first'
  | 'second'
  | 'ring'
  | 'ring-beyond'
  | 'pair'
  | 'averse'
  | 'sees'
  | 'joins'
