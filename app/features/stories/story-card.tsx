import { shortDate } from '#app/format.ts'
import { Badge, type BadgeVariant } from '#app/ui/base/badge.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import type { StoryView } from './stories.server.ts'
import { alignmentName, capitalised } from './story-messages.ts'
import { makePreview } from './story-preview.ts'

export const storyBadges: Record<StoryView['status'], BadgeVariant> = {
  approved: 'good',
  rejected: 'bad',
  pending: 'gold',
}

interface StoryCardProps {
  story: StoryView
  editHref: string
  withdrawHref: string
}

export function StoryCard({ story, editHref, withdrawHref }: StoryCardProps) {
  const { title, storyContent, status, alignment, isAnonymous, pseudonym, adminNotes } = story
  return (
    <Card
      title={<bdi className="wrap-anywhere">{title}</bdi>}
      actions={
        <>
          {status === 'pending' ? (
            <ButtonLink href={editHref} variant="secondary">
              Edit<span className="sr-only">: {title}</span>
            </ButtonLink>
          ) : null}
          <ButtonLink href={withdrawHref} variant="quiet">
            Withdraw<span className="sr-only">: {title}</span>
          </ButtonLink>
        </>
      }
    >
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-faded">
        <Badge variant={storyBadges[status] ?? 'gold'}>{capitalised(status)}</Badge>
        <StoryDate label="Submitted" date={story.submittedAt} />
        {story.editedAt ? <StoryDate label="Edited" date={story.editedAt} /> : null}
        {story.reviewedAt ? <StoryDate label="Reviewed" date={story.reviewedAt} /> : null}
      </p>
      <StoryText text={storyContent} />
      <dl className="facts">
        <div>
          <dt>Alignment</dt>
          <dd>{alignmentName(alignment)}</dd>
        </div>
        <div>
          <dt>Shown as</dt>
          <dd>{isAnonymous ? 'Anonymous' : 'Public'}</dd>
        </div>
        {pseudonym ? (
          <div>
            <dt>Pseudonym</dt>
            <dd className="min-w-0 wrap-anywhere">
              <bdi>{pseudonym}</bdi>
            </dd>
          </div>
        ) : null}
      </dl>
      {adminNotes ? (
        <Notice title="Admin Feedback">
          <StoryLines>{adminNotes}</StoryLines>
        </Notice>
      ) : null}
    </Card>
  )
}

export function StoryDate({ label, date }: { label: string; date: Date }) {
  return (
    <span>
      {label} <time dateTime={date.toISOString()}>{shortDate(date)}</time>
    </span>
  )
}

/** Each line has the text direction of its first letter. */
export function StoryLines({ children }: { children: string }) {
  return (
    <p
      dir="auto"
      className="max-w-measure whitespace-pre-line wrap-anywhere text-start [unicode-bidi:plaintext]"
    >
      {children}
    </p>
  )
}

/** A long story is cut. A native disclosure shows all of it, with JavaScript or without. */
export function StoryText({ text }: { text: string }) {
  const preview = makePreview(text)
  if (preview === null) return <StoryLines>{text}</StoryLines>
  return (
    <div className="group/story">
      <div className="group-has-[details[open]]/story:hidden">
        <StoryLines>{`${preview}…`}</StoryLines>
      </div>
      <details className="group/more">
        <summary className="inline-flex min-h-11 list-none items-center rounded-sm text-lapis underline underline-offset-4 [&::-webkit-details-marker]:hidden">
          <span className="group-open/more:hidden">Read More</span>
          <span className="hidden group-open/more:inline">Show Less</span>
        </summary>
        <StoryLines>{text}</StoryLines>
      </details>
    </div>
  )
}
