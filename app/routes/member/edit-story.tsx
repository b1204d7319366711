import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { storyTextFormSchema } from '#app/features/stories/stories.schema.ts'
import { editStory, readMyStory } from '#app/features/stories/stories.server.ts'
import { StoryForm, toFields } from '#app/features/stories/story-form.tsx'
import { storyWords as words } from '#app/features/stories/story-messages.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { formAction, pageLoader } from '#app/http/pages/page.server.ts'
import { readDraft, redirectWithToast } from '#app/http/pages/redirects.server.ts'
import { linked } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { errorToast } from '#app/ui/toast/error-toast.ts'
import { failure, success } from '#app/ui/toast/toast.ts'

export const meta: MetaFunction = () => pageTitle(words.editTitle)

const read = pageLoader(readMyStory, ({ params }) => ({ id: params.id }))

export async function loader(args: LoaderFunctionArgs) {
  const story = await read(args)
  const typed = await readDraft(args)
  return {
    withdrawHref: `${paths.myStories}/${story.id}/withdraw`,
    waiting: story.status === 'pending' ? null : words.alreadyReviewed,
    draft: typed,
    saved: toFields(story),
    question: story.question,
  }
}

export const action = formAction(editStory, {
  schema: storyTextFormSchema,
  draft: { why: () => failure(words.signInToEdit) },
  inputOf: (story, { params }) => ({ ...story, id: params.id }),
  failed: errorToast,
  faultMessage: () => failure(words.error, words.notSaved),
  done: (_, args) => redirectWithToast(args, paths.myStories, success(words.success, words.changesSaved)),
})

export const clientAction = keepForm(() => failure(words.error, words.notSaved))

export default function EditStory() {
  const { withdrawHref, waiting, draft, saved, question } = useLoaderData<typeof loader>()
  const isRefused = useActionData() !== undefined
  return (
    <>
      <PageHeader
        title={words.editTitle}
        lead={words.editLead}
        back={{ href: paths.myStories, label: words.backToMine }}
      />
      {waiting && !isRefused ? (
        <Notice variant="warning" title={waiting}>
          <p>{words.stillWithdraw(linked(withdrawHref))}</p>
        </Notice>
      ) : (
        <StoryForm initial={saved} draft={draft} question={question} submitLabel={words.saveChanges}>
          <ButtonLink href={withdrawHref} variant="quiet">
            {words.withdrawThis}
          </ButtonLink>
        </StoryForm>
      )}
    </>
  )
}
