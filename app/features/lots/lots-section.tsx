import { Position } from '#app/features/charts/chart-names.tsx'
import { ReportTable } from '#app/features/charts/report-table.tsx'
import { astroWords } from '#app/language/astro-messages.ts'
import { currentLanguage, inDigits } from '#app/language/current.ts'
import { Isolated, linked } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/base/card.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import type { CountedLot, EqualLots, FortuneLotsView } from './fortune-lots.server.ts'
import { fortuneWords as words } from './fortune-messages.ts'

/** The seven lots of Paulus, then those of al-Qabisi, each row with formula and ruler. */
export function LotsSection({ view: { seven, qabisi, isDayBirth } }: { view: FortuneLotsView }) {
  return (
    <div className="space-y-7">
      <Card title={words.seven} className="max-sm:px-3.5">
        <p className="max-w-measure">{words.aboutSeven}</p>
        <LotList lots={seven} caption={words.seven} />
        <Sources lots={seven} isDayBirth={isDayBirth} summary={words.howSeven} />
      </Card>
      <Card title={words.qabisi} className="max-sm:px-3.5">
        <p className="max-w-measure">{...words.aboutQabisi(linked(`${paths.dataSources}#lots`))}</p>
        <LotList lots={qabisi} caption={words.qabisi} />
        <Sources lots={qabisi} isDayBirth={isDayBirth} summary={words.howThese} />
      </Card>
    </div>
  )
}

/** Lots that fall in one place share a row. */
function LotList({ lots, caption }: { lots: readonly EqualLots[]; caption: string }) {
  return (
    <ReportTable
      caption={caption}
      className="lots"
      columns={[
        { head: words.lotHead },
        { head: words.position },
        { head: words.house, numeric: true },
        { head: words.ruler },
      ]}
      rows={lots.map((equal) => {
        const [{ lot, sign, degree, house, wholeSignPlace, ruler }] = equal
        const formulas = [...new Set(equal.map(({ formula }) => formula))]
        return {
          key: lot,
          cells: [
            <>
              {equal.map(({ lot: key }) => (
                <span key={key} className="block">
                  {astroWords.lots[key]}{' '}
                  <span className="block text-xs text-faded sm:text-sm">{astroWords.lotMatters[key]}</span>
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
              {inDigits(house)}
              {house === wholeSignPlace ? null : (
                <span className="block text-xs text-faded max-sm:whitespace-normal">
                  {words.bySigns(wholeSignPlace)}
                </span>
              )}
            </>,
            astroWords.points[ruler],
          ],
        }
      })}
    />
  )
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
  const { original, position, formula, exchanged, source, variants } = lot
  return (
    <div>
      <dt className="font-[560]">
        {astroWords.lots[lot.lot]}{' '}
        {currentLanguage() === 'ar' ? null : <bdi className="font-normal text-faded">({original})</bdi>}
      </dt>
      <dd>
        <Isolated>{words.countedWhen(formula, words.used(exchanged, isDayBirth))}</Isolated>
      </dd>
      <dd className="text-sm text-faded">
        <Isolated>{`${source}.`}</Isolated>
      </dd>
      {variants
        .filter((variant) => variant.position !== position)
        .map((variant) => (
          <dd key={variant.author} className="text-sm text-faded">
            <Isolated>
              {words.variant(variant.author, variant.formula, variant.position, variant.source)}
            </Isolated>
          </dd>
        ))}
    </div>
  )
}
