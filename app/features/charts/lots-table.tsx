import type { LotRow } from './chart-lots.server.ts'
import { Position } from './chart-names.tsx'
import { ReportTable } from './report-table.tsx'

/** Lots with their positions, houses by the chart's system, and places by whole signs. */
export function LotsTable({ lots, caption }: { lots: readonly LotRow[]; caption: string }) {
  return (
    <ReportTable
      caption={caption}
      captionHidden
      columns={[
        { head: 'Lot' },
        { head: 'Position' },
        { head: 'House', numeric: true },
        { head: 'By sign', numeric: true },
      ]}
      rows={lots.map(({ lot, name, sign, degree, house, wholeSignPlace }) => ({
        key: lot,
        cells: [name, <Position key="position" sign={sign} degree={degree} />, house, wholeSignPlace],
      }))}
    />
  )
}
