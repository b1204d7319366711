import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { FilmSheet } from '#app/features/stories/film-sheet.tsx'
import { FILM_NOT_SAVED } from '#app/features/stories/moderation-messages.ts'
import { markFilmed, readFilmSheet, settleFilm } from '#app/features/stories/story-film.server.ts'
import { keptForm } from '#app/framework/unanswered.ts'
import { formAction, formActions, pageLoader } from '#app/http/pages/page.server.ts'
import { redirectWithToast } from '#app/http/pages/redirects.server.ts'
import { adminPaths } from '#app/paths.ts'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { errorToast } from '#app/ui/toast/error-toast.ts'
import { failure, success } from '#app/ui/toast/toast.ts'

export const meta: MetaFunction = () => pageTitle('To film')
export const loader = pageLoader(readFilmSheet)

const settle = formAction(settleFilm, {
  failed: errorToast,
  done: (_, args) => redirectWithToast(args, adminPaths.filmSheet, success('Ticked off')),
})

const mark = formAction(markFilmed, {
  failed: errorToast,
  invalid: () => failure('Not saved', FILM_NOT_SAVED),
  done: (_, args) => redirectWithToast(args, adminPaths.filmSheet, success('Saved')),
})

/** The form of a withdrawn story's film has a `film` field. */
export const action = formActions({ mark, settle }, (form) => (form.has('film') ? 'settle' : 'mark'))

export const clientAction = keptForm

export default function StoryFilm() {
  return (
    <>
      <PageHeader
        title="To film"
        lead="The featured stories, without the name and the account of who sent them. Those that are not filmed come first. Print the page for the desk."
        back={{ href: adminPaths.stories, label: 'Back to User Stories' }}
      />
      <FilmSheet sheet={useLoaderData<typeof loader>()} />
    </>
  )
}
