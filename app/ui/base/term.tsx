import type { ReactNode } from 'react'
import { PageLink } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'

/** The entries of the glossary, by the anchor of each. */
export const TERM_IDS = [
  'lot',
  'part-of-fortune',
  'rising-sign',
  'sign',
  'house',
  'cusp',
  'ruler',
  'chain',
  'sect',
  'aspect',
  'conjunction',
  'sextile',
  'square',
  'trine',
  'opposition',
  'orb',
  'dignity',
  'exaltation',
  'detriment',
  'bound',
  'triplicity',
  'reception',
  'retrograde',
  'combust',
  'good-and-difficult',
  'lights',
  'angles',
  'midheaven',
  'angular',
  'placidus',
  'whole-signs',
  'mutual-reception',
  'final-dispositor',
  'modern-rulers',
  'lot-of-spirit',
  'aversion',
  'station',
  'profection',
  'guest',
  'sign-quality',
] as const

export type TermId = (typeof TERM_IDS)[number]

/**
 * A technical term with a link to its explanation, for its first place on a screen. On paper only the term is shown.
 */
export function Term({ id, children }: { id: TermId; children: ReactNode }) {
  return (
    <PageLink href={`${paths.glossary}#${id}`} className="term">
      {children}
    </PageLink>
  )
}

/** A term within a sentence, which gives its words. */
export const term = (id: TermId) => (name: string) => (
  <Term key={id} id={id}>
    {name}
  </Term>
)
