import { useActionData, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { Prayer } from '#app/astro/types.ts'
import { dateWithWeekday } from '#app/format.ts'
import { isHijriFirst } from '#app/geo/hijri-first.ts'
import { offsetText } from '#app/geo/offset-text.ts'
import { placeText } from '#app/geo/place-text.ts'
import { inDigits } from '#app/language/current.ts'
import { Isolated, linked, OwnLink } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { Fact } from '#app/ui/base/fact.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { listErrors } from '#app/ui/form/use-last-result.ts'
import type { BirthCheck } from './birth-data.server.ts'
import { birthWords as words } from './birth-messages.ts'
import type { PrayerSide } from './prayer-sides.ts'

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
  const refused = listErrors(useActionData())
  const change = (field: string) => `${formPath}#birth-${field}`
  const placeField = fields.unlisted ? 'latitude' : 'country'
  const gregorian = <time dateTime={birth.dateOfBirth}>{dateWithWeekday(birth.dateOfBirth)}</time>
  const hijri = birth.hijri && hijriText(birth.hijri)
  const [first, second] = hijri && isHijriFirst() ? [hijri, gregorian] : [gregorian, hijri]
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <Card title={words.check.answers}>
        <dl className="facts answers">
          <Answer name={words.check.dateOfBirth} of="Date of birth" change={change('dateOfBirth')}>
            {first}
            {second ? <span className="block text-sm font-normal text-faded">{second}</span> : null}
            <FromHijri typed={fields.hijriDate} />
          </Answer>
          <Answer name={words.check.birthTime} of="Birth time" change={change('birthTime')}>
            {inDigits(birth.birthTime)}
            <span className="font-normal text-faded"> · {timeOfDay(birth.birthTime)}</span>
            <FromPrayer typed={fields} window={birth.window} />
            {birth.repeatedTime ? (
              <span className="block text-sm font-normal text-faded">
                {words.check.ofTheTwo[birth.repeatedTime]}
              </span>
            ) : null}
          </Answer>
          <Answer name={words.check.place} of="Place" change={change(placeField)}>
            <bdi className="wrap-anywhere">{placeText(birth)}</bdi>
            <span className="block text-sm font-normal text-faded">
              <Isolated>{coordinatesText(birth.latitude, birth.longitude)}</Isolated>
            </span>
          </Answer>
          <Answer name={words.check.clock}>
            <Isolated>{offsetText(birth.offsetSeconds)}</Isolated>
            <span className="block text-sm font-normal text-faded">
              <Isolated>{birth.zone}</Isolated>
            </span>
            {birth.clockNotes.map((note) => (
              <span key={note} className="block text-sm font-normal text-faded">
                {note}
              </span>
            ))}
          </Answer>
          <Answer name={words.check.summerTime}>{summerTimeText(birth.summerTimeSeconds)}</Answer>
          <Answer name={words.check.pseudonym} of="Pseudonym" change={change('pseudonym')}>
            {birth.pseudonym ? <bdi className="wrap-anywhere">{birth.pseudonym}</bdi> : words.check.none}
          </Answer>
        </dl>
      </Card>

      {/* A prayer is found by the Sun, so another clock would give the same lot. */}
      {fields.prayer ? null : (
        <OtherReadings readings={birth.otherReadings} fields={fields} formPath={formPath} />
      )}
      <NearbyTimes {...birth} />

      <Notice variant="warning" title={words.savedOnce.title}>
        {words.savedOnce.text}
      </Notice>
      {refused.length > 0 ? (
        <Notice variant="warning" role="alert">
          <p>{refused.join(' ')}</p>
        </Notice>
      ) : null}
      <PostForm hidden={fields} className="flex-row flex-wrap gap-3">
        <Button type="submit" name="step" value="save" pending={busy}>
          {words.check.save}
        </Button>
        <ButtonLink href={formPath} variant="quiet">
          {words.check.goBack}
        </ButtonLink>
      </PostForm>
    </div>
  )
}

/** How exact a date is that was given in the Hijri calendar. */
export function FromHijri({ typed }: { typed: string | undefined }) {
  if (!typed) return null
  return <span className="block text-sm font-normal text-faded">{words.check.fromHijri(typed)}</span>
}

/** The window of a time that was given by a prayer, and the rule that it was found by. */
export function FromPrayer({
  typed: { prayer, prayerSide },
  window: { from, to },
}: {
  typed: Readonly<Record<string, string>>
  window: BirthCheck['window']
}) {
  if (!prayer) return null
  const named = prayer as Prayer
  return (
    <span className="block text-sm font-normal text-faded">
      <Isolated>{words.check.byPrayer(prayerSide as PrayerSide, named, from, to)}</Isolated>{' '}
      {words.check.prayerRules[named]}
    </span>
  )
}

/** Other clocks of the place on that day. Each is chosen by a form of its own, which comes back to this page. */
function OtherReadings({
  readings,
  fields,
  formPath,
}: Pick<BirthCheckProps, 'fields' | 'formPath'> & { readings: BirthCheck['otherReadings'] }) {
  if (readings.length === 0) return null
  return (
    <Card title={words.check.readings.title}>
      <p>{words.check.readings.lead}</p>
      <ul className="mt-3 space-y-4">
        {readings.map(({ clock, label, lot }) => (
          <li key={clock}>
            <p id={`clock-${clock}`}>
              <Isolated>{label}</Isolated>
            </p>
            <p className="text-sm text-faded">
              <Isolated>{lot}</Isolated>
            </p>
            <PostForm action={formPath} hidden={{ ...fields, clock }}>
              <Button
                type="submit"
                name="step"
                value="check"
                variant="quiet"
                aria-describedby={`clock-${clock}`}
              >
                {words.check.readings.use}
              </Button>
            </PostForm>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What a birth time that is a few minutes wrong would change. */
export function NearbyTimes({
  birthTime,
  toleranceMinutes,
  nearbyTimes,
}: Pick<BirthCheck, 'birthTime' | 'toleranceMinutes' | 'nearbyTimes'>) {
  return (
    <Card title={words.check.nearby}>
      {nearbyTimes.length === 0 ? (
        <p>{words.check.firm(toleranceMinutes, birthTime)}</p>
      ) : (
        <>
          <ul className="list-disc space-y-1 ps-5">
            {nearbyTimes.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p>{words.check.unsure(linked(paths.birthTimeHelp)(words.check.lookForRecord))}</p>
        </>
      )}
    </Card>
  )
}

interface AnswerProps {
  name: string
  change?: string
  /** Which answer the link changes. */
  of?: keyof typeof words.check.changed
  children: ReactNode
}

function Answer({ name, change, of, children }: AnswerProps) {
  return (
    <Fact name={name} className="flex items-start justify-between gap-4">
      <span className="min-w-0">{children}</span>
      {change ? (
        <OwnLink href={change} className="-my-2.5 inline-flex min-h-11 shrink-0 items-center">
          {words.check.change}
          {of ? <span className="sr-only">{words.check.changed[of]}</span> : null}
        </OwnLink>
      ) : null}
    </Fact>
  )
}

const hijriText = ({ daylight, afterSunset }: NonNullable<BirthCheck['hijri']>) =>
  afterSunset ? words.check.afterSunset(afterSunset, daylight) : daylight

/** The same time on a 12-hour clock, so that the person notices if morning and evening were confused. */
function timeOfDay(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const shown = `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`
  const { times } = words.check
  if (hour === 0) return times.midnight(shown)
  if (hour < 5) return times.night(shown)
  if (hour < 12) return times.morning(shown)
  if (hour < 18) return times.afternoon(shown)
  return times.evening(shown)
}

function coordinatesText(latitude: number, longitude: number): string {
  const size = (degrees: number) => Math.abs(degrees).toFixed(2)
  return words.check.coordinates(size(latitude), latitude >= 0, size(longitude), longitude >= 0)
}

/** @param seconds by which the clocks were ahead of standard time */
function summerTimeText(seconds: number): string {
  const { no, hours, minutes: inMinutes, ahead, behind } = words.check
  if (seconds === 0) return no
  const minutes = Math.abs(seconds) / 60
  const size = minutes % 60 === 0 ? hours(minutes / 60) : inMinutes(Math.round(minutes))
  return seconds > 0 ? ahead(size) : behind(size)
}
