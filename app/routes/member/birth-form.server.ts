import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import type { z } from 'zod'
import type { birthDataFormSchema } from '#app/features/births/birth-data.schema.ts'
import { readBirthData, refuseFutureDate } from '#app/features/births/birth-data.server.ts'
import { typedAs } from '#app/features/births/birth-form.tsx'
import { searchPlaces } from '#app/features/births/find-places.server.ts'
import type { SuggestedPlace } from '#app/features/births/place-search.tsx'
import { timeByPrayer } from '#app/features/births/prayer-time.server.ts'
import { nameKey, nameWords } from '#app/geo/place-name.ts'
import type { RequestContext } from '#app/http/gate/context.server.ts'
import { perform } from '#app/http/gate/perform.server.ts'
import { sentForm } from '#app/http/pages/form.server.ts'
import type { FormAnswer } from '#app/http/pages/page.server.ts'
import { pageRefusal } from '#app/http/pages/redirects.server.ts'

export type FormValues = z.output<typeof birthDataFormSchema>

/**
 * The form may contain both a city and coordinates. The checkbox decides which one is used. A prayer becomes the time at which
 * it was on that day and at that place.
 */
export function birthFormInput(
  {
    unlisted,
    cityId,
    latitude,
    longitude,
    zone,
    placeName,
    hijriDate: _,
    prayer,
    prayerSide,
    ...birth
  }: FormValues,
  { context: { services } }: { context: Pick<RequestContext, 'services'> },
) {
  const place = unlisted ? { latitude, longitude, zone, placeName } : { cityId }
  const input = { ...birth, ...place }
  if (!prayer) return input
  refuseFutureDate(input, services.clock.now())
  return { ...input, ...timeByPrayer(services.places, input, prayer, prayerSide ?? 'at') }
}

/**
 * A birth as values of the form. A name and a zone that were found from coordinates are left out, so that they are found
 * again if a person goes back and changes the coordinates.
 */
export function fieldsOfBirth(
  birth: Parameters<typeof typedAs>[0],
  { placeName, zone, clock, hijriDate, prayer, prayerSide }: FormValues,
): Record<string, string> {
  const fields = {
    ...typedAs(birth),
    ...(clock ? { clock } : {}),
    ...(hijriDate ? { hijriDate } : {}),
    ...(prayer ? { prayer, prayerSide: prayerSide ?? 'at' } : {}),
  }
  return birth.cityId ? fields : { ...fields, placeName: placeName ?? '', zone: zone ?? '' }
}

/** A city by its id, as the form shows it. */
export function chosenCity(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  cityId: string | null | undefined,
): SuggestedPlace | null {
  if (!cityId) return null
  const found = context.services.places.info(cityId)
  return found && { cityId: found.cityId, label: found.label }
}

const toNameKey = (name: string) => nameKey(nameWords(name))

/** True if the search button was pressed, or Enter in its field with a name for which no city is chosen yet. */
function asksForCity(form: FormData): boolean {
  if (form.get('step') === 'find-city') return true
  const search = form.get('citySearch')
  if (!search || form.get('unlisted')) return false
  // The name differs from the one that the chosen city was found by.
  return !form.get('cityId') || (form.has('citySearched') && form.get('citySearched') !== search)
}

/**
 * Without JavaScript the birth form has a second button. It looks up a city and shows the form again with the choices
 * and everything that was typed.
 * @param guard runs the operation that shows the form, so that only people who may fill in the form can look up cities;
 * null if everyone may
 * @returns null if no city is requested
 */
export async function findCity(
  args: ActionFunctionArgs,
  guard: ((call: RequestContext) => Promise<unknown>) | null = (call) => perform(readBirthData, call, {}),
) {
  // If the session has ended, the form's own action redirects to the sign-in page.
  if (guard && !args.context.actor) return null
  const form = await sentForm(args.request).catch(() => null)
  if (!form || !asksForCity(form)) return null
  const call = args.context
  try {
    await guard?.(call)
    const q = String(form.get('citySearch') ?? '').slice(0, 100)
    const country = String(form.get('country') ?? '')
    const cities = q.trim() ? await perform(searchPlaces, call, { q, country: country || undefined }) : []
    const [only, ...others] = cities.filter(
      ({ label }) => toNameKey(label.split(/[,،]/)[0]!) === toNameKey(q),
    )
    // A form that saves nothing needs no choice if one city has this very name: what follows shows the city.
    if (only && others.length === 0 && ['find', 'check'].includes(String(form.get('step')))) {
      form.set('cityId', only.cityId)
      return null
    }
    const typed = Object.fromEntries(
      [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
    return data({ found: { cities, country, q }, typed })
  } catch (error) {
    throw pageRefusal(error, args.request)
  }
}

/**
 * A refused form is shown again with the label of the chosen city, whose field contains only the search text. What is wrong
 * with a date or a time stands at the field that it was read from.
 */
export async function shownAgain<Answer>(
  args: Pick<ActionFunctionArgs, 'context'>,
  answered: Promise<Answer>,
): Promise<Answer> {
  const answer = await answered
  if (!isFormAnswer(answer)) return answer
  const { initialValue: sent = {}, error } = answer.data.lastResult
  for (const [field, source] of READ_FROM) {
    if (!error?.[field] || !sent?.[source]) continue
    error[source] = error[field]
    delete error[field]
  }
  if (typeof sent?.cityId === 'string') Object.assign(answer.data, { city: chosenCity(args, sent.cityId) })
  return answer
}

/** Fields of the call, and those that are used instead if they are filled in. */
const READ_FROM = [
  ['dateOfBirth', 'hijriDate'],
  ['birthTime', 'prayer'],
] as const

function isFormAnswer(answer: unknown): answer is { data: FormAnswer } {
  const { data: shown } = (answer ?? {}) as { data?: Partial<FormAnswer> | null }
  return typeof shown === 'object' && shown?.lastResult !== undefined
}
