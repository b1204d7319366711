import { dmsText } from '../../ui/chart/degree-text'
import { PointName, Retrograde, SignName } from './chart-names'
import type { PlaceRow, ReportChart } from './report-chart'
import { ReportTable } from './report-table'

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
