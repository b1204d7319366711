import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { birthDataFormSchema } from '#app/features/births/birth-data.schema.ts'
import { ERROR_UPDATING } from '#app/features/births/birth-detail-messages.ts'
import { readBirthDetail } from '#app/features/births/birth-details.server.ts'
import { BirthForm, typedAs } from '#app/features/births/birth-form.tsx'
import { editBirthDetail } from '#app/features/births/change-birth-detail.server.ts'
import { listCountries } from '#app/features/births/find-places.server.ts'
import { TRY_AGAIN } from '#app/features/charts/chart-messages.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { perform } from '#app/http/gate/perform.server.ts'
import { formLoader, pageLoader } from '#app/http/pages/page.server.ts'
import { ownerName } from '#app/operations/person.ts'
import { adminPaths } from '#app/paths.ts'
import { birthFormInput, chosenCity, findCity, shownAgain } from '#app/routes/member/birth-form.server.ts'
import { RouteDialog } from '#app/ui/list/route-dialog.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { listFormAction } from './list-form-action.server.ts'

const LIST = adminPaths.birthDetails

export const meta: MetaFunction = () => pageTitle('Edit Birth Detail')

const read = pageLoader(readBirthDetail, ({ params }) => ({ id: params.id }))
const loadCountries = pageLoader(listCountries)

const show = formLoader(async (args) => ({
  birth: await read(args),
  countries: (await loadCountries(args)).map(({ country }) => country),
}))

export async function loader(args: LoaderFunctionArgs) {
  const shown = await show(args)
  const { draft, birth } = shown
  return { ...shown, city: chosenCity(args, (draft ?? birth).cityId) }
}

export async function action(args: ActionFunctionArgs) {
  const { id } = args.params
  const found = await findCity(args, (call) => perform(readBirthDetail, call, { id }))
  if (found) return found
  const save = listFormAction(editBirthDetail, {
    draft: {},
    schema: birthDataFormSchema,
    inputOf: (birth, context) => ({ ...birthFormInput(birth, context), id }),
    to: LIST,
    done: success('Birth detail updated successfully'),
    failed: [ERROR_UPDATING, TRY_AGAIN],
  })
  return shownAgain(args, save(args))
}

export const clientAction = keepForm(() => failure(ERROR_UPDATING, TRY_AGAIN))

export default function EditBirthDetail() {
  const { birth, countries, draft, city } = useLoaderData<typeof loader>()
  const { repeatedTime } = birth.record
  return (
    <RouteDialog
      title={
        <>
          Edit the birth detail of <bdi>{ownerName(birth)}</bdi>
        </>
      }
      list={LIST}
    >
      {birth.hasChart ? (
        <p className="mb-6">
          If the birth date, time or place changes, the natal chart and the analysis are recalculated. Manual
          changes of the chart are lost.
        </p>
      ) : null}
      <BirthForm
        countries={countries}
        draft={draft}
        initial={draft ?? typedAs(birth.record)}
        city={city}
        keeping={{
          hidden: repeatedTime ? { repeatedTime } : {},
          submitLabel: 'Save changes',
        }}
      />
    </RouteDialog>
  )
}
