import { dmsText } from '#app/ui/chart/degree-text.ts'
import { PointName, Retrograde, SignName } from './chart-names.tsx'
import type { PlaceRow, ReportChart } from './report-chart.ts'
import { ReportTable } from './report-table.tsx'

/** The planets, and what else stands on the wheel: the table says all that the picture shows. */
export function PositionsTable({ chart, id }: { chart: ReportChart; id: string }) {
  const { planets, partOfFortune, ascendant, midheaven } = chart
  return (
    <ReportTable
      id={id}
      caption="Planetary positions"
      captionHidden
      columns={[
        { head: 'Planet' },
        { head: 'Sign' },
        { head: 'Degree', numeric: true },
        { head: 'House', numeric: true },
        { head: <span className="sr-only">Motion</span> },
      ]}
      rows={[...planets, partOfFortune, ascendant, midheaven].map(positionRow)}
    />
  )
}

function positionRow({ name, sign, degree, house, isRetrograde }: PlaceRow) {
  return {
    key: name,
    cells: [
      <PointName key="name" name={name} />,
      <SignName key="sign" sign={sign} />,
      dmsText(degree),
      house,
      isRetrograde ? <Retrograde key="motion" /> : null,
    ],
  }
}
