import { Isolated } from '#app/language/page-language.tsx'
import { term } from '#app/ui/base/term.tsx'
import { signedText } from '#app/ui/chart/degree-text.ts'
import { DegreeAndMinutes, PointName, Retrograde, SignName } from './chart-names.tsx'
import type { PlaceRow } from './report-chart.server.ts'
import { dignitiesList, type ReportChart, toPlaceRows } from './report-chart.ts'
import { reportWords as words } from './report-messages.ts'
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
      caption={words.positions}
      className="positions"
      columns={[
        { head: words.planetsAndPoints },
        { head: words.sign },
        { head: words.degree, numeric: true },
        { head: words.house, numeric: true },
        { head: <span className="sr-only">{words.motion}</span> },
        { head: words.speed, numeric: true },
        { head: words.declination, numeric: true },
        { head: term('dignity')(words.dignity) },
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
      <DegreeAndMinutes key="degree" degree={degree} precise={precise} />,
      house,
      isRetrograde ? <Retrograde key="motion" /> : null,
      // The slow planets move by less than a minute of arc a day.
      speed === null ? null : <Isolated key="speed">{signedText(speed, true)}</Isolated>,
      <Isolated key="declination">{signedText(declination, precise)}</Isolated>,
      dignitiesList(dignities),
    ],
  }
}
