import { TRACKS, type TrackName } from './types.ts'

/** The themes of stories that belong to each track, nearest first. Every theme belongs to at least one track. */
export const TRACK_THEMES: Readonly<Record<TrackName, readonly string[]>> = {
  trust: ['trust', 'partnership', 'honesty'],
  speech: ['speech', 'honesty', 'courtesy'],
  provision: ['provision', 'generosity', 'gratitude', 'moderation'],
  work: ['work', 'time', 'order'],
  home: ['home', 'family', 'children', 'inheritance'],
  learning: ['learning', 'knowledge', 'travel'],
  service: ['service', 'body', 'ease'],
  friendship: ['friendship', 'hope', 'community'],
  worship: ['prayer', 'remembrance', 'solitude', 'retreat'],
  courage: ['courage', 'anger', 'justice'],
  order: ['order', 'moderation', 'beauty', 'justice'],
  standing: ['standing', 'humility', 'envy', 'courtesy'],
  loss: ['grief', 'inheritance', 'forgiveness', 'repentance'],
  patience: ['patience', 'time', 'hope'],
}

/** The weight of each of the three tracks, and of a track's first theme against its later ones. */
const TRACK_WEIGHTS = [10, 9, 8] as const
const LATER_THEME = 2

/** The weight of each theme for three tracks in the order gift, difficulty, help. */
export function weighThemes(tracks: readonly TrackName[]): Map<string, number> {
  const weights = new Map<string, number>()
  tracks.forEach((track, i) => {
    TRACK_THEMES[track].forEach((theme, j) => {
      const weight = (TRACK_WEIGHTS[i] ?? 1) - LATER_THEME * j
      weights.set(theme, Math.max(weights.get(theme) ?? 0, weight))
    })
  })
  return weights
}

/** The themes of some tracks by weight. Equal weights are in alphabetical order. */
export function themesOf(tracks: readonly TrackName[]): string[] {
  return [...weighThemes(tracks)].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([theme]) => theme)
}

/** The first of some tracks that has a theme. */
export function trackOfTheme(theme: string, tracks: readonly TrackName[] = TRACKS): TrackName | undefined {
  return (
    tracks.find((track) => TRACK_THEMES[track][0] === theme) ??
    tracks.find((track) => TRACK_THEMES[track].includes(theme))
  )
}
