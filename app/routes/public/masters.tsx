import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { degreeInSign, signOf } from '#app/astro/index.server.ts'
import { passageFor, quoted } from '#app/books/index.ts'
import {
  type CheckedFigure,
  type CheckedNativity,
  checkFigure,
  checkNativity,
  countAgreement,
  LILLY_FIGURE,
  QABISI_FIGURE,
  VALENS_NATIVITIES,
  VALENS_SOURCE,
} from '#app/books/masters.server.ts'
import { publicHeaders, publicPage } from '#app/http/public-page.server.ts'
import { paths } from '#app/paths.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { role } from '#app/ui/list/list-table.tsx'
import { PRODUCT, pageTitle } from '#app/ui/page/page.tsx'
import { PassageQuote } from '#app/ui/quote/passage-quote.tsx'
import { TextPage, type TextSection } from './text-page.tsx'

export const meta: MetaFunction = () =>
  pageTitle(
    'Charts in the Old Books',
    'Examples that Valens, al-Qabisi and Lilly calculated, calculated again with our formula.',
  )
export const headers = publicHeaders

/** Such as 10°27′ Aquarius. The seconds are zero in every figure of the books. */
function placeText(longitude: number): string {
  const minutes = Math.round(degreeInSign(longitude) * 60)
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′ ${signOf(longitude)}`
}

const shown = ({ passages, agreesWith, isDay, author, ...longitudes }: CheckedFigure) => ({
  author,
  isDay,
  agreesWith,
  places: {
    ascendant: placeText(longitudes.ascendant),
    sun: placeText(longitudes.sun),
    moon: placeText(longitudes.moon),
    stated: placeText(longitudes.stated),
    byDay: placeText(longitudes.byDay),
    byNight: placeText(longitudes.byNight),
    ours: placeText(longitudes.ours),
  },
  passages: passages.map((id) => quoted(passageFor(id))),
})

export const loader = (args: LoaderFunctionArgs) => {
  const nativities = VALENS_NATIVITIES.map(checkNativity)
  const quote = (id: Parameters<typeof passageFor>[0]) => quoted(passageFor(id))
  return publicPage(args, {
    nativities,
    source: VALENS_SOURCE,
    day: countAgreement(nativities, 'day'),
    night: countAgreement(nativities, 'night'),
    horizon: countAgreement(nativities, 'horizon'),
    qabisi: shown(checkFigure(QABISI_FIGURE)),
    lilly: shown(checkFigure(LILLY_FIGURE)),
    rules: {
      firmicus: [quote('firmicus.lot-by-day'), quote('firmicus.lot-by-night')],
      qabisi: [
        quote('qabisi.lot-of-fortune'),
        quote('qabisi.lot-of-spirit'),
        quote('qabisi.latin-lot-of-fortune'),
      ],
      lilly: [quote('lilly.lot-day-and-night'), quote('lilly.lot-others-by-night')],
    },
  })
}

type View = ReturnType<typeof useLoaderData<typeof loader>>
type Figure = View['qabisi']

export default function Masters() {
  const view = useLoaderData<typeof loader>()
  return (
    <TextPage
      title="Charts in the Old Books"
      lead="The old books calculate the Part of Fortune for some charts. Here the same charts are calculated again with our formula: what agrees, what does not, and why."
      sections={sectionsFor(view)}
    />
  )
}

function sectionsFor(view: View): readonly TextSection[] {
  const { day, night, horizon, qabisi, lilly, rules } = view
  return [
    {
      id: 'formula',
      heading: 'The formula and the question',
      body: (
        <>
          <p>
            The Part of Fortune, also called the Lot of Fortune, is as far from the Ascendant as the Moon is
            from the Sun: Ascendant + Moon − Sun. All authors count it so for a birth by day. For a birth by
            night some exchange the Sun and the Moon and count Ascendant + Sun − Moon. The others keep the day
            formula.
          </p>
          <p>
            The difference is not small. In a night chart the two formulas can give points in opposite signs.
            So it matters what the authors did in their own charts, and not only what they say.
          </p>
        </>
      ),
    },
    {
      id: 'valens',
      heading: 'Vettius Valens: reversed by night',
      body: (
        <>
          <p>
            Valens wrote in the second century and gives the signs of many charts. In {view.nativities.length}{' '}
            of them he names the sign of the Sun, the Moon, the Ascendant and the Lot of Fortune. He names
            signs and no degrees, so a result fits if it is his sign or the sign before or after it.
          </p>
          <ul>
            <li>
              {night.charts} births were by night. The night formula fits {night.fitNight} of them; in{' '}
              {night.onlyNight} it is the only one that fits. The day formula fits {night.fitDay}.
            </li>
            <li>
              {day.charts} births were by day. The day formula fits {day.fitDay} of them; in {day.onlyDay} it
              is the only one that fits. The night formula fits {day.fitNight}.
            </li>
            <li>
              In {horizon.charts} charts the Sun is in the rising or the setting sign, so the signs do not
              show whether it was day or night. One formula fits {horizon.onlyDay + horizon.onlyNight} of
              these.
            </li>
            <li>
              In {day.spirits + night.spirits} charts he names the sign of the Lot of Spirit as well. The
              exchanged formula fits {day.spiritsFollow + night.spiritsFollow} of them.
            </li>
          </ul>
          <p>
            So Valens reverses the lot by night in every chart that can show it. One chart fits neither
            formula: Ascendant Capricorn, Sun Cancer, Moon Libra, Fortune Sagittarius. No count from these
            signs reaches Sagittarius, so one of the four must be a slip, in the manuscripts or in the
            translation that the facts are from.
          </p>
          <NativityTable rows={view.nativities} />
          <p className="text-sm text-faded">{view.source}</p>
        </>
      ),
    },
    {
      id: 'firmicus',
      heading: 'Firmicus Maternus: reversed by night',
      body: (
        <>
          <p>
            Firmicus gives no worked chart for the Lot of Fortune, but he states both formulas, in signs and
            in degrees. They are the same as ours.
          </p>
          <Quotes passages={rules.firmicus} />
        </>
      ),
    },
    {
      id: 'al-qabisi',
      heading: 'al-Qabisi: not reversed in his chart',
      body: (
        <>
          <FigureTable figure={qabisi} />
          <p>
            The Sun is after the Ascendant in the order of the signs and has not risen, so this birth is by
            night. The day formula gives al-Qabisi’s position; ours, which is reversed, gives{' '}
            {qabisi.places.ours}. In this chart al-Qabisi counts the lot by night as by day.
          </p>
          <p>
            The Arabic text has 19 degrees of Leo, not 17, here and again a few lines below. It is a slip of
            the pen: seventeen (sab‘ ‘ashra) and nineteen (tis‘ ‘ashra) look almost alike in Arabic without
            points. The Latin translation has 17 in both places, and the count gives 17 exactly.
          </p>
          <Quotes passages={qabisi.passages} />
          <p>
            His rule does not settle the question. The Arabic text of the rule does not speak of night. The
            Latin translation of the same place adds that by night the count is from the Moon to the Sun. And
            he exchanges the Lot of Spirit by night, which would make it equal to the Lot of Fortune if that
            one were not exchanged as well.
          </p>
          <Quotes passages={rules.qabisi} />
        </>
      ),
    },
    {
      id: 'lilly',
      heading: 'William Lilly: not reversed',
      body: (
        <>
          <FigureTable figure={lilly} />
          <p>
            The result agrees to the minute. It is for a question asked by day, when all authors count alike,
            so it cannot show what Lilly did by night. But he states his rule: by day and by night the method
            is the same, as in Ptolemy. He knows that some reverse it.
          </p>
          <Quotes passages={lilly.passages} />
          <Quotes passages={rules.lilly} />
        </>
      ),
    },
    {
      id: 'ours',
      heading: 'Why ours is reversed at night',
      body: (
        <>
          <p>
            {PRODUCT} exchanges the Sun and the Moon by night. The reasons: the charts of Valens, the largest
            set of worked lots that we know, follow it without exception; Firmicus states it; al-Biruni gives
            it; and without it the Lot of Fortune and the Lot of Spirit would be the same point in every night
            chart.
          </p>
          <p>
            The tradition disagrees, and we do not hide it. Ptolemy and Lilly do not reverse, and al-Qabisi
            does not in his chart. With a birth by night the page of your Part of Fortune shows the other
            point beside ours, as the other tradition.
          </p>
          <p>
            All results on this page are calculated by the same function that calculates your chart, and the
            same charts are tests of our program. The passages are listed with all others in{' '}
            <a href={paths.books}>The Books</a>.
          </p>
        </>
      ),
    },
  ]
}

function Quotes({ passages }: { passages: Figure['passages'] }) {
  return (
    <div>
      {passages.map((passage) => (
        <PassageQuote key={passage.id} passage={passage} />
      ))}
    </div>
  )
}

function FigureTable({ figure: { author, isDay, agreesWith, places } }: { figure: Figure }) {
  const agrees = { day: 'the day formula', night: 'the night formula', neither: 'neither formula' }
  return (
    <dl className="facts">
      {[
        ['Ascendant', places.ascendant],
        ['Sun', places.sun],
        ['Moon', places.moon],
        ['Day or night', isDay ? 'day: the Sun has risen' : 'night: the Sun has not risen'],
        [`Part of Fortune, ${author}`, places.stated],
        ['Ascendant + Moon − Sun', places.byDay],
        ['Ascendant + Sun − Moon', places.byNight],
        [`Part of Fortune, ${PRODUCT}`, places.ours],
        ['Agrees with', agrees[agreesWith]],
      ].map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const SECT = { day: 'day', night: 'night', horizon: 'not known' }

/** The columns of a chart of Valens. On a narrow screen, a row becomes nine small fields, three by three. */
const COLUMNS: readonly [string, (row: CheckedNativity) => ReactNode][] = [
  ['Ascendant', ({ ascendant }) => ascendant],
  ['Sun', ({ sun }) => sun],
  ['Moon', ({ moon }) => moon],
  ['Fortune in Valens', ({ fortune }) => <strong className="font-[560]">{fortune}</strong>],
  ['By the day formula', ({ byDay }) => byDay],
  ['By the night formula', ({ byNight }) => byNight],
  ['Birth', ({ sect }) => SECT[sect]],
  ['Fits', (row) => <Fit row={row} />],
  ['Chapter', ({ chapter }) => <span className="xl:whitespace-nowrap">{chapter}</span>],
]

function NativityTable({ rows }: { rows: View['nativities'] }) {
  return (
    // If the reader's font is too wide for the screen, the table scrolls and not the page.
    <div className="relative overflow-x-auto xl:-me-40">
      <table {...role.table} className="w-full border-collapse text-sm max-xl:block">
        <caption className="sr-only">The charts of Valens, counted again in signs</caption>
        <thead {...role.rowgroup} className="max-xl:sr-only">
          <tr {...role.row} className="border-b border-gilt">
            {COLUMNS.map(([head]) => (
              <th
                key={head}
                {...role.columnheader}
                scope="col"
                className="py-2 pe-3 text-start align-bottom font-[560] text-faded"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role.rowgroup} className="max-xl:block">
          {rows.map((row) => (
            <tr
              key={`${row.chapter} ${row.ascendant} ${row.sun} ${row.moon}`}
              {...role.row}
              className="border-b border-rule max-xl:grid max-xl:grid-cols-3 max-xl:gap-x-3 max-xl:gap-y-2 max-xl:py-4"
            >
              {COLUMNS.map(([head, cell]) => (
                <td
                  key={head}
                  {...role.cell}
                  className="min-w-0 align-top max-xl:wrap-anywhere xl:py-2 xl:pe-3"
                >
                  <span aria-hidden="true" className="block text-xs leading-snug text-faded xl:hidden">
                    {head}
                  </span>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const FITS = { day: 'day', night: 'night', both: 'both', neither: 'neither' }

function Fit({ row: { fits, follows } }: { row: CheckedNativity }) {
  return (
    <Badge variant={fits === 'neither' ? 'bad' : follows === null ? 'neutral' : 'good'}>{FITS[fits]}</Badge>
  )
}
