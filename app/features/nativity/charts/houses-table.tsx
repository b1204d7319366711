import { dmsText, dmText } from '#app/ui/chart/degree-text.ts'
import { SignName } from './chart-names.tsx'
import type { HouseRow } from './report-chart.ts'
import { ReportTable } from './report-table.tsx'

interface HousesTableProps {
  houses: readonly HouseRow[]
  caption: string
  /** With seconds of arc. */
  precise?: boolean
  /** One of two tables that line up. */
  part?: boolean
}

export function HousesTable({ houses, caption, precise = false, part = false }: HousesTableProps) {
  const width = (className: string) => (part ? { className } : {})
  return (
    <ReportTable
      caption={caption}
      captionHidden
      fixed={part}
      columns={[
        { head: 'House', ...width('w-[18%]') },
        { head: 'Cusp', ...width('w-[28%]') },
        { head: 'Degree', numeric: true, ...width('w-[25%] sm:w-[20%]') },
        { head: 'Planets' },
      ]}
      rows={houses.map(({ house, sign, degree, planets }) => ({
        key: house,
        cells: [
          house,
          <SignName key="sign" sign={sign} />,
          precise ? dmsText(degree) : dmText(degree),
          planets.join(', ') || 'No planets',
        ],
      }))}
    />
  )
}
