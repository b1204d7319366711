import { AspectKey } from '../../ui/chart/aspect-key'
import { ChartWheel } from '../../ui/chart/wheel'
import type { WheelInput } from '../../ui/chart/wheel-layout'
import type { ReportChart } from './report-chart'

export function wheelInput(chart: ReportChart): WheelInput {
  return {
    ascendant: chart.ascendant.longitude,
    midheaven: chart.midheaven.longitude,
    cusps: chart.houses.map(({ longitude }) => longitude),
    points: [...chart.planets, chart.partOfFortune].flatMap(({ name, longitude, isRetrograde }) =>
      name === 'Ascendant' || name === 'Midheaven' ? [] : [{ name, longitude, isRetrograde }],
    ),
    aspects: chart.aspects,
  }
}

/** As wide as the screen on a telephone, where every unit of it counts. */
export function WheelFigure({ chart, tableId }: { chart: ReportChart; tableId: string }) {
  return (
    <figure className="-mx-5 sm:mx-0 print:mx-auto print:w-[13cm] print:break-inside-avoid">
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
