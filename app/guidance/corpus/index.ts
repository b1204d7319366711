import { hash } from '../seed'
import { chainEnding } from './chain'
import { ILLUSTRATIONS } from './illustrations'
import { lotAspects } from './lot-aspects'
import { lotFace } from './lot-face'
import { lotHouse } from './lot-house'
import { lotSign } from './lot-sign'
import { rulerAspects } from './ruler-aspects'
import { rulerDignity } from './ruler-dignity'
import { rulerHouse } from './ruler-house'
import { rulerMotion } from './ruler-motion'
import { rulerNature } from './ruler-nature'
import { rulerSign } from './ruler-sign'
import { rulerSolar } from './ruler-solar'
import { sect } from './sect'
import { tension } from './tension'
import type { CorpusEntry, FactorKey, Illustration } from './types'

export interface Corpus {
  /**
   * The composer’s form and a digest of every text and theme: another word, another version. The form before the
   * dot is raised by hand when the composer itself chooses differently.
   */
  version: string
  entries: ReadonlyMap<FactorKey, CorpusEntry>
  illustrations: readonly Illustration[]
}

const FORM = 1

const ENTRIES: readonly CorpusEntry[] = [
  ...lotSign,
  ...lotHouse,
  ...lotFace,
  ...sect,
  ...rulerNature,
  ...rulerSign,
  ...rulerHouse,
  ...rulerDignity,
  ...rulerMotion,
  ...rulerSolar,
  ...lotAspects,
  ...rulerAspects,
  ...chainEnding,
  ...tension,
]

export function corpusOf(entries: readonly CorpusEntry[], illustrations: readonly Illustration[]): Corpus {
  const byFactor = new Map<FactorKey, CorpusEntry>()
  for (const entry of entries) {
    if (byFactor.has(entry.factor)) throw new Error(`The corpus has two entries for ${entry.factor}`)
    byFactor.set(entry.factor, entry)
  }
  const digest = hash(JSON.stringify([entries, illustrations]))
    .toString(16)
    .padStart(8, '0')
  return { version: `${FORM}.${digest}`, entries: byFactor, illustrations }
}

export const CORPUS: Corpus = corpusOf(ENTRIES, ILLUSTRATIONS)
export const CORPUS_VERSION = CORPUS.version
