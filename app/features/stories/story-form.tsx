import { useForm } from '@conform-to/react'
import { useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/base/button.tsx'
import { Field, SelectField, TextAreaField } from '#app/ui/form/field.tsx'
import { type DraftFields, PostForm } from '#app/ui/form/post-form.tsx'
import { SwitchField } from '#app/ui/form/switch-field.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useValidation } from '#app/ui/form/use-validation.ts'
import type { AnsweredQuestion } from './asked-question.server.ts'
import { STORY_MAX, STORY_MIN, TITLE_MAX, TITLE_MIN } from './stories.limits.ts'
import { storyWords as words } from './story-messages.ts'
import { QuestionAbove } from './story-question.tsx'
import { ALIGNMENTS } from './story-state-messages.ts'
import { StoryTicks, type TickName, tickLabels, USES } from './story-uses.tsx'
import type { StoryView } from './story-view.server.ts'

export type StoryFields = Partial<Record<keyof typeof words.labels | TickName, string>>

/** What a story has in the fields. */
export const toFields = ({
  title,
  storyContent,
  isAnonymous,
  pseudonym,
  alignment,
  ...uses
}: StoryView): StoryFields => ({
  title,
  storyContent,
  ...(isAnonymous ? { isAnonymous: 'on' } : {}),
  pseudonym: pseudonym ?? '',
  alignment: alignment ?? '',
  ...Object.fromEntries(USES.filter((use) => uses[use]).map((use) => [use, 'on'])),
})

interface StoryFormProps {
  initial: StoryFields
  draft: DraftFields | null
  submitLabel: string
  /** For a story that is sent: whether its author has confirmed both before. What is permitted later stands on its card. */
  sending?: { hasConfirmed: boolean }
  /** The question that the story answers. */
  question?: Pick<AnsweredQuestion, 'id' | 'text' | 'language'> | null
  /** Beside the submit button. */
  children?: ReactNode
}

/** The form to write a story, and to edit one that is still waiting. */
export function StoryForm({
  initial,
  draft,
  submitLabel,
  sending,
  question = null,
  children,
}: StoryFormProps) {
  const labels = sending ? { ...words.labels, ...tickLabels() } : words.labels
  const busy = useNavigation().state !== 'idle'
  const [form, fields] = useForm<Record<keyof typeof words.labels | TickName, string>>({
    id: 'story',
    lastResult: useLastResult(),
    defaultValue: draft ?? initial,
    ...useValidation('story', () =>
      import('./stories.schema.ts').then((m) => (sending ? m.storyFormSchema : m.storyTextFormSchema)),
    ),
  })
  return (
    <PostForm
      form={form}
      labels={labels}
      draft={draft}
      {...(question && sending ? { hidden: { questionId: question.id } } : {})}
      className="max-w-3xl"
    >
      {question ? <QuestionAbove question={question} /> : null}
      <Field
        meta={fields.title}
        required
        label={labels.title}
        hint={words.titleHint(TITLE_MIN, TITLE_MAX)}
        input={{ type: 'text', dir: 'auto' }}
      />
      <TextAreaField
        meta={fields.storyContent}
        required
        label={labels.storyContent}
        hint={words.storyHint(STORY_MIN)}
        counter={STORY_MAX}
        rows={12}
      />
      <fieldset className="group/name">
        <legend>{words.nameOnStory}</legend>
        <SwitchField meta={fields.isAnonymous} label={labels.isAnonymous} hint={words.anonymousMeans} />
        <div className="group-has-[[name=isAnonymous]:not(:checked)]/name:hidden">
          <Field
            meta={fields.pseudonym}
            label={labels.pseudonym}
            hint={words.pseudonymHint}
            input={{ type: 'text', dir: 'auto', autoComplete: 'off' }}
          />
        </div>
      </fieldset>
      <SelectField
        meta={fields.alignment}
        label={labels.alignment}
        options={ALIGNMENTS.map((value) => ({ value, label: words.alignmentChoices[value] }))}
        placeholder={words.noTheme}
      />
      {sending ? <StoryTicks fields={fields} hasConfirmed={sending.hasConfirmed} /> : null}
      <div className="actions">
        <Button type="submit" pending={busy}>
          {submitLabel}
        </Button>
        {children}
      </div>
    </PostForm>
  )
}
