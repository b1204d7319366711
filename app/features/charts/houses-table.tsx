import { DegreeAndMinutes, SignName } from './chart-names.tsx'
import { type HouseRow, pointsList } from './report-chart.ts'
import { reportWords as words } from './report-messages.ts'
import { ReportTable } from './report-table.tsx'

export function HousesTable({ houses, caption }: { houses: readonly HouseRow[]; caption: string }) {
  return (
    <ReportTable
      caption={caption}
      columns={[
        { head: words.house },
        { head: words.cusp },
        { head: words.degree, numeric: true },
        { head: words.planets },
      ]}
      rows={houses.map(({ house, sign, degree, planets }) => ({
        key: house,
        cells: [
          house,
          <SignName key="sign" sign={sign} />,
          <DegreeAndMinutes key="degree" degree={degree} precise />,
          pointsList(planets) || words.noPlanets,
        ],
      }))}
    />
  )
}
