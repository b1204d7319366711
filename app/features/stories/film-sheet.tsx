import { longDate } from '#app/format.ts'
import { adminPaths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import type { FilmSheetView, FilmStory } from './story-film.server.ts'
import { StoryLines } from './story-lines.tsx'

export function FilmSheet({ sheet: { stories, notPermitted, withdrawn } }: { sheet: FilmSheetView }) {
  return (
    <>
      {withdrawn.length > 0 ? <Withdrawn films={withdrawn} /> : null}
      {notPermitted > 0 ? (
        <p className="mb-6 text-faded print:hidden">
          {notPermitted === 1 ? 'One featured story is' : `${notPermitted} featured stories are`} not on this
          sheet, because the author does not permit that it is told on the channel.
        </p>
      ) : null}
      <Stories stories={stories} />
    </>
  )
}

/** Films that are still public although their stories were deleted, or may no longer be told. */
function Withdrawn({ films }: { films: FilmSheetView['withdrawn'] }) {
  return (
    <section aria-labelledby="withdrawn-films" className="mb-10 print:hidden">
      <h2 id="withdrawn-films" className="text-xl">
        Withdrawn, film still public
      </h2>
      <p className="mt-1 max-w-measure text-faded">
        The authors of these stories have taken them back. Nothing of the stories is kept here.
      </p>
      <ul className="mt-3 divide-y divide-rule border-y border-rule">
        {films.map(({ id, filmUrl, filmedOn, withdrawnOn }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
            <span className="min-w-0 grow wrap-anywhere">
              {filmUrl ? <a href={filmUrl}>{filmUrl}</a> : 'No address was noted'}
              {filmedOn ? `, filmed on ${longDate(filmedOn)}` : null}, withdrawn on {longDate(withdrawnOn)}
            </span>
            <PostForm action={adminPaths.filmSheet} hidden={{ film: id }} preventScrollReset>
              <Button variant="secondary">
                Done<span className="sr-only">: {filmUrl ?? `film ${id}`}</span>
              </Button>
            </PostForm>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One story after the other; on paper, each begins a sheet. */
function Stories({ stories }: Pick<FilmSheetView, 'stories'>) {
  if (stories.length === 0)
    return (
      <p className="rounded-lg border border-rule bg-leaf p-6 text-faded sm:p-8">
        No featured story may be told. An approved story is featured in the list of stories.
      </p>
    )
  return (
    <ol className="space-y-12">
      {stories.map((story) => (
        <li key={story.id} className="border-t border-gilt pt-6 print:not-first:break-before-page">
          <article aria-labelledby={`film-${story.id}`}>
            <h2 id={`film-${story.id}`} lang={story.language} dir="auto" className="text-2xl wrap-anywhere">
              {story.title}
            </h2>
            <p className="mt-1 text-sm text-faded">
              Theme: <bdi lang={story.language}>{story.theme}</bdi>
            </p>
            <Lot story={story} />
            <div lang={story.language} dir="auto" className="mt-5 text-lg">
              <StoryLines>{story.storyContent}</StoryLines>
            </div>
            <Filmed story={story} />
          </article>
        </li>
      ))}
    </ol>
  )
}

function Lot({ story: { lot, mayNameLot, language } }: { story: FilmStory }) {
  if (!lot)
    return (
      <p className="mt-3 text-faded">
        {mayNameLot ? 'Its author has no chart.' : 'Its author’s lot is not to be named.'}
      </p>
    )
  return (
    <div lang={language} dir="auto" className="mt-3 max-w-measure border-s-2 border-gilt ps-4">
      <p className="font-semibold">{lot.name}</p>
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
