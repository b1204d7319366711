import type { Planet, Sign } from '#app/astro/index.server.ts'
import type { Qualifier, Rank, Relation } from '#app/guidance/types.ts'

/** Ids of the rules of judgement. Each language has a text for every rule. */
export type RuleId =
  | 'lot.what'
  | 'lot.ruler'
  | 'lot.spirit'
  | 'lot.bound'
  | 'sect.day'
  | 'sect.night'
  | `place.${number}`
  | `sign.${Sign}`
  | `ruler.${Planet}`
  | `rank.${Rank}`
  | `qualifier.${Qualifier}`
  | `sight.${Relation}`
  | `regard.${Planet}`
  | `help.${Planet}`
  | `test.${Planet}`
  | `from-lot.${10 | 11}`
  | `end.${'planet' | 'pair' | 'ring'}`
  | 'course'
  | 'help.strained'
  | 'company'
  | 'firm'
  | 'count'
  | 'help.looks'
  | 'reception'
  | 'track'
  | 'counsel'
  | 'step'
