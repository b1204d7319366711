/** The only door to guidance: composing an analysis, its sources and the Qur'an text. */
export { AYAHS, type AyahRef, ayahsForTrack } from './ayahs'
export { compose, type Reading, type Reason, type Sentence } from './composer'
export { CORPUS, CORPUS_VERSION, type Corpus } from './corpus/index'
export { SOURCES, type SourceKey } from './corpus/sources'
export { BLOCKS, type Block, type CorpusEntry, type FactorKey, type Illustration } from './corpus/types'
export {
  agreement,
  type ChosenExample,
  chooseReal,
  EXAMPLES_SHOWN,
  type Example,
  type ExampleSource,
  type Likeness,
  likenessOf,
} from './examples'
export { type Factor, factorsOf } from './factors'
export { FORBIDDEN_TURNS, forbiddenTurnIn } from './forbidden-turns'
export { HADITH, type Hadith, hadithForTrack, hadithReference } from './hadith'
export { composePath, practicesOf } from './path/compose-path'
export { type PathSentence, PHASES, type Phase, type PhaseName } from './path/types'
export { type AyahText, ayahText, QURAN_ATTRIBUTION } from './quran.server'
export { hash } from './seed'
export { THEME_WORDS, type ThemeWords } from './theme-words'
