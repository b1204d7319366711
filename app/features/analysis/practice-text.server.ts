import { corpusOf, TRACKS } from '#app/guidance/index.server.ts'
import { currentLanguage } from '#app/language/current.ts'

/** The text of a practice by its id; null if there is no longer such a practice. */
export function practiceText(id: string): string | null {
  const [, name, number] = /^track\/([a-z]+)\/practice\/(\d+)$/.exec(id) ?? []
  const track = TRACKS.find((one) => one === name)
  return track
    ? (corpusOf(currentLanguage()).tracks[track].practices[Number(number) - 1]?.text ?? null)
    : null
}
