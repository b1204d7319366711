import { useForm } from '@conform-to/react'
import { useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { SHORT_STORY_MAX, SHORT_STORY_MIN } from '#app/features/stories/stories.limits.ts'
import { storyWords } from '#app/features/stories/story-messages.ts'
import { StoryTicks, type TickName, tickLabels, usesAtFirst } from '#app/features/stories/story-uses.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { TextAreaField } from '#app/ui/form/field.tsx'
import { type DraftFields, PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { failure } from '#app/ui/toast/toast.ts'
import { useShowToast } from '#app/ui/toast/toaster.tsx'
import { analysisWords as words } from './analysis-messages.ts'

/** The message above the form if the story is too short. */
export const tooShortMessage = () => failure(words.tooShort, storyWords.tooShort(SHORT_STORY_MIN))

interface ShareStoryProps {
  draft: DraftFields | null
  hasConfirmed: boolean
}

export function ShareStory({ draft, hasConfirmed }: ShareStoryProps) {
  const lastResult = useLastResult()
  const busy = useNavigation().state !== 'idle'
  const say = useShowToast()
  const sent = lastResult?.initialValue && 'story' in lastResult.initialValue
  const [form, fields] = useForm<Record<'story' | TickName, string>>({
    id: 'sharing',
    defaultValue: draft ?? usesAtFirst,
    lastResult: sent ? lastResult : null,
    ...useValidation(
      'sharing',
      () => import('#app/features/stories/stories.schema.ts').then((m) => m.shortStoryFormSchema),
      ({ story }) => {
        if (story?.includes(storyWords.tooShort(SHORT_STORY_MIN))) say(tooShortMessage())
      },
    ),
  })
  // After the first render only the reader opens and closes it. So the answer to another form does not close it while
  // somebody writes.
  const [isOpenAtFirst] = useState(Boolean(sent || draft))
  return (
    <Disclosure summary={words.shareStory} open={isOpenAtFirst}>
      <PostForm
        form={form}
        labels={{ story: words.yourStory, ...tickLabels() }}
        draft={draft}
        draftForm="share-story"
        preventScrollReset
      >
        <TextAreaField
          meta={fields.story}
          required
          label={words.yourStory}
          hint={words.storyHint(SHORT_STORY_MIN, SHORT_STORY_MAX, storyWords.anonymousMeans)}
          counter={SHORT_STORY_MAX}
          rows={6}
        />
        <StoryTicks fields={fields} hasConfirmed={hasConfirmed} />
        <Button type="submit" pending={busy}>
          {words.submitStory}
        </Button>
      </PostForm>
    </Disclosure>
  )
}
