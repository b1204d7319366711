import { shortDate } from '#app/format.ts'

/** The day of an event. One odd date in a table must not cost the whole list: it is shown as it stands. */
export function EventDay({ date }: { date: string }) {
  const at = Date.parse(`${date}T00:00Z`)
  if (Number.isNaN(at)) return <bdi>{date}</bdi>
  return (
    <time dateTime={date} className="whitespace-nowrap">
      {shortDate(at)}
    </time>
  )
}
