import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { editStoryFormSchema } from '#app/features/stories/stories.schema.ts'
import { ALREADY_REVIEWED, editStory, readMyStory } from '#app/features/stories/stories.server.ts'
import { type StoryFields, StoryForm } from '#app/features/stories/story-form.tsx'
import { readDraft } from '#app/http/pages/form-drafts.server.ts'
import { type FormAnswer, formAction, pageLoader, redirectWithToast } from '#app/http/pages/page.server.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import type { PageHandle } from '#app/ui/page/page-handle.ts'
import { errorToast } from '#app/ui/toast/error-toast.ts'
import { failure, success } from '#app/ui/toast/toast.ts'

export const handle: PageHandle = { hydrate: true }
export const meta: MetaFunction = () => pageTitle('Edit your story')

const read = pageLoader(readMyStory, ({ params }) => ({ id: params.id }))

export async function loader(args: LoaderFunctionArgs) {
  const story = await read(args)
  const typed = await readDraft(args)
  const saved: StoryFields = {
    title: story.title,
    storyContent: story.storyContent,
    ...(story.isAnonymous ? { isAnonymous: 'on' } : {}),
    pseudonym: story.pseudonym ?? '',
    alignment: story.alignment ?? '',
  }
  return {
    withdrawHref: `${paths.myStories}/${story.id}/withdraw`,
    waiting: story.status === 'pending' ? null : ALREADY_REVIEWED,
    draft: typed,
    saved,
  }
}

export const action = formAction(editStory, {
  schema: editStoryFormSchema,
  draft: { why: failure('Please sign in to edit your story.') },
  inputOf: (story, { params }) => ({ ...story, id: params.id }),
  failed: errorToast,
  faultMessage: failure('Error', 'Failed to save your story'),
  done: (_, args) =>
    redirectWithToast(args, paths.myStories, success('Success!', 'Your changes have been saved.')),
})

export default function EditStory() {
  const { withdrawHref, waiting, draft, saved } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  return (
    <>
      <PageHeader
        title="Edit your story"
        lead="A story can be changed until an administrator has reviewed it."
        back={{ href: paths.myStories, label: 'Back to My Stories' }}
      />
      {waiting && !answer ? (
        <Notice variant="warning" title={waiting}>
          <p>
            You can still <a href={withdrawHref}>withdraw it</a>.
          </p>
        </Notice>
      ) : (
        <StoryForm
          id="story"
          lastResult={answer?.lastResult ?? null}
          initial={saved}
          draft={draft}
          submitLabel="Save changes"
        >
          <ButtonLink href={withdrawHref} variant="quiet">
            Withdraw this story
          </ButtonLink>
        </StoryForm>
      )}
    </>
  )
}
