import { type AyahRef, ayahsForTrack } from '#app/guidance/ayahs.ts'
import { type Hadith, hadithForTrack } from '#app/guidance/hadith.ts'
import type { ChosenTrack } from '#app/guidance/judge/choose-tracks.ts'
import { hash } from '#app/guidance/seed.ts'

/**
 * Two passages, one for the difficulty and one for the help, and a third for the gift if it differs. They are chosen by
 * track only: the three tracks decide which passages of a track are used, and nothing else in the chart does.
 */
export function ayahsOf(tracks: readonly ChosenTrack[]): AyahRef[] {
  const [gift, difficulty, help] = tracks
  const salt = tracks.map(({ name }) => name).join('|')
  const chosen: AyahRef[] = []
  for (const track of [difficulty, help, gift]) {
    if (!track) continue
    const passages = ayahsForTrack(track.name).filter((one) => !chosen.includes(one))
    const one = passages[hash(`${salt}|${track.name}`) % passages.length]
    if (one) chosen.push(one)
  }
  return chosen
}

/** One hadith for the difficulty. */
export function hadithOf(tracks: readonly ChosenTrack[]): Hadith | null {
  const difficulty = tracks.find(({ part }) => part === 'difficulty')
  if (!difficulty) return null
  const some = hadithForTrack(difficulty.name)
  return some[hash(tracks.map(({ name }) => name).join('|')) % some.length] ?? null
}
