import { adminPaths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import type { FilmStory } from './story-film.server.ts'
import { StoryLines } from './story-lines.tsx'

/** One story after the other; on paper, each begins a sheet. */
export function FilmSheet({ stories }: { stories: readonly FilmStory[] }) {
  if (stories.length === 0)
    return (
      <p className="rounded-lg border border-rule bg-leaf p-6 text-faded sm:p-8">
        No story is featured. An approved story is featured in the list of stories.
      </p>
    )
  return (
    <ol className="space-y-12">
      {stories.map((story) => (
        <li key={story.id} className="border-t border-gilt pt-6 print:not-first:break-before-page">
          <article aria-labelledby={`film-${story.id}`}>
            <h2 id={`film-${story.id}`} dir="auto" className="text-2xl wrap-anywhere">
              {story.title}
            </h2>
            <p className="mt-1 text-sm text-faded">Theme: {story.theme}</p>
            <Lot lot={story.lot} />
            <div className="mt-5 text-lg">
              <StoryLines>{story.storyContent}</StoryLines>
            </div>
            <Filmed story={story} />
          </article>
        </li>
      ))}
    </ol>
  )
}

function Lot({ lot }: Pick<FilmStory, 'lot'>) {
  if (!lot) return <p className="mt-3">Its author has no chart.</p>
  return (
    <div className="mt-3 max-w-measure border-s-2 border-gilt ps-4">
      <p className="font-semibold">Part of Fortune in {lot.sign}</p>
      <p>{lot.ofSign}</p>
      <p>{lot.ofHouse}</p>
    </div>
  )
}

function Filmed({ story: { id, filmedOn, filmUrl, filmedText } }: { story: FilmStory }) {
  return (
    <div className="mt-6">
      {filmedText ? (
        <p>
          Filmed on <time dateTime={filmedOn ?? undefined}>{filmedText}</time>
          {filmUrl ? (
            <>
              : <a href={filmUrl}>the film</a>
            </>
          ) : null}
        </p>
      ) : null}
      <PostForm
        action={adminPaths.filmSheet}
        hidden={{ id }}
        preventScrollReset
        className="mt-3 flex-row flex-wrap items-end gap-4 print:hidden"
      >
        <div className="field">
          <label htmlFor={`day-${id}`}>Filmed on</label>
          <input id={`day-${id}`} type="date" name="filmedOn" defaultValue={filmedOn ?? ''} />
        </div>
        <div className="field min-w-0 grow basis-60">
          <label htmlFor={`film-of-${id}`}>Address of the film</label>
          <input
            id={`film-of-${id}`}
            type="url"
            name="filmUrl"
            defaultValue={filmUrl ?? ''}
            placeholder="https://"
          />
        </div>
        <Button variant="secondary" className="self-end">
          Save
        </Button>
      </PostForm>
    </div>
  )
}
