import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { BirthLine, EnhancedEventForm } from '#app/features/events/enhanced-event-form.tsx'
import {
  type BirthChoice,
  createEnhancedEvent,
  findBirthsForEvent,
  readBirthForEvent,
} from '#app/features/events/enhanced-events.server.ts'
import { ERROR_CREATING, EVENT_CREATED, TRY_AGAIN } from '#app/features/events/event-messages.ts'
import { enhancedEventFormSchema } from '#app/features/events/events.schema.ts'
import { longDate } from '#app/format.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { formAction, formLoader, pageLoader } from '#app/http/pages/page.server.ts'
import { redirectWithToast } from '#app/http/pages/redirects.server.ts'
import { ownerName } from '#app/operations/person.ts'
import { adminPaths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { EmailText } from '#app/ui/page/email-text.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { ChooseRecord } from './choose-record.tsx'
import { draftKeywords, type EventFormAnswer, eventFormAction } from './event-keywords.server.ts'

export const meta: MetaFunction = () => pageTitle('Add Event')

const toQuery = ({ request }: { request: Request }) => new URL(request.url).searchParams
const readBirth = pageLoader(readBirthForEvent, (args) => ({
  birthDetailId: toQuery(args).get('birthDetailId'),
}))
const findBirths = pageLoader(findBirthsForEvent, (args) => ({ q: toQuery(args).get('birth') ?? '' }))

const show = formLoader(
  async (args) =>
    toQuery(args).has('birthDetailId')
      ? { chosen: await readBirth(args), found: null }
      : { chosen: null, found: await findBirths(args) },
  ({ birthDetailId }, args) => birthDetailId === toQuery(args).get('birthDetailId'),
)

export async function loader(args: LoaderFunctionArgs) {
  const shown = await show(args)
  return { ...shown, draftKeywords: await draftKeywords(args, shown.draft) }
}

const save = formAction(createEnhancedEvent, {
  draft: {},
  schema: enhancedEventFormSchema,
  failed: ({ message }) => failure(ERROR_CREATING, message),
  faultMessage: () => failure(ERROR_CREATING, TRY_AGAIN),
  done: (_, args) => redirectWithToast(args, adminPaths.enhancedEvents, success(EVENT_CREATED)),
})

export const action = (args: ActionFunctionArgs) => eventFormAction(args, save)

const LIST = adminPaths.enhancedEvents

export const clientAction = keepForm(() => failure(ERROR_CREATING, TRY_AGAIN))

export default function AddEvent() {
  const { chosen, found, draft, draftKeywords } = useLoaderData<typeof loader>()
  const answer = useActionData() as EventFormAnswer | undefined
  return (
    <>
      <PageHeader
        title="Add Event"
        lead="Something that happened to a person whose chart is stored. It is an example and never a prediction."
        back={{ href: LIST, label: 'Enhanced Events' }}
      />
      {chosen ? (
        <div className="grid max-w-3xl gap-6">
          <Card
            title="Birth detail"
            actions={
              <ButtonLink href={adminPaths.addEvent} variant="secondary">
                Choose another
              </ButtonLink>
            }
          >
            <p>
              <BirthLine birth={chosen.birth} />
            </p>
          </Card>
          <EnhancedEventForm
            key={chosen.birth.id}
            draft={draft}
            typed={answer?.typed}
            initial={{}}
            birthDetailId={chosen.birth.id}
            keywords={answer?.keywords ?? draftKeywords ?? { chosen: [], offered: chosen.offered, q: '' }}
            submitLabel="Add Event"
            cancelHref={LIST}
          />
        </div>
      ) : (
        <BirthChoiceList q={found!.q} births={found!.births} />
      )}
    </>
  )
}

function BirthChoiceList({ q, births }: { q: string; births: readonly BirthChoice[] }) {
  const found = q ? `The newest that match: ${births.length}` : 'The newest birth details'
  const none = q ? 'No birth detail matches this search.' : 'There is no birth detail yet.'
  return (
    <Card title="First choose the birth detail" className="max-w-3xl">
      <ChooseRecord
        label="Search by pseudonym, name or email"
        name="birth"
        q={q}
        submitLabel="Search"
        status={<p className="text-sm text-faded">{births.length === 0 ? none : found}</p>}
        rows={births.map((birth) => ({
          id: birth.id,
          to: `${adminPaths.addEvent}?birthDetailId=${encodeURIComponent(birth.id)}`,
          name: <bdi>{ownerName(birth)}</bdi>,
          about: (
            <>
              <EmailText>{birth.userEmail}</EmailText>, born {longDate(birth.dateOfBirth)} in{' '}
              <bdi>{birth.cityName}</bdi>;{' '}
              {birth.pofSign ? `Part of Fortune in ${birth.pofSign}` : 'no chart yet'}
            </>
          ),
        }))}
      />
    </Card>
  )
}
