import type { AspectPoint } from '#app/astro/types.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { Isolated } from '#app/language/page-language.tsx'
import { AspectKey } from '#app/ui/chart/aspect-key.tsx'
import { isChartGlyph } from '#app/ui/chart/chart-glyphs.ts'
import { dmText } from '#app/ui/chart/degree-text.ts'
import { GlyphUse } from '#app/ui/chart/glyph-sprite.tsx'
import { ChartWheel } from '#app/ui/chart/wheel.tsx'
import { FULL_PLAN, SMALL_PLAN } from '#app/ui/chart/wheel-geometry.ts'
import { wheelWords as words } from '#app/ui/chart/wheel-messages.ts'
import { pickId } from '#app/ui/chart/wheel-pick.ts'
import { aspectPoints, phaseText, pointText, type ReportChart } from './report-chart.ts'
import { tableWords } from './table-messages.ts'
import { wheelInput } from './wheel-input.ts'

interface WheelFigureProps {
  chart: ReportChart
  /** Id of the table on the page with the same content. */
  tableId?: string
  /** With links that highlight the aspects of one point. They only change the fragment of the address. */
  choice?: boolean
  /** Draws the wheel as wide as the page; on a phone, wider than the screen. */
  full?: boolean
}

/** The wheel of a chart. On a phone it fills the width of the screen. */
export function WheelFigure({ chart, tableId, choice = false, full = false }: WheelFigureProps) {
  const wheel = (
    <ChartWheel
      chart={wheelInput(chart)}
      plan={full ? FULL_PLAN : SMALL_PLAN}
      describedBy={tableId}
      className="wheel"
    />
  )
  return (
    <figure id="wheel" className={full ? 'wheel-figure wheel-full' : 'wheel-figure'}>
      {choice ? <Choice chart={chart} /> : null}
      {full ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard.
        <section aria-label={tableWords.scrolling(words.wheelFull)} tabIndex={0}>
          <div className="wheel-sheet">
            <svg className="lot-mark" width={lotFromLeft(chart)} height="1" aria-hidden="true" />
            {wheel}
          </div>
        </section>
      ) : (
        wheel
      )}
      <figcaption>
        <AspectKey isFull={full} />
      </figcaption>
    </figure>
  )
}

/** How far the lot is from the left edge of the wheel: `37%`. */
function lotFromLeft({ ascendant, partOfFortune }: ReportChart): string {
  const angle = ((partOfFortune.longitude - ascendant.longitude) * Math.PI) / 180
  return `${Math.round(50 - ((100 * FULL_PLAN.radius.planet) / FULL_PLAN.size) * Math.cos(angle))}%`
}

/** Links to each point of the wheel, and the aspects of the one that the address names. */
function Choice({ chart }: { chart: ReportChart }) {
  const points = aspectPoints(chart)
  return (
    <>
      <nav aria-label={words.showAspects} className="wheel-choice">
        <ul>
          {points.map((point) => (
            <li key={point}>
              <a href={`#wheel-${pickId(point)}`} title={pointText(point)}>
                {isChartGlyph(point) ? (
                  <GlyphUse name={point} />
                ) : (
                  <span aria-hidden="true">{astroWords.angles[point === 'Ascendant' ? 'Asc' : 'MC']}</span>
                )}
                <span className="sr-only">{pointText(point)}</span>
              </a>
            </li>
          ))}
          <li>
            <a href="#wheel">{words.allPoints}</a>
          </li>
        </ul>
      </nav>
      {points.map((point) => (
        <p key={point} id={`wheel-${pickId(point)}`} className="wheel-chosen">
          <b>{pointText(point)}</b>:{' '}
          <Isolated>{words.aspectsOfPoint(listAspects(chart, point)) || words.noAspectsOfPoint}</Isolated>
        </p>
      ))}
    </>
  )
}

function listAspects(chart: ReportChart, point: AspectPoint): string[] {
  return chart.aspects.flatMap(({ from, to, type, orb, applying }) => {
    if (from !== point && to !== point) return []
    const other = pointText(from === point ? to : from)
    return [
      `${words.aspectTo(astroWords.aspectsInSentence[type], other)} ${dmText(orb)} ${phaseText(applying)}`,
    ]
  })
}
