import { officeData, officeLimits, officeMessages, officeScreens } from './back-office.ts'
import { officeCalls, userCalls } from './calls.ts'
import { type Row, row } from './row.ts'
import { userChecks, userData, userLimits, userMessages, userScreens } from './user-area.ts'

type Named<Kind extends string, Rows> = `${Kind}: ${keyof Rows & string}`

/** The argument of `proves`: `message: login failed`. */
export type RowId =
  | Named<'screen', typeof userScreens>
  | Named<'screen', typeof officeScreens>
  | Named<'message', typeof userMessages>
  | Named<'message', typeof officeMessages>
  | Named<'check', typeof userChecks>
  | Named<'data', typeof userData>
  | Named<'data', typeof officeData>
  | Named<'limit', typeof userLimits>
  | Named<'limit', typeof officeLimits>

interface Part {
  heading: string
  rows: readonly { id: string; row: Row }[]
}

export interface Area {
  title: string
  parts: readonly Part[]
  /** Texts without a row, with the reason. */
  note?: string
}

const named = (kind: string, rows: Readonly<Record<string, Row>>) =>
  Object.entries(rows).map(([name, row]) => ({ id: `${kind}: ${name}`, row }))

const calls = (table: object) =>
  Object.keys(table).map((name) => ({
    id: `call: ${name}`,
    row: row(`\`${name.replace(/:(\w+)/g, '{$1}')}\``),
  }))

export const areas: readonly Area[] = [
  {
    title: 'User area',
    note: 'The texts “Loading...” and “Loading location...” have no row: pages come whole from the server, so that nothing on them is unknown when they show. “Generating Your Analysis” shows, with JavaScript, while an analysis that failed is tried again. Nothing shows it before the first reading: composing one takes a few milliseconds (`npm run bench -- reading`), and a page in between would be worth it only after about 300, when a person begins to wait.\n\nThe copyright year is specified as 2024. The foot of a page gives it as the first of the years until now, such as “© 2024–2026”, because an old year alone would be wrong.\n\nTwo times of the specification have no row. The list of suggestions was to close 200 ms after its field loses focus, so that a press on it still counts; here it closes at once, and the press counts. A dismissed toast was to stay in memory for 1,000,000 ms; here it is removed, and a button shows the last message again.',
    parts: [
      { heading: 'Screens and their states', rows: named('screen', userScreens) },
      { heading: 'Calls', rows: calls(userCalls) },
      { heading: 'Messages', rows: named('message', userMessages) },
      { heading: 'Messages of what is checked', rows: named('check', userChecks) },
      { heading: 'Data', rows: named('data', userData) },
      { heading: 'Limits, times, widths and rules', rows: named('limit', userLimits) },
    ],
  },
  {
    title: 'Back-office',
    parts: [
      { heading: 'Screens', rows: named('screen', officeScreens) },
      { heading: 'Calls', rows: calls(officeCalls) },
      { heading: 'Messages', rows: named('message', officeMessages) },
      { heading: 'Data', rows: named('data', officeData) },
      { heading: 'Limits and rules', rows: named('limit', officeLimits) },
    ],
  },
]

export const allRows = areas.flatMap(({ parts }) => parts.flatMap(({ rows }) => rows))
