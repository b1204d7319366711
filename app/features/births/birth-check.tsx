import { useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { dateWithWeekday } from '#app/format.ts'
import { offsetText } from '#app/geo/offset-text.ts'
import { placeText } from '#app/geo/place-text.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import type { BirthCheck } from './birth-data.server.ts'
import { SAVED_ONCE } from './birth-messages.ts'

interface BirthCheckProps {
  birth: BirthCheck
  /** The form's values that save it, as hidden fields. */
  fields: Readonly<Record<string, string>>
  /** The form in which the answers can be changed. */
  formPath: string
}

/** Shows what will be saved, line by line, with a link back to each field. */
export function CheckAnswers({ birth, fields, formPath }: BirthCheckProps) {
  const busy = useNavigation().state !== 'idle'
  const change = (field: string) => `${formPath}#birth-${field}`
  const placeField = fields.unlisted ? 'latitude' : 'country'
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <Card title="Your answers">
        <dl className="facts answers">
          <Answer name="Date of birth" change={change('dateOfBirth')}>
            <time dateTime={birth.dateOfBirth}>{dateWithWeekday(birth.dateOfBirth)}</time>
            {birth.hijri ? (
              <span className="block text-sm font-normal text-faded">
                {birth.hijri.afterSunset
                  ? `${birth.hijri.afterSunset} (after sunset; until sunset it was ${birth.hijri.daylight})`
                  : birth.hijri.daylight}
              </span>
            ) : null}
          </Answer>
          <Answer name="Birth time" change={change('birthTime')}>
            {birth.birthTime}
            <span className="font-normal text-faded"> · {timeOfDay(birth.birthTime)}</span>
            {birth.repeatedTime ? (
              <span className="block text-sm font-normal text-faded">
                The {birth.repeatedTime} of the two that night
              </span>
            ) : null}
          </Answer>
          <Answer name="Place" change={change(placeField)}>
            <bdi className="wrap-anywhere">{placeText(birth)}</bdi>
            <span className="block text-sm font-normal text-faded">
              {coordinatesText(birth.latitude, birth.longitude)}
            </span>
          </Answer>
          <Answer name="Clock">
            {offsetText(birth.offsetSeconds)}
            <span className="block text-sm font-normal text-faded">
              {birth.zone}
              {birth.offsetSource === 'local-mean-time'
                ? ', local mean time, before standard time was kept'
                : ''}
            </span>
          </Answer>
          <Answer name="Summer time">{summerTimeText(birth.summerTimeSeconds)}</Answer>
          <Answer name="Pseudonym" change={change('pseudonym')}>
            {birth.pseudonym ? <bdi className="wrap-anywhere">{birth.pseudonym}</bdi> : 'None'}
          </Answer>
        </dl>
      </Card>

      <NearbyTimes {...birth} />

      <Notice variant="warning" title={SAVED_ONCE.title}>
        {SAVED_ONCE.text}
      </Notice>
      <PostForm hidden={fields} className="flex-row flex-wrap gap-3">
        <Button type="submit" name="step" value="save" pending={busy}>
          Save birth information
        </Button>
        <ButtonLink href={formPath} variant="quiet">
          Go back and change
        </ButtonLink>
      </PostForm>
    </div>
  )
}

/** What a birth time that is a few minutes wrong would change. */
export function NearbyTimes({
  birthTime,
  toleranceMinutes,
  nearbyTimes,
}: Pick<BirthCheck, 'birthTime' | 'toleranceMinutes' | 'nearbyTimes'>) {
  return (
    <Card title="If the time were a few minutes off">
      {nearbyTimes.length === 0 ? (
        <p>
          Within {toleranceMinutes} minutes of {birthTime} your Part of Fortune keeps its sign, its house and
          its ruler. Some sentences of the analysis can still change. Each such sentence has a note about it.
        </p>
      ) : (
        <>
          <ul className="list-disc space-y-1 ps-5">
            {nearbyTimes.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p>
            If you are not sure of the minute, <a href={paths.birthTimeHelp}>look for a record of it</a>{' '}
            first.
          </p>
        </>
      )}
    </Card>
  )
}

function Answer({ name, change, children }: { name: string; change?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="flex items-start justify-between gap-4">
        <span className="min-w-0">{children}</span>
        {change ? (
          <a href={change} className="-my-2.5 inline-flex min-h-11 shrink-0 items-center">
            Change<span className="sr-only"> {name.toLowerCase()}</span>
          </a>
        ) : null}
      </dd>
    </div>
  )
}

/** The same time on a 12-hour clock, so that the person notices if morning and evening were confused. */
function timeOfDay(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const shown = `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`
  if (hour === 0) return `${shown} AM, just after midnight`
  if (hour < 5) return `${shown} AM, at night`
  if (hour < 12) return `${shown} AM, in the morning`
  if (hour < 18) return `${shown} PM, in the afternoon`
  return `${shown} PM, in the evening`
}

function coordinatesText(latitude: number, longitude: number): string {
  const part = (value: number, positive: string, negative: string) =>
    `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`
  return `${part(latitude, 'N', 'S')}, ${part(longitude, 'E', 'W')}`
}

/** @param seconds by which the clocks were ahead of standard time */
function summerTimeText(seconds: number): string {
  if (seconds === 0) return 'No'
  const minutes = Math.abs(seconds) / 60
  const size =
    minutes % 60 === 0 ? `${minutes / 60} hour${minutes === 60 ? '' : 's'}` : `${Math.round(minutes)} minutes`
  return seconds > 0
    ? `Yes, the clocks were ${size} ahead`
    : `No. The clocks were ${size} behind standard time.`
}
