import { OwnLink } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import type { ListPage, PageQuery } from '#app/ui/list/list-query.ts'
import { NewerAndOlder } from '#app/ui/list/newer-and-older.tsx'
import { StoryCard } from './story-card.tsx'
import { storyWords as words } from './story-messages.ts'
import type { StoryView } from './story-view.server.ts'

type StoryListProps = Pick<ListPage<StoryView, PageQuery>, 'rows' | 'total' | 'query'>

export function StoryList({ rows, total, query: { page, size } }: StoryListProps) {
  const pages = Math.ceil(total / size)
  return (
    <>
      {pages > 1 ? <p className="mb-5 text-faded">{words.page(total, page, pages)}</p> : null}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {rows.map((story) => (
          <li key={story.id} className="min-w-0">
            <StoryCard
              story={story}
              editHref={`${paths.myStories}/${story.id}/edit`}
              withdrawHref={`${paths.myStories}/${story.id}/withdraw`}
            />
          </li>
        ))}
      </ul>
      <NewerAndOlder
        page={page}
        pages={pages}
        at={(wanted) => `${paths.myStories}?page=${wanted}`}
        words={words}
      />
    </>
  )
}

export function NoStories() {
  return (
    <Card>
      <p className="text-lg">{words.none}</p>
      <div className="actions">
        <ButtonLink href={paths.sendStory}>{words.shareFirst}</ButtonLink>
      </div>
    </Card>
  )
}

export function StoriesNotLoaded() {
  return (
    <Notice variant="warning" role="alert" title={words.notLoaded}>
      <p>
        <OwnLink href={paths.myStories}>{words.tryAgain}</OwnLink>
      </p>
    </Notice>
  )
}
