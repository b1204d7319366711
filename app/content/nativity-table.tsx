import type { ReactNode } from 'react'
import type { CheckedNativity } from '#app/books/masters.server.ts'
import { Isolated } from '#app/language/page-language.tsx'
import { Badge } from '#app/ui/base/badge.tsx'
import { role } from '#app/ui/list/list-table.tsx'
import { TABLE_TEXTS } from './slots.ts'

/** A chart with its signs in the page's language. */
type SignField = 'ascendant' | 'sun' | 'moon' | 'fortune' | 'byDay' | 'byNight'
export type NativityRow = Omit<CheckedNativity, SignField> & Record<SignField, string>

type Texts<Part extends keyof typeof TABLE_TEXTS> = Record<(typeof TABLE_TEXTS)[Part][number], string>

export interface NativityTexts {
  caption: string
  heads: Texts<'heads'>
  sect: Texts<'sect'>
  fits: Texts<'fits'>
}

const CELLS: Record<keyof NativityTexts['heads'], (row: NativityRow, texts: NativityTexts) => ReactNode> = {
  ascendant: ({ ascendant }) => ascendant,
  sun: ({ sun }) => sun,
  moon: ({ moon }) => moon,
  fortune: ({ fortune }) => <strong className="font-[560]">{fortune}</strong>,
  byDay: ({ byDay }) => byDay,
  byNight: ({ byNight }) => byNight,
  sect: ({ sect }, texts) => texts.sect[sect],
  fits: ({ fits, follows }, texts) => (
    <Badge variant={fits === 'neither' ? 'bad' : follows === null ? 'neutral' : 'good'}>
      {texts.fits[fits]}
    </Badge>
  ),
  chapter: ({ chapter }) => (
    <span className="xl:whitespace-nowrap">
      <Isolated>{chapter}</Isolated>
    </span>
  ),
}

/** The charts of Valens. On a narrow screen, a row becomes nine small fields, three by three. */
export function NativityTable({ rows, ...texts }: { rows: readonly NativityRow[] } & NativityTexts) {
  return (
    // If the reader's font is too wide for the screen, the table scrolls and not the page.
    <div className="relative overflow-x-auto xl:-me-40">
      <table {...role.table} className="w-full border-collapse text-sm max-xl:block">
        <caption className="sr-only">{texts.caption}</caption>
        <thead {...role.rowgroup} className="max-xl:sr-only">
          <tr {...role.row} className="border-b border-gilt">
            {TABLE_TEXTS.heads.map((column) => (
              <th
                key={column}
                {...role.columnheader}
                scope="col"
                className="py-2 pe-3 text-start align-bottom font-[560] text-faded"
              >
                {texts.heads[column]}
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
              {TABLE_TEXTS.heads.map((column) => (
                <td
                  key={column}
                  {...role.cell}
                  className="min-w-0 align-top max-xl:wrap-anywhere xl:py-2 xl:pe-3"
                >
                  <span aria-hidden="true" className="block text-xs leading-snug text-faded xl:hidden">
                    {texts.heads[column]}
                  </span>
                  {CELLS[column](row, texts)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
