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
      fixed
      columns={[
        { head: 'House', className: 'w-[18%]' },
        { head: 'Cusp', className: 'w-[28%] sm:w-[32%]' },
        { head: 'Degree', numeric: true, className: 'w-[25%] sm:w-[20%]' },
        { head: <span className="ps-1.5 sm:ps-3">Planets</span> },
      ]}
      rows={houses.map(({ house, sign, degree, planets }) => ({
        key: house,
        cells: [
          house,
          <SignName key="sign" sign={sign} />,
          dmsText(degree),
          <span key="planets" className="block ps-1.5 sm:ps-3">
            {planets.join(', ') || 'No planets'}
          </span>,
        ],
      }))}
    />
  )
}
