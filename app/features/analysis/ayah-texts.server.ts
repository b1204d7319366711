import { type AyahRef, quranAyah } from '../../guidance/index.server'

/** The ayahs with their text and our line on the meaning, as the page shows them apart from the chart's. */
export function ayahTexts(refs: readonly AyahRef[]) {
  return refs.map(({ surah, ayah, meaningInBrief }) => {
    const { text, reference, url } = quranAyah(surah, ayah)
    return { arabic: text, reference, meaning: meaningInBrief, href: url }
  })
}

export type AyahText = ReturnType<typeof ayahTexts>[number]
