import type { MetaFunction } from '@remix-run/node'
import { Link, useLoaderData, useLocation } from '@remix-run/react'
import { readWholeStory } from '../../features/moderation/moderation.server'
import { StoryFeeding } from '../../features/moderation/story-feeding'
import { Author } from '../../features/moderation/story-list'
import { StoryDate, StoryLines, storyBadges } from '../../features/stories/story-card'
import { alignmentName, capitalised } from '../../features/stories/story-words'
import { pageLoader } from '../../http/page.server'
import { Badge } from '../../ui/badge'
import { buttonLook } from '../../ui/button'
import { RouteDialog } from '../../ui/list/route-dialog'
import { pageTitle } from '../../ui/page'

export const meta: MetaFunction = () => pageTitle('Full Story')
export const loader = pageLoader(readWholeStory, ({ params }) => ({ id: params.id }))

export default function FullStory() {
  const { story, feeding } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  return (
    <RouteDialog wide title={<bdi>{story.title}</bdi>} closeHref={`/admin/user-stories${search}`}>
      <p className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-faded">
        <Badge variant={storyBadges[story.status]}>{capitalised(story.status)}</Badge>
        <Author story={story} />
        <StoryDate label="Submitted" date={story.submittedAt} />
        {story.reviewedAt ? <StoryDate label="Reviewed" date={story.reviewedAt} /> : null}
        <span>Alignment: {alignmentName(story.alignment)}</span>
      </p>
      <StoryLines>{story.storyContent}</StoryLines>
      <StoryFeeding story={story} feeding={feeding} />
      <div className="actions mt-6">
        <Link
          to={`/admin/user-stories/${story.id}/review${search}`}
          preventScrollReset
          className={buttonLook('primary')}
        >
          {story.status === 'pending' ? 'Review Story' : 'Update Story'}
        </Link>
      </div>
    </RouteDialog>
  )
}
