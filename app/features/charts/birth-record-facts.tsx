import type { BirthDataView } from '#app/features/charts/birth-record.server.ts'
import { longDate } from '#app/format.ts'
import { offsetText } from '#app/geo/offset-text.ts'
import { placeText } from '#app/geo/place-text.ts'

export function BirthRecordFacts({ record }: { record: BirthDataView }) {
  const place = placeText(record)
  return (
    <dl className="facts">
      <div>
        <dt>Date of birth</dt>
        <dd>
          <time dateTime={record.dateOfBirth}>{longDate(record.dateOfBirth)}</time>
        </dd>
      </div>
      {record.hijri ? (
        <div>
          <dt>Hijri date</dt>
          <dd>
            {record.hijri.afterSunset ?? record.hijri.daylight}
            {record.hijri.afterSunset ? (
              <span className="block text-sm text-faded">
                After sunset; until sunset it was {record.hijri.daylight}
              </span>
            ) : null}
          </dd>
        </div>
      ) : null}
      <div>
        <dt>Birth time</dt>
        <dd>
          {record.birthTime}
          {record.repeatedTime ? ` (the ${record.repeatedTime} of the two that night)` : ''}
        </dd>
      </div>
      <div>
        <dt>Place</dt>
        <dd className="min-w-0 wrap-anywhere">
          <bdi>{place}</bdi>
        </dd>
      </div>
      <div>
        <dt>Clock</dt>
        <dd>
          {record.zone}, {offsetText(record.offsetSeconds)}
          {record.offsetSource === 'local-mean-time'
            ? ' (local mean time, before standard time was kept)'
            : ''}
        </dd>
      </div>
      {record.pseudonym ? (
        <div>
          <dt>Pseudonym</dt>
          <dd className="min-w-0 wrap-anywhere">
            <bdi>{record.pseudonym}</bdi>
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
