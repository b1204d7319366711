import { Children, isValidElement, type ReactNode } from 'react'
import type { TermId } from '#app/ui/base/term.tsx'
import { contentPage } from './pages.ts'
import { PARTS } from './parts.tsx'

/** The first sentence of each entry of the glossary, as plain words. */
export const TERM_NOTES = Object.fromEntries(
  contentPage('glossary', 'en').sections.map(({ id, body }) => [
    id,
    /^.*?\.(?=\s|$)/s.exec(toText(body(PARTS)))?.[0],
  ]),
) as Readonly<Record<TermId, string>>

function toText(node: ReactNode): string {
  return Children.toArray(node)
    .map((one) => (isValidElement<{ children?: ReactNode }>(one) ? toText(one.props.children) : String(one)))
    .join('')
    .replace(/\s+/g, ' ')
}
