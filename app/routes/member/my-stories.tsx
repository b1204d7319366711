import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { FilmMailCard } from '#app/features/stories/film-mail-card.tsx'
import { chooseFilmMails, readFilmMails } from '#app/features/stories/film-mails.server.ts'
import { permitStoryFormSchema } from '#app/features/stories/stories.schema.ts'
import { listMyStories } from '#app/features/stories/stories.server.ts'
import { NoStories, StoriesNotLoaded, StoryList } from '#app/features/stories/story-list.tsx'
import { storyWords as words } from '#app/features/stories/story-messages.ts'
import { permitStory } from '#app/features/stories/story-permissions.server.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { logFailure } from '#app/http/gate/context.server.ts'
import { perform } from '#app/http/gate/perform.server.ts'
import { formAction, formActions, formNamed } from '#app/http/pages/page.server.ts'
import { pageRefusal, redirectWithToast } from '#app/http/pages/redirects.server.ts'
import { Refusal } from '#app/operations/operation.server.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { errorToast } from '#app/ui/toast/error-toast.ts'
import { failure, success } from '#app/ui/toast/toast.ts'

export const meta: MetaFunction = () => pageTitle(words.mine)

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = new URL(request.url).searchParams.get('page') ?? 1
  try {
    const list = await perform(listMyStories, context, { page })
    return { state: 'loaded' as const, list, mails: await perform(readFilmMails, context, {}) }
  } catch (error) {
    if (error instanceof Refusal) throw pageRefusal(error, request)
    logFailure(context, error)
    return data({ state: 'failed' as const }, { status: 503 })
  }
}

const permit = formAction(permitStory, {
  schema: permitStoryFormSchema,
  failed: errorToast,
  faultMessage: () => failure(words.error, words.usesNotSaved),
  done: (_, args) =>
    redirectWithToast(
      args,
      paths.myStories + new URL(args.request.url).search,
      success(words.success, words.usesSaved),
    ),
})

const chooseMails = formAction(chooseFilmMails, {
  failed: errorToast,
  faultMessage: () => failure(words.error, words.filmMail.notSaved),
  done: ({ isOn, awaitsAddress }, args) => {
    const { on, off, confirm } = words.filmMail
    const text = isOn ? (awaitsAddress ? confirm : on) : off
    return redirectWithToast(args, `${paths.myStories}#film-mails-card`, success(words.success, text))
  },
})

const forms = { uses: permit, mails: chooseMails }

export const action = formActions(forms, (form) => formNamed(forms, form.get('form'), 'uses'))

export const clientAction = keepForm((form) =>
  failure(words.error, form.get('form') === 'mails' ? words.filmMail.notSaved : words.usesNotSaved),
)

export default function MyStories() {
  const page = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title={words.mine}
        lead={words.mineLead}
        actions={<ButtonLink href={paths.sendStory}>{words.share}</ButtonLink>}
      />
      {page.state === 'failed' ? (
        <StoriesNotLoaded />
      ) : page.list.rows.length === 0 ? (
        <NoStories />
      ) : (
        <>
          <StoryList {...page.list} />
          <FilmMailCard mails={page.mails} />
        </>
      )}
    </>
  )
}
