import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { Link } from 'react-router-dom'
import { CREATED, CREATED_WITHOUT_CHART, ERROR_CREATING } from '#app/features/births/birth-detail-messages.ts'
import { createBirthDetailFormSchema } from '#app/features/births/birth-details.schema.ts'
import { chooseUser } from '#app/features/births/birth-details.server.ts'
import { BirthForm } from '#app/features/births/birth-form.tsx'
import { createBirthDetail } from '#app/features/births/change-birth-detail.server.ts'
import { listCountries } from '#app/features/births/find-places.server.ts'
import { TRY_AGAIN } from '#app/features/charts/chart-messages.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { logFailure } from '#app/http/gate/context.server.ts'
import { perform } from '#app/http/gate/perform.server.ts'
import { formAction, formLoader, pageLoader } from '#app/http/pages/page.server.ts'
import { redirectWithToast } from '#app/http/pages/redirects.server.ts'
import { adminPaths } from '#app/paths.ts'
import { birthFormInput, chosenCity, findCity, shownAgain } from '#app/routes/member/birth-form.server.ts'
import { withQuery } from '#app/ui/list/list-query.ts'
import { RouteDialog } from '#app/ui/list/route-dialog.tsx'
import { EmailText } from '#app/ui/page/email-text.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { ChooseRecord } from './choose-record.tsx'

const LIST = adminPaths.birthDetails

export const meta: MetaFunction = () => pageTitle('Create birth detail')

const toQuery = ({ request }: { request: Request }) => new URL(request.url).searchParams
const choose = pageLoader(chooseUser, (args) => ({
  userId: toQuery(args).get('user'),
  q: toQuery(args).get('find') ?? '',
}))
const loadCountries = pageLoader(listCountries)

const show = formLoader(
  async (args) => {
    const choice = await choose(args)
    const countries = choice.user ? (await loadCountries(args)).map(({ country }) => country) : []
    return { choice, countries }
  },
  ({ userId }, args) => userId === toQuery(args).get('user'),
)

export async function loader(args: LoaderFunctionArgs) {
  const shown = await show(args)
  return { ...shown, city: chosenCity(args, shown.draft?.cityId) }
}

/** The address with this dialog's parameters replaced. The list's parameters stay. */
const withOwn = (search: string, own: { user?: string; find?: string }) =>
  withQuery(search, {
    user: own.user ?? null,
    find: own.find ?? null,
    page: new URLSearchParams(search).get('page'),
  })

export async function action(args: ActionFunctionArgs) {
  const found = await findCity(args, (call) => perform(chooseUser, call, {}))
  if (found) return found
  const save = formAction(createBirthDetail, {
    draft: {},
    schema: createBirthDetailFormSchema,
    inputOf: ({ userId, ofWhom, ...birth }, of) => ({ ...birthFormInput(birth, of), userId, ofWhom }),
    failed: ({ message }) => failure(ERROR_CREATING, message),
    faultMessage: () => failure(ERROR_CREATING, TRY_AGAIN),
    done({ trouble, chartId }) {
      if (trouble) logFailure(args.context, trouble)
      const toast = chartId ? success(CREATED) : failure(CREATED_WITHOUT_CHART)
      return redirectWithToast(args, LIST + withOwn(new URL(args.request.url).search, {}), toast)
    },
  })
  return shownAgain(args, save(args))
}

export const clientAction = keepForm(() => failure(ERROR_CREATING, TRY_AGAIN))

export default function CreateBirthDetail() {
  const { choice, countries, draft, city } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const { user } = choice
  return (
    <RouteDialog title="Create birth detail" list={LIST} search={withOwn(search, {})}>
      {user ? (
        <>
          <p className="mb-6">
            Under the account of <bdi className="font-semibold">{user.name || user.email}</bdi>
            {user.name ? (
              <>
                {' '}
                (<EmailText>{user.email}</EmailText>)
              </>
            ) : null}
            .{' '}
            <Link to={withOwn(search, {}) || '?'} preventScrollReset>
              Choose another
            </Link>
          </p>
          <BirthForm
            countries={countries}
            draft={draft}
            initial={draft ?? { ofWhom: user.hasOwn ? 'further' : 'own' }}
            city={city}
            keeping={{
              hidden: { userId: user.id },
              asksOfWhom: true,
              submitLabel: 'Create birth detail',
            }}
          />
        </>
      ) : (
        <ChooseUser choice={choice} search={search} />
      )}
    </RouteDialog>
  )
}

function ChooseUser({ choice: { q, found, asked }, search }: { choice: Choice; search: string }) {
  return (
    <>
      <p>First choose the user.</p>
      <ChooseRecord
        label="Find the user by name or email"
        name="find"
        q={q}
        submitLabel="Find"
        status={asked && found.length === 0 ? <p>No user matches this search.</p> : null}
        rows={found.map(({ id, name, email }) => ({
          id,
          to: withOwn(search, { user: id }),
          name: <bdi>{name || email}</bdi>,
          about: name ? <EmailText>{email}</EmailText> : null,
        }))}
        className="my-5"
      />
    </>
  )
}

type Choice = Awaited<ReturnType<typeof choose>>
