import { type SubmissionResult, useForm } from '@conform-to/react'
import { Link, useActionData, useNavigation } from '@remix-run/react'
import { numberText } from '#app/format.ts'
import { adminPaths, pathWithin } from '#app/paths.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button, buttonClasses } from '#app/ui/base/button.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { TextAreaField } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { PREPARED_REASONS, REASON_KEYS } from './moderation-messages.ts'
import { Author } from './story-author.tsx'
import { StoryDate, StoryLines } from './story-card.tsx'
import { alignmentName, capitalised } from './story-messages.ts'
import type { StoryQueue } from './story-queue.server.ts'

interface Answer {
  lastResult?: SubmissionResult<string[]>
}

type Current = NonNullable<StoryQueue['current']>

export const queueAt = (id: string) => `${adminPaths.storyQueue}?at=${id}`
/** The query of a page that leads back to the queue. */
export const FROM_QUEUE = '?from=queue'
export const queueAfter = (id: string) => `${adminPaths.storyQueue}?after=${id}`

/** The list of waiting stories, and one story with its decision. */
export function QueueScreen({ queue }: { queue: StoryQueue & { current: Current } }) {
  const { current, position, total } = queue
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-10 lg:grid-cols-[17rem_minmax(0,1fr)]">
      {/* Before the list in reading order; beside it if there is room. */}
      <section aria-labelledby="queue-story" className="min-w-0 lg:order-2">
        <p className="rubric tabular-nums" role="status">
          {numberText(position)} of {numberText(total)}
        </p>
        <WholeStory current={current} />
        {/* The key makes a new form for each story, so that text typed for one is not sent for the next. */}
        <DecisionBar key={current.story.id} story={current.story} />
      </section>
      <WaitingList queue={queue} currentId={current.story.id} />
    </div>
  )
}

function WholeStory({ current: { story, age, equal, similar } }: { current: Current }) {
  return (
    <>
      <h2 id="queue-story" className="text-2xl wrap-anywhere">
        <bdi>{story.title}</bdi>
      </h2>
      <div className="mt-2 mb-5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-faded">
        <span>Waits for {age}</span>
        <StoryDate label="Submitted" date={story.submittedAt} />
        {story.editedAt ? <StoryDate label="Edited" date={story.editedAt} /> : null}
        <span>Alignment: {alignmentName(story.alignment)}</span>
        <Author story={story} search={FROM_QUEUE} />
      </div>
      {equal.length > 0 ? (
        <Notice variant="warning" title="The same text was sent before" className="mb-5">
          <ul>
            {equal.map(({ id, title, status }) => (
              <li key={id}>
                <Link to={pathWithin(adminPaths.stories, [id])}>
                  <bdi>{title}</bdi>
                </Link>{' '}
                ({capitalised(status)})
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <StoryLines>{story.storyContent}</StoryLines>
      <h3 className="mt-8 text-lg">Similar stories</h3>
      {similar === null ? (
        <p className="text-sm text-faded">
          Not searched: the search runs on another machine, and a story is sent there only when it is
          approved.
        </p>
      ) : similar.length === 0 ? (
        <p className="text-sm text-faded">No approved story is like this one.</p>
      ) : (
        <ul>
          {similar.map(({ id, title }) => (
            <li key={id}>
              <Link to={pathWithin(adminPaths.stories, [id])} className="inline-block py-2.5">
                <bdi>{title}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Approve, Reject and Skip, always at the bottom of the window. */
function DecisionBar({ story }: { story: Current['story'] }) {
  const answer = useActionData() as Answer | undefined
  const busy = useNavigation().state === 'submitting'
  const [form, fields] = useForm<{ adminNotes: string; reason: string; id: string }>({
    id: 'decide',
    lastResult:
      answer?.lastResult?.initialValue && 'id' in answer.lastResult.initialValue ? answer.lastResult : null,
    ...useValidation('decide', () => import('./moderation.schema.ts').then((m) => m.queueFormSchema)),
  })
  return (
    <PostForm
      form={form}
      labels={{ adminNotes: 'Notes to the author' }}
      action={queueAt(story.id)}
      revision={story.revision}
      hidden={{ id: story.id }}
      data-story={story.id}
      className="sticky bottom-0 z-10 mt-8 max-h-[85dvh] gap-3 overflow-y-auto rounded-t-lg border border-edge bg-leaf p-4"
    >
      <div className="flex flex-wrap gap-3">
        <Button name="decision" value="approved" pending={busy} data-key="approve">
          Approve
        </Button>
        <Button name="decision" value="rejected" variant="danger" pending={busy} data-key="reject">
          Reject
        </Button>
        <Link to={queueAfter(story.id)} className={buttonClasses('secondary')} data-key="skip">
          Skip
        </Link>
      </div>
      <details open={Boolean(form.errors || fields.adminNotes.errors) || undefined}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-lapis underline underline-offset-4">
          Reason and notes
        </summary>
        <Reasons name={fields.reason.name} />
        <TextAreaField
          meta={fields.adminNotes}
          label="Notes to the author"
          hint="In place of the reason. They are optional where you approve."
          rows={3}
        />
      </details>
    </PostForm>
  )
}

function Reasons({ name }: { name: string }) {
  return (
    <fieldset className="mb-3">
      <legend className="font-[560]">Why it is rejected</legend>
      {REASON_KEYS.map((key) => (
        <label key={key} className="flex min-h-11 items-center gap-3 py-1">
          <input type="radio" name={name} value={key} className="size-5 shrink-0 accent-seal" />
          <span className="min-w-0">
            {PREPARED_REASONS[key].name}
            <span className="block text-sm text-faded">{PREPARED_REASONS[key].notes}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** The waiting stories, oldest first, and a decision on several at once. */
function WaitingList({ queue, currentId }: { queue: StoryQueue; currentId: string }) {
  const { waiting, before, later } = queue
  const answer = useActionData() as Answer | undefined
  const busy = useNavigation().state === 'submitting'
  const [form, fields] = useForm<{ chosen: string; adminNotes: string; reason: string }>({
    id: 'several',
    lastResult:
      answer?.lastResult?.initialValue && !('id' in answer.lastResult.initialValue)
        ? answer.lastResult
        : null,
    ...useValidation('several', () => import('./moderation.schema.ts').then((m) => m.severalFormSchema)),
  })
  return (
    <section aria-labelledby="queue-list" className="min-w-0">
      <h2 id="queue-list" className="text-lg">
        Waiting, oldest first
      </h2>
      <PostForm
        form={form}
        labels={{ chosen: 'The stories', adminNotes: 'Why they are rejected' }}
        action={queueAt(currentId)}
        hidden={{ several: 'yes' }}
        className="mt-2 gap-3"
      >
        <ul className="divide-y divide-rule border-y border-rule">
          {waiting.map(({ id, title, age, length, revision, hasEqual }) => (
            <li key={id} className="flex items-start gap-1">
              <label className="grid size-11 shrink-0 place-items-center">
                <input
                  type="checkbox"
                  name="chosen"
                  value={`${id} ${revision}`}
                  className="size-5 accent-seal"
                />
                <span className="sr-only">Choose {title}</span>
              </label>
              <Link
                to={queueAt(id)}
                aria-current={id === currentId ? 'true' : undefined}
                className="min-w-0 grow rounded-sm px-2 py-1.5 wrap-anywhere no-underline hover:bg-wash aria-[current]:bg-wash aria-[current]:font-semibold"
              >
                <bdi className="line-clamp-2 text-left text-ink">{title}</bdi>
                <span className="block text-sm font-normal text-faded">
                  {age}, {numberText(length)} characters
                </span>
                {hasEqual ? <Badge variant="gold">Same text</Badge> : null}
              </Link>
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-x-4">
          {before ? (
            <Link to={queueAt(before)} className="inline-flex min-h-11 items-center">
              Earlier
            </Link>
          ) : null}
          {later ? (
            <Link to={queueAt(later)} className="inline-flex min-h-11 items-center">
              Later
            </Link>
          ) : null}
        </p>
        <details open={Boolean(form.errors || fields.chosen.errors || fields.adminNotes.errors) || undefined}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-lapis underline underline-offset-4">
            Decide on the chosen ones
          </summary>
          <div id={fields.chosen.id} tabIndex={-1}>
            <Reasons name={fields.reason.name} />
            <div id={fields.adminNotes.id} tabIndex={-1} className="flex flex-wrap gap-3">
              <Button name="decision" value="approved" variant="secondary" pending={busy}>
                Approve chosen
              </Button>
              <Button name="decision" value="rejected" variant="danger" pending={busy}>
                Reject chosen
              </Button>
            </div>
          </div>
        </details>
      </PostForm>
    </section>
  )
}
