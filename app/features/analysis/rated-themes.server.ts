import { TRACK_PARTS, type TrackName, type TrackPart } from '#app/guidance/index.server.ts'
import type { StoredContent } from './shown-content.server.ts'

/**
 * The themes of a reading as its gift, difficulty and help, as a rating keeps them: 'learning,order,worship'.
 * @returns null for a reading that was composed before readings had three themes
 */
export function ratedThemes(content: StoredContent): string | null {
  if (!('tracks' in content)) return null
  const names = TRACK_PARTS.map((part) => content.tracks.find((track) => track.part === part)?.name)
  return names.every((name) => name !== undefined) ? names.join(',') : null
}

/** Reads what `ratedThemes` wrote. */
export function themesByPart(themes: string): Record<TrackPart, TrackName> {
  const names = themes.split(',') as TrackName[]
  return Object.fromEntries(TRACK_PARTS.map((part, place) => [part, names[place]!])) as Record<
    TrackPart,
    TrackName
  >
}
