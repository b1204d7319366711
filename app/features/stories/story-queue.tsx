import { useForm } from '@conform-to/react'
import { useNavigation } from '@remix-run/react'
import type { SyntheticEvent } from 'react'
import { Link } from 'react-router-dom'
import { numberText } from '#app/format.ts'
import { writtenBy } from '#app/language/page-language.tsx'
import { adminPaths, pathWithin } from '#app/paths.ts'
import { Button, buttonClasses } from '#app/ui/base/button.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { TextAreaField } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { Answers } from './answers-question.tsx'
import { useQueuePaths } from './queue-paths.ts'
import { Author } from './story-author.tsx'
import { StoryDate, StoryLines } from './story-lines.tsx'
import type { StoryQueue } from './story-queue.server.ts'
import { OWN_WORDS_KEY, PreparedReasons, ReasonKey, useOpenWhenRefused } from './story-reasons.tsx'
import { alignmentName, capitalised } from './story-state-messages.ts'
import { permittedText } from './story-uses.tsx'
import { WaitingList } from './waiting-list.tsx'

type Current = NonNullable<StoryQueue['current']>

/** The list of waiting stories, and one story with its decision. */
export function QueueScreen({ queue }: { queue: StoryQueue & { current: Current } }) {
  const { current, position, total, decisions } = queue
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-10 lg:grid-cols-[17rem_minmax(0,1fr)]">
      {/* Before the list in reading order; beside it if there is room. */}
      <section aria-labelledby="queue-story" className="min-w-0 lg:order-2">
        <p className="flex items-center justify-between gap-4">
          <span className="rubric tabular-nums" role="status">
            {numberText(position)} of {numberText(total)}
          </span>
          <a href="#queue-list" className="-my-3 inline-flex min-h-11 items-center text-sm lg:hidden">
            All that wait
          </a>
        </p>
        <WholeStory current={current} />
        <DecisionPanel story={current.story} decisions={decisions} />
      </section>
      <WaitingList queue={queue} currentId={current.story.id} />
    </div>
  )
}

function WholeStory({ current }: { current: Current }) {
  const { story, age, readBy, equal, sameWaiting, similar } = current
  const { queueAfter, sameTextAs, fromQueue } = useQueuePaths()
  return (
    <>
      <h2 id="queue-story" {...writtenBy(story.title)} className="text-2xl wrap-anywhere">
        {story.title}
      </h2>
      <div className="mt-2 mb-5 flex flex-wrap items-center gap-x-4 text-sm text-faded">
        <span>Waits for {age}</span>
        <StoryDate label="Submitted" date={story.submittedAt} />
        {story.editedAt ? <StoryDate label="Edited" date={story.editedAt} /> : null}
        <span>Alignment: {alignmentName(story.alignment)}</span>
        <Answers question={story.question} />
        <span>{permittedText(story)}</span>
        <Author story={story} search={fromQueue} />
      </div>
      {readBy ? (
        <Notice variant="info" title={`${readBy} reads this story now`} className="mb-5">
          <p>
            <Link to={queueAfter(story.id)}>Go to the next story</Link>
          </p>
        </Notice>
      ) : null}
      {equal.length > 0 ? (
        <Notice variant="warning" title="The same text was sent more than once" className="mb-5">
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
          {sameWaiting > 1 ? (
            <p>
              <Link to={sameTextAs(story.id)} className="inline-flex min-h-11 items-center">
                Choose all {numberText(sameWaiting)} that wait with the same text
              </Link>
            </p>
          ) : null}
        </Notice>
      ) : null}
      <div id={STORY}>
        <StoryLines>{story.storyContent}</StoryLines>
      </div>
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

interface DecisionPanelProps {
  story: Current['story']
  decisions: StoryQueue['decisions']
}

/**
 * Reject, Approve and Skip, always at the bottom of the window. The reasons open below Reject; both forms are in one
 * cell of the grid, so that all buttons stand in the line of the summary.
 */
function DecisionPanel({ story, decisions }: DecisionPanelProps) {
  const { queueAfter, queueAt } = useQueuePaths()
  return (
    <div className="sticky bottom-0 z-10 mt-8 max-h-[60dvh] overflow-y-auto rounded-t-lg border border-edge bg-leaf px-4 pt-3 pb-4">
      <LastDecisions decisions={decisions} />
      {/* The key makes new forms for each story, so that text typed for one is not sent for the next. */}
      <div key={story.id} className="grid grid-cols-[minmax(0,1fr)] *:col-start-1 *:row-start-1">
        <Rejection story={story} />
        <div className="flex gap-3 self-start justify-self-end">
          <PostForm action={queueAt(story.id)} revision={story.revision} hidden={{ id: story.id }}>
            <Button name="decision" value="approved" data-key="approve">
              Approve
            </Button>
          </PostForm>
          <Link to={queueAfter(story.id)} className={buttonClasses('secondary')} data-key="skip">
            Skip
          </Link>
        </div>
      </div>
    </div>
  )
}

const STORY = 'queue-text'

/** The reasons cover the lower half of the window, so a story that begins below its top moves up to there. */
function bringUpStory({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  const top = document.getElementById(STORY)?.getBoundingClientRect().top ?? 0
  if (currentTarget.open && top > 0) scrollBy({ top: top - 16 })
}

/** A form of its own, so that Enter in a reason rejects. */
function Rejection({ story }: { story: Current['story'] }) {
  const { queueAt } = useQueuePaths()
  const lastResult = useLastResult()
  const sent = lastResult?.initialValue
  const busy = useNavigation().state === 'submitting'
  const [form, fields] = useForm<{ adminNotes: string; reason: string; id: string }>({
    id: 'decide',
    lastResult: sent && 'id' in sent && sent.decision === 'rejected' ? lastResult : null,
    ...useValidation('decide', () => import('./moderation.schema.ts').then((m) => m.queueFormSchema)),
  })
  const reasons = useOpenWhenRefused(Boolean(form.errors || fields.adminNotes.errors))
  return (
    <details {...reasons} onToggle={bringUpStory}>
      <summary className={buttonClasses('danger', 'cursor-pointer')} data-key="reject">
        Reject
      </summary>
      <PostForm
        form={form}
        labels={{ adminNotes: 'Why it is rejected' }}
        action={queueAt(story.id)}
        revision={story.revision}
        hidden={{ id: story.id }}
        className="mt-3 gap-2"
      >
        <PreparedReasons name={fields.reason.name} chosen={fields.reason.initialValue} />
        <div className="flex items-end gap-3">
          <div className="min-w-0 grow [&_label]:text-sm [&_label]:font-normal [&_textarea]:field-sizing-content">
            <TextAreaField
              meta={fields.adminNotes}
              label={
                <>
                  <ReasonKey>{OWN_WORDS_KEY}</ReasonKey> Or your own words
                </>
              }
              rows={1}
            />
          </div>
          <Button
            name="decision"
            value="rejected"
            variant="danger"
            pending={busy}
            className="self-end whitespace-nowrap max-sm:px-3"
          >
            Reject story
          </Button>
        </div>
      </PostForm>
    </details>
  )
}

/** What was decided last, with its undoing. It stays until two decisions later. */
export function LastDecisions({ decisions }: { decisions: StoryQueue['decisions'] }) {
  const { queueAt } = useQueuePaths()
  return (
    <div role="status">
      {decisions.map(({ entry, first, story, message, title }) => (
        <PostForm
          key={entry}
          action={adminPaths.undo}
          hidden={{ id: entry, first, back: queueAt(story) }}
          className="mb-1 flex-row items-center gap-3 text-sm"
        >
          <span className="min-w-0 truncate text-faded">
            {message}
            {title ? (
              <>
                : <bdi>{title}</bdi>
              </>
            ) : null}
          </span>
          <button
            type="submit"
            className="-my-2.5 inline-flex min-h-11 shrink-0 cursor-pointer items-center font-semibold text-lapis underline underline-offset-4"
          >
            Undo
          </button>
        </PostForm>
      ))}
    </div>
  )
}
