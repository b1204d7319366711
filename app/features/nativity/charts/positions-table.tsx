import type { EssentialDignity } from '#app/astro/types.ts'
import { Term } from '#app/ui/base/term.tsx'
import { dmsText, dmText, signedText } from '#app/ui/chart/degree-text.ts'
import { PointName, Retrograde, SignName } from './chart-names.tsx'
import type { PlaceRow, ReportChart } from './report-chart.ts'
import { ReportTable } from './report-table.tsx'

interface PositionsTableProps {
  chart: ReportChart
  id: string
  /** With seconds of arc. */
  precise?: boolean
}

/** Planets, nodes, lots and angles: the table says all that the wheel shows, and how each moves and ranks. */
export function PositionsTable({ chart, id, precise = false }: PositionsTableProps) {
  const { planets, nodes, lots, ascendant, midheaven } = chart
  const still = { isRetrograde: false, speed: null, dignities: [] } as const
  const rows: PlaceRow[] = [
    ...planets,
    ...nodes,
    ...lots.map((lot) => ({ ...still, ...lot })),
    ascendant,
    midheaven,
  ]
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
      rows={rows.map((place) => positionRow(place, precise))}
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
      precise ? dmsText(degree) : dmText(degree),
      house,
      isRetrograde ? <Retrograde key="motion" /> : null,
      // The slow planets move by less than a minute of arc a day.
      speed === null ? null : signedText(speed, true),
      signedText(declination, precise),
      dignities.map(dignityName).join(', '),
    ],
  }
}

/** As the glossary calls them. */
export function dignityName(dignity: EssentialDignity): string {
  return dignity === 'term' ? 'bound' : dignity
}
