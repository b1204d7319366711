import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { correctionFormSchema } from '../../features/birth-data/birth-data.schema'
import { readBirthData, requestCorrection } from '../../features/birth-data/birth-data.server'
import { BirthForm, typedAs } from '../../features/birth-data/birth-form'
import { LOG_IN_FIRST } from '../../features/birth-data/birth-words'
import { KeptNotice } from '../../features/kept-forms/kept-notice'
import { listCountries } from '../../features/places/places.server'
import { birthFormInput, cityOf, findCity, withCity } from '../../http/birth-form.server'
import { callOf } from '../../http/context.server'
import { readKept, signInFirst } from '../../http/kept-form.server'
import { formAction, pageRefusal, redirectWithToast } from '../../http/page.server'
import { paths } from '../../http/paths'
import { perform } from '../../http/perform.server'
import { PageHeader, pageTitle } from '../../ui/page'
import type { PageHandle } from '../../ui/page-handle'
import { failure, success } from '../../ui/toast'

export const handle: PageHandle = { hydrate: true }
export const meta: MetaFunction = () => pageTitle('Request a Correction')

const keeps = { why: failure(LOG_IN_FIRST.title, LOG_IN_FIRST.description) }

export async function loader(args: LoaderFunctionArgs) {
  if (!args.context.actor) throw await signInFirst(args, keeps)
  const call = callOf(args.context)
  try {
    const saved = await perform(readBirthData, call, {})
    if (!saved) throw redirect(paths.birthInfo)
    const countries = (await perform(listCountries, call, {})).map(({ country }) => country)
    const { owner, fields, requestKey } = await readKept(args)
    const initial = fields ?? typedAs(saved)
    return {
      countries,
      owner,
      requestKey,
      kept: fields !== null,
      initial,
      city: cityOf(args, initial.cityId),
    }
  } catch (error) {
    throw pageRefusal(error, args.request)
  }
}

const send = formAction(requestCorrection, {
  schema: correctionFormSchema,
  keeps,
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
  return (await findCity(args)) ?? withCity(args, send(args))
}

export default function BirthCorrection() {
  const { countries, owner, requestKey, kept, initial, city } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title="Request a Correction"
        lead="Say what it should be, and why. Nothing changes until an administrator has accepted it."
        back={{ href: paths.birthInfo, label: 'Back to Birth Information' }}
      />
      {kept ? <KeptNotice className="mb-8 max-w-3xl" /> : null}
      <BirthForm
        countries={countries}
        owner={owner}
        requestKey={requestKey}
        initial={initial}
        city={city}
        correcting
      />
    </>
  )
}
