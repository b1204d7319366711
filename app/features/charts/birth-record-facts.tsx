import type { BirthDataView } from '#app/features/charts/birth-record.server.ts'
import { longDate } from '#app/format.ts'
import { isHijriFirst } from '#app/geo/hijri-first.ts'
import { offsetText } from '#app/geo/offset-text.ts'
import { placeText } from '#app/geo/place-text.ts'
import { inDigits } from '#app/language/current.ts'
import { Isolated } from '#app/language/page-language.tsx'
import { Fact } from '#app/ui/base/fact.tsx'
import { birthRecordWords as words } from './birth-record-messages.ts'

export function BirthRecordFacts({ record }: { record: BirthDataView }) {
  const place = placeText(record)
  const gregorian = (
    <Fact key="gregorian" name={words.dateOfBirth}>
      <time dateTime={record.dateOfBirth}>{longDate(record.dateOfBirth)}</time>
    </Fact>
  )
  const hijri = record.hijri ? (
    <Fact key="hijri" name={words.hijriDate}>
      {record.hijri.afterSunset ?? record.hijri.daylight}
      {record.hijri.afterSunset ? (
        <span className="block text-sm text-faded">{words.afterSunset(record.hijri.daylight)}</span>
      ) : null}
    </Fact>
  ) : null
  return (
    <dl className="facts">
      {isHijriFirst() ? [hijri, gregorian] : [gregorian, hijri]}
      <Fact name={words.birthTime}>
        {inDigits(record.birthTime)}
        {record.repeatedTime ? words.ofTheTwo[record.repeatedTime] : ''}
      </Fact>
      <Fact name={words.place} className="min-w-0 wrap-anywhere">
        <bdi>{place}</bdi>
      </Fact>
      <Fact name={words.clock}>
        {words.zoneAndOffset(
          <Isolated key="zone">{record.zone}</Isolated>,
          <Isolated key="offset">{offsetText(record.offsetSeconds)}</Isolated>,
        )}
        {record.clockNotes.map((note) => (
          <span key={note} className="block text-sm text-faded">
            <Isolated>{note}</Isolated>
          </span>
        ))}
      </Fact>
      {record.pseudonym ? (
        <Fact name={words.pseudonym} className="min-w-0 wrap-anywhere">
          <bdi>{record.pseudonym}</bdi>
        </Fact>
      ) : null}
    </dl>
  )
}
