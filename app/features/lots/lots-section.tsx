import { Position } from '#app/features/charts/chart-names.tsx'
import { ReportTable } from '#app/features/charts/report-table.tsx'
import { ordinal } from '#app/format.ts'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/base/card.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import type { CountedLot, EqualLots, FortuneLotsView } from './fortune-lots.server.ts'

/** The seven lots of Paulus, then those of al-Qabisi, each row with formula and ruler. */
export function LotsSection({ view: { seven, qabisi, isDayBirth } }: { view: FortuneLotsView }) {
  return (
    <div className="space-y-7">
      <Card title="The seven lots" className="max-sm:px-3.5">
        <p className="max-w-measure">
          A lot is a point in the chart: the distance between two other points, measured from the Ascendant.
          Seven are known from Paulus of Alexandria, one for each planet. We follow later authors, because his
          Greek text was not available to us. The meanings are in our words. They name something to think
          about, and nothing that will happen.
        </p>
        <LotList lots={seven} caption="The seven lots" />
        <Sources lots={seven} isDayBirth={isDayBirth} summary="How the seven are counted" />
      </Card>
      <Card title="Lots of al-Qabisi" className="max-sm:px-3.5">
        <p className="max-w-measure">
          The fifth chapter of al-Qabisi’s Introduction lists lots for the matters of the twelve houses. These
          are the ones that suit reflection.{' '}
          <a href={`${paths.dataSources}#lots`}>Which lots are not shown</a>, and why, is listed too.
        </p>
        <LotList lots={qabisi} caption="Lots of al-Qabisi" />
        <Sources lots={qabisi} isDayBirth={isDayBirth} summary="How these are counted" />
      </Card>
    </div>
  )
}

/** Lots that fall in one place share a row. */
function LotList({ lots, caption }: { lots: readonly EqualLots[]; caption: string }) {
  return (
    <ReportTable
      caption={caption}
      captionHidden
      className="lots"
      columns={[
        { head: 'Lot, what it stands for, and formula' },
        { head: 'Position' },
        { head: 'House', numeric: true },
        { head: 'Ruler' },
      ]}
      rows={lots.map((equal) => {
        const [{ lot, sign, degree, house, wholeSignPlace, ruler }] = equal
        const formulas = [...new Set(equal.map(({ formula }) => formula))]
        return {
          key: lot,
          cells: [
            <>
              {equal.map(({ lot: key, name, standsFor }) => (
                <span key={key} className="block">
                  {name} <span className="block text-xs text-faded sm:text-sm">{standsFor}</span>
                </span>
              ))}
              {formulas.map((formula) => (
                <span key={formula} className="block text-xs sm:text-sm">
                  {formula}
                </span>
              ))}
            </>,
            <span key="position" className="sm:whitespace-nowrap">
              <Position sign={sign} degree={degree} />
            </span>,
            <>
              {house}
              {house === wholeSignPlace ? null : (
                <span className="block text-xs whitespace-normal text-faded">
                  {ordinal(wholeSignPlace)} by signs
                </span>
              )}
            </>,
            ruler,
          ],
        }
      })}
    />
  )
}

function whenUsed(exchanged: boolean, isDayBirth: boolean): string {
  if (!exchanged) return 'by day and by night'
  return isDayBirth ? 'by day; at night the other way round' : 'at night; by day the other way round'
}

interface SourcesProps {
  lots: readonly EqualLots[]
  isDayBirth: boolean
  summary: string
}

function Sources({ lots, isDayBirth, summary }: SourcesProps) {
  return (
    <Disclosure size="block" summary={summary}>
      <dl className="space-y-4 pt-2">
        {lots.flat().map((lot) => (
          <Source key={lot.lot} lot={lot} isDayBirth={isDayBirth} />
        ))}
      </dl>
    </Disclosure>
  )
}

function Source({ lot, isDayBirth }: { lot: CountedLot; isDayBirth: boolean }) {
  const { name, original, position, formula, exchanged, source, variants } = lot
  return (
    <div>
      <dt className="font-[560]">
        {name} <span className="font-normal text-faded">({original})</span>
      </dt>
      <dd>
        {formula} ({whenUsed(exchanged, isDayBirth)}).
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
  )
}
