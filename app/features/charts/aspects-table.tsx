import { term } from '#app/ui/base/term.tsx'
import { AspectName, DegreeAndMinutes, PointName } from './chart-names.tsx'
import { type AspectRow, phaseText } from './report-chart.ts'
import { reportWords as words } from './report-messages.ts'
import { ReportTable } from './report-table.tsx'

export function AspectsTable({ aspects, caption }: { aspects: readonly AspectRow[]; caption: string }) {
  return (
    <ReportTable
      caption={caption}
      columns={[
        { head: words.from },
        { head: words.to },
        { head: words.aspect },
        { head: term('orb')(words.orb) },
      ]}
      rows={aspects.map(({ from, to, type, bySign, orb, applying }) => ({
        key: `${from} ${type} ${to}`,
        cells: [
          <PointName key="from" name={from} />,
          <PointName key="to" name={to} />,
          <AspectName key="type" aspect={{ type, bySign }} />,
          <>
            <DegreeAndMinutes degree={orb} /> <span className="text-faded">{phaseText(applying)}</span>
          </>,
        ],
      }))}
    />
  )
}
