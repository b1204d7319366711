import { dmsText } from '#app/ui/chart/degree-text.ts'
import { SignName } from './chart-names.tsx'
import type { HouseRow } from './report-chart.ts'
import { ReportTable } from './report-table.tsx'

interface HousesTableProps {
  houses: readonly HouseRow[]
  caption: string
}

export function HousesTable({ houses, caption }: HousesTableProps) {
  return (
    <ReportTable
      caption={caption}
      captionHidden
      columns={[{ head: 'House' }, { head: 'Cusp' }, { head: 'Degree', numeric: true }, { head: 'Planets' }]}
      rows={houses.map(({ house, sign, degree, planets }) => ({
        key: house,
        cells: [
          house,
          <SignName key="sign" sign={sign} />,
          dmsText(degree),
          planets.join(', ') || 'No planets',
        ],
      }))}
    />
  )
}
