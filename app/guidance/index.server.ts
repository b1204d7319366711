/** The only door to guidance: composing an analysis, its sources and the Qur'an text. */
export { AYAHS, type AyahRef } from './ayahs'
export { compose, type Reading, type Reason, type Sentence } from './composer'
export { CORPUS, CORPUS_VERSION, type Corpus } from './corpus/index'
export { SOURCES, type SourceKey } from './corpus/sources'
export { BLOCKS, type Block, type CorpusEntry, type FactorKey, type Illustration } from './corpus/types'
export type { Example, ExampleSource } from './examples'
export { type Factor, factorsOf } from './factors'
export { type AyahText, ayahText, QURAN_ATTRIBUTION } from './quran.server'
