import { Term } from '#app/ui/base/term.tsx'
import { orbText } from '#app/ui/chart/degree-text.ts'
import { PointName } from './chart-names.tsx'
import type { AspectRow } from './report-chart.ts'
import { ReportTable } from './report-table.tsx'

interface AspectsTableProps {
  aspects: readonly AspectRow[]
  caption: string
}

export function AspectsTable({ aspects, caption }: AspectsTableProps) {
  return (
    <ReportTable
      caption={caption}
      captionHidden
      fixed
      columns={[
        { head: 'From', className: 'w-[24%] sm:w-[30%]' },
        { head: 'To', className: 'w-[30%]' },
        { head: 'Aspect', className: 'w-[33%] sm:w-[28%]' },
        {
          head: (
            <Term key="orb" id="orb">
              Orb
            </Term>
          ),
          numeric: true,
        },
      ]}
      rows={aspects.map(({ from, to, type, orb }) => ({
        key: `${from} ${type} ${to}`,
        cells: [<PointName key="from" name={from} />, <PointName key="to" name={to} />, type, orbText(orb)],
      }))}
    />
  )
}
