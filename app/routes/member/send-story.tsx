import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readAskedQuestion } from '#app/features/stories/asked-question.server.ts'
import { storyFormSchema } from '#app/features/stories/stories.schema.ts'
import { readMyStory, submitStory } from '#app/features/stories/stories.server.ts'
import { type StoryFields, StoryForm, toFields } from '#app/features/stories/story-form.tsx'
import { storyWords as words } from '#app/features/stories/story-messages.ts'
import { QuestionText } from '#app/features/stories/story-question.tsx'
import { questionWords } from '#app/features/stories/story-question-messages.ts'
import { usesAtFirst } from '#app/features/stories/story-uses.tsx'
import { keepForm } from '#app/framework/unanswered.ts'
import { perform } from '#app/http/gate/perform.server.ts'
import { formAction, pageLoader } from '#app/http/pages/page.server.ts'
import {
  leadToDocument,
  readDraft,
  redirectWithToast,
  signInFirst,
} from '#app/http/pages/redirects.server.ts'
import { isRefusal } from '#app/operations/operation.server.ts'
import { answerPath, paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageTitle(data && data.submitted !== null ? words.submitted : words.share)

const draft = {
  why: () => failure(words.logInToSubmit),
}
const SUBMITTED = `${paths.sendStory}?submitted`
/** The value after `submitted` if the question closed while its story was written. */
const LATE = 'late'

/** A story that was rejected, to be sent again. */
const readAgain = pageLoader(readMyStory, ({ request }) => ({
  id: new URL(request.url).searchParams.get('again'),
}))

export async function loader(args: LoaderFunctionArgs) {
  if (!args.context.actor) throw await signInFirst(args, draft)
  const draftFields = await readDraft(args)
  const asked = new URL(args.request.url).searchParams
  const again = asked.has('again') ? await readAgain(args) : null
  // Typed text goes with the question that it was typed for.
  const named = draftFields?.questionId ?? again?.question?.id ?? asked.get('question')
  const question = named ? await findQuestion(args, named) : null
  const theme = question?.isOpen ? { alignment: question.alignment } : {}
  const initial: StoryFields = again ? toFields(again) : { isAnonymous: 'on', ...usesAtFirst, ...theme }
  const { hasConfirmedStories } = args.context.actor
  return {
    submitted: asked.get('submitted'),
    draft: draftFields,
    initial,
    hasConfirmedStories,
    question,
    isGone: Boolean(named) && !question?.isOpen,
  }
}

/** Null if there is no such question, because it was deleted since somebody followed its link. */
async function findQuestion({ context }: LoaderFunctionArgs, id: string) {
  try {
    return await perform(readAskedQuestion, context, { id })
  } catch (error) {
    if (isRefusal(error, 'question.not-found', 'request.invalid')) return null
    throw error
  }
}

export const action = formAction(submitStory, {
  schema: storyFormSchema,
  draft,
  failed: ({ message }) => failure(words.error, message || words.notSubmitted),
  faultMessage: () => failure(words.error, words.notSubmitted),
  // A new document, whose message does not lie over its title on a phone.
  done: ({ question }, args, { questionId }) => {
    const to = question ? `${answerPath(question.id)}&submitted` : SUBMITTED
    return redirectWithToast(
      args,
      questionId && !question ? `${SUBMITTED}=${LATE}` : to,
      success(words.success, words.submittedForReview),
      { lead: leadToDocument },
    )
  },
})

export const clientAction = keepForm(() => failure(words.error, words.notSubmitted))

export default function SendStory() {
  const page = useLoaderData<typeof loader>()
  const { question } = page
  if (page.submitted !== null) return <StorySubmitted question={question} isLate={page.submitted === LATE} />
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
      {page.isGone ? (
        <Notice title={questionWords.gone} className="mb-6 max-w-3xl">
          <p>{questionWords.goneText}</p>
        </Notice>
      ) : null}
      <StoryForm
        question={question?.isOpen ? question : null}
        initial={page.initial}
        draft={page.draft}
        submitLabel={words.submit}
        sending={{ hasConfirmed: page.hasConfirmedStories }}
      />
    </>
  )
}

interface StorySubmittedProps {
  question: Parameters<typeof QuestionText>[0]['question'] | null
  isLate: boolean
}

function StorySubmitted({ question, isLate }: StorySubmittedProps) {
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
        {question ? (
          <p className="max-w-measure wrap-anywhere">
            {questionWords.answered(<QuestionText key="question" question={question} />)}
          </p>
        ) : null}
        {isLate ? (
          <Notice title={questionWords.late}>
            <p>{questionWords.lateText}</p>
          </Notice>
        ) : null}
      </Card>
    </>
  )
}
