import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { correctionFormSchema } from '#app/features/births/birth-data.schema.ts'
import { readBirthData, requestCorrection } from '#app/features/births/birth-data.server.ts'
import { BirthForm, typedAs } from '#app/features/births/birth-form.tsx'
import { birthWords as words } from '#app/features/births/birth-messages.ts'
import { listCountries } from '#app/features/births/find-places.server.ts'
import { keptForm } from '#app/framework/unanswered.ts'
import { perform } from '#app/http/gate/perform.server.ts'
import { formAction } from '#app/http/pages/page.server.ts'
import {
  leadTo,
  pageRefusal,
  readDraft,
  redirectWithToast,
  signInFirst,
} from '#app/http/pages/redirects.server.ts'
import { paths } from '#app/paths.ts'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { errorToast } from '#app/ui/toast/error-toast.ts'
import { failure, success } from '#app/ui/toast/toast.ts'
import { birthFormInput, chosenCity, findCity, shownAgain } from './birth-form.server.ts'

export const meta: MetaFunction = () => pageTitle(words.correction.title)

const draft = {
  why: () => failure(words.logInFirst.title, words.logInFirst.description),
}

export async function loader(args: LoaderFunctionArgs) {
  if (!args.context.actor) throw await signInFirst(args, draft)
  const call = args.context
  try {
    const saved = await perform(readBirthData, call, {})
    if (!saved) throw leadTo(paths.birthInfo)
    const countries = (await perform(listCountries, call, {})).map(({ country }) => country)
    const draftFields = await readDraft(args)
    const initial = draftFields ?? typedAs(saved)
    return {
      countries,
      draft: draftFields,
      initial,
      city: chosenCity(args, initial.cityId),
    }
  } catch (error) {
    throw pageRefusal(error, args.request)
  }
}

const send = formAction(requestCorrection, {
  schema: correctionFormSchema,
  draft,
  inputOf: ({ reason, ...birth }, args) => ({ reason, birth: birthFormInput(birth, args) }),
  failed: errorToast,
  done: (_, args) =>
    redirectWithToast(args, paths.birthInfo, success(words.correction.sent, words.correction.sentText)),
})

export async function action(args: ActionFunctionArgs) {
  return (await findCity(args)) ?? shownAgain(args, send(args))
}

export const clientAction = keptForm

export default function BirthCorrection() {
  const { countries, draft, initial, city } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title={words.correction.title}
        lead={words.correction.lead}
        back={{ href: paths.birthInfo, label: words.backToBirth }}
      />
      <BirthForm countries={countries} draft={draft} initial={initial} city={city} correcting />
    </>
  )
}
