import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { Refusal } from '../../features/operation.server'
import { readMyStory, withdrawStory } from '../../features/stories/stories.server'
import { callOf } from '../../http/context.server'
import { signInFirst } from '../../http/kept-form.server'
import { pageLoader, pageRefusal, redirectWithToast } from '../../http/page.server'
import { paths } from '../../http/paths'
import { perform } from '../../http/perform.server'
import { Button, ButtonLink } from '../../ui/button'
import { Card } from '../../ui/card'
import { PageHeader, pageTitle } from '../../ui/page'
import type { PageHandle } from '../../ui/page-handle'
import { success } from '../../ui/toast'

export const handle: PageHandle = { hydrate: true }
export const meta: MetaFunction = () => pageTitle('Withdraw Your Story')

export const loader = pageLoader(readMyStory, ({ params }) => ({ id: params.id }))

export async function action(args: ActionFunctionArgs) {
  if (!args.context.actor) throw await signInFirst(args)
  try {
    await perform(withdrawStory, callOf(args.context), { id: args.params.id })
  } catch (error) {
    // The second press of the button finds it gone already; that is what was asked for.
    if (!(error instanceof Refusal && error.status === 404)) throw pageRefusal(error, args.request)
  }
  return redirectWithToast(
    args,
    paths.myStories,
    success('Story withdrawn', 'Your story is no longer stored here.'),
  )
}

export default function WithdrawStory() {
  const { title, status } = useLoaderData<typeof loader>()
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      <PageHeader title="Withdraw Your Story" back={{ href: paths.myStories, label: 'Back to My Stories' }} />
      <Card title="Withdraw this story?">
        <p className="max-w-measure">
          “<bdi>{title}</bdi>” is deleted, with everything a moderator wrote about it. It cannot be brought
          back.
          {status === 'approved'
            ? ' What has been shown on our channel already may still be seen there.'
            : ''}
        </p>
        <Form method="post">
          <div className="actions">
            <Button variant="danger" pending={busy}>
              Withdraw story
            </Button>
            <ButtonLink href={paths.myStories} variant="secondary">
              Keep it
            </ButtonLink>
          </div>
        </Form>
      </Card>
    </>
  )
}
