import { Link } from 'react-router-dom'
import { writtenBy } from '#app/language/page-language.tsx'
import { adminPaths, pathWithin } from '#app/paths.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button, buttonClasses } from '#app/ui/base/button.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { Answers } from './answers-question.tsx'
import { InEpisode } from './film-sheet.tsx'
import type { ModeratedStory } from './moderated-stories.server.ts'
import { Author } from './story-author.tsx'
import { StoryDate, StoryLines, storyBadges } from './story-lines.tsx'
import { makePreview } from './story-preview.ts'
import { alignmentName, capitalised } from './story-state-messages.ts'
import { permittedText } from './story-uses.tsx'

interface StoryListProps {
  stories: readonly ModeratedStory[]
  search: string
  narrowed: boolean
}

export function StoryList({ stories, search, narrowed }: StoryListProps) {
  if (stories.length === 0) {
    return (
      <p className="rounded-lg border border-rule bg-leaf p-6 text-faded sm:p-8">
        {narrowed ? 'No story matches this search.' : 'Nobody has sent a story yet.'}
      </p>
    )
  }
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {stories.map((story) => (
        <li key={story.id} className="min-w-0">
          <ModerationCard story={story} search={search} />
        </li>
      ))}
    </ul>
  )
}

/** One story: its author, its text, and the possible actions. It can have focus, for moderation by keyboard. */
function ModerationCard({ story, search }: { story: ModeratedStory; search: string }) {
  const { id, title, storyContent, status, isFeatured } = story
  const at = (...verb: string[]) => pathWithin(adminPaths.stories, [id, ...verb], search)
  const pending = status === 'pending'
  return (
    <article
      id={`story-${id}`}
      data-story={id}
      tabIndex={-1}
      aria-labelledby={`title-${id}`}
      className="flex flex-col gap-3 rounded-lg border border-rule bg-leaf p-5 focus:border-gilt focus:outline-2 focus:outline-gilt sm:p-7"
    >
      <h2 id={`title-${id}`} {...writtenBy(title)} className="text-xl wrap-anywhere">
        {title}
      </h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-faded">
        <Badge variant={storyBadges[status]}>{capitalised(status)}</Badge>
        {isFeatured ? <Badge variant="gold">Featured</Badge> : null}
        <Author story={story} search={search} />
        <StoryDate label="Submitted" date={story.submittedAt} />
        {story.editedAt ? <StoryDate label="Edited" date={story.editedAt} /> : null}
        <span>Alignment: {alignmentName(story.alignment)}</span>
        <Answers question={story.question} />
        <span>{permittedText(story)}</span>
        <InEpisode story={story} />
      </div>
      <StoryLines>
        {makePreview(storyContent) === null ? storyContent : `${makePreview(storyContent)}…`}
      </StoryLines>
      {story.adminNotes ? (
        <Notice title="Admin notes">
          <StoryLines>{story.adminNotes}</StoryLines>
        </Notice>
      ) : null}
      <div className="actions mt-2">
        <Link to={at()} preventScrollReset className={buttonClasses('secondary')} data-key="open">
          View Full Story<span className="sr-only">: {title}</span>
        </Link>
        {pending ? (
          <>
            <PostForm
              action={`${adminPaths.stories}${search}`}
              preventScrollReset
              revision={story.revision}
              hidden={{ id }}
            >
              <Button data-key="approve">
                Approve<span className="sr-only">: {title}</span>
              </Button>
            </PostForm>
            <Link to={at('review')} preventScrollReset className={buttonClasses('secondary')}>
              Review<span className="sr-only">: {title}</span>
            </Link>
            <Link
              to={at('review')}
              preventScrollReset
              className={buttonClasses('secondary')}
              data-key="reject"
            >
              Reject<span className="sr-only">: {title}</span>
            </Link>
          </>
        ) : (
          <Link to={at('review')} preventScrollReset className={buttonClasses('secondary')} data-key="reject">
            Update Story<span className="sr-only">: {title}</span>
          </Link>
        )}
        {status === 'approved' ? (
          <PostForm
            action={`${adminPaths.stories}${search}`}
            preventScrollReset
            hidden={{ id, isFeatured: String(!isFeatured) }}
          >
            <Button variant="quiet">
              {isFeatured ? 'Unfeature' : 'Feature'}
              <span className="sr-only">: {title}</span>
            </Button>
          </PostForm>
        ) : null}
        <Link to={at('delete')} preventScrollReset className={buttonClasses('quiet', 'text-rubric')}>
          Delete<span className="sr-only">: {title}</span>
        </Link>
      </div>
    </article>
  )
}
