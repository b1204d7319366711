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
