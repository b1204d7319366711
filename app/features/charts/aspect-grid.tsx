import type { AspectPoint, AspectType } from '#app/astro/types.ts'
import { isChartGlyph } from '#app/ui/chart/chart-glyphs.ts'
import { dmText } from '#app/ui/chart/degree-text.ts'
import { GlyphUse } from '#app/ui/chart/glyph-sprite.tsx'
import { type AspectRow, aspectText, phaseText, type ReportChart } from './report-chart.ts'

/** The short names of the angles, which have no glyph. */
const SHORT: Partial<Record<AspectPoint, string>> = { Ascendant: 'Asc', Midheaven: 'MC' }

const GLYPH_CLASSES: Readonly<Record<AspectType, string>> = {
  Conjunction: 'glyph text-gold',
  Opposition: 'glyph text-rubric',
  Square: 'glyph text-rubric',
  Trine: 'glyph text-verdigris',
  Sextile: 'glyph text-lapis',
}

/**
 * Every pair of points once, with its aspect, its orb and whether it applies. Each point is labelled at the end of its
 * row.
 */
export function AspectGrid({ chart }: { chart: ReportChart }) {
  const points: AspectPoint[] = [
    ...chart.planets.map(({ name }) => name),
    'Ascendant',
    'Midheaven',
    'Part of Fortune',
  ]
  const found = new Map<string, AspectRow>()
  for (const aspect of chart.aspects) {
    found.set(`${aspect.from} ${aspect.to}`, aspect).set(`${aspect.to} ${aspect.from}`, aspect)
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard.
    <section className="chart-table-frame" aria-label="Aspect grid, scrolls sideways" tabIndex={0}>
      <table className="aspect-grid">
        <caption>
          <span>
            Aspects of every pair, with the orb; <i>a</i> is applying, <i>s</i> separating, <i>*</i> another
            aspect by sign <b className="grid-scrolls">Scrolls sideways</b>
          </span>
        </caption>
        <tbody>
          {points.map((point, row) => (
            <tr key={point}>
              {points.slice(0, row).map((other) => {
                const aspect = found.get(`${point} ${other}`)
                return <td key={other}>{aspect ? <Cell aspect={aspect} /> : null}</td>
              })}
              <th scope="row">
                {isChartGlyph(point) ? (
                  <>
                    <GlyphUse name={point} />
                    <span className="sr-only">{point}</span>
                  </>
                ) : (
                  <abbr title={point} className="no-underline">
                    {SHORT[point]}
                  </abbr>
                )}
              </th>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ aspect }: { aspect: AspectRow }) {
  const { from, to, type, bySign, orb, applying } = aspect
  const phase = phaseText(applying)
  return (
    <>
      <GlyphUse name={type} className={GLYPH_CLASSES[type]} />
      <span className="sr-only">
        {from} {aspectText(aspect).toLowerCase()} {to},{' '}
      </span>
      {dmText(orb)}
      <i>
        <span aria-hidden="true">
          {phase.charAt(0)}
          {bySign ? '*' : ''}
        </span>
        <span className="sr-only"> {phase}</span>
      </i>
    </>
  )
}
