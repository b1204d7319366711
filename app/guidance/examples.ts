import type { Chart, Planet, Sign } from '#app/astro/index.server.ts'
import type { Language } from '#app/language/language.ts'
import type { Corpus } from './corpus/corpus.ts'
import { corpusOf } from './corpus/index.ts'
import type { FactorKey, Illustration } from './corpus/types.ts'
import { type ChosenTrack, chooseTracks, turnOf } from './judge/choose-tracks.ts'
import { judge } from './judge/judge.ts'
import { isSaid, type Said } from './said.ts'
import { hash } from './seed.ts'
import { themesOf, trackOfTheme, weighThemes } from './themes.ts'
import type { Fact, Judgement } from './types.ts'

export interface Example {
  id: string
  kind: 'story' | 'event' | 'illustration'
  text: string
  /** The track of the reading that it was chosen for; analyses of earlier versions name a factor. */
  factor: FactorKey
  /** Why it is shown with this chart: text after the words 'Chosen because'. */
  reason: string
}

/** An approved story or an event that may be shown as a real-life example. */
export interface ExampleSource {
  id: number
  /** The nearest first. */
  themes: readonly string[]
  alignment: 'light' | 'dark' | 'neutral' | null
  /** The Part of Fortune of the chart that an event belongs to. */
  lot: { sign: Sign; house: number; ruler: Planet } | null
}

export type ChosenExample = Pick<ExampleSource, 'id'> & Pick<Example, 'factor' | 'reason'>

export const EXAMPLES_SHOWN = 3

/** The themes and facts of a chart that stories are compared with. */
export interface ThemeProfile {
  tracks: readonly ChosenTrack[]
  lot: { sign: Sign; house: number; ruler: Planet }
  /** Heaviest first. */
  themes: readonly string[]
  weights: ReadonlyMap<string, number>
}

export function makeThemeProfile(chart: Chart): ThemeProfile {
  const tracks = chooseTracks(judge(chart))
  const names = tracks.map(({ name }) => name)
  const { sign, house, ruler } = chart.partOfFortune
  return { tracks, lot: { sign, house, ruler }, themes: themesOf(names), weights: weighThemes(names) }
}

/** How much a story or event agrees with a chart in sign, house, ruler, and light or dark. */
export function profileAgreement(profile: ThemeProfile, source: ExampleSource): number {
  const { lot } = source
  const because = closest(profile, source)
  return (
    (lot?.sign === profile.lot.sign ? 2 : 0) +
    (lot?.house === profile.lot.house ? 2 : 0) +
    (lot?.ruler === profile.lot.ruler ? 1 : 0) +
    (because && toneOfTrack(because) === toneOf(source) ? 1 : 0)
  )
}

/**
 * Chooses up to three of the sources, which are sorted by similarity. A source that shares no theme with the chart is
 * left out, because there would be no reason to give. A tone or track that is not shown yet comes before a more similar
 * source. `kept` ones, which the person has read, come first.
 */
export function chooseRealExamples(
  profile: ThemeProfile,
  sources: readonly ExampleSource[],
  { kept = [], language }: { kept?: readonly ExampleSource[]; language?: Language } = {},
): ChosenExample[] {
  const withReasons = (some: readonly ExampleSource[]) =>
    some.flatMap((source) => {
      const because = closest(profile, source)
      return because ? [{ source, because }] : []
    })
  const chosen = withReasons(kept).slice(0, EXAMPLES_SHOWN)
  const fitting = withReasons(sources.filter(({ id }) => !chosen.some(({ source }) => source.id === id)))
  for (const fresh of [true, false])
    for (const one of fitting) {
      if (chosen.length >= EXAMPLES_SHOWN) break
      const alike = chosen.some(
        (c) => c.source.alignment === one.source.alignment && c.because.name === one.because.name,
      )
      if (!chosen.includes(one) && !(fresh && alike)) chosen.push(one)
    }
  return chosen.map(({ source, because }) => ({
    id: source.id,
    factor: `track:${because.name}`,
    reason: reasonFor(corpusOf(language), profile, source, because),
  }))
}

const toneOf = ({ alignment }: ExampleSource): -1 | 0 | 1 =>
  alignment === 'light' ? 1 : alignment === 'dark' ? -1 : 0

const toneOfTrack = ({ part }: ChosenTrack): -1 | 1 => (part === 'difficulty' ? -1 : 1)

/** The track of the chart's heaviest theme that the source shares. */
function closest({ tracks, themes }: ThemeProfile, source: ExampleSource): ChosenTrack | undefined {
  const theme = themes.find((one) => source.themes.includes(one))
  if (theme === undefined) return undefined
  const name = trackOfTheme(
    theme,
    tracks.map((track) => track.name),
  )
  return tracks.find((track) => track.name === name)
}

function reasonFor(
  { sentences }: Corpus,
  { lot, themes }: ThemeProfile,
  source: ExampleSource,
  track: ChosenTrack,
): string {
  return sentences.similarity({
    themes: shared(themes, source.themes),
    sign: source.lot?.sign === lot.sign ? lot.sign : null,
    house: source.lot?.house === lot.house ? lot.house : null,
    fact: heaviestFact(track),
  })
}

/** The heaviest fact that supports a track. */
function heaviestFact({ witnesses }: ChosenTrack): Fact {
  const [first] = witnesses
  if (!first) throw new Error('A track has witnesses')
  return first.fact
}

const shared = (themes: readonly string[], others: readonly string[]): string[] =>
  themes.filter((theme) => others.includes(theme)).slice(0, 2)

/**
 * Two written illustrations of the difficulty and its cause: one that shows it, and another in which it eases. If there are
 * several, the one for this sign, house or ruler. The job of a person in a tale assumes none of its reader.
 */
export function illustrationsFor(
  corpus: Corpus,
  judgement: Judgement,
  [, difficulty]: readonly [ChosenTrack, ChosenTrack, ChosenTrack],
  said: Said,
): Example[] {
  const { lotSign, place, ruler } = judgement
  const wanted: FactorKey[] = [
    `lot.sign:${lotSign.sign}`,
    `lot.house:${place.place}`,
    `ruler:${ruler.planet}`,
    `ruler.house:${ruler.place}`,
  ]
  const turn = turnOf(difficulty)
  const told = new Set<string>()
  return (['shows', 'eases'] as const).flatMap((role) => {
    let best: { tale: Illustration; score: number } | null = null
    for (const tale of corpus.illustrations) {
      if (!tale[role]?.includes(turn) || told.has(tale.id)) continue
      if (!isSaid(corpus, tale.text, { ...said, job: true })) continue
      const score =
        tale.for.filter((key) => wanted.includes(key)).length +
        (hash(`${tale.id}|${lotSign.sign}|${place.place}|${role}`) / 2 ** 32) * 2
      if (!best || score > best.score) best = { tale, score }
    }
    if (!best) return []
    const { id, text, name, trait } = best.tale
    told.add(id)
    const { title } = corpus.tracks[difficulty.name]
    return [
      {
        id,
        kind: 'illustration' as const,
        text,
        factor: `track:${difficulty.name}` as const,
        reason: corpus.sentences.tale({ title, name, trait, fact: heaviestFact(difficulty) }),
      },
    ]
  })
}
