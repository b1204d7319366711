import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Refusal } from '../../features/operation.server'
import { listMyStories } from '../../features/stories/stories.server'
import { NoStories, StoriesNotLoaded, StoryList } from '../../features/stories/story-list'
import { callOf } from '../../http/context.server'
import { logFailure, pageRefusal } from '../../http/page.server'
import { paths } from '../../http/paths'
import { perform } from '../../http/perform.server'
import { ButtonLink } from '../../ui/button'
import { PageHeader, pageTitle } from '../../ui/page'

export const meta: MetaFunction = () => pageTitle('My Stories')

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = new URL(request.url).searchParams.get('page') ?? 1
  try {
    const list = await perform(listMyStories, callOf(context), { page })
    return { state: 'loaded' as const, list }
  } catch (error) {
    if (!(error instanceof Error) || error instanceof Refusal) throw pageRefusal(error, request)
    logFailure(context, error)
    return data({ state: 'failed' as const }, { status: 503 })
  }
}

export default function MyStories() {
  const page = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title="My Stories"
        lead="The stories you have submitted, and what became of them."
        actions={<ButtonLink href={paths.sendStory}>Share Your Story</ButtonLink>}
      />
      {page.state === 'failed' ? (
        <StoriesNotLoaded />
      ) : page.list.stories.length === 0 ? (
        <NoStories />
      ) : (
        <StoryList {...page.list} />
      )}
    </>
  )
}
