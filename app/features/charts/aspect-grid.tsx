import type { AspectType } from '#app/astro/types.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { isChartGlyph } from '#app/ui/chart/chart-glyphs.ts'
import { dmText } from '#app/ui/chart/degree-text.ts'
import { GlyphUse } from '#app/ui/chart/glyph-sprite.tsx'
import {
  type AspectRow,
  aspectPoints,
  aspectText,
  phaseText,
  pointText,
  type ReportChart,
} from './report-chart.ts'
import { reportWords as words } from './report-messages.ts'
import { tableWords } from './table-messages.ts'

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
  const points = aspectPoints(chart)
  const found = new Map<string, AspectRow>()
  for (const aspect of chart.aspects) {
    found.set(`${aspect.from} ${aspect.to}`, aspect).set(`${aspect.to} ${aspect.from}`, aspect)
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard.
    <section className="chart-table-frame" aria-label={tableWords.scrolling(words.aspectGrid)} tabIndex={0}>
      <table className="aspect-grid">
        <caption>
          <span>
            {words.gridCaption(
              <i key="applying">{words.phaseMarks.applying}</i>,
              <i key="separating">{words.phaseMarks.separating}</i>,
              <i key="signs">*</i>,
            )}
            <b className="grid-scrolls">{tableWords.scrolls}</b>
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
                    <span className="sr-only">{pointText(point)}</span>
                  </>
                ) : (
                  <abbr title={pointText(point)} className="no-underline">
                    {astroWords.angles[point === 'Ascendant' ? 'Asc' : 'MC']}
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
  return (
    <>
      <GlyphUse name={type} className={GLYPH_CLASSES[type]} />
      <span className="sr-only">
        {words.aspectOfPair(pointText(from), aspectText(aspect, astroWords.aspectsInSentence), pointText(to))}
      </span>
      {dmText(orb)}
      <i>
        <span aria-hidden="true">
          {applying ? words.phaseMarks.applying : words.phaseMarks.separating}
          {bySign ? '*' : ''}
        </span>
        <span className="sr-only"> {phaseText(applying)}</span>
      </i>
    </>
  )
}
