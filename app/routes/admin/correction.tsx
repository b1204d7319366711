import { useForm } from '@conform-to/react'
import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useNavigation } from '@remix-run/react'
import { ACCEPTED, DECLINED, ERROR_UPDATING } from '#app/features/births/birth-detail-messages.ts'
import { declineFormSchema } from '#app/features/births/birth-details.schema.ts'
import {
  acceptCorrection,
  declineCorrection,
  readCorrectionRequest,
} from '#app/features/births/corrections.server.ts'
import type { BirthDataView } from '#app/features/charts/birth-record.server.ts'
import { TRY_AGAIN } from '#app/features/charts/chart-messages.ts'
import { lotText } from '#app/features/charts/lot-comparison.tsx'
import { ReportTable } from '#app/features/charts/report-table.tsx'
import { longDate } from '#app/format.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { offsetText } from '#app/geo/offset-text.ts'
import { placeText } from '#app/geo/place-text.ts'
import { sentForm } from '#app/http/pages/form.server.ts'
import { formLoader, pageLoader } from '#app/http/pages/page.server.ts'
import { writtenBy } from '#app/language/page-language.tsx'
import { ownerName } from '#app/operations/person.ts'
import { adminPaths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { TextAreaField } from '#app/ui/form/field.tsx'
import { type DraftFields, PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { Moment } from '#app/ui/list/moment.tsx'
import { RouteDialog } from '#app/ui/list/route-dialog.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { confirmedAction } from './confirmed-action.server.ts'
import { listFormAction } from './list-form-action.server.ts'

const LIST = adminPaths.corrections

export const meta: MetaFunction = () => pageTitle('Correction Request')
export const loader = formLoader(pageLoader(readCorrectionRequest, ({ params }) => ({ id: params.id })))

export async function action(args: ActionFunctionArgs) {
  const { id } = args.params
  const form = await sentForm(args.request).catch(() => null)
  if (form?.get('decision') === 'accept')
    return confirmedAction(args, acceptCorrection, {
      input: { id },
      to: LIST,
      done: success(ACCEPTED, 'The chart was recalculated. The person sees it at once.'),
      failed: [ERROR_UPDATING, TRY_AGAIN],
      rowStays: true,
    })
  return listFormAction(declineCorrection, {
    draft: {},
    schema: declineFormSchema,
    inputOf: ({ answer }) => ({ id, answer }),
    to: LIST,
    done: success(DECLINED, 'The person sees your answer at once.'),
    failed: [ERROR_UPDATING, TRY_AGAIN],
  })(args)
}

const lines = (record: BirthDataView): readonly (readonly [string, string])[] => [
  ['Date of birth', longDate(record.dateOfBirth)],
  ['Birth time', record.birthTime + (record.repeatedTime ? ` (the ${record.repeatedTime} of the two)` : '')],
  ['Place', placeText(record)],
  ['Clock', `${record.zone}, ${offsetText(record.offsetSeconds)}`],
  ['Pseudonym', record.pseudonym ?? 'none'],
]

export const clientAction = keepForm(() => failure(ERROR_UPDATING, TRY_AGAIN))

export default function CorrectionRequest() {
  const request = useLoaderData<typeof loader>()
  const busy = useNavigation().state !== 'idle'
  const { saved, wish, status } = request
  const wished = wish ? lines(wish.record) : null
  return (
    <RouteDialog
      wide
      title={
        <>
          Correction for <bdi>{ownerName(request)}</bdi>
        </>
      }
      list={LIST}
    >
      <section aria-labelledby="request-reason" className="mb-6">
        <h3 id="request-reason" className="mb-2 text-lg">
          What is wrong, in the person’s words
        </h3>
        <p {...writtenBy(request.reason)} className="whitespace-pre-wrap">
          {request.reason}
        </p>
        <p className="mt-1 text-sm text-faded">
          Sent <Moment at={request.createdAt} /> UTC
        </p>
      </section>
      <ReportTable
        caption={wish ? 'What is saved, and what is requested' : 'What is saved'}
        captionShown
        columns={[{ head: 'Field' }, { head: 'Saved' }, ...(wished ? [{ head: 'Requested' }] : [])]}
        rows={lines(saved).map(([name, text], index) => ({
          key: name,
          cells: [
            name,
            <bdi key="saved">{text}</bdi>,
            ...(wished
              ? [
                  wished[index]![1] === text ? (
                    <span key="wished" className="text-faded">
                      the same
                    </span>
                  ) : (
                    <bdi key="wished" className="font-semibold">
                      {wished[index]![1]}
                    </bdi>
                  ),
                ]
              : []),
          ],
        }))}
      />
      {wish ? (
        <p className="mt-4">
          Part of Fortune: {wish.lotNow ? `now ${lotText(wish.lotNow)}; ` : ''}after the correction{' '}
          {lotText(wish.lotThen)}.{wish.editedByHand ? ' Manual changes to the chart will be lost.' : ''}
        </p>
      ) : null}
      {status === 'pending' ? (
        <>
          {request.problem ? (
            <Notice variant="warning" title="This cannot be accepted as it stands" className="mt-5">
              <p>{request.problem}</p>
            </Notice>
          ) : (
            <PostForm className="mt-6">
              <Button name="decision" value="accept" pending={busy}>
                Accept and recalculate the chart
              </Button>
            </PostForm>
          )}
          <Decline busy={busy} draft={request.draft} />
        </>
      ) : (
        <Notice className="mt-6" title={status === 'accepted' ? ACCEPTED : DECLINED}>
          {request.answer ? <p {...writtenBy(request.answer)}>{request.answer}</p> : null}
          {request.decidedAt ? (
            <p>
              <Moment at={request.decidedAt} /> UTC
            </p>
          ) : null}
        </Notice>
      )}
    </RouteDialog>
  )
}

function Decline({ busy, draft }: { busy: boolean; draft: DraftFields | null }) {
  const [form, fields] = useForm<{ answer: string }>({
    id: 'decline',
    lastResult: useLastResult(),
    ...(draft ? { defaultValue: draft } : {}),
    ...useValidation('decline', () =>
      import('#app/features/births/birth-details.schema.ts').then((m) => m.declineFormSchema),
    ),
  })
  return (
    <div className="mt-8 border-t border-rule pt-6">
      <PostForm form={form} draft={draft} labels={{ answer: 'Reason for declining' }}>
        <TextAreaField
          meta={fields.answer}
          required
          label="Reason for declining"
          hint="The person reads this with their birth information"
          rows={3}
        />
        <Button variant="danger" name="decision" value="decline" pending={busy}>
          Decline
        </Button>
      </PostForm>
    </div>
  )
}
