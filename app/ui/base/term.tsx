import type { ReactNode } from 'react'

/** The entries of the glossary, by the anchor of each. */
export type TermId =
  | 'lot'
  | 'part-of-fortune'
  | 'rising-sign'
  | 'sign'
  | 'house'
  | 'cusp'
  | 'ruler'
  | 'chain'
  | 'sect'
  | 'aspect'
  | 'orb'
  | 'dignity'
  | 'exaltation'
  | 'detriment'
  | 'bound'
  | 'reception'
  | 'retrograde'
  | 'combust'
  | 'good-and-difficult'
  | 'lights'
  | 'angles'
  | 'midheaven'
  | 'angular'
  | 'placidus'
  | 'whole-signs'
  | 'mutual-reception'
  | 'final-dispositor'
  | 'modern-rulers'
  | 'lot-of-spirit'
  | 'aversion'
  | 'station'

/** A word of the field, with a link to what it means. For its first place on a screen; paper shows the word alone. */
export function Term({ id, children }: { id: TermId; children: ReactNode }) {
  return (
    <a href={`/glossary#${id}`} className="term">
      {children}
    </a>
  )
}
