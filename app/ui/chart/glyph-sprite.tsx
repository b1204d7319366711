import { memo } from 'react'
import { CHART_GLYPHS, type ChartGlyphName } from './chart-glyphs.ts'

const toId = (name: ChartGlyphName) => `glyph-${name.replace(/ /g, '-')}`

const SYMBOLS = Object.entries(CHART_GLYPHS)
  .map(
    ([name, d]) =>
      `<symbol id="${toId(name as ChartGlyphName)}" viewBox="0 0 24 24"><path d="${d}"/></symbol>`,
  )
  .join('')

/** The outlines of all chart glyphs, once in a page that has `GlyphUse`. It draws nothing by itself. */
export const GlyphSprite = memo(function GlyphSprite() {
  return (
    <svg
      className="hidden"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, and one string is quicker than forty elements.
      dangerouslySetInnerHTML={{ __html: SYMBOLS }}
    />
  )
})

/** A glyph by reference to `GlyphSprite`. The text beside it must say the same. */
export function GlyphUse({ name, className = 'glyph' }: { name: ChartGlyphName; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#${toId(name)}`} />
    </svg>
  )
}
