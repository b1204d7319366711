import { Ayah } from '#app/ui/quote/ayah.tsx'
import { HadithQuote } from '#app/ui/quote/hadith-quote.tsx'
import type { EveningPassage } from './corpus/passages.ts'

export function Passage({ passage }: { passage: EveningPassage }) {
  return passage.kind === 'ayah' ? <Ayah {...passage.ayah} /> : <HadithQuote {...passage.hadith} />
}
