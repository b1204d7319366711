import { PointName, Retrograde, SignName } from '#app/features/charts/chart-names.tsx'
import { type ReportChart, toPlaceRows } from '#app/features/charts/report-chart.ts'
import { reportWords as words } from '#app/features/charts/report-messages.ts'
import { ReportTable } from '#app/features/charts/report-table.tsx'
import { WheelFigure } from '#app/features/charts/wheel-figure.tsx'
import { numberDirection } from '#app/language/current.ts'
import { Card } from '#app/ui/base/card.tsx'
import { dmText } from '#app/ui/chart/degree-text.ts'

/** The wheel. Where there is room, glyph, degree, sign and house of everything that it shows are beside it. */
export function WheelAndShortList({ chart }: { chart: ReportChart }) {
  return (
    <div className="chart-beside">
      <WheelFigure chart={chart} tableId="positions" choice />
      <Card title={words.inShort} className="max-[76rem]:hidden print:hidden">
        <ReportTable
          caption={words.positionsInShort}
          columns={[
            { head: words.point },
            { head: words.degree, numeric: true },
            { head: words.sign },
            { head: words.house, numeric: true },
          ]}
          rows={toPlaceRows(chart).map(({ name, sign, degree, house, isRetrograde }) => ({
            key: name,
            cells: [
              <PointName key="name" name={name} />,
              <>
                {isRetrograde ? <Retrograde /> : null} <bdi dir={numberDirection()}>{dmText(degree)}</bdi>
              </>,
              <SignName key="sign" sign={sign} />,
              house,
            ],
          }))}
        />
      </Card>
    </div>
  )
}
