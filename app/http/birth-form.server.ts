import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import type { z } from 'zod'
import type { birthDataFormSchema } from '#app/features/nativity/births/birth-data.schema.ts'
import { searchPlaces } from '#app/features/nativity/births/places.server.ts'
import type { SuggestedPlace } from '#app/features/nativity/births/suggested-place.ts'
import { readBirthData } from '#app/features/nativity/records/birth-data.server.ts'
import { callOf } from './context.server.ts'
import type { FormAnswer } from './page.server.ts'
import { pageRefusal } from './page-refusal.server.ts'
import { perform } from './perform.server.ts'
import { sentForm } from './sent-form.server.ts'

/** The form may contain both a city and coordinates. The checkbox decides which one is used. */
export function birthFormInput({
  unlisted,
  cityId,
  latitude,
  longitude,
  zone,
  placeName,
  ...birth
}: z.output<typeof birthDataFormSchema>) {
  return unlisted ? { ...birth, latitude, longitude, zone, placeName } : { ...birth, cityId }
}

/** A city by its id, as the form shows it. */
export function cityOf(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  cityId: string | null | undefined,
): SuggestedPlace | null {
  if (!cityId) return null
  const found = context.services.places.info(cityId)
  return found && { cityId: found.cityId, label: found.label }
}

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
 * @param guard runs the operation that shows the form, so that only people who may fill in the form can look up cities
 * @returns null if no city is requested
 */
export async function findCity(
  args: ActionFunctionArgs,
  guard: (call: ReturnType<typeof callOf>) => Promise<unknown> = (call) => perform(readBirthData, call, {}),
) {
  // If the session has ended, the form's own action redirects to the sign-in page.
  if (!args.context.actor) return null
  const form = await sentForm(args.request).catch(() => null)
  if (!form || !asksForCity(form)) return null
  const call = callOf(args.context)
  try {
    await guard(call)
    const q = String(form.get('citySearch') ?? '').slice(0, 100)
    const country = String(form.get('country') ?? '')
    const cities = q.trim() ? await perform(searchPlaces, call, { q, country: country || undefined }) : []
    const typed = Object.fromEntries(
      [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
    return data({ found: { cities, country, q }, typed })
  } catch (error) {
    throw pageRefusal(error, args.request)
  }
}

/**
 * A refused form is shown again with the label of the chosen city. Its field contains only the search text, and a birth
 * is saved once.
 */
export async function withCity<Answer>(
  args: Pick<ActionFunctionArgs, 'context'>,
  answered: Promise<Answer>,
): Promise<Answer> {
  const answer = await answered
  if (!isFormAnswer(answer)) return answer
  const { cityId } = answer.data.lastResult.initialValue ?? {}
  if (typeof cityId === 'string') Object.assign(answer.data, { city: cityOf(args, cityId) })
  return answer
}

function isFormAnswer(answer: unknown): answer is { data: FormAnswer } {
  const { data: shown } = (answer ?? {}) as { data?: Partial<FormAnswer> | null }
  return typeof shown === 'object' && shown?.lastResult !== undefined
}
