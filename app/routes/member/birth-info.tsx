import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { birthDataFormSchema } from '../../features/birth-data/birth-data.schema'
import { readBirthData, readCorrection, saveBirthData } from '../../features/birth-data/birth-data.server'
import { BirthForm } from '../../features/birth-data/birth-form'
import { SavedBirthRecord } from '../../features/birth-data/saved-birth-record'
import { listCountries } from '../../features/places/places.server'
import { birthFormInput, findCity } from '../../http/birth-form.server'
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
  inputOf: birthFormInput,
  failed: ({ message }) => failure('Failed to save birth information', message),
  done: (_, args) =>
    redirectWithToast(
      args,
      paths.dashboard,
      success('Success!', 'Your birth information has been saved securely.'),
    ),
})

export async function action(args: ActionFunctionArgs) {
  return (await findCity(args)) ?? save(args)
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
