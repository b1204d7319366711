import { useForm } from '@conform-to/react'
import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation, useNavigation } from '@remix-run/react'
import { readStory } from '#app/features/stories/moderated-stories.server.ts'
import { reviewFormSchema } from '#app/features/stories/moderation.schema.ts'
import { approveStory, rejectStory } from '#app/features/stories/moderation.server.ts'
import { STORY_ACTION_FAILED } from '#app/features/stories/moderation-messages.ts'
import { Author } from '#app/features/stories/story-author.tsx'
import { StoryLines } from '#app/features/stories/story-lines.tsx'
import { keepForm } from '#app/framework/unanswered.ts'
import { formActions, formLoader, pageLoader } from '#app/http/pages/page.server.ts'
import { writtenBy } from '#app/language/page-language.tsx'
import { adminPaths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { TextAreaField } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { DialogLink } from '#app/ui/list/dialog-link.tsx'
import { RouteDialog } from '#app/ui/list/route-dialog.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure } from '#app/ui/toast/toast.ts'
import { decisionAction } from './story-decision.server.ts'

export const meta: MetaFunction = () => pageTitle('Review story')
export const loader = formLoader(pageLoader(readStory, ({ params }) => ({ id: params.id })))

const options = {
  draft: {},
  schema: reviewFormSchema,
  inputOf: (values: object, { params }: ActionFunctionArgs) => ({ ...values, id: params.id }),
}

export const action = formActions(
  { approve: decisionAction(approveStory, options), reject: decisionAction(rejectStory, options) },
  (form) => (form.get('decision') === 'rejected' ? 'reject' : 'approve'),
)

export const clientAction = keepForm(() => failure('Error', STORY_ACTION_FAILED))

export default function ReviewStory() {
  const story = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const busy = useNavigation().state === 'submitting'
  const pending = story.status === 'pending'
  const [form, fields] = useForm<{ adminNotes: string }>({
    id: 'review',
    lastResult: useLastResult(),
    defaultValue: story.draft ?? { adminNotes: story.adminNotes ?? '' },
    ...useValidation('review', () =>
      import('#app/features/stories/moderation.schema.ts').then((m) => m.reviewFormSchema),
    ),
  })
  return (
    <RouteDialog wide title={pending ? 'Review story' : 'Update Story'} list={adminPaths.stories}>
      <p {...writtenBy(story.title)} className="font-semibold wrap-anywhere">
        {story.title}
      </p>
      <div className="mb-4 text-sm text-faded">
        <Author story={story} search={search} />
      </div>
      <Disclosure summary="Read the whole story" size="block">
        <StoryLines>{story.storyContent}</StoryLines>
      </Disclosure>
      <PostForm
        form={form}
        labels={{ adminNotes: 'Admin notes' }}
        draft={story.draft}
        revision={story.revision}
        className="mt-4"
      >
        <TextAreaField
          meta={fields.adminNotes}
          label="Admin notes"
          hint="The author reads them. They are needed to reject a story, and optional otherwise."
          rows={5}
        />
        <div className="actions">
          <Button name="decision" value="approved" pending={busy}>
            {story.status === 'approved' ? 'Keep approved' : 'Approve'}
          </Button>
          <Button name="decision" value="rejected" variant="danger" pending={busy}>
            {story.status === 'rejected' ? 'Keep rejected' : 'Reject'}
          </Button>
          <DialogLink variant="secondary">Cancel</DialogLink>
        </div>
      </PostForm>
    </RouteDialog>
  )
}
