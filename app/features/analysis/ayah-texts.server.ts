import { type AyahRef, ayahText } from '../../guidance/index.server'

/** The ayahs with their text, as the page shows them apart from the chart's. */
export function ayahTexts(refs: readonly AyahRef[]) {
  return refs.map(ayahText)
}

export type AyahText = ReturnType<typeof ayahText>
