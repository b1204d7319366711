import type { BirthDataView } from '#app/features/charts/birth-record.server.ts'
import { longDate } from '#app/format.ts'
import { isHijriFirst } from '#app/geo/hijri.ts'
import { offsetText } from '#app/geo/offset-text.ts'
import { placeText } from '#app/geo/place-text.ts'
import { Isolated } from '#app/language/page-language.tsx'
import { birthRecordWords as words } from './birth-record-messages.ts'

export function BirthRecordFacts({ record }: { record: BirthDataView }) {
  const place = placeText(record)
  const gregorian = (
    <div key="gregorian">
      <dt>{words.dateOfBirth}</dt>
      <dd>
        <time dateTime={record.dateOfBirth}>{longDate(record.dateOfBirth)}</time>
      </dd>
    </div>
  )
  const hijri = record.hijri ? (
    <div key="hijri">
      <dt>{words.hijriDate}</dt>
      <dd>
        {record.hijri.afterSunset ?? record.hijri.daylight}
        {record.hijri.afterSunset ? (
          <span className="block text-sm text-faded">{words.afterSunset(record.hijri.daylight)}</span>
        ) : null}
      </dd>
    </div>
  ) : null
  return (
    <dl className="facts">
      {isHijriFirst() ? [hijri, gregorian] : [gregorian, hijri]}
      <div>
        <dt>{words.birthTime}</dt>
        <dd>
          {record.birthTime}
          {record.repeatedTime ? words.ofTheTwo[record.repeatedTime] : ''}
        </dd>
      </div>
      <div>
        <dt>{words.place}</dt>
        <dd className="min-w-0 wrap-anywhere">
          <bdi>{place}</bdi>
        </dd>
      </div>
      <div>
        <dt>{words.clock}</dt>
        <dd>
          {words.zoneAndOffset(
            <Isolated key="zone">{record.zone}</Isolated>,
            <Isolated key="offset">{offsetText(record.offsetSeconds)}</Isolated>,
          )}
          {record.offsetSource === 'local-mean-time' ? words.localMeanTime : ''}
        </dd>
      </div>
      {record.pseudonym ? (
        <div>
          <dt>{words.pseudonym}</dt>
          <dd className="min-w-0 wrap-anywhere">
            <bdi>{record.pseudonym}</bdi>
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
