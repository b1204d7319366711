import { Disclosure } from '#app/ui/base/disclosure.tsx'
import type { DataLine } from './data-line.server.ts'

/** The data of the chart in one line; a disclosure shows the astronomical values. */
export function ChartDataLine({ data: { text, more } }: { data: DataLine }) {
  return (
    <div className="-mt-4 mb-6">
      <p className="tabular-nums">{text}</p>
      <Disclosure size="block" summary="Universal time, sidereal time and Julian day">
        <dl className="facts">
          {more.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  )
}
