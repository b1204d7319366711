/** The only entry point to guidance: judging a chart, composing its reading and path, and the Qur'an text. */
export { AYAHS, type AyahRef, ayahsForTrack } from './ayahs.ts'
export { changesWithin, type ReadingChange } from './compose/changes.ts'
export {
  compose,
  composeJudgement,
  paragraphText,
  type Reading,
  saidThatMatters,
} from './compose/composer.ts'
export {
  composePath,
  PHASES,
  type Phase,
  type PhaseName,
  type Practice,
  practicesOf,
} from './compose/path.ts'
export { sideTitle } from './compose/side-title.ts'
export { difficultyBeside } from './compose/story.ts'
export type { RuleText } from './corpus/corpus.ts'
export { corpusOf } from './corpus/index.ts'
export { SOURCES } from './corpus/sources.ts'
export type { FactorKey, Illustration, TrackTexts } from './corpus/types.ts'
export { type Doors, doorsOf, type Scene, turnNamed } from './doors.ts'
export {
  type ChosenExample,
  chooseRealExamples,
  EXAMPLES_SHOWN,
  type Example,
  type ExampleSource,
  makeThemeProfile,
  profileAgreement,
  type ThemeProfile,
} from './examples.ts'
export { HADITH, type Hadith, hadithForTrack, hadithSpeaker } from './hadith.ts'
export { bodiesOf, factsOf } from './judge/bodies-of-facts.ts'
export { type ChosenTrack, chooseTracks, difficultyNamed } from './judge/choose-tracks.ts'
export { EASY_DIFFICULTIES } from './judge/difficulty-subjects.ts'
export { factsByRank, type RankedFact } from './judge/facts-by-rank.ts'
export { judge, judgementKey } from './judge/judge.ts'
export { type Place, TURNS, type TurnKey } from './pairs.ts'
export { hadithNarrator, hadithReference } from './passage.ts'
export { type AyahText, ayahText, QURAN_ATTRIBUTION, warmUpQuran } from './quran.server.ts'
export { isSaid, LIFE, type LifeSubject, type Said, saidFrom, saidKey } from './said.ts'
export { hash } from './seed.ts'
export { THEME_WORDS, type ThemeWords } from './theme-words.ts'
export {
  BLOCKS,
  type Block,
  type Fact,
  type Judgement,
  type ReadFrom,
  type ReadingStep,
  type ReadingTrack,
  type RuleId,
  type Sentence,
  TARGET_KEYS,
  TRACK_PARTS,
  TRACKS,
  type TrackName,
  type TrackPart,
  type Witness,
} from './types.ts'
