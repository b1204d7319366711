import type { AspectType } from '#app/astro/types.ts'
import { LOT_PATH, PLANET_PATHS, SIGN_PATHS } from '#app/ui/base/glyphs.tsx'

/** The glyph of each aspect, for strokes of width 1.6 on a 24-unit square. */
const ASPECT_PATHS: Readonly<Record<AspectType, string>> = {
  Conjunction: 'M4.5 16a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M11.4 13.2 19 5',
  Opposition:
    'M3 17.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M14 6.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M9 15 15 9',
  Square: 'M5 5h14v14H5z',
  Trine: 'M12 4 20.5 19h-17z',
  Sextile: 'M12 3.5v17M4.6 7.75 19.4 16.25M19.4 7.75 4.6 16.25',
}

/** The glyph of retrograde motion: an R with a crossed leg. */
export const RETROGRADE_PATH = 'M6.5 20V4h5.5a4.3 4.3 0 0 1 0 8.6H6.5M11 12.6 20 21.5M20 13.5 12 21.5'

/** All glyphs of charts by name: planets, nodes, signs, aspects and the lot. */
export const CHART_GLYPHS = {
  ...PLANET_PATHS,
  ...SIGN_PATHS,
  ...ASPECT_PATHS,
  'Part of Fortune': LOT_PATH,
} as const

export type ChartGlyphName = keyof typeof CHART_GLYPHS

export function isChartGlyph(name: string): name is ChartGlyphName {
  return Object.hasOwn(CHART_GLYPHS, name)
}
