import type { LotRow } from '#app/features/charts/chart-lots.server.ts'
import { Position } from '#app/features/charts/chart-names.tsx'
import { ReportTable } from '#app/features/charts/report-table.tsx'
import { paths } from '#app/paths.ts'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import type { FortuneView } from './fortune.server.ts'

/** The seven lots of Paulus, then those of al-Qabisi. The formula of each is in a disclosure. */
export function LotsSection({ view: { sevenLots, qabisiLots, isDayBirth } }: { view: FortuneView }) {
  return (
    <>
      <p className="max-w-measure">
        A lot is a point in the chart: the distance between two other points, measured from the Ascendant.
        Seven are known from Paulus of Alexandria, one for each planet. We follow later authors, because his
        Greek text was not available to us. The meanings are in our words. They name something to think about,
        and nothing that will happen.
      </p>
      <LotList lots={sevenLots} caption="The seven lots" />
      <HowCounted lots={sevenLots} isDayBirth={isDayBirth} summary="How the seven are counted" />
      <h3 className="mt-3 text-lg text-gold">Lots of al-Qabisi</h3>
      <p className="max-w-measure">
        The fifth chapter of al-Qabisi’s Introduction lists lots for the matters of the twelve houses. These
        are the ones that suit reflection. <a href={`${paths.dataSources}#lots`}>Which lots are not shown</a>,
        and why, is listed too.
      </p>
      <LotList lots={qabisiLots} caption="Lots of al-Qabisi" />
      <HowCounted lots={qabisiLots} isDayBirth={isDayBirth} summary="How these are counted" />
    </>
  )
}

function LotList({ lots, caption }: { lots: readonly LotRow[]; caption: string }) {
  return (
    <ReportTable
      caption={caption}
      captionHidden
      columns={[
        { head: 'Lot and what it stands for' },
        { head: 'Position' },
        { head: 'House', numeric: true },
        { head: 'By sign', numeric: true },
      ]}
      rows={lots.map(({ lot, name, standsFor, sign, degree, house, wholeSignPlace }) => ({
        key: lot,
        cells: [
          <>
            {name} <span className="block text-xs text-faded sm:text-sm">{standsFor}</span>
          </>,
          <span key="position" className="sm:whitespace-nowrap">
            <Position sign={sign} degree={degree} />
          </span>,
          house,
          wholeSignPlace,
        ],
      }))}
    />
  )
}

function whenUsed(reversed: boolean, isDayBirth: boolean): string {
  if (!reversed) return 'by day and by night'
  return isDayBirth ? 'by day; at night the other way round' : 'at night; by day the other way round'
}

interface HowCountedProps {
  lots: readonly LotRow[]
  isDayBirth: boolean
  summary: string
}

function HowCounted({ lots, isDayBirth, summary }: HowCountedProps) {
  return (
    <Disclosure size="block" summary={summary}>
      <dl className="space-y-4 pt-2">
        {lots.map(({ lot, name, original, position, formula, reversed, source, variants }) => (
          <div key={lot}>
            <dt className="font-[560]">
              {name} <span className="font-normal text-faded">({original})</span>
            </dt>
            <dd>
              {formula} ({whenUsed(reversed, isDayBirth)}).
            </dd>
            <dd className="text-sm text-faded">{source}.</dd>
            {variants
              .filter((variant) => variant.position !== position)
              .map((variant) => (
                <dd key={variant.author} className="text-sm text-faded">
                  By {variant.author}: {variant.formula}, which gives {variant.position} ({variant.source}).
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
