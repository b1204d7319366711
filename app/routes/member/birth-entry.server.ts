import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { birthDataFormSchema } from '#app/features/births/birth-data.schema.ts'
import {
  checkBirthData,
  isSavedBirth,
  readBirthData,
  readCorrection,
  resolveBirthData,
  saveBirthData,
} from '#app/features/births/birth-data.server.ts'
import { birthWords } from '#app/features/births/birth-messages.ts'
import { clockChoiceSchema, readClockChange, settleClock } from '#app/features/births/clock-change.server.ts'
import { listCountries } from '#app/features/births/find-places.server.ts'
import { keepFormDraft, readFormDrafts } from '#app/features/drafts/form-drafts.server.ts'
import type { RequestContext } from '#app/http/gate/context.server.ts'
import { perform } from '#app/http/gate/perform.server.ts'
import { formAction, formActions } from '#app/http/pages/page.server.ts'
import { leadTo, pageRefusal, redirectWithToast, signInFirst } from '#app/http/pages/redirects.server.ts'
import { pagePath } from '#app/language/language.ts'
import { Refusal } from '#app/operations/operation.server.ts'
import { paths } from '#app/paths.ts'
import { failure, success } from '#app/ui/toast/toast.ts'
import {
  birthFormInput,
  chosenCity,
  type FormValues,
  fieldsOfBirth,
  findCity,
  shownAgain,
} from './birth-form.server.ts'

/** Two addresses show the form, each with its own texts and second step. */
interface Entry {
  form: string
  check: string
  texts: 'info' | 'data'
}

const ENTRIES: readonly Entry[] = [
  { form: paths.birthInfo, check: paths.birthInfoCheck, texts: 'info' },
  { form: paths.birthData, check: paths.birthDataCheck, texts: 'data' },
]

function findEntry(request: Request): Entry {
  const path = pagePath(request)
  return ENTRIES.find(({ form, check }) => path === form || path === check) ?? ENTRIES[0]!
}

const draft = {
  why: () => failure(birthWords.logInFirst.title, birthWords.logInFirst.description),
}

/**
 * What both steps show: the saved record; the birth to check; or the form, with the birth that was checked or with what
 * was typed before the session ended. The birth is kept under the address of the second step, so that Back, "Change" and
 * a new session find it.
 */
export async function loadBirthEntry(args: LoaderFunctionArgs) {
  if (!args.context.actor) throw await signInFirst(args, draft)
  const call = args.context
  const { form, check } = findEntry(args.request)
  const isCheck = pagePath(args.request) === check
  try {
    const saved = await perform(readBirthData, call, {})
    if (saved) {
      const correction = await perform(readCorrection, call, {})
      return { saved, correction, formPath: form, clockChange: await perform(readClockChange, call, {}) }
    }
    const countries = (await perform(listCountries, call, {})).map(({ country }) => country)
    const drafts = await perform(readFormDrafts, call, {})
    const kept = drafts.find(({ path }) => path === check || (path === form && !isCheck))
    const typed = kept?.path === form ? kept.fields : null
    const fields = kept?.fields ?? {}
    return {
      saved,
      countries,
      formPath: form,
      draft: typed,
      fields,
      toCheck: isCheck ? await birthToCheck(fields, call) : null,
      city: chosenCity(args, fields.cityId),
    }
  } catch (error) {
    throw pageRefusal(error, args.request)
  }
}

/** The birth and the form's values that save it; null if nothing was kept that can be saved. */
async function birthToCheck(kept: Readonly<Record<string, string>>, call: RequestContext) {
  const { data: values } = birthDataFormSchema.safeParse(kept)
  if (!values) return null
  try {
    const birth = await perform(checkBirthData, call, birthFormInput(values, { context: call }))
    return { birth, fields: fieldsOfBirth(birth, values) }
  } catch (error) {
    if (error instanceof Refusal && Object.keys(error.fieldErrors).length > 0) return null
    throw error
  }
}

function makeActions({ texts, check }: Entry) {
  const saved = (args: Pick<ActionFunctionArgs, 'context'>) => {
    const { title, description } = birthWords[texts].saved
    return redirectWithToast(args, paths.dashboard, success(title, description))
  }
  const fault = () => failure(birthWords[texts].refused, birthWords[texts].faultMessage)
  const common = {
    schema: birthDataFormSchema,
    draft,
    inputOf: birthFormInput,
    failed: ({ message }: Refusal) => failure(birthWords[texts].refused, message),

    /** The birth equals the saved one, as after pressing the button twice or going back after saving. */
    async repeated({ code }: Refusal, args: ActionFunctionArgs, values: FormValues) {
      if (code !== 'birth-data.saved-already') return null
      const same = await perform(isSavedBirth, args.context, birthFormInput(values, args))
      return same ? saved(args) : null
    },
  }
  return {
    check: formAction(resolveBirthData, {
      ...common,
      faultMessage: fault,
      async done(birth, args, values) {
        const kept = { path: check, fields: fieldsOfBirth(birth, values) }
        await perform(keepFormDraft, args.context, kept)
        return leadTo(check, 303)
      },
    }),
    save: formAction(saveBirthData, {
      ...common,
      faultMessage: fault,
      done: (_, args) => saved(args),
    }),
  }
}

const ACTIONS = new Map(ENTRIES.map((entry) => [entry.form, makeActions(entry)]))

const actionsAt = (request: Request) => ACTIONS.get(findEntry(request).form)!

/** The choice of a clock for the saved record, which leads back to the page that asked. */
export const settle = formAction(settleClock, {
  schema: clockChoiceSchema,
  inputOf: (values) => values,
  failed: ({ message }) => failure(birthWords.info.refused, message),
  done({ changed }, args) {
    const { clockChange: words } = birthWords
    const message = changed ? success(words.changed, words.changedText) : success(words.kept, words.keptText)
    return redirectWithToast(args, pagePath(args.request), message)
  },
})

/** The first step: finds a city without JavaScript, or goes on to the second. */
async function checkBirth(args: ActionFunctionArgs) {
  return (await findCity(args)) ?? shownAgain(args, actionsAt(args.request).check(args))
}

/** The form, or the choice of a clock for the saved record. */
export const checkBirthEntry = formActions({ check: checkBirth, settle }, (form) =>
  form.has('clockChoice') ? 'settle' : 'check',
)

/** The second step. */
export async function saveBirthEntry(args: ActionFunctionArgs) {
  return shownAgain(args, actionsAt(args.request).save(args))
}
