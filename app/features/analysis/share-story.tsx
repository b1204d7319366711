import { Form, useActionData, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { SHORT_STORY_MAX, SHORT_STORY_MIN } from '#app/features/stories/stories.limits.ts'
import { ANONYMOUS_MEANS } from '#app/features/stories/story-messages.ts'
import { useAnsweredForm } from '#app/framework/use-answered-form.ts'
import { getFormProps, type SubmissionResult } from '#app/framework/use-form.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { DraftNotice } from '#app/ui/form/draft-notice.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextAreaField } from '#app/ui/form/field.tsx'
import { FormOwner } from '#app/ui/form/form-owner.tsx'
import { IdempotencyKey } from '#app/ui/form/idempotency-key.tsx'

interface ShareStoryProps {
  owner: string
  /** Written before the session ended, and not sent yet. */
  kept: string | undefined
  idempotencyKey: string
}

export function ShareStory({ owner, kept, idempotencyKey }: ShareStoryProps) {
  const answer = useActionData() as { lastResult?: SubmissionResult<string[]> } | undefined
  const busy = useNavigation().state !== 'idle'
  const sent = answer?.lastResult?.initialValue && 'story' in answer.lastResult.initialValue
  const [form, fields] = useAnsweredForm<{ story: string }>(
    {
      id: 'sharing',
      defaultValue: { story: kept ?? '' },
      lastResult: sent ? (answer?.lastResult ?? null) : null,
    },
    (form) => form.has('story'),
  )
  // After the first render only the reader opens and closes it. So the answer to another form does not close it while
  // somebody writes.
  const [isOpenAtFirst] = useState(Boolean(sent || kept))
  return (
    <Disclosure summary="Share Story" open={isOpenAtFirst}>
      {kept ? <DraftNotice form="share-story" className="mb-4" /> : null}
      <Form {...getFormProps(form)} method="post" preventScrollReset noValidate>
        <FormOwner owner={owner} />
        <IdempotencyKey value={idempotencyKey} />
        <ErrorSummary form={form} labels={{ story: 'Your story' }} />
        <TextAreaField
          meta={fields.story}
          required
          label="Your story"
          hint={`Between ${SHORT_STORY_MIN} and ${SHORT_STORY_MAX} characters. It is sent anonymously. ${ANONYMOUS_MEANS} An administrator reads it before anyone else sees it.`}
          counter={SHORT_STORY_MAX}
          rows={6}
        />
        <Button type="submit" pending={busy}>
          Submit story
        </Button>
      </Form>
    </Disclosure>
  )
}
