import { useForm } from '@conform-to/react'
import { useNavigation } from '@remix-run/react'
import { Link } from 'react-router-dom'
import { numberText } from '#app/format.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button, buttonClasses } from '#app/ui/base/button.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { useQueuePaths } from './queue-paths.ts'
import type { StoryQueue } from './story-queue.server.ts'
import { PreparedReasons, useOpenWhenRefused } from './story-reasons.tsx'

interface WaitingListProps {
  queue: StoryQueue
  currentId: string
}

/** The waiting stories, oldest first, and a decision on several at once. */
export function WaitingList({ queue, currentId }: WaitingListProps) {
  const { waiting, before, later, same } = queue
  const { queueAt } = useQueuePaths()
  return (
    <section aria-labelledby="queue-list" className="min-w-0">
      <h2 id="queue-list" className="text-lg">
        {same ? 'Waiting with the same text' : 'Waiting, oldest first'}
      </h2>
      {/* The key checks the boxes of another list anew. */}
      <SeveralForm key={String(same)} waiting={waiting} same={same} currentId={currentId} />
      <p className="flex flex-wrap gap-x-4">
        {same ? <ListLink to={queueAt(currentId)}>All that wait</ListLink> : null}
        {before ? <ListLink to={queueAt(before)}>Earlier</ListLink> : null}
        {later ? <ListLink to={queueAt(later)}>Later</ListLink> : null}
      </p>
    </section>
  )
}

function ListLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center">
      {children}
    </Link>
  )
}

interface SeveralFormProps extends Pick<StoryQueue, 'waiting' | 'same'> {
  currentId: string
}

function SeveralForm({ waiting, same, currentId }: SeveralFormProps) {
  const { queueAt, sameTextAs } = useQueuePaths()
  const lastResult = useLastResult()
  const sent = lastResult?.initialValue
  const [form, fields] = useForm<{ chosen: string; adminNotes: string; reason: string }>({
    id: 'several',
    lastResult: sent && !('id' in sent) ? lastResult : null,
    ...useValidation('several', () => import('./moderation.schema.ts').then((m) => m.severalFormSchema)),
  })
  const chosen = [fields.chosen.initialValue].flat()
  const isRefused = Boolean(form.errors || fields.chosen.errors || fields.adminNotes.errors)
  return (
    <PostForm
      form={form}
      labels={{ chosen: 'The stories', adminNotes: 'Why they are rejected' }}
      action={same ? sameTextAs(currentId) : queueAt(currentId)}
      hidden={{ several: 'yes' }}
      className="group/several mt-2 gap-3 [counter-reset:chosen]"
    >
      <ul className="divide-y divide-rule border-y border-rule">
        {waiting.map((story, index) => (
          <WaitingStory
            key={story.id}
            story={story}
            isCurrent={story.id === currentId}
            isChosen={same || chosen.includes(chosenValue(story))}
            isFirst={same && index === 0}
          />
        ))}
      </ul>
      <div
        id={fields.chosen.id}
        tabIndex={-1}
        className="sticky bottom-0 z-10 hidden max-h-[60dvh] overflow-y-auto rounded-t-lg border border-edge bg-leaf p-3 group-has-[[name=chosen]:checked]/several:block"
      >
        <p className="mb-1 text-sm text-faded after:content-[counter(chosen)]">Chosen stories: </p>
        <SeveralDecisions reason={fields.reason} notesId={fields.adminNotes.id} isRefused={isRefused} />
      </div>
    </PostForm>
  )
}

interface SeveralDecisionsProps {
  reason: { name: string; initialValue?: string | undefined }
  notesId: string
  isRefused: boolean
}

function SeveralDecisions({ reason, notesId, isRefused }: SeveralDecisionsProps) {
  const busy = useNavigation().state === 'submitting'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] *:col-start-1 *:row-start-1">
      <details {...useOpenWhenRefused(isRefused)}>
        <summary className={buttonClasses('danger', 'cursor-pointer')} data-key="reject">
          Reject<span className="sr-only"> chosen</span>
        </summary>
        <div id={notesId} tabIndex={-1} className="mt-3">
          <PreparedReasons name={reason.name} chosen={reason.initialValue} />
          <Button name="decision" value="rejected" variant="danger" pending={busy} className="mt-2">
            Reject chosen
          </Button>
        </div>
      </details>
      <Button
        name="decision"
        value="approved"
        data-key="approve"
        variant="secondary"
        pending={busy}
        className="justify-self-end"
      >
        Approve<span className="sr-only"> chosen</span>
      </Button>
    </div>
  )
}

type Waiting = StoryQueue['waiting'][number]

/** A story with the revision that is shown. */
const chosenValue = ({ id, revision }: Waiting) => `${id} ${revision}`

interface WaitingStoryProps {
  story: Waiting
  isCurrent: boolean
  isChosen: boolean
  /** The first of those that one link has chosen. */
  isFirst: boolean
}

function WaitingStory({ story, isCurrent, isChosen, isFirst }: WaitingStoryProps) {
  const { id, title, age, length, hasEqual, readBy } = story
  const { queueAt } = useQueuePaths()
  return (
    <li className="flex items-start gap-1">
      <label className="grid size-11 shrink-0 place-items-center">
        <input
          type="checkbox"
          name="chosen"
          value={chosenValue(story)}
          defaultChecked={isChosen}
          // biome-ignore lint/a11y/noAutofocus: the link that chose the stories leads here.
          autoFocus={isFirst}
          className="size-5 accent-seal checked:[counter-increment:chosen]"
        />
        <span className="sr-only">Choose {title}</span>
      </label>
      <Link
        to={queueAt(id)}
        aria-current={isCurrent ? 'true' : undefined}
        className="min-w-0 grow rounded-sm px-2 py-1.5 wrap-anywhere no-underline hover:bg-wash aria-[current]:bg-wash aria-[current]:font-semibold"
      >
        <bdi className="line-clamp-2 text-left text-ink">{title}</bdi>
        <span className="block text-sm font-normal text-faded">
          {age}, {numberText(length)} characters
        </span>
        {readBy ? <span className="block text-sm font-normal text-faded">{readBy} reads it</span> : null}
        {hasEqual ? <Badge variant="gold">Same text</Badge> : null}
      </Link>
    </li>
  )
}
