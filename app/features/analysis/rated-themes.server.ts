import { TRACK_PARTS, type TrackName, type TrackPart } from '#app/guidance/index.server.ts'
import type { ShownContent } from './shown-content.ts'

/** The themes of a reading as its gift, difficulty and help, as a rating keeps them: 'learning,order,worship'. */
export function ratedThemes(content: ShownContent): string {
  return TRACK_PARTS.map((part) => content.tracks.find((track) => track.part === part)!.name).join(',')
}

/** Reads what `ratedThemes` wrote. */
export function themesByPart(themes: string): Record<TrackPart, TrackName> {
  const names = themes.split(',') as TrackName[]
  return Object.fromEntries(TRACK_PARTS.map((part, place) => [part, names[place]!])) as Record<
    TrackPart,
    TrackName
  >
}
