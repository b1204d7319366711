import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { EpisodeForm } from '#app/features/stories/episode-form.tsx'
import { EPISODE_FAILED } from '#app/features/stories/episode-messages.ts'
import { episodeFormSchema } from '#app/features/stories/episodes.schema.ts'
import { changeEpisode, createEpisode, deleteEpisode } from '#app/features/stories/episodes.server.ts'
import { FilmedOn, NotOnSheet, Stories } from '#app/features/stories/film-sheet.tsx'
import { readEpisode, readNewEpisode } from '#app/features/stories/story-film.server.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { formAction, formActions, formLoader, pageLoader } from '#app/http/pages/page.server.ts'
import { redirectWithToast } from '#app/http/pages/redirects.server.ts'
import { adminPaths, pathWithin } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { confirmed } from './confirmed-action.server.ts'

export const meta: MetaFunction = ({ params }) => pageTitle(params.id ? 'Episode' : 'New episode')

const read = pageLoader(readEpisode, ({ params }) => ({ id: params.id }))
const readNew = pageLoader(readNewEpisode)

const NEW = { episode: null, stories: [], notPermitted: 0 }

export const loader = formLoader(async (args) =>
  args.params.id ? await read(args) : { ...NEW, ...(await readNew(args)) },
)

const failed = () => failure(...EPISODE_FAILED)

const common = {
  draft: {},
  schema: episodeFormSchema,
  faultMessage: failed,
  failed: ({ message }: { message: string }) => failure(EPISODE_FAILED[0], message),
  done: ({ id }: { id: string }, args: ActionFunctionArgs) =>
    redirectWithToast(args, pathWithin(adminPaths.filmSheet, [id]), success('Episode saved')),
}
const create = formAction(createEpisode, common)
const change = formAction(changeEpisode, {
  ...common,
  inputOf: (values, { params }) => ({ ...values, id: params.id }),
})
const remove = confirmed(deleteEpisode, {
  to: adminPaths.filmSheet,
  done: success('Episode deleted'),
  failed: ['Episode not deleted', EPISODE_FAILED[1]],
})

export const action = formActions(
  {
    save: (args: ActionFunctionArgs) => (args.params.id ? change(args) : create(args)),
    remove: (args: ActionFunctionArgs) => (args.params.id ? remove(args) : create(args)),
  },
  (form) => (form.has('remove') ? 'remove' : 'save'),
)

export const clientAction = keepForm(failed)

/** A new episode, or one with its sheet. */
export default function Episode() {
  const { episode, stories, notPermitted, chosen, choices, draft } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        eyebrow={episode ? 'Episode' : undefined}
        title={episode ? <bdi className="wrap-anywhere">{episode.name}</bdi> : 'New episode'}
        lead={
          episode ? (
            <span className="inline-block first-letter:uppercase">
              <FilmedOn film={episode} />
            </span>
          ) : (
            'A film that tells one story or several. Give each of its stories a place.'
          )
        }
        back={{ href: adminPaths.filmSheet, label: 'Back to the stories to film' }}
      />
      <NotOnSheet count={notPermitted} />
      <Stories stories={stories} />
      <section aria-labelledby="episode-form" className="mt-12 print:hidden">
        {episode ? (
          <h2 id="episode-form" className="mb-5 text-xl">
            Change the episode
          </h2>
        ) : (
          <h2 id="episode-form" className="sr-only">
            The episode
          </h2>
        )}
        <EpisodeForm key={episode?.id} episode={episode} chosen={chosen} choices={choices} draft={draft} />
        {episode ? (
          <Disclosure summary="Delete the episode" className="mt-8">
            <p className="max-w-measure">
              Its stories stay, and can be told in another episode. Their authors no longer see that they were
              filmed, and you are not told if they take back what they permit.
            </p>
            <PostForm hidden={{ remove: 'yes' }}>
              <Button variant="danger" className="self-start">
                Delete episode
              </Button>
            </PostForm>
          </Disclosure>
        ) : null}
      </section>
    </>
  )
}
