/** The only door to guidance: judging a chart, composing its reading and path, and the Qur'an text. */
export { AYAHS, type AyahRef, ayahsForTrack } from './ayahs'
export { changesWithin, type ReadingChange } from './compose/changes'
export { compose, composeJudgement, type Reading } from './compose/composer'
export { composePath, PHASES, type Phase, type PhaseName, type Practice, practicesOf } from './compose/path'
export { factText } from './corpus/en/facts'
export { TRACK_TEXTS } from './corpus/en/index'
export { RULE_TEXTS, type RuleText } from './corpus/en/rules'
export { CORPUS_VERSION } from './corpus/en/version'
export { SOURCES, type SourceKey } from './corpus/sources'
export { BLOCKS, type Block, type FactorKey, type Illustration } from './corpus/types'
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
export { FORBIDDEN_TURNS, forbiddenTurnIn } from './forbidden-turns'
export { HADITH, type Hadith, hadithForTrack, hadithReference } from './hadith'
export { type ChosenTrack, chooseTracks } from './judge/choose-tracks'
export { judge, judgementKey } from './judge/judge'
export type { RuleId } from './judge/rules'
export { type AyahText, ayahText, QURAN_ATTRIBUTION } from './quran.server'
export { hash } from './seed'
export {
  type EarlierSentence,
  type Reason,
  reasonOf,
  type StoredSentence,
  sourceOf,
  witnessesOf,
} from './stored'
export { THEME_WORDS, type ThemeWords } from './theme-words'
export {
  type Fact,
  type Judgement,
  type ReadFrom,
  type ReadingStep,
  type ReadingTrack,
  type Sentence,
  TRACKS,
  type TrackName,
  type TrackPart,
  type TrackTexts,
  type Witness,
} from './types'
