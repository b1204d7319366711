import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { FilmSheet } from '#app/features/stories/film-sheet.tsx'
import { readFilmSheet, settleFilm } from '#app/features/stories/story-film.server.ts'
import { keptForm } from '#app/framework/unanswered.ts'
import { formAction, pageLoader } from '#app/http/pages/page.server.ts'
import { redirectWithToast } from '#app/http/pages/redirects.server.ts'
import { adminPaths } from '#app/paths.ts'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { errorToast } from '#app/ui/toast/error-toast.ts'
import { success } from '#app/ui/toast/toast.ts'

export const meta: MetaFunction = () => pageTitle('To film')
export const loader = pageLoader(readFilmSheet)

export const action = formAction(settleFilm, {
  failed: errorToast,
  done: (_, args) => redirectWithToast(args, adminPaths.filmSheet, success('Ticked off')),
})

export const clientAction = keptForm

export default function StoryFilm() {
  return (
    <>
      <PageHeader
        title="To film"
        lead="The episodes of the channel, and the featured stories that none of them tells, without the name and the account of who sent them. Print the page for the desk."
        back={{ href: adminPaths.stories, label: 'Back to User Stories' }}
      />
      <FilmSheet sheet={useLoaderData<typeof loader>()} />
    </>
  )
}
