import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { readAuthor } from '#app/features/stories/moderated-stories.server.ts'
import { isFromQueue, questionIn, queuePaths } from '#app/features/stories/queue-paths.ts'
import { Account } from '#app/features/stories/story-author.tsx'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { writtenBy } from '#app/language/page-language.tsx'
import { adminPaths } from '#app/paths.ts'
import { DialogLink } from '#app/ui/list/dialog-link.tsx'
import { RouteDialog } from '#app/ui/list/route-dialog.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'

export const meta: MetaFunction = () => pageTitle('Who sent the story')
export const loader = pageLoader(readAuthor, ({ params }) => ({ id: params.id }))

export default function StoryAuthor() {
  const author = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const behind = isFromQueue(search)
    ? { list: queuePaths(questionIn(search)).queueAt(author.id), search: '' }
    : { list: adminPaths.stories }
  return (
    <RouteDialog title="Who sent the story" {...behind}>
      <p {...writtenBy(author.title)} className="mb-3 font-semibold wrap-anywhere">
        {author.title}
      </p>
      <p className="wrap-anywhere">
        It was sent by <Account author={author} />.
      </p>
      <p className="mt-3 max-w-measure text-sm text-faded">
        The author’s privacy receipt says that an administrator asked for this.
      </p>
      <div className="actions mt-6">
        <DialogLink variant="secondary">Back</DialogLink>
      </div>
    </RouteDialog>
  )
}
