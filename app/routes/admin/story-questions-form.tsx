import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openForm } from '#app/features/admin/open-form.server.ts'
import {
  QUESTION_ASKED,
  QUESTION_NOT_SAVED,
  QUESTION_SAVED,
  TRY_AGAIN,
} from '#app/features/stories/question-admin-messages.ts'
import { storyWords } from '#app/features/stories/story-messages.ts'
import { newQuestionSchema, questionFormSchema } from '#app/features/stories/story-questions.schema.ts'
import { changeQuestion, createQuestion, readQuestion } from '#app/features/stories/story-questions.server.ts'
import { ALIGNMENTS } from '#app/features/stories/story-state-messages.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { formLoader, pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths, paths } from '#app/paths.ts'
import { Field, SelectField, TextAreaField } from '#app/ui/form/field.tsx'
import { RecordDialog } from '#app/ui/list/record-dialog.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { listFormAction } from './list-form-action.server.ts'

const toTitle = (isNew: boolean) => (isNew ? 'Ask a question' : 'Edit question')

export const meta: MetaFunction = ({ params }) => pageTitle(toTitle(!params.id))

const open = pageLoader(openForm)
const read = pageLoader(readQuestion, ({ params }) => ({ id: params.id }))

export const loader = formLoader(async (args) => ({
  question: args.params.id ? await read(args) : await open(args),
}))

const FAILED = [QUESTION_NOT_SAVED, TRY_AGAIN] as const
const form = { draft: {}, to: adminPaths.storyQuestions, failed: FAILED }
const create = listFormAction(createQuestion, {
  ...form,
  schema: newQuestionSchema,
  done: success(QUESTION_ASKED),
})
const change = listFormAction(changeQuestion, {
  ...form,
  schema: questionFormSchema,
  inputOf: (values, { params }) => ({ ...values, id: params.id }),
  done: success(QUESTION_SAVED),
})

export const action = (args: ActionFunctionArgs) => (args.params.id ? change(args) : create(args))

export const clientAction = keepForm(() => failure(...FAILED))

const LABELS = {
  textEn: 'Question in English',
  textAr: 'Question in Arabic',
  id: 'Address',
  alignment: 'Theme',
  closesOn: 'Last day',
}

/** Asking a question, and changing the one whose id is in the address. */
export default function StoryQuestionForm() {
  const { question } = useLoaderData<typeof loader>()
  return (
    <RecordDialog
      title={toTitle(!question)}
      submitLabel={question ? 'Save question' : 'Ask the question'}
      initial={
        question
          ? {
              textEn: question.textEn ?? '',
              textAr: question.textAr ?? '',
              alignment: question.alignment,
              closesOn: question.closesOn,
            }
          : {}
      }
      id="question"
      labels={LABELS}
      list={adminPaths.storyQuestions}
      loadSchema={() =>
        import('#app/features/stories/story-questions.schema.ts').then((m) =>
          question ? m.questionFormSchema : m.newQuestionSchema,
        )
      }
    >
      {(field) => (
        <>
          <TextAreaField {...field('textEn')} hint="In one language, or in both" rows={2} />
          <TextAreaField {...field('textAr')} rows={2} />
          {question ? null : (
            <Field
              {...field('id')}
              required
              hint={`The end of ${paths.askedQuestions}/…, such as first-job. It cannot be changed later.`}
              input={{ type: 'text', dir: 'ltr', autoComplete: 'off', autoCapitalize: 'none' }}
            />
          )}
          <SelectField
            {...field('alignment')}
            required
            options={ALIGNMENTS.map((value) => ({ value, label: storyWords.alignmentChoices[value] }))}
            placeholder="Choose a theme"
          />
          <Field
            {...field('closesOn')}
            required
            hint={`It closes by itself when this day has ended everywhere: at 12:00 UTC of the next day.${question ? ' Another day opens a closed question again.' : ''}`}
            input={{ type: 'date' }}
          />
        </>
      )}
    </RecordDialog>
  )
}
