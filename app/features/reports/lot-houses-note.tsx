import { otherHousesOfLot, type ReportChart } from '#app/features/charts/report-chart.ts'

/** The houses of the lot by other ways of counting, if they differ. */
export function LotHousesNote({ chart }: { chart: ReportChart }) {
  const others = otherHousesOfLot(chart)
  if (others.length === 0) return null
  return (
    <p className="text-sm text-faded">
      The Part of Fortune is in {others.map(({ by, house }) => `house ${house} by ${by}`).join(' and in ')}.
    </p>
  )
}
