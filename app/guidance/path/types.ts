import type { Planet } from '../../astro/index.server'
import type { SourceKey } from '../corpus/sources'
import type { Block, FactorKey } from '../corpus/types'

/** Factors of the way a chain leads, beyond those an analysis speaks about. */
export type WayFactorKey =
  | `way.length:${'rest' | 'few' | 'many'}`
  | `way.planet:${Planet}`
  | `way.house:${number}`

export type PathFactorKey = FactorKey | WayFactorKey

export interface WayEntry {
  factor: WayFactorKey
  /** The rule applied, in one plain sentence shown to the reader. */
  rule: string
  source: SourceKey
  blocks: Partial<Record<Block, readonly string[]>>
}

/** A composer's sentence whose factor may also be one of the way. */
export interface PathSentence {
  /** Stable: factor, block and place in the corpus, such as 'way.house:7/practicalSteps/1'. */
  id: string
  text: string
  reason: { factor: PathFactorKey; statement: string; rule: string; source: string }
}

export const PHASES = ['fortune', 'ruler', 'chain'] as const
export type PhaseName = (typeof PHASES)[number]

export interface Phase {
  name: PhaseName
  /** What this part of the chart gives. */
  given: PathSentence[]
  /** What may stand in the way of it. */
  hindrance: PathSentence[]
  /** What to turn to. */
  counsel: PathSentence[]
  /** Steps to tick off; the id of each is what progress is kept under. */
  practices: PathSentence[]
}
