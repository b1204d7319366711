import { currentLanguage } from '#app/language/current.ts'
import { Term } from '#app/ui/base/term.tsx'
import { lotWords } from './lot-messages.ts'

/** The name of the lot, and in English its Arabic name. */
export function LotTerm() {
  const term = <Term id="part-of-fortune">{lotWords.partOfFortune}</Term>
  if (currentLanguage() === 'ar') return term
  return (
    <>
      {term}, <span lang="ar-Latn">sahm al-saʿāda</span>
    </>
  )
}
