import { type SubmissionResult, useForm } from '@conform-to/react'
import { useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/base/button.tsx'
import { Field, SelectField, TextAreaField } from '#app/ui/form/field.tsx'
import { type DraftFields, PostForm } from '#app/ui/form/post-form.tsx'
import { SwitchField } from '#app/ui/form/switch-field.tsx'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { STORY_MAX, STORY_MIN, TITLE_MAX, TITLE_MIN } from './stories.limits.ts'
import { ANONYMOUS_MEANS, alignmentOptions } from './story-messages.ts'

const LABELS = {
  title: 'Story title',
  storyContent: 'Your story',
  isAnonymous: 'Share anonymously',
  pseudonym: 'Pseudonym (optional)',
  alignment: 'Theme (optional)',
}

export type StoryFields = Partial<Record<keyof typeof LABELS, string>>

interface StoryFormProps {
  id: string
  lastResult: SubmissionResult<string[]> | null
  initial: StoryFields
  draft: DraftFields | null
  submitLabel: string
  /** Beside the submit button. */
  children?: ReactNode
}

/** The form to write a story, and to edit one that is still waiting. */
export function StoryForm({ id, lastResult, initial, draft, submitLabel, children }: StoryFormProps) {
  const busy = useNavigation().state !== 'idle'
  const [form, fields] = useForm<Record<keyof typeof LABELS, string>>({
    id,
    lastResult,
    defaultValue: draft ?? initial,
    ...useValidation(id, () => import('./stories.schema.ts').then((m) => m.storyFormSchema)),
  })
  return (
    <PostForm form={form} labels={LABELS} draft={draft} className="max-w-3xl">
      <Field
        meta={fields.title}
        required
        label={LABELS.title}
        hint={`${TITLE_MIN} to ${TITLE_MAX} characters`}
        input={{ type: 'text', dir: 'auto' }}
      />
      <TextAreaField
        meta={fields.storyContent}
        required
        label={LABELS.storyContent}
        hint={`At least ${STORY_MIN} characters`}
        counter={STORY_MAX}
        rows={12}
      />
      <fieldset className="group/name">
        <legend>Your name on the story</legend>
        <SwitchField meta={fields.isAnonymous} label={LABELS.isAnonymous} hint={ANONYMOUS_MEANS} />
        <div className="group-has-[[name=isAnonymous]:not(:checked)]/name:hidden">
          <Field
            meta={fields.pseudonym}
            label={LABELS.pseudonym}
            hint="This name is shown instead of yours"
            input={{ type: 'text', dir: 'auto', autoComplete: 'off' }}
          />
        </div>
      </fieldset>
      <SelectField
        meta={fields.alignment}
        label={LABELS.alignment}
        options={alignmentOptions}
        placeholder="No theme"
      />
      <div className="actions">
        <Button type="submit" pending={busy}>
          {submitLabel}
        </Button>
        {children}
      </div>
    </PostForm>
  )
}
