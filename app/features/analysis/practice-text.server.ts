import { corpusOf, TRACKS } from '#app/guidance/index.server.ts'
import { currentLanguage } from '#app/language/current.ts'
import former from './former-practices.json'

const FORMER: Readonly<Record<string, string>> = former

/** The text of a practice that was ticked at some time, by its id; null if no version has such a practice. */
export function practiceText(id: string): string | null {
  return presentText(id) ?? FORMER[id] ?? null
}

function presentText(id: string): string | null {
  const [, name, number] = /^track\/([a-z]+)\/practice\/(\d+)$/.exec(id) ?? []
  const track = TRACKS.find((one) => one === name)
  return track
    ? (corpusOf(currentLanguage()).tracks[track].practices[Number(number) - 1]?.text ?? null)
    : null
}
