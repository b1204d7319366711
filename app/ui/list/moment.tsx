import { shortDate, timeText } from '#app/format.ts'

/** A time in UTC, as the back-office's lists show it. */
export function Moment({ at }: { at: Date | string }) {
  const date = new Date(at)
  return (
    <time dateTime={date.toISOString()}>
      <span className="whitespace-nowrap">{shortDate(date)}</span>
      <span className="hour">, {timeText(date)}</span>
    </time>
  )
}

/** The column of a list with the time at which a row was made. */
export const CREATED_COLUMN = {
  head: 'Created',
  sort: 'created',
  descendingFirst: true,
  className: 'xl:w-[11%]',
  cell: ({ createdAt }: { createdAt: Date | string }) => <Moment at={createdAt} />,
} as const
