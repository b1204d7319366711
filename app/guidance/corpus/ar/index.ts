import type { Corpus } from '#app/guidance/corpus/corpus.ts'
import { ILLUSTRATIONS as ENGLISH } from '#app/guidance/corpus/illustrations.ts'
import { ASSUMING } from './assumed.ts'
import { BRIDGES } from './bridges.ts'
import { FACTS } from './facts.ts'
import { forbiddenIn } from './forbidden.ts'
import { HELPS } from './helps/index.ts'
import { ILLUSTRATIONS } from './illustrations.ts'
import { JOINTS } from './joints.ts'
import { KNOTS } from './knots/index.ts'
import { NAMES } from './names.ts'
import { PAIR_TEXTS } from './pairs/index.ts'
import { REFERENCES } from './references.ts'
import { GENERAL_REFLECTIONS, REFLECTIONS } from './reflections.ts'
import { RULE_TEXTS } from './rules.ts'
import { SENTENCES } from './sentences.ts'
import { TRACK_TEXTS } from './tracks/index.ts'

export const AR: Corpus = {
  language: 'ar',
  tracks: TRACK_TEXTS,
  pairs: PAIR_TEXTS,
  rules: RULE_TEXTS,
  illustrations: ENGLISH.map((tale) => ({ ...tale, ...ILLUSTRATIONS[tale.id] })),
  knots: KNOTS,
  helps: HELPS,
  bridges: BRIDGES,
  reflections: { ...REFLECTIONS, any: GENERAL_REFLECTIONS },
  names: NAMES,
  references: REFERENCES,
  facts: FACTS,
  joints: JOINTS,
  sentences: SENTENCES,
  lengths: { letter: [80, 116], reading: [450, 640] },
  assuming: ASSUMING,
  forbiddenIn,
}
