import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { storyFormSchema } from '#app/features/stories/stories.schema.ts'
import { readMyStory, submitStory } from '#app/features/stories/stories.server.ts'
import { type StoryFields, StoryForm, toFields } from '#app/features/stories/story-form.tsx'
import { storyWords as words } from '#app/features/stories/story-messages.ts'
import { usesAtFirst } from '#app/features/stories/story-uses.tsx'
import { keepForm } from '#app/framework/unanswered.ts'
import { formAction, pageLoader } from '#app/http/pages/page.server.ts'
import { readDraft, redirectWithToast, signInFirst } from '#app/http/pages/redirects.server.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageTitle(data?.submitted ? words.submitted : words.share)

const draft = {
  why: () => failure(words.logInToSubmit),
}
const SUBMITTED = `${paths.sendStory}?submitted`

/** A story that was rejected, to be sent again. */
const readAgain = pageLoader(readMyStory, ({ request }) => ({
  id: new URL(request.url).searchParams.get('again'),
}))

export async function loader(args: LoaderFunctionArgs) {
  if (!args.context.actor) throw await signInFirst(args, draft)
  const draftFields = await readDraft(args)
  const asked = new URL(args.request.url).searchParams
  const initial: StoryFields = asked.has('again')
    ? toFields(await readAgain(args))
    : { isAnonymous: 'on', ...usesAtFirst }
  const { hasConfirmedStories } = args.context.actor
  return { submitted: asked.has('submitted'), draft: draftFields, initial, hasConfirmedStories }
}

export const action = formAction(submitStory, {
  schema: storyFormSchema,
  draft,
  failed: ({ message }) => failure(words.error, message || words.notSubmitted),
  faultMessage: () => failure(words.error, words.notSubmitted),
  done: (_, args) => redirectWithToast(args, SUBMITTED, success(words.success, words.submittedForReview)),
})

export const clientAction = keepForm(() => failure(words.error, words.notSubmitted))

export default function SendStory() {
  const page = useLoaderData<typeof loader>()
  if (page.submitted) return <StorySubmitted />
  return (
    <>
      <PageHeader
        title={words.share}
        lead={words.shareLead}
        actions={
          <ButtonLink href={paths.myStories} variant="secondary">
            {words.viewSubmitted}
          </ButtonLink>
        }
      />
      <StoryForm
        initial={page.initial}
        draft={page.draft}
        submitLabel={words.submit}
        sending={{ hasConfirmed: page.hasConfirmedStories }}
      />
    </>
  )
}

function StorySubmitted() {
  return (
    <>
      <PageHeader title={words.submitted} />
      <Card
        actions={
          <>
            <ButtonLink href={paths.sendStory}>{words.submitAnother}</ButtonLink>
            <ButtonLink href={paths.myStories} variant="secondary">
              {words.viewMine}
            </ButtonLink>
          </>
        }
      >
        <p className="max-w-measure text-lg">{words.thanks}</p>
      </Card>
    </>
  )
}
