import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { type ActionFunctionArgs, data } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BirthForm } from '../../features/birth-data/birth-form'
import { birthDataFormSchema } from '../../features/birth-data/birth-data.schema'
import { readBirthData, readCorrection, saveBirthData } from '../../features/birth-data/birth-data.server'
import { SavedBirthRecord } from '../../features/birth-data/saved-birth-record'
import { listCountries, searchPlaces } from '../../features/places/places.server'
import { callOf } from '../../http/context.server'
import { formAction, pageRefusal, redirectWithToast } from '../../http/page.server'
import { paths } from '../../http/paths'
import { perform } from '../../http/perform.server'
import { PageHeader, pageTitle } from '../../ui/page'
import type { PageHandle } from '../../ui/page-handle'
import { failure, success } from '../../ui/toast'

export const handle: PageHandle = { hydrate: true }
export const meta: MetaFunction = () => pageTitle('Birth Information')

export async function loader({ request, context }: LoaderFunctionArgs) {
  const call = callOf(context)
  try {
    const saved = await perform(readBirthData, call, {})
    const countries = saved ? [] : (await perform(listCountries, call, {})).map(({ country }) => country)
    const correction = saved ? await perform(readCorrection, call, {}) : null
    return { saved, correction, countries }
  } catch (error) {
    throw pageRefusal(error, request)
  }
}

const save = formAction(saveBirthData, {
  schema: birthDataFormSchema,
  inputOf: ({ unlisted, cityId, latitude, longitude, zone, placeName, ...birth }) =>
    unlisted ? { ...birth, latitude, longitude, zone, placeName } : { ...birth, cityId },
  failed: ({ message }) => failure('Failed to save birth information', message),
  done: (_, args) =>
    redirectWithToast(
      args,
      paths.dashboard,
      success('Success!', 'Your birth information has been saved securely.'),
    ),
})

/** Without JavaScript the form has a second button, which looks a city up and comes back with the choices. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData().catch(() => null)
  if (form?.get('step') !== 'find-city') return save(args)
  const call = callOf(args.context)
  try {
    await perform(readBirthData, call, {})
    const q = String(form.get('citySearch') ?? '')
    const country = String(form.get('country') ?? '')
    const cities = q.trim() ? await perform(searchPlaces, call, { q, country: country || null }) : []
    const typed = Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
    return data({ found: { cities, country, q }, typed })
  } catch (error) {
    throw pageRefusal(error, args.request)
  }
}

export default function BirthInfo() {
  const { saved, correction, countries } = useLoaderData<typeof loader>()
  return saved ? (
    <>
      <PageHeader title="Birth Information" back={{ href: paths.dashboard, label: 'Back to Dashboard' }} />
      <SavedBirthRecord record={saved} correction={correction} />
    </>
  ) : (
    <>
      <PageHeader
        title="Enter Your Birth Information"
        lead="The date, the clock time and the place, as exactly as you know them."
      />
      <BirthForm countries={countries} />
    </>
  )
}
