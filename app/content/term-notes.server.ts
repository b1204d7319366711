import { Children, isValidElement, type ReactNode } from 'react'
import { currentLanguage } from '#app/language/current.ts'
import type { Language } from '#app/language/language.ts'
import type { TermId } from '#app/ui/base/term.tsx'
import { contentPage } from './pages.ts'
import { PARTS } from './parts.tsx'

const NOTES = { en: notesIn('en'), ar: notesIn('ar') }

/** The first sentence of each entry of the glossary, as plain words. */
export const termNotes = () => NOTES[currentLanguage()]

function notesIn(language: Language) {
  const { sections } = contentPage('glossary', language)
  return Object.fromEntries(
    sections.map(({ id, body }) => [id, /^.*?\.(?=\s|$)/s.exec(toText(body(PARTS)))?.[0]]),
  ) as Readonly<Record<TermId, string>>
}

/** Terms of pages with tables, where a text has no place for them. */
const TABLE_TERMS = [
  'lot',
  'part-of-fortune',
  'lot-of-spirit',
  'ruler',
  'rising-sign',
  'midheaven',
  'house',
  'aspect',
  'placidus',
  'whole-signs',
  'exaltation',
  'detriment',
  'triplicity',
  'retrograde',
  'combust',
] as const

export function tableTerms() {
  const { sections } = contentPage('glossary')
  return TABLE_TERMS.map((id) => {
    const { heading: name } = sections.find((section) => section.id === id)!
    return { id, name, note: termNotes()[id] }
  })
}

function toText(node: ReactNode): string {
  return Children.toArray(node)
    .map((one) => (isValidElement<{ children?: ReactNode }>(one) ? toText(one.props.children) : String(one)))
    .join('')
    .replace(/\s+/g, ' ')
}
