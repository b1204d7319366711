import { AspectKey } from '#app/ui/chart/aspect-key.tsx'
import { ChartWheel } from '#app/ui/chart/wheel.tsx'
import { type ReportChart, wheelInput } from './report-chart.ts'

/** As wide as the screen on a telephone, where every unit of it counts. */
export function WheelFigure({ chart, tableId }: { chart: ReportChart; tableId: string }) {
  return (
    <figure className="-mx-5 sm:mx-0 print:mx-auto print:w-[12.5cm] print:break-inside-avoid">
      <ChartWheel
        chart={wheelInput(chart)}
        describedBy={tableId}
        className="mx-auto block w-full max-w-[38rem] [font-variant-numeric:lining-nums_tabular-nums]"
      />
      <figcaption className="mt-2 px-5 sm:px-0">
        <AspectKey />
      </figcaption>
    </figure>
  )
}
