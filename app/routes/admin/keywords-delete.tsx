import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { KEYWORD_DELETED, KEYWORD_NOT_DELETED, TRY_AGAIN } from '#app/features/events/keyword-messages.ts'
import { deleteKeyword, readKeywordUse } from '#app/features/events/keywords.server.ts'
import { numberText } from '#app/format.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { DeleteDialog } from '#app/ui/list/delete-dialog.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { confirmed } from './confirmed-action.server.ts'

export const meta: MetaFunction = () => pageTitle('Delete keyword')
export const loader = pageLoader(readKeywordUse, ({ params }) => ({ id: params.id }))

export const action = confirmed(deleteKeyword, {
  to: adminPaths.keywords,
  done: success(KEYWORD_DELETED),
  failed: [KEYWORD_NOT_DELETED, TRY_AGAIN],
})

export const clientAction = keepForm(() => failure(KEYWORD_NOT_DELETED, TRY_AGAIN))

export default function DeleteKeyword() {
  const { keyword, events } = useLoaderData<typeof loader>()
  return (
    <DeleteDialog title="Delete this keyword?" label="Delete keyword" list={adminPaths.keywords}>
      <p>
        <bdi className="font-semibold">{keyword.keywordText}</bdi> ({keyword.sign}, {keyword.polarity}) is
        deleted.{' '}
        {events === 0
          ? 'No event uses it.'
          : `It is removed from ${events === 1 ? 'one event' : `${numberText(events)} events`}. ${events === 1 ? 'Its vector' : 'Their vectors'} must be generated again.`}
      </p>
    </DeleteDialog>
  )
}
