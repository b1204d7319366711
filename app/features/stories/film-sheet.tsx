import { Link } from 'react-router-dom'
import { longDate } from '#app/format.ts'
import { adminPaths, pathWithin } from '#app/paths.ts'
import { Button, buttonClasses } from '#app/ui/base/button.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import type { FilmSheetView, FilmStory } from './story-film.server.ts'
import { StoryLines } from './story-lines.tsx'

export function FilmSheet({
  sheet: { stories, notPermitted, withdrawn, episodes },
}: {
  sheet: FilmSheetView
}) {
  return (
    <>
      {withdrawn.length > 0 ? <Withdrawn films={withdrawn} /> : null}
      <Episodes episodes={episodes} hasStories={stories.length > 0} />
      <NotOnSheet count={notPermitted} />
      {stories.length > 0 ? (
        <Stories stories={stories} />
      ) : (
        <p className="rounded-lg border border-rule bg-leaf p-6 text-faded sm:p-8">
          No other featured story may be told. An approved story is featured in the list of stories.
        </p>
      )}
    </>
  )
}

const storiesIn = (count: number) => (count === 1 ? 'one story' : `${count} stories`)

function Episodes({ episodes, hasStories }: Pick<FilmSheetView, 'episodes'> & { hasStories: boolean }) {
  return (
    <section aria-labelledby="episodes" className="mb-10 print:hidden">
      <h2 id="episodes" className="text-xl">
        Episodes
      </h2>
      {episodes.length > 0 ? (
        <ul className="mt-3 divide-y divide-rule border-y border-rule">
          {episodes.map(({ id, name, stories, ...film }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
              <Link
                to={pathWithin(adminPaths.filmSheet, [id])}
                className="inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere"
              >
                <bdi>{name}</bdi>
              </Link>
              <span className="text-faded">
                {storiesIn(stories)}, <FilmedOn film={film} />
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 max-w-measure text-faded">
          An episode is a film that tells one story or several. It has one sheet to print.
        </p>
      )}
      {hasStories ? (
        <Link to={pathWithin(adminPaths.filmSheet, ['new'])} className={buttonClasses('secondary', 'mt-4')}>
          New episode
        </Link>
      ) : null}
    </section>
  )
}

interface Film {
  filmedOn: string | null
  filmUrl: string | null
}

/** When an episode was filmed, and a link to the film. */
export function FilmedOn({ film: { filmedOn, filmUrl } }: { film: Film }) {
  return (
    <>
      {filmedOn ? (
        <>
          filmed on <time dateTime={filmedOn}>{longDate(filmedOn)}</time>
        </>
      ) : filmUrl ? (
        'filmed'
      ) : (
        'not filmed yet'
      )}
      {filmUrl ? (
        <>
          : <a href={filmUrl}>the film</a>
        </>
      ) : null}
    </>
  )
}

/** For moderators: the episode that a story is in. */
export function InEpisode({ story }: { story: Film & { episode: string | null } }) {
  if (story.episode === null) return null
  return (
    <span className="wrap-anywhere">
      In “<bdi>{story.episode}</bdi>”, <FilmedOn film={story} />
    </span>
  )
}

export function NotOnSheet({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p className="mb-6 text-faded print:hidden">
      {count === 1 ? 'One story is' : `${count} stories are`} not on this sheet, because the author does not
      permit that it is told on the channel, or because it is no longer featured.
    </p>
  )
}

const WITHDRAWN = {
  story: 'These stories were deleted, or may no longer be told.',
  lot: 'These stories may still be told, but no longer with the lot of their authors, which the film may name.',
}

/** Films that are still public although their stories were deleted, or what they tell is no longer permitted. */
function Withdrawn({ films }: { films: FilmSheetView['withdrawn'] }) {
  return (
    <section aria-labelledby="withdrawn-films" className="mb-10 print:hidden">
      <h2 id="withdrawn-films" className="text-xl">
        Withdrawn, film still public
      </h2>
      {(['story', 'lot'] as const).map((what) => (
        <WithdrawnBy key={what} text={WITHDRAWN[what]} films={films.filter((film) => film.what === what)} />
      ))}
    </section>
  )
}

function WithdrawnBy({ text, films }: { text: string; films: FilmSheetView['withdrawn'] }) {
  if (films.length === 0) return null
  return (
    <>
      <p className="mt-3 max-w-measure text-faded">{text}</p>
      <ul className="mt-3 divide-y divide-rule border-y border-rule">
        {films.map(({ id, filmUrl, filmedOn, withdrawnOn }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
            <span className="min-w-0 grow wrap-anywhere">
              {filmUrl ? <a href={filmUrl}>{filmUrl}</a> : 'No address was noted'}
              {filmedOn ? `, filmed on ${longDate(filmedOn)}` : null}, since {longDate(withdrawnOn)}
            </span>
            <PostForm action={adminPaths.filmSheet} hidden={{ film: id }} preventScrollReset>
              <Button variant="secondary">
                Done<span className="sr-only">: {filmUrl ?? `film ${id}`}</span>
              </Button>
            </PostForm>
          </li>
        ))}
      </ul>
    </>
  )
}

/** One story after the other; on paper, each begins a sheet. */
export function Stories({ stories }: Pick<FilmSheetView, 'stories'>) {
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
