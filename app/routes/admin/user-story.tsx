import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { Link } from 'react-router-dom'
import { Answers } from '#app/features/stories/answers-question.tsx'
import { InEpisode } from '#app/features/stories/film-sheet.tsx'
import { readWholeStory } from '#app/features/stories/moderated-stories.server.ts'
import { Author } from '#app/features/stories/story-author.tsx'
import { StoryDate, StoryLines, storyBadges } from '#app/features/stories/story-lines.tsx'
import { alignmentName, capitalised } from '#app/features/stories/story-state-messages.ts'
import { StoryUseSection } from '#app/features/stories/story-use.tsx'
import { permittedText } from '#app/features/stories/story-uses.tsx'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths, pathWithin } from '#app/paths.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { buttonClasses } from '#app/ui/base/button.tsx'
import { RouteDialog } from '#app/ui/list/route-dialog.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'

export const meta: MetaFunction = () => pageTitle('Full Story')
export const loader = pageLoader(readWholeStory, ({ params }) => ({ id: params.id }))

export default function FullStory() {
  const { story, use } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  return (
    <RouteDialog wide title={<bdi className="block text-start">{story.title}</bdi>} list={adminPaths.stories}>
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-faded">
        <Badge variant={storyBadges[story.status]}>{capitalised(story.status)}</Badge>
        <Author story={story} search={search} />
        <StoryDate label="Submitted" date={story.submittedAt} />
        {story.reviewedAt ? <StoryDate label="Reviewed" date={story.reviewedAt} /> : null}
        <span>Alignment: {alignmentName(story.alignment)}</span>
        <Answers question={story.question} />
        <span>{permittedText(story)}</span>
        <InEpisode story={story} />
      </div>
      <StoryLines>{story.storyContent}</StoryLines>
      <StoryUseSection story={story} use={use} />
      <div className="actions mt-6">
        <Link
          to={pathWithin(adminPaths.stories, [story.id, 'review'], search)}
          preventScrollReset
          className={buttonClasses('primary')}
        >
          {story.status === 'pending' ? 'Review story' : 'Update Story'}
        </Link>
      </div>
    </RouteDialog>
  )
}
