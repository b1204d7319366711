const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** A time in UTC, as the back-office's lists show it. */
export function Moment({ at }: { at: Date | string }) {
  const date = new Date(at)
  const [day, time] = moment.format(date).split(', ')
  return (
    <time dateTime={date.toISOString()}>
      <span className="whitespace-nowrap">{`${day},`}</span> {time}
    </time>
  )
}
