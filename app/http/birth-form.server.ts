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

/** The form may hold a city and coordinates at once; what the person ticked decides. */
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

/** Its button was pressed, or Enter in its field: a name was typed and no city of it chosen yet. */
function asksForCity(form: FormData): boolean {
  if (form.get('step') === 'find-city') return true
  const search = form.get('citySearch')
  if (!search || form.get('unlisted')) return false
  // Another name than the one the chosen city was found by.
  return !form.get('cityId') || (form.has('citySearched') && form.get('citySearched') !== search)
}

/**
 * Without JavaScript the birth form has a second button, which looks a city up and comes back with
 * the choices and all that was typed. @returns null where no city is looked for.
 * @param guard runs the operation that shows the form, so that only they look up who may fill it in
 */
export async function findCity(
  args: ActionFunctionArgs,
  guard: (call: ReturnType<typeof callOf>) => Promise<unknown> = (call) => perform(readBirthData, call, {}),
) {
  // If the session has ended, the form's own action leads to the sign-in page.
  if (!args.context.actor) return null
  const form = await sentForm(args.request).catch(() => null)
  if (!form || !asksForCity(form)) return null
  const call = callOf(args.context)
  try {
    await guard(call)
    const q = String(form.get('citySearch') ?? '').slice(0, 100)
    const country = String(form.get('country') ?? '')
    const cities = q.trim() ? await perform(searchPlaces, call, { q, country: country || null }) : []
    const typed = Object.fromEntries(
      [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
    return data({ found: { cities, country, q }, typed })
  } catch (error) {
    throw pageRefusal(error, args.request)
  }
}

/**
 * A form that was refused comes back with the chosen city as it is called: what its field holds is only what it was
 * looked for by, and a birth is saved once.
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
