import type { Corpus } from '#app/guidance/corpus/corpus.ts'
import type { ReadingTrack } from '#app/guidance/types.ts'

type Named = Pick<ReadingTrack, 'name' | 'part'>

/** The name of one side of a subject that is both gift and difficulty of a reading. Null for any other, and for a help. */
export function sideTitle(
  { tracks: texts }: Corpus,
  tracks: readonly Named[],
  { name, part }: Named,
): string | null {
  if (part === 'help') return null
  const parts = tracks.flatMap((track) => (track.name === name ? [track.part] : []))
  if (!parts.includes('gift') || !parts.includes('difficulty')) return null
  const { light, dark } = texts[name].sides
  return part === 'difficulty' ? dark : light
}
