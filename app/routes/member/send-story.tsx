import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { storyFormSchema } from '#app/features/stories/stories.schema.ts'
import { submitStory } from '#app/features/stories/stories.server.ts'
import { StoryForm } from '#app/features/stories/story-form.tsx'
import { LOG_IN_TO_SUBMIT, STORY_NOT_SUBMITTED } from '#app/features/stories/story-messages.ts'
import { readDraft, signInFirst } from '#app/http/pages/form-drafts.server.ts'
import { type FormAnswer, formAction, redirectWithToast } from '#app/http/pages/page.server.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import type { PageHandle } from '#app/ui/page/page-handle.ts'
import { failure, success } from '#app/ui/toast/toast.ts'

export const handle: PageHandle = { hydrate: true }

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageTitle(data?.submitted ? 'Story Submitted!' : 'Share Your Story')

const draft = { why: failure(LOG_IN_TO_SUBMIT) }
const SUBMITTED = `${paths.sendStory}?submitted`

export async function loader(args: LoaderFunctionArgs) {
  if (!args.context.actor) throw await signInFirst(args, draft)
  const draftFields = await readDraft(args)
  const submitted = new URL(args.request.url).searchParams.has('submitted')
  return { submitted, draft: draftFields }
}

export const action = formAction(submitStory, {
  schema: storyFormSchema,
  draft,
  failed: ({ message }) => failure('Error', message || STORY_NOT_SUBMITTED),
  faultMessage: failure('Error', STORY_NOT_SUBMITTED),
  done: (_, args) =>
    redirectWithToast(args, SUBMITTED, success('Success!', 'Your story has been submitted for review.')),
})

export default function SendStory() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  if (page.submitted) return <StorySubmitted />
  return (
    <>
      <PageHeader
        title="Share Your Story"
        lead="What happened, and what it taught you. An administrator reads it before anyone else sees it."
        actions={
          <ButtonLink href={paths.myStories} variant="secondary">
            View My Submitted Stories
          </ButtonLink>
        }
      />
      <StoryForm
        id="story"
        lastResult={answer?.lastResult ?? null}
        initial={{ isAnonymous: 'on' }}
        draft={page.draft}
        submitLabel="Submit story"
      />
    </>
  )
}

function StorySubmitted() {
  return (
    <>
      <PageHeader title="Story Submitted!" />
      <Card
        actions={
          <>
            <ButtonLink href={paths.sendStory}>Submit Another Story</ButtonLink>
            <ButtonLink href={paths.myStories} variant="secondary">
              View My Stories
            </ButtonLink>
          </>
        }
      >
        <p className="max-w-measure text-lg">
          Thank you for sharing your story. It has been submitted for review and will be processed by our
          team.
        </p>
      </Card>
    </>
  )
}
