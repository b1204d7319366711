import { type ReportChart, savedHouseOfLot } from '#app/features/charts/report-chart.ts'
import { HouseName } from '#app/features/lots/house-name.tsx'
import { ordinal } from '#app/format.ts'

/** The house of the lot, if there are several ways to count it. */
export function LotHousesNote({ chart }: { chart: ReportChart }) {
  const { partOfFortune: lot } = chart
  const saved = savedHouseOfLot(chart)
  if (lot.house === lot.wholeSignPlace && !saved) return null
  return (
    <p className="text-sm text-faded">
      The Part of Fortune is in the <HouseName of={lot} />
      {saved ? `, and by ${saved.by} in the ${ordinal(saved.house)}` : ''}.
    </p>
  )
}
