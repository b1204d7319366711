import { dmText } from '#app/ui/chart/degree-text.ts'
import { PointName, Retrograde, SignName } from './chart-names.tsx'
import { type ReportChart, toPlaceRows } from './report-chart.ts'
import { ReportTable } from './report-table.tsx'

/** Beside the wheel where there is room: glyph, degree, sign and house of everything that the wheel shows. */
export function ShortPositions({ chart }: { chart: ReportChart }) {
  return (
    <ReportTable
      caption="Positions in short"
      captionHidden
      columns={[
        { head: 'Point' },
        { head: 'Degree', numeric: true },
        { head: 'Sign' },
        { head: 'House', numeric: true },
      ]}
      rows={toPlaceRows(chart).map(({ name, sign, degree, house, isRetrograde }) => ({
        key: name,
        cells: [
          <PointName key="name" name={name} />,
          <>
            {isRetrograde ? <Retrograde /> : null} {dmText(degree)}
          </>,
          <SignName key="sign" sign={sign} />,
          house,
        ],
      }))}
    />
  )
}
