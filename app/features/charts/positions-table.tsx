import { Term } from '#app/ui/base/term.tsx'
import { dmsText, signedText } from '#app/ui/chart/degree-text.ts'
import { DegreeAndMinutes, PointName, Retrograde, SignName } from './chart-names.tsx'
import { dignityName, type PlaceRow, type ReportChart, toPlaceRows } from './report-chart.ts'
import { ReportTable } from './report-table.tsx'

interface PositionsTableProps {
  chart: ReportChart
  id: string
  /** With seconds of arc. */
  precise?: boolean
}

/** Planets, nodes, lots and angles: everything that the wheel shows, with motion and dignity. */
export function PositionsTable({ chart, id, precise = false }: PositionsTableProps) {
  return (
    <ReportTable
      id={id}
      caption="Planetary positions"
      captionHidden
      className="positions"
      columns={[
        { head: 'Planet' },
        { head: 'Sign' },
        { head: 'Degree', numeric: true },
        { head: 'House', numeric: true },
        { head: <span className="sr-only">Motion</span> },
        { head: 'Speed', numeric: true },
        { head: 'Declination', numeric: true },
        {
          head: (
            <Term key="dignity" id="dignity">
              Dignity
            </Term>
          ),
        },
      ]}
      rows={toPlaceRows(chart).map((place) => positionRow(place, precise))}
    />
  )
}

function positionRow(place: PlaceRow, precise: boolean) {
  const { name, sign, degree, house, isRetrograde, speed, declination, dignities } = place
  return {
    key: name,
    cells: [
      <PointName key="name" name={name} />,
      <SignName key="sign" sign={sign} />,
      precise ? dmsText(degree) : <DegreeAndMinutes key="degree" degree={degree} />,
      house,
      isRetrograde ? <Retrograde key="motion" /> : null,
      // The slow planets move by less than a minute of arc a day.
      speed === null ? null : signedText(speed, true),
      signedText(declination, precise),
      dignities.map(dignityName).join(', '),
    ],
  }
}
