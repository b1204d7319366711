import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useNavigation } from '@remix-run/react'
import { readMyStory, withdrawStory } from '#app/features/stories/stories.server.ts'
import { storyWords as words } from '#app/features/stories/story-messages.ts'
import { keptForm } from '#app/framework/unanswered.ts'
import { perform } from '#app/http/gate/perform.server.ts'
import { pageLoader, requireOwnForm } from '#app/http/pages/page.server.ts'
import { pageRefusal, redirectWithToast, signInFirst } from '#app/http/pages/redirects.server.ts'
import { isRefusal } from '#app/operations/operation.server.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { success } from '#app/ui/toast/toast.ts'

export const meta: MetaFunction = () => pageTitle(words.withdrawTitle)

export const loader = pageLoader(readMyStory, ({ params }) => ({ id: params.id }))

export async function action(args: ActionFunctionArgs) {
  if (!args.context.actor) throw await signInFirst(args)
  await requireOwnForm(args, paths.myStories)
  try {
    await perform(withdrawStory, args.context, { id: args.params.id })
  } catch (error) {
    // If the button is pressed twice, the story is already gone, as intended.
    if (!isRefusal(error, 'story.not-found')) throw pageRefusal(error, args.request)
  }
  return redirectWithToast(args, paths.myStories, success(words.storyWithdrawn, words.noLongerStored))
}

export const clientAction = keptForm

export default function WithdrawStory() {
  const { title, status } = useLoaderData<typeof loader>()
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      <PageHeader title={words.withdrawTitle} back={{ href: paths.myStories, label: words.backToMine }} />
      <Card title={words.withdrawThisQuestion}>
        <p className="max-w-measure">
          {...words.isDeleted(<bdi key="title">{title}</bdi>)}
          {status === 'approved' ? words.mayStillBeSeen : ''}
        </p>
        <PostForm>
          <div className="actions">
            <Button variant="danger" pending={busy}>
              {words.withdrawStory}
            </Button>
            <ButtonLink href={paths.myStories} variant="secondary">
              {words.cancel}
            </ButtonLink>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
