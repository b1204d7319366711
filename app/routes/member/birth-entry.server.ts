import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { keepFormDraft, readFormDraft } from '#app/features/drafts/form-drafts.server.ts'
import { birthDataFormSchema } from '#app/features/nativity/births/birth-data.schema.ts'
import {
  BIRTH_DATA_WORDS,
  BIRTH_INFO_WORDS,
  type BirthFormWords,
  LOG_IN_FIRST,
} from '#app/features/nativity/births/birth-messages.ts'
import { listCountries } from '#app/features/nativity/births/places.server.ts'
import {
  type BirthCheck,
  checkBirthData,
  isSavedBirth,
  readBirthData,
  readCorrection,
  saveBirthData,
} from '#app/features/nativity/records/birth-data.server.ts'
import { Refusal } from '#app/features/operations/operation.server.ts'
import { birthFormInput, cityOf, findCity, withCity } from '#app/http/birth-form.server.ts'
import { callOf } from '#app/http/context.server.ts'
import { readDraft, signInFirst } from '#app/http/form-drafts.server.ts'
import { formAction, redirectWithToast } from '#app/http/page.server.ts'
import { pagePath, pageRefusal } from '#app/http/page-refusal.server.ts'
import { perform } from '#app/http/perform.server.ts'
import { sentForm } from '#app/http/sent-form.server.ts'
import { paths } from '#app/paths.ts'
import { failure, success } from '#app/ui/toast/toast.ts'

type Fields = Readonly<Record<string, string>>

/** Two addresses show the form, each with its own texts and second step. */
interface Entry {
  form: string
  check: string
  words: BirthFormWords
}

const ENTRIES: readonly Entry[] = [
  { form: paths.birthInfo, check: paths.birthInfoCheck, words: BIRTH_INFO_WORDS },
  { form: paths.birthData, check: paths.birthDataCheck, words: BIRTH_DATA_WORDS },
]

function entryOf(request: Request): Entry {
  const path = pagePath(request)
  return ENTRIES.find(({ form, check }) => path === form || path === check) ?? ENTRIES[0]!
}

const draft = { why: failure(LOG_IN_FIRST.title, LOG_IN_FIRST.description) }

/**
 * What both steps show: the saved record, or what was typed. The answers are kept under the address of the second step,
 * so that Back, "Change" and a new session find them.
 */
export async function loadBirthEntry(args: LoaderFunctionArgs) {
  if (!args.context.actor) throw await signInFirst(args, draft)
  const call = callOf(args.context)
  const { form, check } = entryOf(args.request)
  const isCheck = pagePath(args.request) === check
  try {
    const saved = await perform(readBirthData, call, {})
    if (saved) return { saved, correction: await perform(readCorrection, call, {}) }
    const countries = (await perform(listCountries, call, {})).map(({ country }) => country)
    const fields = await readDraft(args)
    const typed = withoutSteps(
      fields ?? (isCheck ? null : (await perform(readFormDraft, call, { path: check })).fields),
    )
    return {
      saved,
      countries,
      formPath: form,
      checkPath: check,
      typed,
      /** What was typed before the session ended and not sent yet. */
      draft: isCheck ? null : fields,
      answers: isCheck && typed ? await answersOf(typed, call) : null,
      city: cityOf(args, typed?.cityId),
    }
  } catch (error) {
    throw pageRefusal(error, args.request)
  }
}

/** The answers after parsing; null if the form has errors. */
async function answersOf(fields: Fields, call: ReturnType<typeof callOf>): Promise<BirthCheck | null> {
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
  const parsed = birthDataFormSchema.safeParse(filled)
  if (!parsed.success) return null
  try {
    return await perform(checkBirthData, call, birthFormInput(parsed.data))
  } catch (error) {
    if (error instanceof Refusal && Object.keys(error.fieldErrors).length > 0) return null
    throw error
  }
}

/** Fields that belong to one sending of the form, and are not kept. */
const NOT_KEPT = new Set(['step', 'citySearched', 'idempotencyKey'])

function withoutSteps<Typed extends Fields | null>(fields: Typed): Typed {
  return (fields &&
    Object.fromEntries(Object.entries(fields).filter(([name]) => !NOT_KEPT.has(name)))) as Typed
}

async function typedFields(request: Request): Promise<Fields> {
  const entries = [...(await sentForm(request))]
  return withoutSteps(
    Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
  )
}

function actionsOf({ words, check }: Entry) {
  const saved = (args: Pick<ActionFunctionArgs, 'context'>) =>
    redirectWithToast(args, paths.dashboard, success(words.saved.title, words.saved.description))
  const common = {
    schema: birthDataFormSchema,
    draft,
    inputOf: birthFormInput,
    failed: ({ message }: Refusal) => failure(words.refused, message),
    faultMessage: failure(words.refused, words.faultMessage),
    /** The birth equals the saved one, as after pressing the button twice or going back after saving. */
    async repeated(
      { code }: Refusal,
      args: ActionFunctionArgs,
      values: Parameters<typeof birthFormInput>[0],
    ) {
      if (code !== 'birth-data.saved-already') return null
      const same = await perform(isSavedBirth, callOf(args.context), birthFormInput(values))
      return same ? saved(args) : null
    },
  }
  return {
    check: formAction(checkBirthData, {
      ...common,
      async done(_, args) {
        const fields = await typedFields(args.request)
        await perform(keepFormDraft, callOf(args.context), { path: check, fields })
        return redirect(check, 303)
      },
    }),
    save: formAction(saveBirthData, { ...common, done: (_, args) => saved(args) }),
  }
}

const ACTIONS = new Map(ENTRIES.map((entry) => [entry.form, actionsOf(entry)]))

const actionsAt = (request: Request) => ACTIONS.get(entryOf(request).form)!

/** The first step: finds a city without JavaScript, or goes on to the second. */
export async function checkBirthEntry(args: ActionFunctionArgs) {
  return (await findCity(args)) ?? withCity(args, actionsAt(args.request).check(args))
}

/** The second step. */
export async function saveBirthEntry(args: ActionFunctionArgs) {
  return withCity(args, actionsAt(args.request).save(args))
}
