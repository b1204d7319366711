import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { birthDataFormSchema } from '#app/features/nativity/births/birth-data.schema.ts'
import {
  BIRTH_DATA_WORDS,
  BIRTH_INFO_WORDS,
  type BirthFormWords,
  LOG_IN_FIRST,
} from '#app/features/nativity/births/birth-messages.ts'
import { listCountries } from '#app/features/nativity/births/places.server.ts'
import {
  isSavedBirth,
  readBirthData,
  readCorrection,
  saveBirthData,
} from '#app/features/nativity/records/birth-data.server.ts'
import { BirthForm } from '#app/features/nativity/records/birth-form.tsx'
import { SavedBirthRecord } from '#app/features/nativity/records/saved-birth-record.tsx'
import { birthFormInput, cityOf, findCity, withCity } from '#app/http/birth-form.server.ts'
import { callOf } from '#app/http/context.server.ts'
import { readDraft, signInFirst } from '#app/http/form-drafts.server.ts'
import { formAction, redirectWithToast } from '#app/http/page.server.ts'
import { pagePath, pageRefusal } from '#app/http/page-refusal.server.ts'
import { perform } from '#app/http/perform.server.ts'
import { paths } from '#app/paths.ts'
import { DraftNotice } from '#app/ui/form/draft-notice.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import type { PageHandle } from '#app/ui/page/page-handle.ts'
import { failure, success } from '#app/ui/toast/toast.ts'

export const handle: PageHandle = { hydrate: true }
export const meta: MetaFunction = () => pageTitle('Birth Information')

const keeps = { why: failure(LOG_IN_FIRST.title, LOG_IN_FIRST.description) }

export async function loader(args: LoaderFunctionArgs) {
  if (!args.context.actor) throw await signInFirst(args, keeps)
  const call = callOf(args.context)
  try {
    const saved = await perform(readBirthData, call, {})
    if (saved) return { saved, correction: await perform(readCorrection, call, {}) }
    const countries = (await perform(listCountries, call, {})).map(({ country }) => country)
    const { owner, fields } = await readDraft(args)
    return { saved, countries, owner, kept: fields, city: cityOf(args, fields?.cityId) }
  } catch (error) {
    throw pageRefusal(error, args.request)
  }
}

/** Two addresses lead to the form, each with words of its own. */
function saving(words: BirthFormWords) {
  const saved = (args: Pick<ActionFunctionArgs, 'context'>) =>
    redirectWithToast(args, paths.dashboard, success(words.saved.title, words.saved.description))
  return formAction(saveBirthData, {
    schema: birthDataFormSchema,
    keeps,
    inputOf: birthFormInput,
    failed: ({ message }) => failure(words.refused, message),
    broken: failure(words.refused, words.broken),
    async repeated({ code }, args, values) {
      if (code !== 'birth-data.saved-already') return null
      const same = await perform(isSavedBirth, callOf(args.context), birthFormInput(values))
      return same ? saved(args) : null
    },
    done: (_, args) => saved(args),
  })
}

const saveAtBirthInfo = saving(BIRTH_INFO_WORDS)
const saveAtBirthData = saving(BIRTH_DATA_WORDS)

export async function action(args: ActionFunctionArgs) {
  const save = pagePath(args.request) === paths.birthData ? saveAtBirthData : saveAtBirthInfo
  return (await findCity(args)) ?? withCity(args, save(args))
}

export default function BirthInfo() {
  const page = useLoaderData<typeof loader>()
  const { heading } = useLocation().pathname === paths.birthData ? BIRTH_DATA_WORDS : BIRTH_INFO_WORDS
  if (page.saved) {
    return (
      <>
        <PageHeader title="Birth Information" back={{ href: paths.dashboard, label: 'Back to Dashboard' }} />
        <SavedBirthRecord record={page.saved} correction={page.correction} />
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={heading}
        lead="The date, the clock time and the place, as exactly as you know them."
      />
      {page.kept ? <DraftNotice className="mb-8 max-w-3xl" /> : null}
      <BirthForm countries={page.countries} owner={page.owner} initial={page.kept ?? {}} city={page.city} />
    </>
  )
}
