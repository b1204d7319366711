import { Notice } from '#app/ui/base/notice.tsx'
import { dmText } from '#app/ui/chart/degree-text.ts'
import type { FortuneView, LotView } from './fortune.server.ts'
import { capital, endingPhrase, houseText } from './lot-messages.ts'

/** The lot by the formula used and by the other one, and how they differ. */
export function TwoLots({ view }: { view: FortuneView }) {
  const { lot, spirit, isDayBirth, sunAltitude } = view
  const height = `${dmText(Math.abs(sunAltitude))} ${sunAltitude > 0 ? 'above' : 'below'} the horizon`
  return (
    <>
      <p className="max-w-measure">
        The Sun’s centre was {height}, so we count the birth as by {isDayBirth ? 'day' : 'night'}.{' '}
        {isDayBirth
          ? 'By day all authors count the lot from the Sun to the Moon. Counted the other way round, it is the Lot of Spirit, shown beside it.'
          : 'At night we exchange the Sun and the Moon, as Dorotheus, Valens and al-Biruni do. Ptolemy and Lilly do not: their Part of Fortune is the point shown beside ours, which other authors call the Lot of Spirit.'}
      </p>
      <LotsTable view={view} />
      <p className="max-w-measure text-sm text-faded">
        {changes(lot, spirit)} Sources: {view.lotSources.join('; ')}.
      </p>
    </>
  )
}

/** Says that both lots are possible, and why. */
export function Twilight({ view: { twilight, sectMargin, firmness } }: { view: FortuneView }) {
  const sect = firmness.rows.find(({ name }) => name === 'Sect')
  const at = [sect?.earlier, sect?.later].flatMap((turn) => (turn ? [turn.at] : []))
  return (
    <Notice title="Born near sunrise or sunset: look at both lots">
      <p>
        {twilight === 'near'
          ? `The Sun was within ${sectMargin} degree of the horizon, where refraction and a few minutes of the clock decide between day and night.`
          : `If the time is off by up to ${firmness.tolerance} minutes, the birth may be by day or by night: the Sun crosses the horizon at ${at.join(' and ')}.`}{' '}
        The lot that we use follows the calculated height of the Sun. If the birth is counted the other way,
        the second lot below is the Part of Fortune.
      </p>
    </Notice>
  )
}

function LotsTable({ view: { lot, spirit, isDayBirth, twilight } }: { view: FortuneView }) {
  const other = twilight
    ? `If the birth was by ${isDayBirth ? 'night' : 'day'}`
    : isDayBirth
      ? 'Lot of Spirit'
      : 'The other tradition'
  const rows: [string, (lot: LotView) => string][] = [
    ['Formula', ({ reversed }) => (reversed ? 'Ascendant + Sun − Moon' : 'Ascendant + Moon − Sun')],
    ['Position', ({ degree, sign }) => `${dmText(degree)} ${sign}`],
    ['House', houseText],
    ['Ruler', ({ chain }) => chain.steps[0]?.planet ?? ''],
    [
      'Where its ruler stands',
      ({ chain: { steps } }) => (steps[0] ? `${steps[0].sign}, ${houseText(steps[0])}` : ''),
    ],
    ['How its chain ends', ({ chain }) => capital(endingPhrase(chain.ending))],
  ]
  return (
    <table className="w-full border-collapse text-start sm:table-fixed [&_td]:py-2 [&_td]:pe-4 [&_td]:align-top [&_th]:py-2 [&_th]:pe-4 [&_th]:text-start [&_th]:align-top [&_th]:font-[560]">
      <caption className="sr-only">Both lots compared</caption>
      <thead>
        <tr className="grid grid-cols-2 text-sm text-gold sm:table-row">
          <th scope="col" className="w-1/4 max-sm:sr-only">
            <span className="sr-only">What</span>
          </th>
          <th scope="col">The lot used here</th>
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
              <td>{read(lot)}</td>
              <td className={differs ? 'text-ink' : 'text-faded'}>
                {differs ? read(spirit) : `${read(spirit)} (the same)`}
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
    lot.sign === other.sign ? null : 'sign',
    houseText(lot) === houseText(other) ? null : 'house',
    lot.chain.steps[0]?.planet === other.chain.steps[0]?.planet ? null : 'ruler',
  ].filter(Boolean)
  if (parts.length === 0)
    return 'The two lots differ only in their degree: sign, house and ruler are the same.'
  return `The two lots do not have the same ${parts.join(', ').replace(/, ([^,]+)$/, ' or $1')}, so they would be read differently.`
}
