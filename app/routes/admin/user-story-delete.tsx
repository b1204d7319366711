import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readStory } from '#app/features/stories/moderated-stories.server.ts'
import { deleteAnyStory } from '#app/features/stories/moderation.server.ts'
import { STORY_ACTION_FAILED, STORY_DELETED } from '#app/features/stories/moderation-messages.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { DeleteDialog } from '#app/ui/list/delete-dialog.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { confirmed } from './confirmed-action.server.ts'

export const meta: MetaFunction = () => pageTitle('Delete story')
export const loader = pageLoader(readStory, ({ params }) => ({ id: params.id }))

export const action = confirmed(deleteAnyStory, {
  to: adminPaths.stories,
  done: success(STORY_DELETED),
  failed: ['Error', STORY_ACTION_FAILED],
})

export const clientAction = keepForm(() => failure('Error', STORY_ACTION_FAILED))

export default function DeleteStory() {
  const story = useLoaderData<typeof loader>()
  return (
    <DeleteDialog title="Delete this story?" label="Delete story" list={adminPaths.stories}>
      <p className="wrap-anywhere">
        This deletes the story <bdi className="font-semibold">{story.title}</bdi> for its author as well. If
        you only do not want it shown, reject it and give a reason: the author can read it.
      </p>
    </DeleteDialog>
  )
}
