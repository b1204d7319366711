import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { correctionFormSchema } from '../../features/birth-data/birth-data.schema'
import { readBirthData, requestCorrection } from '../../features/birth-data/birth-data.server'
import { BirthForm } from '../../features/birth-data/birth-form'
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
export const meta: MetaFunction = () => pageTitle('Request a Correction')

export async function loader({ request, context }: LoaderFunctionArgs) {
  const call = callOf(context)
  try {
    const saved = await perform(readBirthData, call, {})
    if (!saved) throw redirect(paths.birthInfo)
    const countries = (await perform(listCountries, call, {})).map(({ country }) => country)
    return { saved, countries }
  } catch (error) {
    throw pageRefusal(error, request)
  }
}

const send = formAction(requestCorrection, {
  schema: correctionFormSchema,
  inputOf: ({ reason, ...birth }) => ({ reason, birth: birthFormInput(birth) }),
  failed: ({ message }) => failure('Error', message),
  done: (_, args) =>
    redirectWithToast(
      args,
      paths.birthInfo,
      success('Request sent', 'An administrator will look at your correction.'),
    ),
})

export async function action(args: ActionFunctionArgs) {
  return (await findCity(args)) ?? send(args)
}

export default function BirthCorrection() {
  const { saved, countries } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title="Request a Correction"
        lead="Say what it should be, and why. Nothing changes until an administrator has accepted it."
        back={{ href: paths.birthInfo, label: 'Back to Birth Information' }}
      />
      <BirthForm
        countries={countries}
        correcting={{
          dateOfBirth: saved.dateOfBirth,
          birthTime: saved.birthTime,
          country: saved.country,
          ...(saved.pseudonym ? { pseudonym: saved.pseudonym } : {}),
        }}
      />
    </>
  )
}
