import { renderToStaticMarkup } from 'react-dom/server'
import type { Chart } from '#app/astro/index.server.ts'
import { lightPalette } from '#app/ui/base/tokens.ts'
import { ChartWheel } from '#app/ui/chart/wheel.tsx'
import { SMALL_PLAN } from '#app/ui/chart/wheel-geometry.ts'

/** The wheel of a chart as an SVG file of its own, in the colours of the light theme. */
export function wheelFile(chart: Chart): string {
  const { ascendant, midheaven, cusps, planets, partOfFortune, aspects } = chart
  const lot = { name: 'Part of Fortune', longitude: partOfFortune.longitude, isRetrograde: false } as const
  const points = [...planets, lot]
  const wheel = renderToStaticMarkup(
    <ChartWheel chart={{ ascendant, midheaven, cusps, points, aspects, lotRuler: partOfFortune.ruler }} />,
  )
  return wheel.replace(/^<svg ([^>]*)>/, `<svg xmlns="http://www.w3.org/2000/svg" $1>${GROUND}`)
}

/** The classes that the wheel uses, which on a page come from the style sheet. */
const STYLES = Object.entries(lightPalette)
  .map(([name, colour]) => `.fill-${name}{fill:${colour}}.stroke-${name}{stroke:${colour}}`)
  .join('')
const GROUND = `<style>${STYLES}.font-bold{font-weight:700}text{font-family:"Source Serif 4",Georgia,serif}</style><rect width="${SMALL_PLAN.size}" height="${SMALL_PLAN.size}" class="fill-vellum"/>`
