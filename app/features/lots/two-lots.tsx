import { astroWords } from '#app/language/astro-messages.ts'
import { Isolated } from '#app/language/page-language.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { dmText } from '#app/ui/chart/degree-text.ts'
import type { FortuneView, LotView } from './fortune.server.ts'
import { fortuneFormula, fortuneWords as words } from './fortune-messages.ts'
import { capital, endingNames, houseText, lotWords } from './lot-messages.ts'

/** The lot by the formula used and by the other one, and how they differ. */
export function TwoLots({ view }: { view: FortuneView }) {
  const { lot, spirit, isDayBirth, sunAltitude } = view
  const height = words.sunHeight(dmText(Math.abs(sunAltitude)), sunAltitude > 0, isDayBirth)
  return (
    <>
      <p className="max-w-measure">
        <Isolated>{height}</Isolated> {isDayBirth ? words.dayRule : words.nightRule}
      </p>
      <LotsTable view={view} />
      <p className="max-w-measure text-sm text-faded">
        {changes(lot, spirit)} <Isolated>{words.sources(view.lotSources)}</Isolated>
      </p>
    </>
  )
}

/** Says that both lots are possible, and why. */
export function Twilight({ view: { twilight, sectMargin, firmness } }: { view: FortuneView }) {
  const sect = firmness.rows.find(({ key }) => key === 'sect')
  const at = [sect?.earlier, sect?.later].flatMap((turn) => (turn ? [turn.at] : []))
  return (
    <Notice title={words.twilight}>
      <p>
        <Isolated>
          {twilight === 'near'
            ? words.twilightNear(sectMargin)
            : words.twilightCrosses(firmness.tolerance, at)}
        </Isolated>{' '}
        {words.twilightUse}
      </p>
    </Notice>
  )
}

function LotsTable({ view: { lot, spirit, isDayBirth, twilight } }: { view: FortuneView }) {
  const other = twilight
    ? words.ifBirthBy[isDayBirth ? 'night' : 'day']
    : isDayBirth
      ? words.lotOfSpirit
      : words.otherTradition
  const rows: [string, (lot: LotView) => string][] = [
    [words.formula, ({ reversed }) => fortuneFormula(reversed)],
    [lotWords.position, ({ degree, sign }) => astroWords.place(dmText(degree), astroWords.signs[sign])],
    [words.house, houseText],
    [lotWords.ruler, ({ chain: { steps } }) => (steps[0] ? astroWords.points[steps[0].planet] : '')],
    [
      words.whereRuler,
      ({ chain: { steps } }) => (steps[0] ? words.signAndHouse(steps[0].sign, houseText(steps[0])) : ''),
    ],
    [
      words.howEnds,
      ({ chain: { ending } }) => capital(lotWords.endingPhrase(ending.kind, endingNames(ending))),
    ],
  ]
  return (
    <table className="w-full border-collapse text-start sm:table-fixed [&_td]:py-2 [&_td]:pe-4 [&_td]:align-top [&_th]:py-2 [&_th]:pe-4 [&_th]:text-start [&_th]:align-top [&_th]:font-[560]">
      <caption className="sr-only">{words.bothLots}</caption>
      <thead>
        <tr className="grid grid-cols-2 text-sm text-gold sm:table-row">
          <th scope="col" className="w-1/4 max-sm:sr-only">
            <span className="sr-only">{words.what}</span>
          </th>
          <th scope="col">{words.lotUsed}</th>
          <th scope="col">{other}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, read]) => {
          const differs = read(lot) !== read(spirit)
          return (
            <tr key={name} className="grid grid-cols-2 border-t border-rule sm:table-row">
              <th scope="row" className="col-span-2 text-sm text-faded max-sm:pb-0!">
                {name}
              </th>
              <td>
                <Isolated>{read(lot)}</Isolated>
              </td>
              <td className={differs ? 'text-ink' : 'text-faded'}>
                <Isolated>{differs ? read(spirit) : words.same(read(spirit))}</Isolated>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function changes(lot: LotView, other: LotView): string {
  const parts = [
    lot.sign === other.sign ? [] : ['sign' as const],
    houseText(lot) === houseText(other) ? [] : ['house' as const],
    lot.chain.steps[0]?.planet === other.chain.steps[0]?.planet ? [] : ['ruler' as const],
  ].flat()
  return parts.length === 0 ? words.onlyDegree : words.differIn(parts)
}
